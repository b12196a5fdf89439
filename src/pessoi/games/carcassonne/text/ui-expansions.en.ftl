### Carcassonne's expansions on the screen: pieces, questions, moves, log, points, the choice of expansions.

## Pieces and marks

carcassonne-ui-piece-meeple = meeple
carcassonne-ui-piece-big = big meeple
carcassonne-ui-piece-builder = builder
carcassonne-ui-piece-pig = pig
carcassonne-ui-piece-mage = mage
carcassonne-ui-piece-witch = witch
carcassonne-ui-piece-robber = robber
carcassonne-ui-piece-marker = marker
carcassonne-ui-piece-messenger = messenger
carcassonne-ui-at = { $feature } at ({ $cell })
carcassonne-ui-ferry = ferry: { $roads }
carcassonne-ui-ferry-at = Ferry at ({ $cell })
carcassonne-ui-gold-at = { carcassonne-ui-ingots } at ({ $cell })
carcassonne-ui-ingots = { $count ->
    [one] one ingot
   *[other] { $count } ingots
}
carcassonne-ui-with-inn = inn
carcassonne-ui-with-cathedral = cathedral
carcassonne-ui-with-wine = wine
carcassonne-ui-with-grain = grain
carcassonne-ui-with-cloth = cloth
carcassonne-ui-with-machine = flying machine
carcassonne-ui-with-lake = lake
carcassonne-ui-with-gold = gold symbol
carcassonne-ui-with-magic = magic symbol
carcassonne-ui-with-pouch = pouch
carcassonne-ui-with-rake = crop circle with rake
carcassonne-ui-with-club = crop circle with club
carcassonne-ui-with-shield = crop circle with shield

## Questions

carcassonne-ui-ask-land = Where does it land?
carcassonne-ui-ask-ferry = Where does the ferry run?
carcassonne-ui-ask-ferries = Do you move a ferry?
carcassonne-ui-ask-ingot = Where does the second ingot lie?
carcassonne-ui-ask-magic = { $figure ->
    [mage] Where does the mage go?
   *[witch] Where does the witch go?
}
carcassonne-ui-ask-robber = Where does your robber wait?
carcassonne-ui-ask-score = What is scored next?
carcassonne-ui-ask-award = Which figure moves on?
carcassonne-ui-ask-share = Which ingot do you take?
carcassonne-ui-ask-message = { $message ->
    [0] What does the message do?
   *[other] Message { $message }: what do you take?
}
carcassonne-ui-ask-crop = Add meeples, or take back?
carcassonne-ui-ask-crop-A = { $symbol ->
    [rake] Do you add a farmer?
    [club] Do you add a thief?
   *[shield] Do you add a knight?
}
carcassonne-ui-ask-crop-B = { $symbol ->
    [rake] Which farmer comes home?
    [club] Which thief comes home?
   *[shield] Which knight comes home?
}
carcassonne-ui-turn-of = turn of { $name }
carcassonne-ui-hint-land = The die shows { $distance }
carcassonne-ui-hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
carcassonne-ui-hint-crop = { $symbol ->
    [rake] Concerns the farmers of all
    [club] Concerns the thieves of all
   *[shield] Concerns the knights of all
}
carcassonne-ui-hint-robber = Takes half of what leaves with points
carcassonne-ui-figure-spots = { $spots ->
    [one] One possibility
   *[other] { $spots } possibilities
}
carcassonne-ui-choices-piece = Which piece
carcassonne-ui-choices-robber = Spaces of the score track
carcassonne-ui-choices-award = Figures of the score track
carcassonne-ui-choices-crop = What all do
carcassonne-ui-key-piece = piece
carcassonne-ui-crop-short-A = Add
carcassonne-ui-crop-short-B = Take back

## Buttons

carcassonne-ui-fly = Fly
carcassonne-ui-choose = Choose this
carcassonne-ui-take = Take
carcassonne-ui-advance = Move { $points }
carcassonne-ui-use-effect = { $points ->
    [0] Use it
   *[other] Use it +{ $points }
}
carcassonne-ui-use-points = Two points
carcassonne-ui-pass-ferries = Leave the ferries
carcassonne-ui-pass-robber = No robber
carcassonne-ui-pass-crop = Add nobody

## Moves in words

carcassonne-ui-move-put = { $piece }: { $segment }
carcassonne-ui-move-off = { $piece }: off the board
carcassonne-ui-move-fly = { $piece }: flies
carcassonne-ui-move-roll = the die shows { $distance }
carcassonne-ui-move-land = lands: { $segment }
carcassonne-ui-move-ferry = ferry at ({ $cell }): { $roads }
carcassonne-ui-move-gold = ingot at ({ $cell })
carcassonne-ui-move-take = take an ingot from ({ $cell })
carcassonne-ui-move-robber = robber on space { $space }: { $names }
carcassonne-ui-move-score = { $segment }, worth { $value }
carcassonne-ui-move-award = { $piece } from { $from } to { $to }{ $dark ->
    [1] , a message
   *[0] {""}
}
carcassonne-ui-move-message = message { $message }
carcassonne-ui-move-use-effect = { $points ->
    [0] use the message
   *[other] use the message for { $points }
}
carcassonne-ui-move-use-points = two points instead of the message
carcassonne-ui-move-return = comes home: { $piece }, { $segment }
carcassonne-ui-move-add = add: { $piece }, { $segment }
carcassonne-ui-move-pass = nothing
carcassonne-ui-crop-A = all may add a meeple
carcassonne-ui-crop-B = all must take a meeple back

