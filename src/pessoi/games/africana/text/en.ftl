## Africana: options, moves, refusals, positions, own files, what happened.

game-africana = Africana

# Options
africana-option-first = Starting player
africana-option-first-random = drawn at random
africana-option-first-0 = the first seat
africana-option-first-1 = the second seat
africana-option-first-2 = the third seat
africana-option-first-3 = the fourth seat
africana-option-round_limit = At most so many rounds
africana-option-round_limit-2000 = 2000: as good as none
africana-option-round_limit-100 = 100
africana-option-round_limit-40 = 40
africana-option-round_limit-20 = 20: a short game
africana-option-round_limit-3 = 3: a taste
africana-option-files = Board and cards
africana-option-files-shipped = those of the package
africana-option-files-hint = Two files of the same form as those of the package, with the printed map or one of your own.
africana-option-files-part-board = Board file
africana-option-files-part-cards = Card file
africana-option-won = Completed cards
africana-option-won-cards = open, totals hidden until the end
africana-option-won-totals = open, with running totals
africana-option-won-hidden = those of others hidden until the end
africana-options-first = Seat { $first } can't begin: there are { $seats } seats, counted from 0.

# How it ended
africana-ending-missions = The missions ran out and the round was played to its end.
africana-ending-round_limit = The last round of the limit was played.
africana-tie-silver = Equal points: most silver decides.
africana-tie-shared = Equal points and silver: the win is shared.

# Moves that can't be read
africana-move-text = “{ $text }” is no move of Africana. Moves look like this: “A”, “turn right”, “step cairo grey”, “join 2”, “complete N01”, “done”.
africana-move-name = “{ $text }”: nothing of that kind is called “{ $name }”.

# Why a move isn't allowed
africana-refusal-over = The game is over.
africana-refusal-step = It isn't time for that: { $step ->
    [first] the starting player is drawn.
    [draw] a travel card is drawn.
    [mission] a mission is turned up.
    [page] a page is turned up.
    [action] an action is to be chosen: A draw, B buy, C move.
    [book] action B is under way: turn a page, buy one, or be done.
    [move] action C is under way: step, join, complete, or be done.
    [discard_hand] a card must be discarded.
   *[discard_adventure] an open adventure must be discarded.
}
africana-refusal-unknown = There is no such move.
africana-refusal-seat = There is no such seat.
africana-refusal-draw-colour = No card of that colour is in the travel pile.
africana-refusal-draw-mission = The next mission is an { $letter } that wasn't seen yet.
africana-refusal-draw-page = The next page is one of this book that nobody has seen.
africana-refusal-pile-empty = The { $side ->
    [left] left
   *[right] right
} pile is empty.
africana-refusal-silver = It costs { $cost } silver, and you have { $silver }.
africana-refusal-not-neighbour = No route leads from { $from } to { $to }.
africana-refusal-not-in-hand = That card isn't in your hand: { $card }.
africana-refusal-played = That card was played already in this action: { $card }.
africana-refusal-fit = { $to } can't be entered with { $card }.
africana-refusal-paid-fits = { $card } fits { $to } by itself, nothing is to be paid.
africana-refusal-paid-wild = The wild card is any colour, nothing is to be paid.
africana-refusal-slot-empty = No mission lies in slot { $slot }.
africana-refusal-join-place = { $mission } is joined at { $place }.
africana-refusal-join-twice = You have joined { $mission } already.
africana-refusal-join-markers = You have no marker left.
africana-refusal-complete-marker = You haven't joined { $mission }.
africana-refusal-complete-place = { $mission } is completed at { $place }.
africana-refusal-adventure-not-open = { $adventure } isn't one of your open adventures.
africana-refusal-adventure-place = { $adventure } is completed at { $place }.
africana-refusal-discard-order = Discards go in order: { $card } comes too late.
africana-refusal-discard-short = After { $card } too few would be left to discard { $surplus } in order.

