## 7 Wonders Duel: options, moves, refusals, positions, what happened.

game-seven_wonders_duel = 7 Wonders Duel

# Options
seven_wonders_duel-option-wonders = Wonders
seven_wonders_duel-option-wonders-draft = picked in turn
seven_wonders_duel-option-wonders-first_game = given, for a first game
seven_wonders_duel-option-centre_start = Next Age with the pawn in the centre
seven_wonders_duel-option-centre_start-begins = whoever played the last card begins
seven_wonders_duel-option-centre_start-chooses = whoever played the last card chooses who begins
seven_wonders_duel-option-first = First player
seven_wonders_duel-option-first-random = drawn at random
seven_wonders_duel-option-first-0 = the first seat
seven_wonders_duel-option-first-1 = the second seat
seven_wonders_duel-option-assistance = Help on the screen
seven_wonders_duel-option-assistance-full = full: costs, cards not yet seen, points if the game ended now
seven_wonders_duel-option-assistance-standard = standard: costs, cards not yet seen
seven_wonders_duel-option-assistance-purist = none, as at a real table

# How it ended
seven_wonders_duel-ending-military = Military supremacy: the pawn has entered a capital.
seven_wonders_duel-ending-scientific = Scientific supremacy: six different symbols in one city.
seven_wonders_duel-ending-civilian = Civilian victory: the points are counted.
seven_wonders_duel-tie-blue = Equal points: the points of blue buildings decide.
seven_wonders_duel-tie-shared = Equal points, in blue buildings too: the victory is shared.

# Moves that can't be read
seven_wonders_duel-move-text = “{ $text }” is no move of 7 Wonders Duel. Moves read like “build baths”, “discard baths”, “wonder sphinx baths”.
seven_wonders_duel-move-wonder = “{ $text }” must name a Wonder and the card under it, like “wonder sphinx baths”.
seven_wonders_duel-move-name = “{ $text }”: nothing of that kind is called “{ $name }”.
seven_wonders_duel-move-order = “{ $text }”: each must be named once, in the order of the data.

# Why a move is not allowed
seven_wonders_duel-refusal-over = The game is over.
seven_wonders_duel-refusal-step = That isn't what comes now: { $step ->
    [first] the first player is to be drawn.
    [tokens] the Progress tokens of the board are to be drawn.
    [wonders] Wonders are to be laid out.
    [guilds] the backs of Age III are to be laid out.
    [lay] a card is to be laid out.
    [reveal] a card is to be turned up.
    [draw] Progress tokens are to be drawn.
    [pick] a Wonder is to be picked.
    [begin] it is to be chosen who begins the Age.
    [turn] an available card is to be built, discarded or put under a Wonder.
    [token] a Progress token of the board is to be taken.
    [keep] one of the drawn Progress tokens is to be kept.
    [revive] a card of the discard pile is to be built.
   *[raze] a card of the opponent is to be discarded.
}
seven_wonders_duel-refusal-seat = There are seats 0 and 1 only.
seven_wonders_duel-refusal-unknown = There is no such card or Wonder.
seven_wonders_duel-refusal-not-there = That card doesn't lie open in the structure.
seven_wonders_duel-refusal-covered = That card isn't available. Upon it: { $cards }.
seven_wonders_duel-face-down = a face-down card
seven_wonders_duel-refusal-coins = That costs { $cost } { $cost ->
    [one] coin
   *[other] coins
}, and you have { $coins }.
seven_wonders_duel-refusal-wonder-built = That Wonder is built already.
seven_wonders_duel-refusal-wonder-boxed = Seven Wonders are built: that one is out of the game.
seven_wonders_duel-refusal-wonder-other = That Wonder isn't yours.
seven_wonders_duel-refusal-pick = That Wonder doesn't lie out.
seven_wonders_duel-refusal-token = That Progress token doesn't lie on the board.
seven_wonders_duel-refusal-keep = That Progress token wasn't drawn.
seven_wonders_duel-refusal-revive = That card doesn't lie in the discard pile.
seven_wonders_duel-refusal-raze = That isn't a card of your opponent of the colour that must go.
seven_wonders_duel-refusal-back = That card has another back.
seven_wonders_duel-refusal-seen = That card was seen before in this play.
seven_wonders_duel-refusal-draw = { $count } must be drawn, of those that are there.

