## What the core says: errors that any game, the command line and the server can meet.

# Games and options
core-game-unknown = There is no game “{ $game }” here. Known: { $known }.
core-game-broken = The game “{ $game }” can't be loaded: { $detail }.
core-rules-version = This was played under version { $version } of the rules; here is version { $current }.
core-options = These options don't fit the game “{ $game }”:
core-option-unknown = There is no option “{ $option }”. Known: { $known }.
core-option-value = “{ $value }” is no value of the option “{ $option }”. Allowed: { $allowed }.

# Moves
core-not-to-move = You are not to move.
core-not-your-turn = Seat { $seat } is not to move.
core-game-over = The game is over.
core-stale = This answers ply { $ply }, but the play is at ply { $current }.
core-illegal = This move isn't allowed here.
core-move-text = “{ $text }” isn't a move in this game's notation.
core-moves = Some moves can't be read:
core-at-move = Entry { $index } (counted from 0):
core-batch-empty = No move was given.
core-batch-crosses = The move at place { $index } (counted from 0) can't be sent together with those before it: one of them shows you something new or ends your turn.
core-batch-unfinished = This choice isn't finished: send all its steps together.
core-undo-ply = The play is at ply { $current } and can't go back to ply { $ply }.

# Documents
core-json = This isn't JSON: it ceases to be at byte { $byte } (counted from 0).
core-too-deep = The brackets are nested too deep.
core-json-object = This is JSON, but not an object ({ "{" } … { "}" }).
core-record = This record can't be read:
core-record-missing = The field “{ $field }” is missing.
core-record-unknown = There is no field “{ $field }” in a record.
core-record-field = The field “{ $field }” can't be “{ $value }”. It must be { $field ->
    [format] the text “pessoi-record”
    [format_version] the number 1
    [game] the key of a game, as a text
    [rules_version] a whole number from 1 up
    [options] an object of options
    [seats] a list of objects with a “name” each
    [fairness] null, or an object with “commitment” (64 hexadecimal digits), “values” (a list of texts) and “secret” (64 hexadecimal digits, or null)
    [position] an object, the position
    [seen_by] the number of a seat
    [moves] a list of moves as texts
    [result] null, or an object with “points”, “winners” (lists of whole numbers), “reason” and “tie_break” (texts)
   *[other] something else
}.
core-record-seats = The record names { $value } seats, which isn't the number in its options.
core-record-masked = This is the record of an unfinished play as one seat may know it: it can be read, but not replayed.
core-record-other-result = The record gives the result { $given }, but its moves lead to { $right }.

# Fair dealing
core-verify-nothing = There is nothing to verify: the record holds no revealed seed.
core-verify-commitment = The revealed seed isn't the one that the table committed itself to before play.
core-verify-draw = Entry { $index } (counted from 0) draws { $drawn }, but the seed gives { $right }.

# Cases
core-file = The file can't be read: { $reason }.
core-yaml = This isn't YAML{ $line ->
    [0] .
   *[other] : it ceases to be in line { $line }, column { $column }.
}
core-yaml-alias = Line { $line }, column { $column }: aliases (*name) aren't allowed.
core-yaml-twice = Line { $line }, column { $column }: a key is given twice.
core-case-form = These cases can't be read:
core-case-empty = The file holds no case.
core-case-mapping = A case is a mapping with the fields case, title, rules, game, options, position, moves and expect.
core-case-missing = The field “{ $field }” is missing.
core-case-unknown = There is no field “{ $field }” in a case. Did you mean: { $known }?
core-case-field = The field “{ $field }” can't be “{ $value }”. It must be { $part ->
    [rules] a list of rule ids
    [options] a mapping of options
    [position] a mapping, the position
    [moves] a list of moves as texts
    [expect] a list of expectations, at least one
    [after] a number of moves from 0 up, or end
    [seen_by] the number of a seat
    [to_move] the number of a seat, chance or over
    [legal] a mapping with “has” (a list of moves) and “lacks” (a list of moves, or of mappings with “move” and “rule”)
    [points] a list of whole numbers, one a seat
    [state] a mapping from paths to values
    [events] a list of mappings
    [no_events] a list of mappings
    [result] a mapping with some of winner, winners, points, reason and tie_break
   *[other] a text
}.
core-case-after = An expectation stands after { $after } moves, but the case has only { $moves }.
core-case-twice = The case is also in { $file }.
core-case-seat = There is no seat { $seat }: the game has { $seats } seats.
core-case-move = Move { $number }, “{ $move }”, isn't possible:
core-case-differs = { $what } should be { $expected } but is { $seen }.
core-case-path = { $path } should be { $expected } but isn't there; at the last step that is: { $seen }.
core-case-event = No event holds { $expected }. There are: { $seen }.
core-case-no-event = An event holds { $expected }, which should not be: { $seen }.
core-case-notation = The move “{ $move }” can't be read:
core-case-refused = “{ $move }” should be legal but { $seen } forbids it ({ $why }).
core-case-allowed = “{ $move }” should not be legal ({ $expected }) but is.
core-case-rule = “{ $move }” should be forbidden by { $expected } but { $seen } forbids it.

# Reasons of the system
core-os-missing = it isn't there
core-os-forbidden = access is denied
core-os-folder = it is a folder
core-os-no-folder = a part of the path is no folder
core-os-loop = the link leads to itself
core-os-long = the name is too long
core-os-full = there is no space left
core-os-taken = it is in use already
core-os-unknown-host = there is no such address here
core-os-silent = nobody answers there
core-os-bytes = it is no text in UTF-8
