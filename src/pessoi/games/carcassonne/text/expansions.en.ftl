## Carcassonne's expansions: options, moves, refusals, positions, log.

# Options
carcassonne-option-expansions = Expansions
carcassonne-option-expansions-inns = Inns & Cathedrals
carcassonne-option-expansions-traders = Traders & Builders
carcassonne-option-expansions-flying = Flying Machines
carcassonne-option-expansions-messengers = Messengers
carcassonne-option-expansions-ferries = Ferries
carcassonne-option-expansions-gold = Gold Mines
carcassonne-option-expansions-magic = Mage & Witch
carcassonne-option-expansions-robbers = Robbers
carcassonne-option-expansions-crops = Crop Circles

# Moves that can't be read
carcassonne-move-ferry = “{ $text }”: name two roads of the lake, the lower number first, as in “ferry r0-r2” or “ferry 1,0 r0-r2”.
carcassonne-move-cell = “{ $text }”: name a cell, as in “gold 1,-2” or “take 1,-2”.
carcassonne-move-spot = “{ $text }”: name a segment of the board, as in “mage 1,-2:c0”, or “off”.
carcassonne-move-figure = “{ $text }”: name the figure, meeple or big, and where it stands, as in “return meeple 1,-2:r0”.

# Why a move is not allowed
carcassonne-refusal-no-figure-left = None of these figures is in supply: { carcassonne-figure-names }.
carcassonne-figure-names = { $figure ->
    [big] big meeple
    [builder] builder
    [pig] pig
   *[meeple] meeple
}
carcassonne-refusal-builder-where = The builder stands on roads and in cities only.
carcassonne-refusal-builder-alone = The builder joins a meeple of your own. None of yours is in that feature.
carcassonne-refusal-pig-where = The pig stands in fields only.
carcassonne-refusal-pig-alone = The pig joins a farmer of your own. None of yours is in that field.
carcassonne-refusal-flight-kind = Only meeples fly.
carcassonne-refusal-no-machine = The tile just placed has no flying machine.
carcassonne-refusal-die = The die shows 1, 2 or 3.
carcassonne-refusal-land-field = Nobody lands in a field.
carcassonne-refusal-land-complete = At { $at } there is nothing unfinished called { $segment }.
carcassonne-refusal-ferry-far = The ferry at { $at } can't be moved now: it isn't the first one along a road that the new tile extends, or has been moved already.
carcassonne-refusal-ferry-itself = A ferry joins two different roads of its lake.
carcassonne-refusal-ferry-road = The lake at { $at } doesn't have both roads, { $one } and { $two }.
carcassonne-refusal-ferry-same = The ferry at { $at } joins { $one } and { $two } already.
carcassonne-refusal-magic-off = Mage and witch leave the board only if nowhere is left for them, and one that isn't there can't.
carcassonne-refusal-magic-where = Mage and witch stand on roads and in cities: { $segment } is none.
carcassonne-refusal-magic-complete = The feature at { $segment } is finished.
carcassonne-refusal-magic-held = Mage or witch stands in the feature at { $segment } already.
carcassonne-refusal-magic-name = This stretch is named by its first segment: { $first }.
carcassonne-refusal-robber-there = The robber stands on space { $space } already.
carcassonne-refusal-robber-empty = No opponent’s score figure stands on space { $space }.
carcassonne-refusal-score = No feature that is to be scored begins at { $segment }.
carcassonne-refusal-advance = Marker or messenger moves, nothing else.
carcassonne-refusal-message-known = That message has its place in the stack already.
carcassonne-refusal-message-use = Message { $message } can't be used so now.
carcassonne-refusal-no-such-meeple = You have no such figure at { $segment }.
carcassonne-refusal-recall-minority = At { $segment } another player has more meeples.
carcassonne-refusal-gold-far = The second ingot lies on a tile beside the new one.
carcassonne-refusal-gold-none = No ingot lies at { $at }.
carcassonne-refusal-gold-claim = The ingots at { $at } aren’t yours to take: the tile isn’t part of anything of yours that has just been finished.
carcassonne-refusal-crop-choice = It must be chosen between A (add) and B (take back) once, before anybody acts.
carcassonne-refusal-crop-other = { $choice ->
    [A] All may add a meeple; nothing is taken back.
   *[B] Everybody must take one back.
}
carcassonne-refusal-crop-none = You have no such figure at { $segment }.
carcassonne-refusal-crop-kind = { $symbol ->
    [rake] The rake is about farmers only.
    [club] The club is about thieves only.
   *[shield] The shield is about knights only.
}
carcassonne-refusal-crop-beside = A meeple is added only on a segment where one of your own stands: not at { $segment }.