# What is wrong with a position
seven_wonders_duel-position = This position can't be read:
seven_wonders_duel-position-key = There is no field “{ $name }” in { $where }. Known: { $known }.
seven_wonders_duel-position-number = { $where } must be a whole number from { $low } to { $high }, not “{ $value }”.
seven_wonders_duel-position-flag = { $where } must be true or false, not “{ $value }”.
seven_wonders_duel-position-name = { $where }: “{ $value }” isn't known. Known: { $known }.
seven_wonders_duel-position-unknown = { $where }: there is no “{ $value }”.
seven_wonders_duel-position-list = { $where } must be a list.
seven_wonders_duel-position-object = { $where } must be an object.
seven_wonders_duel-position-twice = { $name } is there twice: in { $first } and in { $second }.
seven_wonders_duel-position-seats = There are two seats, but “seats” has { $count } entries.
seven_wonders_duel-position-loot-seats = “loot” needs two lists, one for each seat, not { $count }.
seven_wonders_duel-position-loot = { $where }: there is no Military token of { $value } coins there, or it is named twice.
seven_wonders_duel-position-loot-passed = The pawn at { $pawn } has passed the token of { $coins } coins of seat { $seat }, so it can't lie there.
seven_wonders_duel-position-wonders = Seat { $seat } has { $count } Wonders; a player has { $most }.
seven_wonders_duel-position-wonders-built = { $count } Wonders are built; a game sees { $most } at most.
seven_wonders_duel-position-under = { $where }: a card lies under a Wonder that isn't built.
seven_wonders_duel-position-boxed = { $wonder } can't be in the box: only { $count } Wonders are built.
seven_wonders_duel-position-unbuilt = Seven Wonders are built, so the other { $count } must be “boxed”.
seven_wonders_duel-position-built-in-draft = { $wonder } can't be built during the draft.
seven_wonders_duel-position-draft-begun = In the step “{ $step }” nobody has a Wonder yet.
seven_wonders_duel-position-draft-group = Before a group is laid out 0 or 4 Wonders are picked, not { $count }.
seven_wonders_duel-position-draft-lying = With { $held } Wonders picked, { $lying } can't be lying out.
seven_wonders_duel-position-draft-active = It is seat { $seat } that picks next.
seven_wonders_duel-position-draft-order = By the order of the draft seat { $seat } has picked { $due } Wonders, not { $count }.
seven_wonders_duel-position-group = In the step “{ $step }” no Wonders lie out.
seven_wonders_duel-position-first = In the step “{ $step }” the first player { $step ->
    [first] isn't known yet: “first” must be null
   *[other] is known: “first” must be 0 or 1
}.
seven_wonders_duel-position-active = In the step “{ $step }” “active” must be 0 or 1.
seven_wonders_duel-position-age = The step “{ $step }” doesn't go with age { $age }.
seven_wonders_duel-position-extra = In the step “{ $step }” no further turn can be pending.
seven_wonders_duel-position-tokens = { $count } Progress tokens are on the board and in the cities; there must be { $due }.
seven_wonders_duel-position-library = Tokens were drawn for the Great Library, but it isn't built, or the draw is still to come.
seven_wonders_duel-position-library-missing = The Great Library is built, so “library” must tell what was drawn.
seven_wonders_duel-position-library-kept = In the step “{ $step }” it is { $step ->
    [keep] not known yet which token was kept
   *[other] known which token was kept
}.
seven_wonders_duel-position-library-not-held = { $token } was kept, but the owner of the Great Library doesn't have it.
seven_wonders_duel-position-library-unknown = The tokens drawn for the Great Library must be told.
seven_wonders_duel-position-library-drawn = { $count } tokens are drawn for the Great Library, of those set aside, the one that was kept among them.
seven_wonders_duel-position-future = { $cards } can't have been seen in age { $age }.
seven_wonders_duel-position-deck = { $count } cards of the deck { $deck } are in play; a game deals { $most }.
seven_wonders_duel-position-slot = There is no place “{ $value }” in the structure of age { $age }.
seven_wonders_duel-position-slot-covered = { $slot } is taken, though others still lie upon it.
seven_wonders_duel-position-slot-up = { $slot } lies face up: its card must be told.
seven_wonders_duel-position-slot-down = { $slot } lies face down and covered: its card { $card } can't be known.
seven_wonders_duel-position-slot-deck = { $card } can't lie at { $slot } in age { $age }.
seven_wonders_duel-position-guild-known = { $slot } is no place of an unknown card: “guilds” names only those.
seven_wonders_duel-position-guilds = { $count } guilds lie in the structure; there are { $most }.
seven_wonders_duel-position-guilds-age = No guilds lie in the structure of age { $age }.
seven_wonders_duel-position-guilds-step = In the step “guilds” the whole structure of age 3 is there, and no card of it is known.
seven_wonders_duel-position-structure-whole = In the step “{ $step }” all 20 places are there.
seven_wonders_duel-position-structure-empty = In the step “turn” a card must be left.
seven_wonders_duel-position-all-laid = In the step “lay” a face-up place must be without its card.
seven_wonders_duel-position-laying-order = The face-up cards are laid in the order of the places.
seven_wonders_duel-position-turned-up = In the step “{ $step }” no uncovered card lies face down.
seven_wonders_duel-position-nothing-to-reveal = In the step “reveal” an uncovered card must lie face down.
seven_wonders_duel-position-source = In the step “{ $step }” “source” must be { $step ->
    [token] the card that made the pair
    [draw] the Great Library, built by the active seat
    [keep] the Great Library, built by the active seat
    [revive] the Mausoleum, built by the active seat
    [raze] Circus Maximus or the Statue of Zeus, built by the active seat
   *[other] null
}.
seven_wonders_duel-position-no-pair = In the step “token” the source is a green card of the active seat that completed a pair, and tokens lie on the board.
seven_wonders_duel-position-no-discard = In the step “revive” the discard pile can't be empty.
seven_wonders_duel-position-no-target = In the step “raze” the opponent must have a card of the colour.
seven_wonders_duel-position-no-choice = Nobody chooses who begins here: in age 1, or with the pawn in the centre where the last player begins.
seven_wonders_duel-position-reason = In the step “{ $step }” “reason” must be { $step ->
    [over] military, scientific or civilian
   *[other] null
}.
seven_wonders_duel-position-reason-wrong = The game can't have ended by “{ $reason }”.
seven_wonders_duel-position-capital = The pawn at { $pawn } is in a capital: the game is over by “military”.
seven_wonders_duel-position-science = Seat { $seat } has six different symbols: the game is over by “scientific”.

