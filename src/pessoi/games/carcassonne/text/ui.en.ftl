### Carcassonne on the screen: prompt, board, log, awards, the board in words.

## Things

carcassonne-ui-city = city
carcassonne-ui-road = road
carcassonne-ui-field = field
carcassonne-ui-monastery = monastery
carcassonne-ui-knight = knight
carcassonne-ui-thief = thief
carcassonne-ui-farmer = farmer
carcassonne-ui-monk = monk

## Cells and rotations

carcassonne-ui-cell = { $x }, { $y }
carcassonne-ui-turns = { $turns ->
    [0] not turned
    [1] one turn
    [2] two turns
   *[3] three turns
}
carcassonne-ui-north = north
carcassonne-ui-east = east
carcassonne-ui-south = south
carcassonne-ui-west = west

## Prompt

carcassonne-ui-place-question = Place your tile
carcassonne-ui-place-hint = { $places ->
    [one] One place
   *[other] { $places } places
}, { $pile ->
    [0] this is the last tile
    [one] one tile left
   *[other] { $pile } tiles left
}
carcassonne-ui-rotations-hint = { $rotations ->
    [one] It fits here one way only
   *[other] It fits here in { $rotations } ways
}
carcassonne-ui-figure-question = Where does your meeple go?
carcassonne-ui-figure-hint = { $spots ->
    [one] One spot on the tile
   *[other] { $spots } spots on the tile
}
carcassonne-ui-turn = Turn
carcassonne-ui-turn-left = Turn left
carcassonne-ui-turn-right = Turn right
carcassonne-ui-here = Here
carcassonne-ui-no-figure = No meeple
carcassonne-ui-choose-place = Choose a place first
carcassonne-ui-key-turn = turn
carcassonne-ui-key-next = next place
carcassonne-ui-key-spot = spot

## Board

carcassonne-ui-board = Board with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
carcassonne-ui-zoom-in = Zoom in
carcassonne-ui-zoom-out = Zoom out
carcassonne-ui-fit = Show the whole board
carcassonne-ui-barred-cell = { $cell }: the tile doesn't fit, ask why

## What a spot would claim

carcassonne-ui-spot = { $role }: { $feature }
carcassonne-ui-spot-now = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
carcassonne-ui-spot-later = worth { $points } so far
carcassonne-ui-spot-field = counts at the end

## A feature under the pointer

carcassonne-ui-feature-tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
carcassonne-ui-feature-pennants = { $pennants ->
    [one] one pennant
   *[other] { $pennants } pennants
}
carcassonne-ui-feature-edges = { $open ->
    [one] open on one side
   *[other] open on { $open } sides
}
carcassonne-ui-feature-neighbours = { $open ->
    [one] one neighbour missing
   *[other] { $open } neighbours missing
}
carcassonne-ui-feature-value = worth { $value }
carcassonne-ui-feature-cities = { $points ->
    [0] feeds no finished city yet
   *[other] worth { $points } at the end
}
carcassonne-ui-feature-nobody = nobody's

## Log

carcassonne-ui-log-first = first player: { $name }
carcassonne-ui-log-drawn = draws { $tile }
carcassonne-ui-log-placed = places at ({ $cell })
carcassonne-ui-log-figure-city = puts a knight into the city
carcassonne-ui-log-figure-road = puts a thief on the road
carcassonne-ui-log-figure-field = lays a farmer in the field
carcassonne-ui-log-figure-monastery = puts a monk into the monastery
carcassonne-ui-log-points = { $feature }: { $terms }
carcassonne-ui-log-returned = { $name }: the meeple comes home without points
carcassonne-ui-log-discarded = out of the game, fits nowhere: { $tile }
carcassonne-ui-log-over = the game is over

## Awards

carcassonne-ui-award-title = { $name }, { $feature }
carcassonne-ui-finished-city = finished city
carcassonne-ui-finished-road = finished road
carcassonne-ui-finished-monastery = finished monastery
carcassonne-ui-unfinished-city = unfinished city
carcassonne-ui-unfinished-road = unfinished road
carcassonne-ui-unfinished-monastery = unfinished monastery
carcassonne-ui-count-tile = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
carcassonne-ui-count-pennant = { $count ->
    [one] one pennant
   *[other] { $count } pennants
}
carcassonne-ui-count-city = { $count ->
    [one] one city
   *[other] { $count } cities
}
carcassonne-ui-count-neighbour = { $count ->
    [one] one neighbour
   *[other] { $count } neighbours
}
carcassonne-ui-count-monastery = the monastery
carcassonne-ui-term-tile = { carcassonne-ui-count-tile }, { $each } each
carcassonne-ui-term-pennant = { carcassonne-ui-count-pennant }, { $each } each
carcassonne-ui-term-city = { $count ->
    [one] one finished city
   *[other] { $count } finished cities
}, { $each } each
carcassonne-ui-term-neighbour = { carcassonne-ui-count-neighbour }, { $each } each
carcassonne-ui-term-monastery = the monastery itself
carcassonne-ui-majority = { $name } { $weight }
carcassonne-ui-source-roads = Roads
carcassonne-ui-source-cities = Cities
carcassonne-ui-source-monasteries = Monasteries
carcassonne-ui-source-fields = Fields

## Refusals: headlines

carcassonne-ui-refused-edge = Doesn't match to the { $side }
carcassonne-ui-refused-cell = No place for a tile
carcassonne-ui-refused-occupied = The feature is taken
carcassonne-ui-refused = Not possible now

## Moves in words

carcassonne-ui-move-place = { $cell }, { $turns }
carcassonne-ui-move-figure-city = knight in the city
carcassonne-ui-move-figure-road = thief on the road
carcassonne-ui-move-figure-field = farmer in the field
carcassonne-ui-move-figure-monastery = monk in the monastery
carcassonne-ui-move-none = no meeple
carcassonne-ui-move-draw = draws { $tile }
carcassonne-ui-move-first = first player: { $name }

## The board in words

carcassonne-ui-summary-now = Now
carcassonne-ui-summary-players = Players
carcassonne-ui-summary-features = Roads, cities, monasteries and fields
carcassonne-ui-summary-tiles = Tiles, in the order of laying
carcassonne-ui-summary-hand = Tile in hand: { $tile }
carcassonne-ui-summary-pile = { $pile ->
    [one] One tile left to draw
   *[other] { $pile } tiles left to draw
}
carcassonne-ui-summary-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $meeples ->
    [one] one meeple in hand
   *[other] { $meeples } meeples in hand
}
carcassonne-ui-summary-tile = { $cell }: { $sides }
carcassonne-ui-summary-side = { $kind } to the { $side }
carcassonne-ui-summary-figure = { $role } of { $name }
carcassonne-ui-summary-feature = { $feature } at ({ $cell }): { $facts }
carcassonne-ui-with-pennant = pennant
carcassonne-ui-with-monastery = monastery

## Player panel and tiles left

carcassonne-ui-supply = { $count ->
    [one] one meeple in hand
   *[other] { $count } meeples in hand
}
carcassonne-ui-projected = { $points } if the game ended now
carcassonne-ui-remaining-count = { $count ->
    [one] One tile left to draw
   *[other] { $count } tiles left to draw
}
carcassonne-ui-remaining-discarded = Out of the game
carcassonne-ui-remaining-of = { $left } of { $all }
carcassonne-ui-remaining-hidden = This table plays without the list of tiles left

## Home page

carcassonne-ui-fact = 72 tiles
