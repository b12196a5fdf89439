## Guildhall: Job Faire: options, moves, refusals, positions, what happened.

game-guildhall = Guildhall: Job Faire
guildhall-profession-card = { $profession } ({ $colour })

# Options
guildhall-option-professions = Professions
guildhall-option-professions-job_faire = the six of Job Faire
guildhall-option-professions-random = six of twelve, drawn at random
guildhall-option-professions-all = all twelve, a much longer game
guildhall-option-named = Take part in any case
guildhall-option-named-bricklayer = Bricklayer
guildhall-option-named-hunter = Hunter
guildhall-option-named-peddler = Peddler
guildhall-option-named-robber = Robber
guildhall-option-named-scholar = Scholar
guildhall-option-named-tax_collector = Tax Collector
guildhall-option-named-assassin = Assassin
guildhall-option-named-dancer = Dancer
guildhall-option-named-farmer = Farmer
guildhall-option-named-historian = Historian
guildhall-option-named-trader = Trader
guildhall-option-named-weaver = Weaver
guildhall-option-first_player = First player
guildhall-option-first_player-random = drawn at random
guildhall-option-first_player-0 = the first seat
guildhall-option-first_player-1 = the second seat
guildhall-option-first_player-2 = the third seat
guildhall-option-first_player-3 = the fourth seat
guildhall-option-first_refill = In the set-up the first player draws up to
guildhall-option-first_refill-9 = 9 cards, like the others
guildhall-option-first_refill-8 = 8 cards, to the letter of the rulebook
guildhall-option-round_limit = The play is broken off after
guildhall-option-round_limit-1000 = 1000 rounds
guildhall-option-round_limit-50 = 50 rounds
guildhall-option-round_limit-3 = 3 rounds
guildhall-option-memory = Show what one has seen of hands and of the pile
guildhall-option-memory-false = no, as at a real table
guildhall-option-memory-true = yes
guildhall-options-named = { $count } professions are named; a game of six takes { $most } at most.
guildhall-options-first = Seat { $seat } can't begin: there are { $seats } seats.

# How it ended
guildhall-ending-twenty = Twenty victory points at the end of a turn.
guildhall-ending-round_limit = Broken off at the round limit, without a winner.

# Moves that can't be read
guildhall-move-text = “{ $text }” is no move of Guildhall. Moves read like “play BR-p 2”, “discard HU-b”, “buy vp7”.
guildhall-move-name = “{ $text }”: nothing of that kind is called “{ $name }”.

# Why a move is not allowed
guildhall-refusal-over = The game is over.
guildhall-refusal-unknown = There is no such move.
guildhall-refusal-step = That isn't what comes now: { $step ->
    [first] the first player is to be drawn.
    [professions] a profession is to be drawn.
    [row] a VP card is to be turned up.
    [draw] a card is to be drawn.
    [show] the Scholar shows a card.
    [seize] a card of the hand is taken at random.
    [setup] cards are discarded, or “done”.
    [opening] a card of the opening guild is to be placed.
    [action] an action is to be chosen, or the end of the turn.
    [pay] completed chapters are to be paid, and the card on top.
    [back] a card is to be put back on the deck.
    [hunt] cards of the pile are to be swapped.
    [search] a card of the pile is to be placed.
    [swap] the cards of a swap are to be named.
    [rob] a card of the hand looked at is to be taken.
    [give] a card of the guild is to be given.
    [strike] a card of an opponent's guild is to be discarded.
    [use] the ability is used or not.
    [place] a card of the hand is placed in the guild.
   *[drop] a completed chapter too many is to be discarded.
}
guildhall-refusal-draw = That can't be drawn now.
guildhall-refusal-begun = Discarding has begun: more cards, or “done”.
guildhall-refusal-hand = { $card } isn't in your hand.
guildhall-refusal-guild = { $card } lies face up in your guild already.
guildhall-refusal-profession = You have played a { $profession } in this turn already.
guildhall-refusal-level = Your guild has { $count } of that profession: { $card } has no such level, or doesn't reach it.
guildhall-refusal-ability = Level { $level } of { $card } can't be carried out in full.
guildhall-refusal-opponent = That needs another opponent, or none.
guildhall-refusal-row = { $vp } doesn't lie in the center row.
guildhall-refusal-cost = That costs { $cost ->
    [one] one completed chapter
   *[other] { $cost } completed chapters
}; you have { $have }.
guildhall-refusal-paid = The chapters are named; now say which card lies on top.
guildhall-refusal-chapter = You have no completed chapter { $profession }.
guildhall-refusal-order = That must be named in ascending order, so that a whole choice remains.
guildhall-refusal-top = That card isn't among those discarded, or it isn't its turn in their order.
guildhall-refusal-opening = The three opening cards are different ones, named in ascending order.
guildhall-refusal-duplicate = { $card } lies face up in the guild already.
guildhall-refusal-pile = { $card } isn't in the discard pile.
guildhall-refusal-fetch = { $card } lay in your guild before the search: it can't be taken.
guildhall-refusal-lay = { $card } can't be given: it must be a card of your guild, at level 4 of the one chapter.
guildhall-refusal-lower = After this search another level is to be carried out, or none.
guildhall-refusal-take = { $card } can't be taken: it isn't in that hand, or it is a duplicate while others can be placed.
guildhall-refusal-gift = { $card } can't be given there: it isn't in your guild, or is in theirs.
guildhall-refusal-strike = { $card } can't be discarded: it isn't in that guild, or doesn't fit the level.
guildhall-refusal-use = That isn't what this VP card does, or it would be a duplicate.
guildhall-refusal-must-place = A card of the hand must be placed.
guildhall-refusal-swap = That can't be part of the swap: a card would lie twice in a guild, or isn't there.

