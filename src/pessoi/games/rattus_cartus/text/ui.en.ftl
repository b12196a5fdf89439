### Rattus Cartus on the screen: questions, board, log, points, legend, the board in words.

rattus_cartus-ui-fact = Win the classes, and outlive the plague

## Things

rattus_cartus-ui-card = { $card }, { $nuns ->
    [0] no nun
    [one] 1 nun
   *[other] { $nuns } nuns
}
rattus_cartus-ui-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
rattus_cartus-ui-rats = { $count ->
    [one] 1 rat
   *[other] { $count } rats
}
rattus_cartus-ui-hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
rattus_cartus-ui-influence-of = influence in all: { $count }
rattus_cartus-ui-tokens = { $count ->
    [one] 1 victory point token
   *[other] { $count } victory point tokens
}
rattus_cartus-ui-laid-count = { $count ->
    [one] 1 card laid
   *[other] { $count } cards laid
}
rattus_cartus-ui-laid = Laid: { $cards }
rattus_cartus-ui-known = You know of: { $cards }
rattus_cartus-ui-deck = Population deck: { $count }
rattus_cartus-ui-discard = Discard pile: { $count }
rattus_cartus-ui-no-cards = No card in hand

## Actions

rattus_cartus-ui-special = Special action
rattus_cartus-ui-basic = Basic action
rattus_cartus-ui-supplies = Supplies
rattus_cartus-ui-special-is = special action: { $action }
rattus_cartus-ui-basic-is = basic action: { $action }
rattus_cartus-ui-supply-is = supplies: { $supply }
rattus_cartus-ui-effect-take = { $count } × { $stack } from the stack
rattus_cartus-ui-effect-draw = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rattus_cartus-ui-effect-discard_rats = give back { $count ->
    [one] 1 rat
   *[other] { $count } rats
}
rattus_cartus-ui-effect-look_nuns = look at { $count ->
    [one] 1 nun card
   *[other] { $count } nun cards
}
rattus_cartus-ui-effect-levy = everybody outside a Guard Tower with as many cards as you or more gives you { $count } cards
rattus_cartus-ui-effect-draw_per_influence = { $per ->
    [1] draw 1 card for each point of influence that you gained here
   *[other] draw 1 card for every { $per } points of influence that you gained here
}
rattus_cartus-ui-effect-discard_rats_and_trade = { $count ->
    [0] {""}
    [one] {"give back 1 rat, and "}
   *[other] {"give back "}{ $count }{" rats, and "}
}discard up to { $cards } cards for a rat each
rattus_cartus-ui-effect-influence = { $count ->
    [one] 1 more point of influence
   *[other] { $count } more points of influence
}
rattus_cartus-ui-effect-none = nothing
rattus_cartus-ui-supply-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
rattus_cartus-ui-supply-rats = { $count ->
    [one] give back 1 rat
   *[other] give back { $count } rats
}
rattus_cartus-ui-supply-look = { $count ->
    [one] look at 1 nun card
   *[other] look at { $count } nun cards
}
rattus_cartus-ui-reconstructed = Reconstructed: the rulebook's text doesn't tell it
rattus_cartus-ui-reconstructed-note = Reconstructed, since the rulebook's text doesn't tell them: the supplies of the building cards, the numbers of the Piper's Hut, how the nuns are spread over the classes, the beginning and end of the tracks, the value of a token. A table can be played with a card file of its own.

## Board

