### Africana on the screen: questions, map, missions, books, log, points, the board in words.

africana-ui-fact = Explore a whole continent, with five colours of travel cards

## Words

africana-ui-language = en
africana-ui-colour-pink = pink
africana-ui-colour-cyan = cyan
africana-ui-colour-grey = grey
africana-ui-colour-orange = orange
africana-ui-colour-purple = purple
africana-ui-wild = wild card
africana-ui-helper = Helper
africana-ui-helper-card = helper: { $colour }
africana-ui-artifact-mask = Mask
africana-ui-artifact-drum = Drum
africana-ui-artifact-figurine = Figurine
africana-ui-artifact-vessel = Vessel
africana-ui-artifact-shield = Shield
africana-ui-mission = { $from }, then { $to }
africana-ui-goal = destination: { $place }
africana-ui-brings = { $silver } silver, { $points ->
    [one] 1 point
   *[other] { $points } points
}
africana-ui-bonus = { $type ->
    [silver] +{ $amount } silver
   *[travel_card] +{ $amount } { $amount ->
        [one] card
       *[other] cards
    }
}
africana-ui-silver = { $count } silver
africana-ui-cards = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
africana-ui-won = { $count ->
    [0] nothing completed
    [one] 1 completed
   *[other] { $count } completed
}
africana-ui-open-count = { $count ->
    [0] no open adventure
    [one] 1 open adventure
   *[other] { $count } open adventures
}
africana-ui-score = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
africana-ui-joined = joined by: { $names }
africana-ui-no-cards = No card in hand
africana-ui-no-mission = no mission
africana-ui-no-page = no page
africana-ui-no-open = No open adventure
africana-ui-pile = { $side ->
    [left] left pile
   *[right] right pile
}: { $count }

## Questions

africana-ui-action-question = Which action do you take?
africana-ui-action-hint = { $count ->
    [0] No place within reach
    [one] 1 place within reach on the map
   *[other] { $count } places within reach on the map
}
africana-ui-action-A = Draw cards
africana-ui-action-B = Open the book
africana-ui-action-C = Move
africana-ui-way-question = { $place }: which way?
africana-ui-way-hint = The dearer ways spare cards
africana-ui-book-question = Do you buy a page?
africana-ui-book-hint = { $free ->
    [true] the next page is turned for nothing
   *[false] turning 1, buying 5
}
africana-ui-key-book = turn from the left, right
africana-ui-move-question = { $place }. Where to?
africana-ui-move-hint = { $count ->
    [0] No place within reach
    [one] 1 place within reach
   *[other] { $count } places within reach
}
africana-ui-join = Mission to { $goal }, { $bonus }
africana-ui-complete = Complete: { $thing }
africana-ui-discard-cards = { $count ->
    [one] Which card do you discard?
   *[other] Which { $count } cards do you discard?
}
africana-ui-discard-adventures = { $count ->
    [one] Which adventure do you give up?
   *[other] Which { $count } adventures do you give up?
}
africana-ui-discard-hint = Chosen: { $count } of { $of }
africana-ui-discard = Discard { $count }
africana-ui-discard-more = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
africana-ui-key-discard = choose

## Moves

africana-ui-move-turn = turn to the { $to ->
    [left] left
   *[right] right
} ({ $cost } silver): { $card }
africana-ui-move-buy = buy ({ $cost } silver): { $card }
africana-ui-move-step = to { $place } with { $card }{ $paid ->
    [true] {" "}and { $cost } silver
   *[false] {""}
}
africana-ui-move-join = join { $mission } ({ $bonus })
africana-ui-move-complete_mission = complete { $mission }
africana-ui-move-complete_adventure = complete { $adventure }
africana-ui-move-done = { $action ->
    [B] Close the book
   *[C] End the journey
}
africana-ui-move-discard_hand = discard { $card }
africana-ui-move-discard_adventure = give up { $adventure }

## Board