# What is wrong with a position
africana-position = This position can't be read:
africana-position-key = There is no field “{ $name }” in { $where }. Known: { $known }.
africana-position-number = { $where } must be a whole number from { $low } to { $high }, not “{ $value }”.
africana-position-flag = { $where } must be true or false, not “{ $value }”.
africana-position-name = { $where }: “{ $value }” isn't known. Known: { $known }.
africana-position-unknown = { $where }: there is no “{ $value }”.
africana-position-list = { $where } must be a list.
africana-position-object = { $where } must be an object.
africana-position-twice = { $name } is there twice: in { $first } and in { $second }.
africana-position-seats = There are { $seats } seats, but “seats” has { $count } entries.
africana-position-location = Seat { $seat } can't stand anywhere before the starting player is known.
africana-position-floor = In the step “{ $step }” nothing is being discarded: “floor” must be null.
africana-position-slots = There are five slots, but “missions” has { $count } entries.
africana-position-marker-twice = { $where }: seat { $seat } has two markers there.
africana-position-page = { $where }: { $adventure } belongs to the other book.
africana-position-unread = Book “{ $book }”: { $due } pages weren't seen, not “{ $value }”.
africana-position-learned = There are { $seats } seats, but “learned” has { $count } entries.
africana-position-first = In the step “{ $step }” “first” and “active” must be { $step ->
    [first] null
   *[other] seats
}.
africana-position-round = Round { $round } doesn't go with the step “{ $step }” and a limit of { $limit }.
africana-position-action = In the step “{ $step }” the action must be one of { $known } (- for none).
africana-position-due = In the step “{ $step }” “due” must be { $step ->
    [draw] at least 1
   *[other] 0
}.
africana-position-due-most = No more than { $most } cards can be due here.
africana-position-free = In the step “{ $step }” no page is free.
africana-position-table = In the step “{ $step }” no card lies on the table.
africana-position-marker-empty = Slot { $slot } is empty, but a marker lies there.
africana-position-markers = Seat { $seat } has more than four markers.
africana-position-slot-empty = In the step “{ $step }” no slot is empty before the end was triggered.
africana-position-refill = In the step “mission” a slot must be empty and a mission left.
africana-position-ending = With { $left } missions left “ending” must say whether a refill came up short.
africana-position-hand-known = The hand of seat { $seat } can't be known in this view: “travel” must be a number.
africana-position-hand-hidden = The hand of seat { $seat } must be told by colour.
africana-position-helpers = Seat { $seat } has { $held } helper cards of { $colour }, but completed { $earned } such adventures.
africana-position-learned-hidden = What seat { $seat } has drawn can't be known in this view.
africana-position-wild = There is one wild card for each seat: on the table or in hand.
africana-position-hand-limit = Seat { $seat } holds more than five cards outside its turn.
africana-position-open-limit = Seat { $seat } has more than three open adventures outside its turn.
africana-position-surplus = In the step “{ $step }” there must be enough to discard, in order.
africana-position-unfolding = In the step “page” the right pile of the book “{ $book }” has only unread pages.
africana-position-top = The top of the right pile of the book “{ $book }” is known.
africana-position-dealt = Seat { $seat } hasn't the cards that the set-up has dealt so far.
africana-position-setup-slots = In the step “{ $step }” of the set-up the slots are filled from the left, as far as it has come.
africana-position-setup-books = In the step “{ $step }” of the set-up other pages are seen.
africana-position-setup-active = After the deal the starting seat { $seat } is the active one.
africana-position-setup = During the set-up nothing else has happened yet.
africana-position-colour = There are { $count } { $colour } travel cards too many.
africana-position-pile = { $count } cards are left for the travel pile.
africana-position-ceiling = The travel pile has more { $colour } cards than it can hold after what seat { $seat } has drawn.
africana-position-learned-most = Seat { $seat } has drawn more than was in the pile.
africana-position-layout = The hidden cards can't be shared out over the hands and the pile.
africana-position-reason = In the step “{ $step }” “reason” must be { $step ->
    [over] missions or round_limit
   *[other] null
}.
africana-position-reason-wrong = The game can't have ended by “{ $reason }”.