rattus_cartus-ui-board = Table of Rattus Cartus
rattus_cartus-ui-row = Buildings of this round
rattus_cartus-ui-no-row = The buildings of this round are being turned up
rattus_cartus-ui-nuns = Nun row
rattus_cartus-ui-seen = { $short ->
    [true] seen: { $seen } of { $all }
   *[false] you have seen { $seen } of { $all }
}
rattus_cartus-ui-influence = Influence
rattus_cartus-ui-own-rats = Your rats
rattus_cartus-ui-stacks = Stacks
rattus_cartus-ui-hand = Your hand
rattus_cartus-ui-players = Players
rattus_cartus-ui-detail = Closely
rattus_cartus-ui-plague = The plague
rattus_cartus-ui-nuns-seen = Nuns seen: { $seen } · { $unseen ->
    [0] you know the whole row
    [one] 1 card is unknown to you
   *[other] { $unseen } cards are unknown to you
}
rattus_cartus-ui-odds = You would live
rattus_cartus-ui-survival-bars = With so many rats you would live:
rattus_cartus-ui-survival = Nuns seen: { $seen }; { $unseen ->
    [0] you know the whole row
    [one] 1 card is unknown to you
   *[other] { $unseen } cards are unknown to you
}. Chance to live with your rats: { $percent } %
rattus_cartus-ui-nun = Nun row, place { $place }: { $known ->
    [true] { $card }
   *[false] face down
}{ $looked ->
    [0] {""}
   *[other] {"; seen by: "}{ $names }
}
rattus_cartus-ui-track = { $class }: { $count ->
    [0] nobody has influence
   *[other] { $places }
}
rattus_cartus-ui-spaces = Who is in: { $building }
rattus_cartus-ui-inside = inside: { $names }
rattus_cartus-ui-supplied = Took these supplies: { $names }
rattus_cartus-ui-holds = holds the special action
rattus_cartus-ui-beats = { $beats ->
    [0] Special action: with any number of cards
    [one] Special action: from 1 counting card on
   *[other] Special action: from { $beats } counting cards on
}
rattus_cartus-ui-held = you hold only { $count }
rattus_cartus-ui-starter = Starting player
rattus_cartus-ui-stage = { $phase ->
    [setup] set-up
    [scoring] end of the game
    [over] end of the game
   *[other] Round { $round } of { $rounds }{ $last ->
        [true] , the last
       *[false] {""}
    } · { $phase ->
        [new_buildings] new buildings
        [supplies] supplies
        [entering] entering buildings
       *[resolving] resolving buildings
    }
}
rattus_cartus-ui-stage-short = Round { $round }/{ $rounds }
rattus_cartus-ui-round = Round { $round } of { $rounds }{ $last ->
    [true] , the last
   *[false] {""}
} · { $phase ->
    [setup] set-up
    [new_buildings] new buildings
    [supplies] supplies
    [entering] entering buildings
    [resolving] resolving buildings
    [scoring] the end
   *[over] over
} · starts: { $name }
rattus_cartus-ui-summary-now = Now

## Questions

rattus_cartus-ui-key-building = building
rattus_cartus-ui-key-nun = place
rattus_cartus-ui-key-card = card
rattus_cartus-ui-choose-building = Choose a building first
rattus_cartus-ui-choose-nun = Choose a card of the nun row first
rattus_cartus-ui-choose-cards = { $count ->
    [one] Choose 1 card
   *[other] Choose { $count } cards
}
rattus_cartus-ui-supply-question = Which supplies do you take?
rattus_cartus-ui-supply-hint = You may enter another building later
rattus_cartus-ui-take-supply = Take supplies
rattus_cartus-ui-look-question = Which nun card do you look at?
rattus_cartus-ui-look-hint = { $left ->
    [one] Only you see it
   *[other] Only you see it · { $left } looks left
}
rattus_cartus-ui-look = { $place ->
    [0] Look
   *[other] Look at card { $place }
}
rattus_cartus-ui-enter-question = Which building do you enter?
rattus_cartus-ui-enter-hint = Then choose the cards that you lay there
rattus_cartus-ui-pass = Play a pass
rattus_cartus-ui-lay-question = { $building }: which cards do you lay?
rattus_cartus-ui-lay-hint = influence { $class } +{ $influence }
rattus_cartus-ui-lay-unseen = the others see only the number
rattus_cartus-ui-lay-rats = { $count ->
    [one] 1 rat
   *[other] { $count } rats
} for cards of other classes
rattus_cartus-ui-lay-special = { $enough ->
    [true] enough for the special action so far
   *[false] the special action takes { $beats }
}
rattus_cartus-ui-enter = { $count ->
    [0] Enter without a card
    [one] Enter with 1 card
   *[other] Enter with { $count } cards
}
rattus_cartus-ui-action-question = { $building }: which action?
rattus_cartus-ui-special-of = special action: { $name }
rattus_cartus-ui-do-special = Special action
rattus_cartus-ui-do-basic = Basic action
rattus_cartus-ui-do-decline = No action
rattus_cartus-ui-giver-question = Who gives you cards?
rattus_cartus-ui-giver-hint = You have the most swords; these are tied for the fewest
rattus_cartus-ui-giver = { $name }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
rattus_cartus-ui-flute-question = Who takes a rat of yours?
rattus_cartus-ui-flute-hint = You have the most flutes; these are tied for the fewest
rattus_cartus-ui-give-question = { $count ->
    [one] Which card do you give?
   *[other] Which { $count } cards do you give?
}
rattus_cartus-ui-give-hint = Chosen: { $count } of { $most } · only the two of you see them
rattus_cartus-ui-give = { $count ->
    [one] Give 1 card
   *[other] Give { $count } cards
}
rattus_cartus-ui-drop-question = Which cards do you discard?
rattus_cartus-ui-drop-hint = Chosen: { $count }, at most { $most } · a rat goes with each
rattus_cartus-ui-drop = { $count ->
    [0] Discard none
    [one] Discard 1 card
   *[other] Discard { $count } cards
}

