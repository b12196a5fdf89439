## Rattus Cartus: options, names, moves, refusals, card files, positions, what happened.

game-rattus_cartus = Rattus Cartus

# Options
rattus_cartus-option-building_choice = Buildings of the game
rattus_cartus-option-building_choice-first_game = those of a first game
rattus_cartus-option-building_choice-one_per_class = one building of each class, drawn
rattus_cartus-option-building_choice-mixed = mixed: five cards of each class, drawn
rattus_cartus-option-building_choice-list = a given list
rattus_cartus-option-building_list = List of building cards
rattus_cartus-option-building_list-hint = Thirty cards, five of each class, by their names in the card file: farm_1 farm_3 palace_2 …
rattus_cartus-option-simultaneous_supply = Supply actions chosen together
rattus_cartus-option-simultaneous_supply-false = in turn
rattus_cartus-option-simultaneous_supply-true = all choose unseen, then all are carried out
rattus_cartus-option-all_dead_lowest_rats_survive = When the plague would kill everybody
rattus_cartus-option-all_dead_lowest_rats_survive-false = all lose
rattus_cartus-option-all_dead_lowest_rats_survive-true = those with the fewest rats survive
rattus_cartus-option-cards = Card file
rattus_cartus-option-cards-standard = the standard one
rattus_cartus-option-cards-hint = Whoever has the printed cards can write their figures into a file of the same form.
rattus_cartus-option-show_rats = Rats of the others
rattus_cartus-option-show_rats-false = hidden, as at the table
rattus_cartus-option-show_rats-true = shown
rattus_cartus-option-survival = My chance to survive
rattus_cartus-option-survival-true = shown
rattus_cartus-option-survival-false = not shown

# Names
rattus_cartus-card-Pe = Peasant
rattus_cartus-card-Me = Merchant
rattus_cartus-card-Mo = Monk
rattus_cartus-card-Kn = Knight
rattus_cartus-card-Wi = Witch
rattus_cartus-card-Ki = King
rattus_cartus-card-Jo = Joker
rattus_cartus-card-Sw = Sword
rattus_cartus-card-Fl = Flute
rattus_cartus-card-Pa = Pass
rattus_cartus-card-Go = Gold
rattus_cartus-class-peasantry = Peasantry
rattus_cartus-class-bourgeoisie = Bourgeoisie
rattus_cartus-class-church = Church
rattus_cartus-class-chivalry = Chivalry
rattus_cartus-class-magic = Magic
rattus_cartus-class-royalty = Royalty
rattus_cartus-building-palace = Palace
rattus_cartus-building-treasury = Treasury
rattus_cartus-building-monastery = Monastery
rattus_cartus-building-hospital = Hospital
rattus_cartus-building-market = Marketplace
rattus_cartus-building-office = Office
rattus_cartus-building-castle = Castle
rattus_cartus-building-guard_tower = Guard Tower
rattus_cartus-building-farm = Farm
rattus_cartus-building-brewery = Brewery
rattus_cartus-building-pipers_hut = Piper's Hut
rattus_cartus-building-fortune_tent = Fortune-teller's Tent
rattus_cartus-stack-joker = Joker
rattus_cartus-stack-sword = Sword
rattus_cartus-stack-flute = Flute
rattus_cartus-stack-pass = Pass
rattus_cartus-stack-gold = Gold
rattus_cartus-stack-vp_token = Victory point token

# How it ended
rattus_cartus-ending-survived = The plague has passed: of those who live the one with the most points wins.
rattus_cartus-ending-all_dead = The plague has killed everybody: all lose.
rattus_cartus-ending-fewest_rats = Nobody would live: those with the fewest rats count as survivors.
rattus_cartus-tie-rats = Equal points: fewer rats decide.
rattus_cartus-tie-shared = Equal points and rats: the win is shared.

# Moves that can't be read
rattus_cartus-move-text = “{ $text }” is no move of Rattus Cartus. Moves read like “supply 2”, “enter 1”, “lay Mo2”, “done”, “special”.
rattus_cartus-move-name = “{ $text }”: nothing of that kind is called “{ $name }”.
rattus_cartus-move-nun = “{ $text }” must name a place and a card, like “nun 3 Mo2”.
rattus_cartus-move-set = “{ $text }” must name five building cards of one class, each once, in the order of the data.

