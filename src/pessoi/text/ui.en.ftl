### The page: everything that isn't a game's own.

## Frame

ui-title = { $page } · Pessoi
ui-title-home = Pessoi: board games
ui-skip = Skip to the content
ui-nav = Pages
ui-nav-home = home page
ui-nav-games = Games
ui-nav-tables = My tables
ui-nav-rules = Rules
ui-nav-waiting = { $count ->
    [one] your turn at one table
   *[other] your turn at { $count } tables
}
ui-language = Language
ui-theme-dark = Dark theme
ui-theme-light = Light theme
ui-your-name = Your name
ui-rename = Change your name
ui-guest = Guest
ui-save = Save
ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-you = you
ui-bot = computer
ui-bot-name = Computer
ui-bot-name-letter = Computer { $number ->
     [1] A
     [2] B
     [3] C
     [4] D
     [5] E
    *[6] F
}
ui-footer = Free software. Not affiliated with the publishers of the games.

## Home page

ui-home-turns = { $count ->
    [one] Your turn at one table
    [2] Your turn at two tables
    [3] Your turn at three tables
   *[other] Your turn at { $count } tables
}
ui-home-running = Your tables
ui-home-with = with { $names }
ui-home-alone = on your own
ui-home-waiting = Waiting for players
ui-home-your-turn = Your turn
ui-home-their-turn = The others’ turn
ui-home-to-table = To the table
ui-home-look = Look
ui-home-games = { $count ->
    [one] Play
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
   *[other] { $count } games
}
ui-home-games-hint = Alone with the computer, at one screen or with friends. No account.
ui-home-players = { $range } players
ui-home-play = Play
ui-home-friends = With others
ui-join = Enter
ui-join-title = Were you invited?
ui-join-hint = Paste the link or the table’s six letters.
ui-join-wrong = This is neither a link to a table nor six letters.
ui-open-tables = Open tables
ui-open-tables-none = No open table
ui-open-tables-none-hint = Set one up and send the link.
ui-new-table = New table
ui-record-title = Look at a record
ui-record-hint = The file of a finished game opens as a replay.
ui-record-choose = Choose a file
ui-record-reading = Reading…
ui-record-unreadable = “{ $name }” is not a record: it isn’t JSON.
ui-tables-none = No table yet
ui-tables-none-hint = The tables where you sit gather here.

## New table

ui-new-title = New table: { $game }
ui-new-game = Game
ui-new-presets = Selections
ui-new-own-file = a file of your own
ui-new-file = File
ui-new-start = Begin
ui-new-make = Make the table
ui-new-back = Back
ui-seats = Players
ui-seat-number = Seat { $number }
ui-seat-name = Name at seat { $number }
ui-seat-person = Player { $number }
ui-seat-remove = Remove seat { $number }
ui-seat-add = One more player
ui-seat-me = You
ui-seat-local = Somebody at this screen
ui-seat-open = Free, for whoever has the link
ui-seat-bot = Computer: { $level }
ui-seat-free = free
ui-level-name = level: { $level }
ui-clock = Clock
ui-clock-none = No clock
ui-clock-short = { $minutes } min + { $seconds } s
ui-clock-setting = { NUMBER($minutes) } minutes each, { NUMBER($seconds) } seconds for each move
ui-clock-days = { $days } days each
ui-clock-hint = Whoever has no time left has lost.
ui-clock-left = Time left
ui-private = Not in the list of open tables
ui-private-hint = Only who has the link or the six letters gets here.

## Before play

ui-waiting-room = Before play
ui-waiting-title = { $count ->
    [one] One player is missing
   *[other] { $count } players are missing
}
ui-sit = Sit down
ui-stand-up = Stand up
ui-invite = Invitation
ui-invite-link = Link to this table
ui-invite-code = Or with these six letters:
ui-fairness = Fair dealing
ui-fairness-hint = The server is bound by this number. After the game its secret is shown and anybody can check every draw.
ui-fairness-shown = The number before the game, and the secret behind it: with the record anybody can check every draw.

## Table

ui-loading-table = The table is on its way
ui-additions = { $count } expansions
ui-move-number = move { $ply }
ui-players-and-log = Players and log
ui-spectators = { $count ->
    [0] Nobody is watching
    [one] One is watching
   *[other] { $count } are watching
}
ui-away = not here now
ui-resigned = resigned
ui-points-word = { $points ->
    [one] point
   *[other] points
}
ui-log = Log
ui-log-empty = No move yet
ui-log-undo = takes back
ui-log-go = Go to move { $ply }
ui-log-award = { $points }, where from?
ui-chat = Chat
ui-chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
ui-chat-empty = Nobody has said anything yet.
ui-chat-placeholder = Message
ui-chat-send = Send

## Prompt bar

