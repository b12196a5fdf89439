## The command line.

# Help
cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-options = Options
cli-commands = Commands

cli-help-pessoi = Modern board games: server, terminal, bots and tools.
    Without a command it serves the page on this machine and opens it in the browser.
cli-help-play = Play in the terminal against bots.
    Moves are typed in the game's notation; “?” lists the other commands.
cli-help-serve = Serve the page and its tables until Ctrl-C.
cli-help-sim = Play games by bots, as fast as they go, and tell results and times.
    A bot is random, greedy, mcts or a level (easy, medium, hard), with settings after colons: mcts:seconds=1, mcts:iterations=2000, greedy:noise=1. As many bots as seats; bot i has seat i. The same seed gives the same games, for any number of processes.
cli-help-arena = Play a match between bots and tell the score with its 95 % confidence interval.
    Seats alternate: each deal is played as often as there are bots, every bot in turn on every seat. A shared win counts in parts.
cli-help-replay = Show a record: every entry with what it caused, then the position.
cli-help-verify = Recompute every draw of a record from its revealed seed.
cli-help-check = Check case files, and all *.yaml files in folders.
cli-help-bench = Measure the engines on this machine.
cli-help-rules = Say what a rule says, by its id; the beginning of an id stands for all rules that begin so.

cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-language = Language of help and output (otherwise that of the environment); may stand anywhere.
cli-option-json = Print JSON for a program to read.
cli-option-jobs = Processes to play in (1).
cli-option-option = An option of the game; several values are joined by +. May be repeated.
cli-option-seed = Seed of all draws and bots (1).
cli-option-games = Number of games (100).
cli-option-bots = The bots, one for each seat.
cli-option-opponents = The bots to play against, one for each of the other seats (medium).
cli-option-seat = Your seat, counted from 0 (0).
cli-option-save = Write the record to this file at the end.
cli-option-ply = Show the play up to this ply.
cli-option-host = Address to listen at (127.0.0.1: this machine only).
cli-option-port = Port to listen at (8000; 0 takes a free one).
cli-option-workers = Server processes (1; more need PostgreSQL and Redis).
cli-option-open = Open the page in the browser.
cli-option-seats = Number of seats (the fewest).
cli-option-milliseconds = Time for each figure (500).

# Errors
cli-error = pessoi: { $text }
cli-language = There is no language “{ $language }” here. Known: { $known }.
cli-no-command = There is no command “{ $command }”. { $near ->
    [none] “pessoi --help” lists them.
   *[other] Did you mean: { $near }?
}
cli-no-option = There is no option “{ $option }” here. { $near ->
    [none] “--help” lists them.
   *[other] Did you mean: { $near }?
}
cli-option-usage = The option “{ $option }” isn't used like this: either its value is missing or it takes none.
cli-missing = { $name } is missing.
cli-extra = Too many arguments: { $arguments }.
cli-arguments = The arguments can't be understood: { $detail }
cli-number = { $option } can't be “{ $value }”: a whole number from { $least } to { $most }.
cli-seats-differ = The option “seats” can't be “{ $value }”: with the players named there are { $seats } seats.
cli-option-form = “{ $text }” isn't of the form KEY=VALUE.
cli-file = { $file }: { $reason }.
cli-interrupted = Interrupted.
cli-broken = Something went wrong in the program itself: { $detail }. Please report it with the command that you gave.
cli-check-nothing = There is no case in: { $paths }.
cli-no-rule = There is no rule “{ $rule }”. { $near ->
    [none] The rules of a game are listed by its key: { $games }.
   *[other] Did you mean: { $near }?
}
cli-seat-number = There is no seat { $seat }; the last one is { $most }.

# Games by bots
cli-playing = Playing
cli-game-broke-off = Game { $game } broke off: { $detail }
cli-column-bot = Bot
cli-column-score = Score
cli-column-interval = 95 %
cli-column-points = Mean points
cli-column-seconds = Seconds a move
cli-sim-summary = { $games } games, { $errors } of them broken off, in { $seconds } s: { $games_per_second } games/s, { $moves_per_second } moves/s. Endings: { $endings }.
cli-arena-caption = { $games } games
cli-bench-engine = Engine
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-bench-games = Random games/s
cli-bench-moves = Moves a game
cli-bench-move = Random move, µs
cli-bench-clone = Copy of a state, µs
cli-bench-list = List of moves, µs
cli-bench-evaluate = Evaluation, µs
cli-bench-greedy = Greedy choice, µs
cli-bench-mcts = Search iterations/s

# Server
cli-listening = The page is at { $address } (Ctrl-C ends).

# Cases, records, rules
cli-check-place = { $place }, ply { $ply }
cli-check-summary = { $passed } passed, { $failed } failed
cli-verify-fair = Fair: all { $draws } draws follow from the seed to which the table had committed itself.
cli-verify-unfair = Not fair: { $draws } draws were recomputed, and this is wrong:
cli-rule = { $rule }: { $text }

# A play in the terminal
cli-table = Table
cli-you = You
cli-seat = { $seat }  { $name }: { $points }
cli-undone = back to ply { $ply }
cli-result = { $count ->
    [0] The game is over; nobody wins.
    [one] The game is over. Winner: { $winners }
   *[other] The game is over. They share the win: { $winners }
}
cli-prompt = {"> "}
cli-play-welcome = Type a move in the game's notation, or “?”.
cli-play-help = moves    all legal moves
    board    the board again
    hint     what a strong bot would do
    undo     take back your last step, as long as you have learned nothing since
    rule ID  what a rule says
    quit     leave the game
cli-play-see = “moves” lists what is possible.
cli-play-no-undo = There is nothing that you could take back: since then something was drawn or somebody has moved.
cli-play-hint = A strong bot would play: { $move }