## Log

carcassonne-ui-log-put = puts: { $piece }, { $segment }
carcassonne-ui-log-piece-returned = { $name }: comes home: { $piece }
carcassonne-ui-log-piece-unpaid = { $name }: comes home without points: { $piece }
carcassonne-ui-log-second = the builder earns a second tile
carcassonne-ui-log-again = plays the second tile
carcassonne-ui-log-flying = flies: { $piece }
carcassonne-ui-log-crashed = finds nowhere to land, comes home: { $piece }
carcassonne-ui-log-landed = lands: { $piece }, { $segment }
carcassonne-ui-log-added = adds: { $piece }, { $segment }
carcassonne-ui-log-ferry = puts a ferry at ({ $cell })
carcassonne-ui-log-ferry-moved = moves the ferry at ({ $cell })
carcassonne-ui-log-caught = the robber on space { $space } robs { $victim }
carcassonne-ui-log-followed = the robber goes along with { $name } to space { $space }

## Points

carcassonne-ui-count-mage = the mage
carcassonne-ui-count-witch = the witch
carcassonne-ui-count-pig = the pig
carcassonne-ui-count-knight = { $count ->
    [one] one knight
   *[other] { $count } knights
}
carcassonne-ui-count-farmer = { $count ->
    [one] one farmer
   *[other] { $count } farmers
}
carcassonne-ui-count-ingot = { carcassonne-ui-ingots }
carcassonne-ui-source-messages = Messages
carcassonne-ui-source-robberies = Robbers
carcassonne-ui-source-goods = Goods
carcassonne-ui-source-gold = Gold
carcassonne-ui-robbed-of = half of { $points }
carcassonne-ui-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
carcassonne-ui-way = { $piece } from { $from } to { $to }

## Refusals: headlines

carcassonne-ui-refused-none-left = None left in hand
carcassonne-ui-refused-companion = Needs a meeple of yours
carcassonne-ui-refused-flight = It can't fly there
carcassonne-ui-refused-ferry = The ferry can't go there
carcassonne-ui-refused-gold = Not this ingot
carcassonne-ui-refused-magic = No place for magic
carcassonne-ui-refused-robber = No place for the robber
carcassonne-ui-refused-message = Not with this message
carcassonne-ui-refused-crop = Not by this crop circle

## The board in words, stock

carcassonne-ui-in-hand = { $piece } in hand
carcassonne-ui-has-points = { $piece } { $points }
carcassonne-ui-robber-on = robber on space { $space }
carcassonne-ui-summary-magic = { $piece }: { $place }
carcassonne-ui-beside = beside the board
carcassonne-ui-summary-messages = { $turned ->
    [one] one message turned up
   *[other] { $turned } messages turned up
}
carcassonne-ui-messages-known = Messages turned up, in the order of the stack
carcassonne-ui-ferries-left = { $count ->
    [one] one ferry left
   *[other] { $count } ferries left
}
carcassonne-ui-ingots-left = { $count ->
    [one] one ingot left
   *[other] { $count } ingots left
}
carcassonne-ui-goods-left = goods left: { $goods }

## The choice of expansions

carcassonne-option-expansions-inns-hint = Inns double roads, cathedrals treble cities, and each player has a big meeple that counts twice.
carcassonne-option-expansions-traders-hint = Goods in cities, a builder who brings a second tile, a pig that makes fields richer.
carcassonne-option-expansions-flying-hint = A meeple takes off, a die decides how far, and lands in a feature that others already hold.
carcassonne-option-expansions-messengers-hint = A second figure on the score track; on dark spaces a message waits.
carcassonne-option-expansions-ferries-hint = On lakes ferries join roads and part them again.
carcassonne-option-expansions-gold-hint = Ingots lie on tiles; who finishes features there takes them home.
carcassonne-option-expansions-magic-hint = The mage makes an unfinished road or city richer, the witch halves one.
carcassonne-option-expansions-robbers-hint = A robber waits on the score track and takes half of what others score.
carcassonne-option-expansions-crops-hint = Crop circles let all add a farmer, thief or knight, or take one back.
carcassonne-ui-preset-base = Base game
carcassonne-ui-preset-big = Two big ones
carcassonne-ui-preset-small = The short ones
carcassonne-ui-preset-all = Everything