ui-prompt = What to do now
ui-prompt-waiting = To move: { $name }
ui-prompt-thinking = Thinking
ui-prompt-absent = Not here now; the game waits
ui-prompt-table-draws = The table draws
ui-prompt-confirm = Is your turn over?
ui-prompt-end-turn = End the turn
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-asked = You asked to take back
ui-undo-asked-hint = To answer: { $names }
ui-undo-withdraw = Withdraw
ui-undo-consent = May the move be taken back?
ui-undo-consent-hint = Asked by: { $name }
ui-undo-accept = Yes, take it back
ui-undo-decline = No, it stands
ui-table-moved = The table had moved on meanwhile.
ui-offline = No connection.
ui-offline-safe = Your last move is safe.
ui-offline-waiting = Your move is sent as soon as there is one.
ui-offline-retry = { $seconds ->
    [one] Next try in one second.
   *[other] Next try in { $seconds } seconds.
}
ui-offline-now = Now
ui-notation = Move
ui-notation-moves = Legal moves
ui-notation-next = { $count ->
    [one] One possible move follows.
   *[other] { $count } possible moves follow.
}
ui-refused = Not allowed
ui-rule = Rule { $rule }
ui-rule-all = All rules
ui-rule-missing = This rule has no text yet.

## End

ui-awards = Points: { $name }
ui-awards-none = No points yet.
ui-result = Result
ui-result-total = Total
ui-result-winner = Winner: { $name }{ $points ->
    [0] {""}
   *[other] , { $points } points
}
ui-result-shared = Winners: { $names }{ $points ->
    [0] {""}
   *[other] , { $points } points
}
ui-result-resigned = Resigned: { $name }
ui-result-time = Out of time: { $name }
ui-result-abandoned = Broken off
ui-result-source = { $name }, { $source }: { $points }
ui-ending = The points are counted
ui-ending-skip = To the result
ui-over-ended = The game is over
ui-over-replay = Replay
ui-over-rematch = Play again
ui-over-next-table = To the next game

## Menu

ui-menu = Menu
ui-menu-notation = Move by notation
ui-menu-undo-turn = Take back the whole turn
ui-menu-summary = The board in words
ui-menu-reference = What is left
ui-menu-options = This table
ui-menu-link = Play on from another device
ui-menu-record = Download the record
ui-menu-rules = Rules
ui-menu-confirm-turns = Ask before my turn ends
ui-menu-leave = Leave the table, keep the seat
ui-link-hint = Whoever opens this link plays from your seat. Keep it to yourself.
ui-link-make = Link for: { $name }
ui-resign = Resign
ui-resign-ask = Resign this game?
ui-resign-yes = Resign
ui-resign-no = Play on

## Replay

ui-replay = Replay
ui-replay-title = Replay: { $game }
ui-replay-over = End of the game
ui-replay-loading = The replay is on its way, move { $ply } of { $plies }
ui-replay-missing = There is no replay here
ui-replay-length = { $plies ->
    [one] one move
   *[other] { $plies } moves
}
ui-replay-fair = every draw can be checked
ui-replay-ply = Move { $ply } of { $plies }
ui-replay-award = points { $number } of { $count }
ui-replay-slider = Move shown
ui-replay-transport = Steps
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One move on
ui-replay-last = To the end
ui-replay-link = Link to here
ui-replay-award-previous = Points before
ui-replay-award-next = Points after

## Rules

ui-rules-title = Rules: { $game }
ui-rules-games = Games
ui-rules-hint = In our own words. Refusals and scores point to these rules by their ids.
ui-rules-table = The rules of this table: { $additions }.
ui-rules-nothing-added = the game without additions
ui-rules-whole = All rules
ui-rules-search = Search the rules
ui-rules-none = No rule holds this.

## Games without a board of their own

ui-general-question = Choose your move
ui-general-hint = { $count ->
    [one] one possible move
   *[other] { $count } possible moves
}
ui-general-do = Do it
ui-general-choose-first = Choose a move first
ui-general-moves = Possible moves
ui-general-award = Points: { $name }

## Errors

ui-error-unreachable = The server can’t be reached.
ui-error-unknown = The server answered something unexpected.
ui-error-asked = Asked for:
ui-error-home = To the home page
ui-error-no-page = There is no such page
ui-error-no-page-text = The address is wrong, or what was here has moved.
ui-error-no-table = There is no such table
ui-error-no-table-text = The link may be cut off, or the table was never played and has been cleared away.
ui-board-failed = The board can’t be shown
ui-board-failed-text = Something went wrong in this window. The game itself is safe on the server.
ui-board-failed-retry = Try again
ui-error-refused = The server closes the door
ui-error-refused-text = Too many connections come from this browser. Close some windows and load the page again.
ui-code-wrong = No table has these letters
ui-seat-link-wrong = This seat link isn’t valid

## About

ui-about = About Pessoi
ui-about-what-title = What this is
ui-about-what = An open system for playing modern board games, alone with the computer, at one screen or with friends. The ancient Greeks called their gaming pebbles pessoi.
ui-about-publishers-title = The games
ui-about-publishers = The games belong to their authors and publishers. Pessoi is not affiliated with them; rule texts and pictures here are our own.
ui-about-licence-title = Licence
ui-about-licence = Pessoi is free software under the Apache License 2.0.
ui-about-fonts-title = Type
ui-about-fonts = Literata, Source Sans 3 and JetBrains Mono, under the SIL Open Font License 1.1.
ui-about-privacy-title = What is kept
ui-about-privacy = The name that you choose, your tables and what was said at them; and one cookie by which your browser finds its seats again. The page asks no other server for anything.