## Moves in words

rattus_cartus-ui-move-supply = take the supplies of: { $building } ({ $supply })
rattus_cartus-ui-move-look = look at nun card { $place }{ $known ->
    [true] , already seen
   *[false] {""}
}
rattus_cartus-ui-move-enter = enter: { $building }
rattus_cartus-ui-move-pass = play a pass
rattus_cartus-ui-move-lay = lay: { $card }
rattus_cartus-ui-move-done = no more cards
rattus_cartus-ui-move-giver = take cards from: { $name }
rattus_cartus-ui-move-give = give: { $card }
rattus_cartus-ui-move-flute = give a rat to: { $name }
rattus_cartus-ui-move-special = special action: { $action }
rattus_cartus-ui-move-basic = basic action: { $action }
rattus_cartus-ui-move-decline = no action
rattus_cartus-ui-move-drop = discard: { $card }

## Log

rattus_cartus-ui-log-first = begins: { $name }
rattus_cartus-ui-log-building = in the game: { $building }
rattus_cartus-ui-log-draw = { $known ->
    [true] draws: { $card }
   *[false] draws a card
}
rattus_cartus-ui-log-reshuffle = the discard pile becomes the deck: { $count } cards
rattus_cartus-ui-log-turn = turned up: { $building }
rattus_cartus-ui-log-replace = all alike: { $building } goes under, { $by } takes its place
rattus_cartus-ui-log-round = { $last ->
    [true] Round { $round }, the last
   *[false] Round { $round }
} · starts: { $name }
rattus_cartus-ui-log-supply = takes the supplies of: { $building }
rattus_cartus-ui-log-look = { $known ->
    [true] looks at nun card { $place }: { $card }
   *[false] looks at nun card { $place }
}
rattus_cartus-ui-log-rats = { $more ->
    [true] +{ $count }
   *[false] −{ $count }
} { $count ->
    [one] rat
   *[other] rats
}: { $reason ->
    [supply] supplies
    [strangers] other classes
    [action] action
    [drop] cards discarded
   *[flute] flutes
}
rattus_cartus-ui-log-pass = plays a pass
rattus_cartus-ui-log-enter = enters: { $building }
rattus_cartus-ui-log-lay = { $count ->
    [0] lays no card
    [one] lays 1 card
   *[other] lays { $count } cards
}{ $known ->
    [true] {": "}{ $cards }
   *[false] {""}
}
rattus_cartus-ui-log-shown = turns up: { $cards }
rattus_cartus-ui-log-influence = { $class }: +{ $count }, now { $value }{ $reason ->
    [last] {" "}(last round)
   *[cards] {""}
}
rattus_cartus-ui-log-holder = holds the special action with { $counting ->
    [0] no counting card
    [one] 1 counting card
   *[other] { $counting } counting cards
}
rattus_cartus-ui-log-swords = has the most swords; gives half of the hand: { $giver } ({ $count })
rattus_cartus-ui-log-gift = gives { $count ->
    [one] 1 card
   *[other] { $count } cards
} to: { $name }{ $known ->
    [true] {" · "}{ $cards }
   *[false] {""}
}{ $reason ->
    [levy] {" (Guard Tower)"}
   *[sword] {" (swords)"}
}
rattus_cartus-ui-log-flutes = has the most flutes; takes a rat: { $taker }
rattus_cartus-ui-log-action = { $building }: { $action ->
    [special] special action
    [basic] basic action
   *[decline] no action
}
rattus_cartus-ui-log-take = takes: { $stack } × { $count }
rattus_cartus-ui-log-levy = { $count ->
    [0] nobody must give cards
   *[other] must give cards: { $names }
}
rattus_cartus-ui-log-drop = discards: { $card }
rattus_cartus-ui-log-hand = { $count ->
    [0] shows an empty hand
   *[other] shows the hand: { $cards }
}
rattus_cartus-ui-log-nun = nun card { $place }: { $card }
rattus_cartus-ui-log-plague = { $alive ->
    [true] lives
   *[false] is killed by the plague
}: { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
}, { $nuns ->
    [one] 1 nun
   *[other] { $nuns } nuns
}