# What is wrong with own files
africana-files = These board and card files can't be used:
africana-files-json = The text of “{ $name }” isn't JSON: { $detail }.
africana-files-missing = { $where } is missing.
africana-files-type = { $where } must be { $expected }, not “{ $value }”.
africana-files-rule = { $check ->
    [symbols] There must be the five symbols pink, cyan, grey, orange and purple
    [places] There must be 22 locations with different ids
    [sides] 11 locations must lie in the north and 11 in the south
    [place-symbols] A location shows one or two different known symbols
    [latitude] The latitude must agree with the side of the equator
    [coordinates] A location must lie on the map
    [starts] The start towns must be napoli, cape_town, lagos and jeddah, of Italy, France, Germany and England
    [route] A route joins two different known locations, once
    [network] The routes must be one network
    [crossing] A route must cross the equator
    [regions] The two regions and their books must be those of the rulebook
    [slots] The five slots must be numbered from the left
    [bonus-two] A slot must have a bonus of 2 silver
    [bonus-card] A slot must have a bonus of travel cards
    [numbers] The numbers of the rulebook can't be changed
    [travel-cards] There must be 60 travel cards of the five colours
    [mission-count] There must be 34 missions with different ids
    [backs] The backs must be A, B and C, with at least five A and ten C
    [mission] A mission leads from one known location to another
    [mission-three] A mission must pay 3 silver
    [adventure-count] There must be 30 adventures with different ids
    [artifact-kinds] There must be five kinds of artifact
    [book-count] A book has 15 adventures
    [book-goals] The destinations of a book lie in the other region
    [book-artifacts] A book has two artifacts of each kind
    [book-helpers] A book has a helper of each colour
   *[adventure-reward] An artifact brings silver and points
}: { $where }.
africana-files-design = While the files are marked as reconstructed, they must keep the balance: { $check ->
    [joined] cape_town – lagos, aswan – cairo, cape_town – port_natal and mozambique – port_natal are routes
    [mozambique] mozambique can be entered with pink
    [even] each colour is printed equally often, in the whole and in each region
    [apart] no two drawn routes cross
    [degree] every location has 2 to 5 routes
    [choice] from every location at least four colours lead somewhere
    [far] no two locations are more than 5 steps apart
    [mean] the mean distance across the equator is 3 to 4 steps
    [travel] there are 12 travel cards of each colour
    [goals] every location is the goal of one or two adventures
    [kinds-apart] two artifacts of a kind in a book have different goals
    [worth] the five kinds are worth the same
    [letters] there are 10 A, 10 B and 14 C missions
    [natal] a mission from port_natal to serengeti pays 4 silver
    [length] missions are 2 to 5 steps long and grow longer from A to C
    [pay] missions pay less silver and more points from A to C
    [share] 60 to 85 percent of the missions cross the equator
    [ends] every location begins, and ends, one or two missions
    [pairs] no two missions join the same two locations
    [distinct] missions of a letter have different beginnings and different ends
    [land] locations lie on land or close to a coast
   *[drawn] routes are drawn where their kind says
}: { $where }.

# What happened, for the terminal
africana-log-first = is the starting player
africana-log-drawn = draws a travel card { $card }
africana-log-reshuffled = { $count } travel cards are shuffled into a new pile
africana-log-page = { $book ->
    [north] north
   *[south] south
} book: { $card } is turned up
africana-log-mission = slot { $slot }: { $mission }
africana-log-action = { $action ->
    [A] draws travel cards
    [B] buys adventures
   *[C] moves the explorer
}
africana-log-turned = turns { $card } to the { $to ->
    [left] left
   *[right] right
}
africana-log-bought = buys { $card }
africana-log-stepped = { $from } → { $to } with { $card }
africana-log-joined = joins { $mission }
africana-log-completed_mission = completes { $mission }
africana-log-completed_adventure = completes { $adventure }
africana-log-silver = { $silver } silver
africana-log-cleared = the table is cleared
africana-log-discarded = discards { $card }
africana-log-dropped = discards the adventure { $adventure }
africana-log-ending = The missions run out: this is the last round.
africana-log-points = { $category ->
    [missions] missions
    [artifacts] artifacts
    [sets] sets
    [helpers] helpers
    [silver] silver
    [travel] travel cards
   *[open] open adventures
}: { $points }
africana-log-over = The game is over.