# Why a move is not allowed
rattus_cartus-refusal-over = The game is over.
rattus_cartus-refusal-unknown = There is no such move.
rattus_cartus-refusal-step = That isn't what comes now: { $step ->
    [first] the starting player is to be drawn.
    [building] a building of a class is to be drawn.
    [cards] the cards of a class are to be drawn.
    [turn] a building card is to be turned up.
    [draw] a population card is to be drawn.
    [nun] a card of the nun row is to be turned up.
    [supply] a supply action is to be chosen.
    [look] a card of the nun row is to be looked at.
    [enter] a building is to be entered.
    [lay] cards are to be laid face down.
    [giver] it is to be chosen who gives cards.
    [give] cards are to be given.
    [flute] it is to be chosen who takes the rat.
    [action] an action of the building is to be chosen.
   *[drop] cards may be discarded.
}
rattus_cartus-refusal-pass-none = You hold no pass.
rattus_cartus-refusal-special = You don't hold the special action of this building.
rattus_cartus-refusal-basic = This building has no basic action.
rattus_cartus-refusal-kind-gold = { $card }: gold is never played.
rattus_cartus-refusal-kind-pass = { $card }: a pass is played only instead of entering a building.
rattus_cartus-refusal-hand = { $card }: there is no such card (any more) in your hand.
rattus_cartus-refusal-order = { $card }: cards are named in their order; { $after } has been named already.
rattus_cartus-refusal-too-few = { $card }: after it there would be too few cards left to give { $count }.
rattus_cartus-refusal-row = There are { $count } buildings in the row.
rattus_cartus-refusal-place = The nun row has { $count } cards.
rattus_cartus-refusal-looked-twice = The card in place { $place } has been looked at already in this action.
rattus_cartus-refusal-giver = That player doesn't have the fewest swords in the building.
rattus_cartus-refusal-flute = That player doesn't have the fewest flutes in the building.
rattus_cartus-refusal-draw = That card isn't in the deck.
rattus_cartus-refusal-nun = That card can't lie in the nun row, or another place than { $place } is asked for.
rattus_cartus-refusal-turn = { $card }: this building card can't come now.
rattus_cartus-refusal-first = There are { $count } seats.
rattus_cartus-refusal-building = It must be a building of the class { $class }.
rattus_cartus-refusal-cards = They must be five of the ten building cards of the class { $class }.

# Options that can't be taken
rattus_cartus-buildings-list = { $option } must be a list of building cards.
rattus_cartus-buildings-names = { $option } must name building cards, each once; not known: { $wrong }; named twice: { $twice }.
rattus_cartus-buildings-class = The list holds { $count } building cards of the class { $class }; a game needs { $wanted }.
rattus_cartus-buildings-unused = A list of building cards goes with “building_choice: list” only.
rattus_cartus-cards = The card file ({ $option }) can't be played with:
rattus_cartus-cards-long = The file is too long for a card file.
rattus_cartus-cards-json = The text isn't a JSON object: { $detail }.
rattus_cartus-cards-key = { $where }: there is no such field.
rattus_cartus-cards-missing = { $where } is missing.
rattus_cartus-cards-fixed = { $where } must be { $wanted }, not { $value }: the rulebook fixes it.
rattus_cartus-cards-ids = { $where } must hold the same ids as the standard file, in its order; wrong: { $value }.
rattus_cartus-cards-shape = { $where } doesn't have the form of the standard file.
rattus_cartus-cards-count = { $where }: there must be { $wanted }, not { $count }.
rattus_cartus-cards-number = { $where } must be a whole number from { $low } to { $high }, not “{ $value }”.
rattus_cartus-cards-effect = { $where }: “{ $value }” isn't one of { $known }.
rattus_cartus-cards-uses = { $where } must name what the actions take: { $wanted }.
rattus_cartus-cards-more = { $where }: the special action must give more than the basic one, which gives 1.
rattus_cartus-cards-empty = { $where }: a supply action must do something.