# What is wrong with a position
carcassonne-position-ferry = { $where } must name two roads of its lake, as in ["r0", "r2"].
carcassonne-position-ferry-itself = { $where }: a ferry can't join { $road } to itself (rule { $rule }).
carcassonne-position-ferry-missing = The lake of { $segment } needs a “ferry”.
carcassonne-position-ferry-early = The lake of { $segment } has a ferry, but its ferry is only to be placed now.
carcassonne-position-claims = { $where }: claims are seats that take ingots lying there, in a play that is at the hand-out.
carcassonne-position-seats = “{ $name }” must be a list with one entry for each of the { $seats } seats.
carcassonne-position-flag = { $where } must be true or false, not “{ $value }”.
carcassonne-position-messages = “messages” needs “order”, different numbers from 1 to 8, and “turned”, how many were turned up in all.
carcassonne-position-second = “second” is one of { $known }, not “{ $value }”.
carcassonne-position-goods = { $where } needs a number for each of { $known }.
carcassonne-position-tokens = The seats have { $count } tokens of { $goods }; there are { $most }.
carcassonne-position-ingots = { $count } ingots are used (tiles and seats); there are { $most }.
carcassonne-position-magic = “magic” needs { $known }, each a segment or null.
carcassonne-position-magic-where = { $where }: mage and witch stand on roads and in cities, not at { $segment }.
carcassonne-position-companion = The figure at { $segment } ({ $figure }) stands without a meeple of its owner, or where it can't (rule { $rule }).
carcassonne-position-agenda = “agenda” doesn't fit: it must be the steps of a turn with all their arguments, from the turn itself to the step that waits.
carcassonne-position-agenda-needed = The step “{ $step }” needs the whole “agenda”.

# Log
carcassonne-log-figure = places: { carcassonne-figure-names }, { $segment }
carcassonne-log-second = earns a second tile by the builder
carcassonne-log-again = plays a second tile
carcassonne-log-goods = takes goods: { $goods }
carcassonne-log-good = { $kind ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
} { $count }
carcassonne-log-flying = flies: { carcassonne-figure-names }
carcassonne-log-rolled = the die shows { $distance }
carcassonne-log-landed = lands at { $segment }
carcassonne-log-crashed = finds nowhere to land; the figure comes home
carcassonne-log-ferry = puts a ferry at ({ $cell }): { $roads }
carcassonne-log-ferry-moved = moves the ferry at ({ $cell }): { $roads }
carcassonne-log-gold = puts an ingot at ({ $cell })
carcassonne-log-ingot = takes an ingot from ({ $cell })
carcassonne-log-magic = { $figure ->
    [mage] moves the mage to { $segment }
   *[witch] moves the witch to { $segment }
}
carcassonne-log-magic-off = { $figure ->
    [mage] takes the mage off the board
   *[witch] takes the witch off the board
}
carcassonne-log-magic-left = { $figure ->
    [mage] the mage leaves the board
   *[witch] the witch leaves the board
}
carcassonne-log-returned = comes home: { carcassonne-figure-names }
carcassonne-log-robber = puts the robber on space { $space }
carcassonne-log-caught = the robber on space { $space } takes half
carcassonne-log-followed = the robber goes along to space { $space }
carcassonne-log-robber-home = the robber comes home
carcassonne-log-dark = { $figure ->
    [messenger] the messenger lands on the dark space { $space }
   *[marker] the marker lands on the dark space { $space }
}
carcassonne-log-message = turns up message { $message }: { carcassonne-message-names }
carcassonne-message-names = { $message ->
    [1] the smallest road
    [2] the smallest city
    [3] the smallest monastery
    [4] two points a pennant
    [5] two points a knight
    [6] two points a farmer
    [7] another tile
   *[8] score a meeple and take it back
}
carcassonne-log-use = { $use ->
    [effect] uses the message
   *[points] takes two points instead
}
carcassonne-log-crop = { $choice ->
    [A] all may add a meeple
   *[B] all must take a meeple back
}: { $symbol ->
    [rake] farmers
    [club] thieves
   *[shield] knights
}
carcassonne-log-added = adds: { carcassonne-figure-names }, { $segment }
carcassonne-log-source-message = message { $message }
carcassonne-log-source-robbery = robbed
carcassonne-log-source-goods = most goods: { $goods ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
}
carcassonne-log-source-gold = gold

# What was counted
carcassonne-ui-term-mage = the mage on { $count ->
    [one] one tile
   *[other] { $count } tiles
}, 1 each
carcassonne-ui-term-witch = the witch leaves half ({ $each })
carcassonne-ui-term-pig = the pig: { $count ->
    [one] one city
   *[other] { $count } cities
}, 1 more each
carcassonne-ui-term-knight = { $count ->
    [one] one knight
   *[other] { $count } knights
}, { $each } each
carcassonne-ui-term-farmer = { $count ->
    [one] one farmer
   *[other] { $count } farmers
}, { $each } each
carcassonne-ui-term-message = two points instead of the message
carcassonne-ui-term-robbery = half of an opponent’s points
carcassonne-ui-term-goods = most of a kind
carcassonne-ui-term-ingot = { $count ->
    [one] one ingot
   *[other] { $count } ingots
}, { $each } each