# What is wrong with a position
guildhall-position = This position can't be read:
guildhall-position-key = There is no field “{ $name }” in { $where }. Known: { $known }.
guildhall-position-number = { $where } must be a whole number from { $low } to { $high }, not “{ $value }”.
guildhall-position-name = { $where }: “{ $value }” isn't known. Known: { $known }.
guildhall-position-unknown = { $where }: there is no “{ $value }”.
guildhall-position-list = { $where } must be a list.
guildhall-position-object = { $where } must be an object.
guildhall-position-seats = “seats” has { $count } entries; there are { $due } seats.
guildhall-position-too-many = { $where } has more than { $most } entries, or another number than it says.
guildhall-position-twice = { $where }: { $card } lies there twice.
guildhall-position-professions = “professions” must be { $count } different ones, { $sure } among them.
guildhall-position-professions-missing = { $given } professions are in the game; there must be { $count }.
guildhall-position-area-size = { $count } cards lie in the action area, more than { $most }.
guildhall-position-work = In the step “{ $step }” “work” must be one of { $known }.
guildhall-position-turn-step = The step “{ $step }” doesn't go with turn { $turn }: the set-up is turn 0.
guildhall-position-first = In the step “{ $step }” “first” and “active” must be { $step ->
    [first] null
   *[other] seats
}.
guildhall-position-setup = In the step “{ $step }” there is nothing yet but { $step ->
    [first] the deck
    [professions] the deck
    [row] the row
   *[other] hands, opening guilds and discards
}.
guildhall-position-opening = In the set-up seat { $seat } has { $due } cards in its guild now.
guildhall-position-turn = In turn { $turn } seat { $seat } is active.
guildhall-position-rounds = Turn { $turn } is beyond the round limit; the last one is { $most }.
guildhall-position-actions = { $count } actions left can't be: there is at least one to choose, and at most { $most }.
guildhall-position-played = The professions played ({ $played }) don't go with the action area ({ $area }).
guildhall-position-over-area = When the game is over the action area is empty and nothing counts as played.
guildhall-position-area-vp = Seat { $seat } doesn't have the VP cards of its action area.
guildhall-position-chapter-whole = Seat { $seat } has all five of { $profession } face up: that is a completed chapter.
guildhall-position-completed = Seat { $seat } has { $count } completed chapters; { $most } at most, except in the step “drop”.
guildhall-position-no-drop = In the step “drop” a seat must have a fourth completed chapter.
guildhall-position-points = Seat { $seat } has { $points } points: the game would have ended with its turn.
guildhall-position-reason = In the step “{ $step }” “reason” must be { $step ->
    [over] twenty, with 20 points of the active seat, or round_limit in the last turn
   *[other] null
}.
guildhall-position-row-early = In the step “{ $step }” the row is empty.
guildhall-position-row = { $empty } places of the row are empty and { $left } VP cards left: that doesn't go with the step “{ $step }”.
guildhall-position-vp-copies = There are { $most } copies of { $vp } with this number of seats.
guildhall-position-copies = { $card } is there { $count } times; the game has { $most } of it.
guildhall-position-out = { $card } can't be out of the game: its copies lie elsewhere.
guildhall-position-deck = The deck must hold { $due } copies of { $card }, or “out” must say where they are.
guildhall-position-deck-size = The deck must have { $due } cards.
guildhall-position-unknown-chapter = A whole position tells the professions of completed chapters.
guildhall-position-own-unknown = Seat { $seat } knows its own cards and chapters.
guildhall-position-chapters-known = The completed chapters of seat { $seat } aren't known to this viewer: they must be null.
guildhall-position-chapters-fit = { $count } completed chapters lie hidden, but the cards left make { $most } at most.
guildhall-position-put-back = Who put cards back on the deck knows them.
guildhall-position-top = The top card of the pile lies open: it can't be null.
guildhall-position-source = In the step “{ $step }” “source” must be the card whose ability that is.
guildhall-position-source-area = In the step “{ $step }” “source” must be the last card of the action area.
guildhall-position-level = In the step “{ $step }” “level” must be one that the card has there, null for a VP card.
guildhall-position-shown = In the step “{ $step }” no shown cards wait.
guildhall-position-left = “left” is { $count }; here it goes from { $low } to { $high }.
guildhall-position-back = { $count } cards must be in the hand to be put back, and none lie put back yet.
guildhall-position-opponent = In the step “{ $step }” “opponent” must be { $step ->
    [rob] another seat
    [seize] another seat
   *[other] null, or another seat once it is named
}.
guildhall-position-hand = Seat { $seat } must hold { $least } cards at least.
guildhall-position-dead = In the step “{ $step }” nothing would be possible here.
guildhall-position-chosen = “chosen”, “laid” or “low” can't have come about in the step “{ $step }”.
guildhall-position-learned = “learned”: { $card } isn't in { $where } so many times.
guildhall-position-learned-others = “learned”: what seat { $seat } knows isn't for this viewer, or there is no such seat.
guildhall-position-learned-shown = “learned” and { $where } don't agree on { $card }.
guildhall-position-learned-top = “learned”: all know the top card of the pile.
guildhall-position-learned-search = “learned”: the active seat looks at { $where }, so it knows each card there.