# Positions that can't be taken
rattus_cartus-position = This position can't be read:
rattus_cartus-position-key = There is no field “{ $name }” in { $where }. Known: { $known }.
rattus_cartus-position-number = { $where } must be a whole number from { $low } to { $high }, not “{ $value }”.
rattus_cartus-position-flag = { $where } must be true or false, not “{ $value }”.
rattus_cartus-position-name = { $where }: “{ $value }” isn't known. Known: { $known }.
rattus_cartus-position-unknown = { $where }: there is no “{ $value }”.
rattus_cartus-position-list = { $where } must be a list.
rattus_cartus-position-object = { $where } must be an object.
rattus_cartus-position-too-many = { $where }: there are not so many of { $card }.
rattus_cartus-position-row = The row has { $count } buildings; there are { $most } at most.
rattus_cartus-position-seats = There are { $seats } seats, but “seats” has { $count } entries.
rattus_cartus-position-order = { $where }: who has entered no building has no place in the order.
rattus_cartus-position-orders = The order of entering must count 0, 1, 2 and so on, not { $value }.
rattus_cartus-position-track-value = { $where }: the space { $value } is named twice.
rattus_cartus-position-track-seat = { $where }: seat { $seat } has one disc only.
rattus_cartus-position-nuns = The nun row has { $most } cards, not { $count }.
rattus_cartus-position-cell = { $where }: seats must be other seats, each in one group.
rattus_cartus-position-bounds = { $where } must have the fields { $known }.
rattus_cartus-position-phase = The step “{ $step }” doesn't belong to the phase “{ $phase }”.
rattus_cartus-position-start = In the step “{ $step }” the starting player { $step ->
    [first] can't be known yet.
   *[other] must be named.
}
rattus_cartus-position-round = Round { $round } doesn't go with the phase “{ $phase }”.
rattus_cartus-position-not-last = Points are counted after round { $rounds }, not { $round }.
rattus_cartus-position-active = In the step “{ $step }” “active” must be a seat.
rattus_cartus-position-not-in-game = { $card } isn't one of the buildings of this game.
rattus_cartus-position-twice = { $card } lies in two places.
rattus_cartus-position-class = Building cards of the class { $class } in the game: { $count }, not { $wanted }.
rattus_cartus-position-row-size = There must be { $wanted } buildings in the row now, not { $count }.
rattus_cartus-position-row-same = The buildings of the row are all the same: the last one must be replaced first.
rattus_cartus-position-used = Buildings of earlier rounds: { $count }, not { $wanted }.
rattus_cartus-position-under = Under the replacement deck lie { $count } cards; it has { $most }.
rattus_cartus-position-stack = { $stack }: { $held } held and { $left } on the stack, but there are { $total }.
rattus_cartus-position-hidden-specials = { $count } special cards are missing, but only { $places } cards aren't known.
rattus_cartus-position-deck = The population deck must have { $wanted } cards, not { $value }.
rattus_cartus-position-deck-empty = A card is to be drawn, but the deck is empty.
rattus_cartus-position-rest-missing = The first deck is used up: “rest” must name the nun cards that nobody has seen.
rattus_cartus-position-remade = The deck was made anew, so “rest” must name the nun cards that nobody has seen.
rattus_cartus-position-rest = “rest” has { $count } cards for { $wanted } places that nobody has seen.
rattus_cartus-position-laid-kind = { $where }: passes and gold can't be laid.
rattus_cartus-position-laid-nowhere = { $where }: cards lie in a building only.
rattus_cartus-position-place-phase = { $where } says nothing in the phase “{ $phase }”.
rattus_cartus-position-shown = { $where }: cards are turned up when their building is resolved, with two players all at once.
rattus_cartus-position-counting = { $where }: counting cards are known once cards are turned up.
rattus_cartus-position-counted = { $where } must be { $wanted }.
rattus_cartus-position-nun-undrawn = { $where }: somebody has looked there, so the card must be named.
rattus_cartus-position-nun-hidden = { $where }: whoever this position is for knows the card.
rattus_cartus-position-nun-known = { $where }: whoever this position is for can't know the card.
rattus_cartus-position-nun-drawn = { $where }: nobody has looked there, so the card can't be known.
rattus_cartus-position-counter = “{ $where }” doesn't go with the step “{ $step }”.
rattus_cartus-position-spot = The card in place { $place } has been seen already.
rattus_cartus-position-turn = “turn” { $turn } doesn't go with “active” { $active }.
rattus_cartus-position-carrying = Supply actions chosen together are carried out when all have chosen.
rattus_cartus-position-supply = { $where } must name a choice exactly for those who have chosen by now, in turn order.
rattus_cartus-position-supply-hidden = { $where } must be “?” exactly where the choice is still hidden.
rattus_cartus-position-entered = Seat { $seat } has entered a building already.
rattus_cartus-position-lays = Seat { $seat } must have entered last and have laid nothing yet.
rattus_cartus-position-no-cards = Seat { $seat } has no cards to lay.
rattus_cartus-position-no-place = “place” must say which building is being resolved.
rattus_cartus-position-not-entered = { $where }: all have entered when buildings are resolved.
rattus_cartus-position-laid-done = { $where }: that building is resolved, its cards are discarded.
rattus_cartus-position-actor = Seat { $seat } can't be the one that is asked in the step “{ $step }”.
rattus_cartus-position-chosen = { $card } can't have been named so far.
rattus_cartus-position-chosen-hidden = Cards named so far are hidden from whoever this position is for.
rattus_cartus-position-learned-other = “learned.{ $who }”: what others have learned is hidden here.
rattus_cartus-position-impossible = The cards that aren't known can't lie anywhere within what is known of them.
rattus_cartus-position-sure = { $where }: { $card } isn't where it surely is.
rattus_cartus-position-bound = { $where }: there are more of { $card } than may lie there.
rattus_cartus-position-bound-early = { $where }: nothing is bounded before the deck is made anew.

