## Carcassonne: options, moves, refusals, positions.

game-carcassonne = Carcassonne

# Options
carcassonne-option-small_city = A finished city of two tiles
carcassonne-option-small_city-4 = 4 points
carcassonne-option-small_city-2 = 2 points
carcassonne-option-first = First player
carcassonne-option-first-random = drawn at random
carcassonne-option-first-0 = the first seat
carcassonne-option-first-1 = the second seat
carcassonne-option-first-2 = the third seat
carcassonne-option-first-3 = the fourth seat
carcassonne-option-first-4 = the fifth seat
carcassonne-option-first-5 = the sixth seat
carcassonne-option-assistance = Help on the screen
carcassonne-option-assistance-full = full: what features are worth, tiles left, points if the game ended now
carcassonne-option-assistance-standard = standard: what features are worth, tiles left
carcassonne-option-assistance-purist = none, as at a real table
carcassonne-options-first = The first player can't be seat { $first } among { $seats } seats (counted from 0).

# How it ended
carcassonne-ending-pile = The last tile has been played.

# Moves that can't be read
carcassonne-move-text = “{ $text }” is no move of Carcassonne. Moves read like “1,-2 r3” (place the tile), “meeple c0”, “none”.
carcassonne-move-far = “{ $text }” lies too far away: coordinates go from -{ $reach } to { $reach }.
carcassonne-move-tile = “{ $text }”: there is no tile “{ $tile }”.
carcassonne-move-segment = “{ $text }”: “{ $segment }” names no segment. Segments are c, r or f with a number from 0 to 7, or m.

# Why a move is not allowed
carcassonne-refusal-over = The game is over.
carcassonne-refusal-step = That isn't what comes now: { $step ->
    [first] the first player is to be drawn.
    [draw] a tile is to be drawn.
    [place] the drawn tile is to be placed.
    [roll] the die is to be rolled.
    [land] it is to be chosen where the meeple lands.
    [ferry] the ferry is to be placed.
    [ferries] ferries may be moved, or not.
    [ingot] the second ingot is to be placed.
    [magic] mage or witch is to be moved.
    [part] mage and witch are in one feature: one of them is to be moved.
    [robber] the robber may be placed, or not.
    [score] it is to be chosen what is scored next.
    [award] marker or messenger is to be moved.
    [rob] marker or messenger is to be moved by the robbed points.
    [share] an ingot is to be taken.
    [message] a message is to be turned up or used.
    [crop] the crop circle is to be carried out.
   *[figure] it is to be chosen where a figure goes, if anywhere.
}
carcassonne-refusal-unknown-tile = There is no such tile.
carcassonne-refusal-tile-gone = No { $tile } is left in the pile.
carcassonne-refusal-seat = There is no seat { $seat } among { $seats } seats (counted from 0).
carcassonne-refusal-taken = A tile lies at { $at } already.
carcassonne-refusal-apart = { $corner ->
    [yes] At { $at } the tile would touch others at a corner only. A side must touch.
   *[no] There the tile would touch no other tile.
}
carcassonne-refusal-edges = At { $at } the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side doesn't match: a { $here ->
    [city] city
    [road] road
   *[field] field
} would meet a { $there ->
    [city] city
    [road] road
   *[field] field
}.
carcassonne-refusal-no-segment = The tile { $tile } has no such segment.
carcassonne-refusal-no-figure = There is no such figure in this game.
carcassonne-refusal-occupied = The feature is taken already: a meeple stands at { $occupied }.

# What is wrong with a position
carcassonne-position = This position can't be read:
carcassonne-position-key = There is no field “{ $name }”. Known: { $known }.
carcassonne-position-step = “{ $value }” is no step. Known: { $known }.
carcassonne-position-list = “{ $name }” must be a list.
carcassonne-position-number = { $where } must be a whole number from { $low } to { $high }, not “{ $value }”.
carcassonne-position-tile = { $where }: there is no tile “{ $value }”.
carcassonne-position-start = The first tile must be the start tile, BG-CRFR at 0,0 without rotation.
carcassonne-position-tile-keys = { $where } needs “at”, “tile”, “rotation” and may have “seat”, nothing else.
carcassonne-position-cell = { $where } must be two numbers, not “{ $value }”.
carcassonne-position-at = { $where } can't lie there:
carcassonne-position-figure-keys = { $where } needs “seat”, “figure”, “segment”, nothing else.
carcassonne-position-figure = { $where }: there is no figure “{ $value }”. Known: { $known }.
carcassonne-position-figure-twice = { $where }: another figure stands on { $segment } already.
carcassonne-position-figures = Seat { $seat } has { $count } on the board of the kind “{ $figure }”; there are { $most }.
carcassonne-position-segment = { $where }: no tile on the board has the segment “{ $value }”.
carcassonne-position-points = There are { $seats } seats, but “points” has { $count } entries.
carcassonne-position-no-tile = In the step “place” the drawn “tile” must be told.
carcassonne-position-tile-not-drawn = In the step “{ $step }” no “tile” has been drawn.
carcassonne-position-pile = “pile” must be an object with the number of each tile.
carcassonne-position-copies = { $count } of { $tile } are used (board, pile, drawn, discarded); there are { $copies }.
carcassonne-position-begun = In the step “first” only the start tile lies on the board, and nobody has points.
carcassonne-position-pile-empty = In the step “draw” the pile can't be empty.
carcassonne-position-tile-fits-nowhere = The drawn tile { $tile } fits nowhere; it would have been put out of the game.
carcassonne-position-last-tile = In the step “figure” seat { $seat } must have placed the last tile.
carcassonne-position-no-choice = { $step ->
    [figure] In the step “figure” seat { $seat } must have a figure in supply and a place for it on the last tile.
   *[other] In the step “{ $step }” nothing is to be decided here; the play would have gone on by itself.
}
carcassonne-position-pile-left = In the step “over” the pile must be empty; { $count } tiles are in it.
carcassonne-position-complete = A figure stands at { $segment }, but that feature is complete and has been scored (rule { $rule }).
