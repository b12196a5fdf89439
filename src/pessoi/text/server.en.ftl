## What the server says: why a request isn't carried out. Seats are counted from 0.

# The request itself
server-malformed = The request can't be understood.
server-malformed-at = “{ $where }”: { $reason }.
server-unknown-address = There is nothing at this address.
server-wrong-method = This address doesn't answer to that method.
server-wrong-type = The content of the request has the wrong type; it must be JSON.
server-too-large = The request is too large.
server-refused = The request is refused.
server-foreign-origin = Another site's page may not ask this.
server-too-fast = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-connections = Too many connections at once. Close some of the windows.
server-busy = Too many are acting at this table at once. Try again.
server-fault = The server made a mistake. It has been noted.

# Finding tables and seats
server-unknown-table = There is no table “{ $table }”.
server-unknown-seat = There is no seat { $seat }; the table has { $seats } of them, counted from 0.
server-unknown-seat-link = This seat link is not valid, or a newer one has replaced it.
server-unknown-code = No table has this invitation code.
server-unknown-commitment = This commitment wasn't given to you, or it is spent.
server-unknown-ply = There is no ply { $ply }; the play has { $plies } of them.
server-unknown-level = There is no level “{ $level }”. Known: { $known }.
server-other-rules = This table was begun under version { $version } of the rules; here is version { $current }.
server-table-broken = The stored moves of the table “{ $table }” can't be replayed.
server-seats-not-an-option = The number of seats follows from the list of seats; it is no option.

# Sitting down
server-table-full = All seats of the table are taken.
server-seat-taken = Seat { $seat } is taken.
server-has-begun = The play has begun; a seat can't be given back any more.
server-not-your-seat = Seat { $seat } isn't yours.
server-not-seated = Only those who sat at the table may do that.

# Playing
server-not-playing = { $state ->
    [open] The play hasn't begun: somebody is missing.
   *[over] The play is over.
}
server-not-over = The play isn't over.
server-stale = The play has moved on: it is at version { $version } now.
server-has-resigned = This seat has given up.
server-time-over = The time of this seat is over.
server-nothing-to-undo = There is nothing to take back.
server-key-used = A command with the key { $command } was carried out before, and it asked for something else; choose a new key for each command.
server-nothing-asked = Nobody is asking this seat to agree.
server-too-many-undos = Too many moves were taken back in this play.
server-empty-chat = There is nothing to say.

# Records
server-record-long = The record holds { $moves } entries; at most { $most } are possible.
server-record-undos = An uploaded record may take back at most { $most } times.

# Starting
server-database-url = “{ $url }” is no address of a database. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
server-workers-need-redis = { $workers } workers need a Redis address to tell one another of moves.
server-setting = The variable { $name } can't be “{ $value }”: it takes { $wanted ->
    [whole] a whole number from { $least } on
   *[number] a number above 0
}.
server-redis-url = “{ $url }” is no address of Redis. Write redis://HOST:PORT.
server-database-closed = The database { $url } can't be opened: { $reason }.
server-address-taken = The address { $host }, port { $port }, can't be taken: { $reason }.