# What happened
rattus_cartus-log-first = is the starting player
rattus_cartus-log-building = in the game: { $building }
rattus_cartus-log-cards = in the game: { $cards }
rattus_cartus-log-draw = draws a population card { $card }
rattus_cartus-log-reshuffle = { $count } discarded cards become the population deck
rattus_cartus-log-turn = turned up in place { $place }: { $card }
rattus_cartus-log-replace = all the same: { $by } replaces { $card }
rattus_cartus-log-round = begins round { $round } { $last ->
    [yes] (the last one)
   *[no] {""}
}
rattus_cartus-log-supply = chooses the supply action of building { $place }: { $card }
rattus_cartus-log-look = looks at place { $place } of the nun row { $card }
rattus_cartus-log-rats = { $rats } rats ({ $reason ->
    [supply] supply action
    [strangers] cards of other classes
    [action] action of the building
    [drop] discarded card
   *[flute] flutes
})
rattus_cartus-log-pass = plays a pass
rattus_cartus-log-enter = enters { $building }, space { $space }
rattus_cartus-log-lay = plays { $count } cards face down { $cards }
rattus_cartus-log-shown = turns up: { $cards }
rattus_cartus-log-influence = { $count } influence in { $class }, now { $value }
rattus_cartus-log-holder = holds the special action of building { $place }
rattus_cartus-log-swords = takes { $count } cards from seat { $giver } with swords
rattus_cartus-log-gift = gives { $count } cards to seat { $to } { $cards }
rattus_cartus-log-flutes = gives a rat to seat { $taker }
rattus_cartus-log-action = { $action ->
    [special] special action
    [basic] basic action
   *[decline] no action
}: { $building }
rattus_cartus-log-take = takes { $count }: { $stack }
rattus_cartus-log-levy = raises a levy; seats that must give: { $seats }
rattus_cartus-log-drop = discards { $card }
rattus_cartus-log-discard = building { $place }: { $count } population cards are discarded
rattus_cartus-log-round_over = gets the starting player card
rattus_cartus-log-hand = shows the hand: { $cards }
rattus_cartus-log-points = { $points } points: { $line ->
    [class] influence { $count }
    [hand] most cards in hand
    [sword] most swords
    [flute] most flutes
    [pass] most passes
    [gold] gold { $count }
   *[token] tokens { $count }
} { $class }
rattus_cartus-log-nun = place { $place } of the nun row: { $card }
rattus_cartus-log-plague = { $alive ->
    [yes] survives: { $rats } rats, { $nuns } nuns
   *[no] is killed by the plague: { $rats } rats, { $nuns } nuns
}
rattus_cartus-log-over = { $reason ->
    [all_dead] nobody is left
   *[other] wins: seat { $winners }
}