## Points

rattus_cartus-ui-line-class = { $class }
rattus_cartus-ui-line-hand = Cards in hand
rattus_cartus-ui-line-sword = Swords
rattus_cartus-ui-line-flute = Flutes
rattus_cartus-ui-line-pass = Passes
rattus_cartus-ui-line-gold = Gold
rattus_cartus-ui-line-token = Tokens
rattus_cartus-ui-award-title = { $name }: { $what }
rattus_cartus-ui-term-class = { $class }, with influence { $count }
rattus_cartus-ui-term-hand = most counting cards in hand: { $count }
rattus_cartus-ui-term-sword = most swords in hand: { $count }
rattus_cartus-ui-term-flute = most flutes in hand: { $count }
rattus_cartus-ui-term-pass = most passes in hand: { $count }
rattus_cartus-ui-term-gold = gold cards: { $count }
rattus_cartus-ui-term-token = victory point tokens: { $count }
rattus_cartus-ui-ended-survived = The plague has passed
rattus_cartus-ui-ended-all_dead = The plague has spared nobody
rattus_cartus-ui-ended-fewest_rats = The fewest rats survive
rattus_cartus-ui-ending = The count
rattus_cartus-ui-ending-again = Line by line
rattus_cartus-ui-ending-skip = To the end
rattus_cartus-ui-total = Points
rattus_cartus-ui-rats-at-end = Rats
rattus_cartus-ui-nuns-at-end = Nuns in the row
rattus_cartus-ui-fate = { $won ->
    [true] wins
   *[false] { $alive ->
        [true] lives
       *[false] dead
    }
}

## Refusals

rattus_cartus-ui-refused = That can't be done
rattus_cartus-ui-refused-step = Not now
rattus_cartus-ui-refused-seat = Another player is asked
rattus_cartus-ui-refused-place = Not a card of the row
rattus_cartus-ui-refused-looked-twice = Not the same card twice
rattus_cartus-ui-refused-pass-none = No pass in hand
rattus_cartus-ui-refused-hand = Not in your hand
rattus_cartus-ui-refused-kind-gold = Gold is never laid
rattus_cartus-ui-refused-kind-pass = A pass is not laid
rattus_cartus-ui-refused-too-few = Too few cards
rattus_cartus-ui-refused-special = Not your special action
rattus_cartus-ui-refused-basic = No basic action here

## Reference

rattus_cartus-ui-reference = Cards and icons
rattus_cartus-ui-coming = Still to come
rattus_cartus-ui-decks = Building deck: { $buildings } · replacement deck: { $replacement }
rattus_cartus-ui-classes = Classes
rattus_cartus-ui-special-cards = Cards of the open stacks
rattus_cartus-ui-about-joker = Counts as a card of any class, and never brings a rat.
rattus_cartus-ui-about-sword = Who has the most of them in a building takes half a hand from one with the fewest.
rattus_cartus-ui-about-flute = Who has the most of them in a building gives a rat to one with the fewest.
rattus_cartus-ui-about-pass = Lets you enter later than the others.
rattus_cartus-ui-about-gold = Is never laid, and counts at the end.
rattus_cartus-ui-icons = Icons
rattus_cartus-ui-icon-special = special action
rattus_cartus-ui-icon-basic = basic action
rattus_cartus-ui-icon-draw = draw a card
rattus_cartus-ui-icon-rat = give back a rat
rattus_cartus-ui-icon-eye = look at a nun card
rattus_cartus-ui-icon-influence = point of influence
rattus_cartus-ui-icon-thrown = discard a card
rattus_cartus-ui-icon-levied = card that another gives
rattus_cartus-ui-icon-nun = nun
rattus_cartus-ui-icon-token = victory point