# What happened, for the terminal
seven_wonders_duel-log-first = is the first player
seven_wonders_duel-log-tokens = Progress tokens on the board: { $tokens }
seven_wonders_duel-log-wonders = Wonders laid out: { $wonders }
seven_wonders_duel-log-picked = picks { $item }
seven_wonders_duel-log-structure = Age { $age } begins
seven_wonders_duel-log-guilds = guild backs at { $slots }
seven_wonders_duel-log-laid = { $slot }: { $item }
seven_wonders_duel-log-reveal = turned up at { $slot }: { $item }
seven_wonders_duel-log-begins = begins Age { $age }
seven_wonders_duel-log-built = builds { $item } { $how ->
    [chain] free by its chain
    [mausoleum] through the Mausoleum
   *[paid] for { $cost }
}
seven_wonders_duel-log-wonder = builds { $item } for { $cost } with { $card } under it
seven_wonders_duel-log-discarded = discards { $item }
seven_wonders_duel-log-coins = { $coins } coins ({ $reason ->
    [discard] discard
    [cost] cost
    [card] effect of a card
    [wonder] effect of a Wonder
    [token] effect of a token
    [urbanism] Urbanism
    [economy] Economy
    [loot] looting
   *[loss] loss
})
seven_wonders_duel-log-pawn = moves the pawn from { $from } to { $to }
seven_wonders_duel-log-loot = is looted
seven_wonders_duel-log-symbol = symbol: { $item }
seven_wonders_duel-log-pair = pair: { $item }
seven_wonders_duel-log-token = takes { $item }
seven_wonders_duel-log-library = draws { $count } Progress tokens { $tokens }
seven_wonders_duel-log-library_shown = had drawn { $tokens }
seven_wonders_duel-log-razed = has { $item } discarded
seven_wonders_duel-log-boxed = { $item } goes back to the box
seven_wonders_duel-log-extra = plays again
seven_wonders_duel-log-extra_lost = loses the further turn: no card is left
seven_wonders_duel-log-age_over = Age { $age } is over
seven_wonders_duel-log-points = { $category ->
    [military] military
    [blue] civilian buildings
    [green] scientific buildings
    [yellow] commercial buildings
    [guilds] guilds
    [wonders] Wonders
    [progress] Progress tokens
   *[coins] treasury
}: { $points }
seven_wonders_duel-log-over = The game is over.