africana-ui-board = Africa
africana-ui-map = Map
africana-ui-equator = Equator
africana-ui-north-letter = N
africana-ui-zones = Parts of the board
africana-ui-zone-missions = Missions { $count }
africana-ui-zone-books = Books
africana-ui-place = { $place }: { $symbols }
africana-ui-here = here: { $names }
africana-ui-reachable = within reach by { $way }
africana-ui-fit = { $whole ->
    [true] Whole map
   *[false] Nearer
}
africana-ui-missions = Missions
africana-ui-mission-pile = { $count } in the pile
africana-ui-north = Northern book
africana-ui-south = Southern book
africana-ui-turn = Turn
africana-ui-buy = Buy
africana-ui-hand = Your hand
africana-ui-table = On the table
africana-ui-open = Your open adventures
africana-ui-artifacts = Your artifacts
africana-ui-sets = Sets so far: { $points ->
    [one] 1 point
   *[other] { $points } points
}
africana-ui-reach = Within reach
africana-ui-players = Players
africana-ui-summary-now = Now
africana-ui-round = Round { $round }{ $ending ->
    [true] , the last one
   *[false] {""}
}. Missions in the pile: { $count }
africana-ui-total = Total

## Log

africana-ui-log-first = begins
africana-ui-log-drawn = draws{ $known ->
    [true] : { $card }
   *[false] {" "}a travel card
}
africana-ui-log-reshuffled = new travel pile of { $count } cards
africana-ui-log-page = { $book ->
    [north] northern
   *[south] southern
} book: { $card }
africana-ui-log-mission = new mission: { $mission }
africana-ui-log-action = { $action ->
    [A] draws travel cards
   *[B] opens the book
}
africana-ui-log-turned = turns a page: { $card }
africana-ui-log-bought = buys: { $card }
africana-ui-log-stepped = travels to { $to } ({ $card }{ $paid ->
    [true] , paid
   *[false] {""}
})
africana-ui-log-joined = joins: { $mission }
africana-ui-log-completed_mission = mission completed: { $mission }
africana-ui-log-completed_adventure = adventure completed: { $adventure }
africana-ui-log-silver = { $more ->
    [true] receives
   *[false] pays
} { $count } silver
africana-ui-log-discarded = discards: { $card }
africana-ui-log-dropped = gives up: { $adventure }
africana-ui-log-ending = The missions run out: this is the last round
africana-ui-log-over = The game is over

## Points

africana-ui-points-missions = Missions
africana-ui-points-artifacts = Artifacts
africana-ui-points-sets = Sets
africana-ui-points-helpers = Helpers
africana-ui-points-silver = Silver
africana-ui-points-travel = Travel cards
africana-ui-points-open = Open adventures
africana-ui-award-title = { $name }: { $what }
africana-ui-term-missions = { $pieces }
africana-ui-term-artifacts = { $pieces }
africana-ui-term-sets = { $pieces }
africana-ui-term-helpers = { $pieces }
africana-ui-term-silver = { $count } times ten silver
africana-ui-term-travel = { $count } times two travel cards
africana-ui-term-open = { $pieces }

## Refusals

africana-ui-refused = Not allowed
africana-ui-refused-not-neighbour = No route there
africana-ui-refused-fit = The card doesn't fit
africana-ui-refused-silver = Too little silver
africana-ui-refused-not-in-hand = Not in your hand
africana-ui-refused-played = Played already
africana-ui-refused-pile-empty = Nothing left there

## Reference

africana-ui-reference = Cards and signs
africana-ui-symbols = Travel symbols
africana-ui-discard-pile = Discarded travel cards
africana-ui-travel-pile = Travel pile: { $count }
africana-ui-letters = Missions to come: { $letters }
africana-ui-helpers-left = Helper cards left
africana-ui-removed = Given up: { $cards }

## Where board and cards come from

africana-ui-sources = What is printed and what is reconstructed
africana-ui-sources-what = All numbers of the rules are the rulebook's. Board and cards were pictures that its text doesn't hold: what it or public descriptions tell is used as it is, the rest was designed to agree with them. A table can be made with files of its own, for example with the printed values.
africana-ui-sources-places = Names of the locations
africana-ui-sources-symbols = Symbols of the locations
africana-ui-sources-routes = Travel routes
africana-ui-sources-missions = Missions
africana-ui-sources-adventures = Adventures
africana-ui-sources-count = { $origin ->
        [rulebook] from the rulebook
        [public] from public descriptions
        [partly] reconstructed in part
       *[other] reconstructed
    }: { $count }