# What happened, for the terminal
guildhall-log-first = is the first player
guildhall-log-profession = in the game: { $profession }
guildhall-log-row = in the center row: { $vp }
guildhall-log-draw = draws a card{ $card ->
    [none] {""}
   *[other] : { $card }
}
guildhall-log-reshuffle = the discard pile ({ $count }) becomes the deck
guildhall-log-more = draws one card more, to have three different ones
guildhall-log-discard = discards { $count ->
    [0] nothing
    [one] { $top }
   *[other] { $count } cards, { $top } on top
}
guildhall-log-place = { $card } into the guild of seat { $owner }
guildhall-log-duplicate = { $card } is a duplicate and is discarded
guildhall-log-play = plays { $card } { $level ->
    [none] without ability
   *[other] at level { $level }
}{ $opponent ->
    [none] {""}
   *[other] , against seat { $opponent }
}
guildhall-log-buy = buys { $vp }
guildhall-log-pay = pays { $count ->
    [one] a completed chapter
   *[other] { $count } completed chapters
}, { $top } on top
guildhall-log-drop = discards a completed chapter, { $top } on top
guildhall-log-complete = completes { $profession }
guildhall-log-back = puts back { $count ->
    [one] a card
   *[other] { $count } cards
} on the deck{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
guildhall-log-search = searches the discard pile
guildhall-log-vain = finds nothing that can be taken
guildhall-log-lower = carries out level { $level } instead
guildhall-log-uncovered = on top of the pile now: { $top }
guildhall-log-found = takes { $card } from the pile
guildhall-log-hunt = takes { $taken } from the pile, gives { $laid }, { $top } on top
guildhall-log-swap = gives { $given }, takes { $taken }{ $opponent ->
    [none] {""}
   *[other] {" "}(seat { $opponent })
}
guildhall-log-look = looks at the hand of seat { $opponent }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
guildhall-log-take = takes { $card } from the hand of seat { $opponent }
guildhall-log-strike = discards { $card } of seat { $opponent }
guildhall-log-show = shows { $card }
guildhall-log-give = gives { $card } to seat { $opponent }
guildhall-log-move_chapter = takes the chapter { $profession } of seat { $opponent }
guildhall-log-actions = has { $count ->
    [one] another action
   *[other] { $count } more actions
}
guildhall-log-use = uses { $vp }
guildhall-log-skip = doesn't use { $vp }
guildhall-log-points = { $points } VP
guildhall-log-end = ends the turn
guildhall-log-turn = turn { $turn } begins
guildhall-log-over = { $won ->
    [yes] wins
   *[no] broken off at the round limit
}
