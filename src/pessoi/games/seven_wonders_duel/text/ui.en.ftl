### 7 Wonders Duel on the screen: prompt, board, log, points, legend, the board in words.

seven_wonders_duel-ui-fact = Three Ages, two cities, three ways to win

## Words

seven_wonders_duel-ui-and = {" and "}
seven_wonders_duel-ui-numeral = { $age ->
    [1] I
    [2] II
   *[3] III
}
seven_wonders_duel-ui-age = Age { $age }
seven_wonders_duel-ui-free = free
seven_wonders_duel-ui-units = { $resource }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
seven_wonders_duel-ui-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
seven_wonders_duel-ui-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
seven_wonders_duel-ui-back-age1 = Face-down card of Age I
seven_wonders_duel-ui-back-age2 = Face-down card of Age II
seven_wonders_duel-ui-back-age3 = Face-down card of Age III
seven_wonders_duel-ui-back-guild = Face-down Guild
seven_wonders_duel-ui-kind-brown = Raw materials
seven_wonders_duel-ui-kind-grey = Manufactured goods
seven_wonders_duel-ui-kind-blue = Civilian building
seven_wonders_duel-ui-kind-green = Science
seven_wonders_duel-ui-kind-yellow = Commerce
seven_wonders_duel-ui-kind-red = Military
seven_wonders_duel-ui-kind-purple = Guild
seven_wonders_duel-ui-kind-wonder = Wonder
seven_wonders_duel-ui-kind-token = Progress token
seven_wonders_duel-ui-colour-brown = brown
seven_wonders_duel-ui-colour-grey = grey
seven_wonders_duel-ui-colour-blue = blue
seven_wonders_duel-ui-colour-green = green
seven_wonders_duel-ui-colour-yellow = yellow
seven_wonders_duel-ui-colour-red = red
seven_wonders_duel-ui-colour-purple = purple
seven_wonders_duel-ui-counted-brown = brown card
seven_wonders_duel-ui-counted-grey = grey card
seven_wonders_duel-ui-counted-blue = blue card
seven_wonders_duel-ui-counted-green = green card
seven_wonders_duel-ui-counted-yellow = yellow card
seven_wonders_duel-ui-counted-red = red card
seven_wonders_duel-ui-counted-purple = Guild
seven_wonders_duel-ui-counted-wonder = built Wonder
seven_wonders_duel-ui-counted-progress_token = Progress token
seven_wonders_duel-ui-counted-coin_triple = three coins
seven_wonders_duel-ui-category-military = Military
seven_wonders_duel-ui-category-blue = Civilian buildings
seven_wonders_duel-ui-category-green = Science
seven_wonders_duel-ui-category-yellow = Commerce
seven_wonders_duel-ui-category-guilds = Guilds
seven_wonders_duel-ui-category-wonders = Wonders
seven_wonders_duel-ui-category-progress = Progress
seven_wonders_duel-ui-category-coins = Coins
seven_wonders_duel-ui-total = Total

## Wonders in short

seven_wonders_duel-ui-short-appian_way = Appian Way
seven_wonders_duel-ui-short-circus_maximus = Circus Maximus
seven_wonders_duel-ui-short-colossus = Colossus
seven_wonders_duel-ui-short-great_library = Great Library
seven_wonders_duel-ui-short-great_lighthouse = Great Lighthouse
seven_wonders_duel-ui-short-hanging_gardens = Hanging Gardens
seven_wonders_duel-ui-short-mausoleum = Mausoleum
seven_wonders_duel-ui-short-piraeus = Piraeus
seven_wonders_duel-ui-short-pyramids = Pyramids
seven_wonders_duel-ui-short-sphinx = Sphinx
seven_wonders_duel-ui-short-statue_of_zeus = Statue of Zeus
seven_wonders_duel-ui-short-temple_of_artemis = Temple of Artemis

## Symbols

seven_wonders_duel-ui-symbol-mortar = mortar
seven_wonders_duel-ui-symbol-quill = quill
seven_wonders_duel-ui-symbol-pendulum = plumb line
seven_wonders_duel-ui-symbol-wheel = wheel
seven_wonders_duel-ui-symbol-sundial = sundial
seven_wonders_duel-ui-symbol-armillary_sphere = armillary sphere
seven_wonders_duel-ui-symbol-law = scales
seven_wonders_duel-ui-chain-horseshoe = horseshoe
seven_wonders_duel-ui-chain-sword = sword
seven_wonders_duel-ui-chain-tower = tower
seven_wonders_duel-ui-chain-target = target
seven_wonders_duel-ui-chain-helmet = helmet
seven_wonders_duel-ui-chain-book = book
seven_wonders_duel-ui-chain-gear = gear
seven_wonders_duel-ui-chain-lyre = lyre
seven_wonders_duel-ui-chain-lamp = lamp
seven_wonders_duel-ui-chain-mask = mask
seven_wonders_duel-ui-chain-column = column
seven_wonders_duel-ui-chain-moon = moon
seven_wonders_duel-ui-chain-sun = sun
seven_wonders_duel-ui-chain-drop = drop
seven_wonders_duel-ui-chain-temple_front = temple front
seven_wonders_duel-ui-chain-amphora = amphora
seven_wonders_duel-ui-chain-barrel = barrel

## What it does

seven_wonders_duel-ui-effect-produce = Produces: { $resource }{ $amount ->
    [1] {""}
   *[other] {" "}× { $amount }
}
seven_wonders_duel-ui-effect-produce_choice = Produces one of: { $resources }
seven_wonders_duel-ui-effect-fixed_price = Fixed price of { $price } for: { $resources }
seven_wonders_duel-ui-effect-victory_points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
seven_wonders_duel-ui-effect-coins = { $amount } coins at once
seven_wonders_duel-ui-effect-shields = { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
}
seven_wonders_duel-ui-effect-science = Symbol: { $symbol }
seven_wonders_duel-ui-effect-coins_per = Coins at once, { $amount } for each { $things }{ $city ->
    [largest] {" "}of the city that has most
   *[own] {""}
}
seven_wonders_duel-ui-effect-vp_per = Points at the end, { $amount } for each { $things }{ $city ->
    [largest] {" "}of the city that has most
   *[own] {""}
}
seven_wonders_duel-ui-effect-extra_turn = Play again
seven_wonders_duel-ui-effect-opponent_loses_coins = The opponent loses { $amount } coins
seven_wonders_duel-ui-effect-discard_opponent_card = One { $colour } card of the opponent is discarded
seven_wonders_duel-ui-effect-choose_removed_progress_token = Draw { $draw } Progress tokens, keep one
seven_wonders_duel-ui-effect-build_from_discard = Build a card of the discard pile for free
seven_wonders_duel-ui-effect-resource_discount = { $applies ->
    [wonder] Wonders
   *[other] Blue buildings
} cost { $amount } resources less
seven_wonders_duel-ui-effect-collect_opponent_trade = What the opponent pays for resources comes to you
seven_wonders_duel-ui-effect-extra_shield = Each red card from now on: { $amount ->
    [one] one shield
   *[other] { $amount } shields
} more
seven_wonders_duel-ui-effect-grant_extra_turn = Each Wonder from now on: play again
seven_wonders_duel-ui-effect-coins_on_chain = Each building by a chain: { $amount } coins

## Payment

seven_wonders_duel-ui-pay-produced = produced
seven_wonders_duel-ui-pay-choice = by choice
seven_wonders_duel-ui-pay-discount = left off
seven_wonders_duel-ui-pay-printed = Coins
seven_wonders_duel-ui-pay-chain = Chain: { $symbol } ({ $card })
seven_wonders_duel-ui-pay-nothing = No cost
seven_wonders_duel-ui-pay-total = You pay
seven_wonders_duel-ui-pay-total-of = { $name } pays
seven_wonders_duel-ui-pay-missing = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} missing
seven_wonders_duel-ui-pay-opponent = The { $coins } for resources go to the opponent (Economy)
seven_wonders_duel-ui-why-price = { $base } + { $symbols ->
    [0] 0: the opponent produces none
   *[other] { $symbols } produced by the opponent
}
seven_wonders_duel-ui-why-fixed = fixed price { $price }: { $card }
seven_wonders_duel-ui-hint-made = you produce: { $units }
seven_wonders_duel-ui-hint-dropped = left off: { $units }
seven_wonders_duel-ui-hint-bought = you buy: { $units }
seven_wonders_duel-ui-hint-priced = { $units } at { $price }
seven_wonders_duel-ui-hint-total = you pay { $total } of { $coins ->
    [one] your 1 coin
   *[other] your { $coins }
}
seven_wonders_duel-ui-hint-missing = costs { $total }, you have { $coins }
seven_wonders_duel-ui-hint-chain = Free, by the chain from: { $card }
seven_wonders_duel-ui-price = { $total ->
    [0] free
    [one] 1 coin
   *[other] { $total } coins
}{ $affordable ->
    [false] , too dear
   *[other] {""}
}
seven_wonders_duel-ui-price-chain = free by a chain

## Prompt

seven_wonders_duel-ui-card-question = Which card do you take?
seven_wonders_duel-ui-card-hint = { $free ->
    [one] One is free
   *[other] { $free } are free
} · you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
seven_wonders_duel-ui-again = You play again
seven_wonders_duel-ui-use-question = { $card }: what now?
seven_wonders_duel-ui-sell = Sell
seven_wonders_duel-ui-sell-for = Sell: +{ $coins } coins
seven_wonders_duel-ui-to-wonder = For a Wonder
seven_wonders_duel-ui-build = Build
seven_wonders_duel-ui-build-for = Build: { $price }{ $gain ->
    [0] {""}
   *[other] , brings { $gain }
}
seven_wonders_duel-ui-build-free = Build free
seven_wonders_duel-ui-no-wonder = None of your Wonders can be built now
seven_wonders_duel-ui-other-use = Not for a Wonder
seven_wonders_duel-ui-wonder-question = Which Wonder do you build?
seven_wonders_duel-ui-wonder-hint = { $count ->
    [one] One can be built
   *[other] { $count } can be built
} · under it goes: { $card }
seven_wonders_duel-ui-wonder-chosen = { $wonder }, with card: { $card }
seven_wonders_duel-ui-begin-question = Who begins the Age?
seven_wonders_duel-ui-begin-hint = The weaker army chooses
seven_wonders_duel-ui-begin-me = I begin
seven_wonders_duel-ui-begin-other = { $name } begins
seven_wonders_duel-ui-thing-question = { $kind ->
    [pick] Which Wonder do you take?
    [token] Which Progress token do you take?
    [keep] Which Progress token do you keep?
    [revive] Which card do you build for free?
   *[raze] Which card of your opponent goes?
}
seven_wonders_duel-ui-thing-hint = { $kind ->
    [pick] Choose one of { $count }
    [token] You made a pair of symbols
    [keep] Your opponent doesn't see them
    [revive] { $source } · { $count } in the discard pile
   *[raze] { $source }
}
seven_wonders_duel-ui-take = { $kind ->
    [keep] Keep this one
    [revive] Build this one
    [raze] Discard it
   *[other] Take it
}
seven_wonders_duel-ui-choose-first = Choose one first
seven_wonders_duel-ui-key-card = card
seven_wonders_duel-ui-key-wonder = Wonder
seven_wonders_duel-ui-key-thing = choice
seven_wonders_duel-ui-key-other = another card

## Board

seven_wonders_duel-ui-board = Board
seven_wonders_duel-ui-structure = Structure, { $age }, { $left ->
    [one] 1 card
   *[other] { $left } cards
}
seven_wonders_duel-ui-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seven_wonders_duel-ui-covered = covered
seven_wonders_duel-ui-city = City of { $name }
seven_wonders_duel-ui-treasury = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
seven_wonders_duel-ui-score-now = { $points } points if the game ended now
seven_wonders_duel-ui-bank = price at the bank
seven_wonders_duel-ui-resource = { $resource }: produces { $made }, buys at { $price }
seven_wonders_duel-ui-resource-fixed = { $resource }: produces { $made }, buys at { $price } ({ $card })
seven_wonders_duel-ui-choice = one of: { $resources } ({ $item })
seven_wonders_duel-ui-wonders = Wonders { $built }/{ $all }
seven_wonders_duel-ui-cards = Cards
seven_wonders_duel-ui-wonder-state = { $state ->
    [built] built
    [boxed] out of the game
   *[unbuilt] not built
}
seven_wonders_duel-ui-wonder-under = built with: { $card }
seven_wonders_duel-ui-wonder-for = { $wonder }, build it with this card: { $price }
seven_wonders_duel-ui-track = Military: { $space ->
    [0] the pawn is in the centre
   *[other] the pawn is { $space } from the centre, towards { $name }
}
seven_wonders_duel-ui-progress = Progress
seven_wonders_duel-ui-science = Science
seven_wonders_duel-ui-science-of = { $name }: { $count } of { $all } symbols
seven_wonders_duel-ui-discards = Discarded: { $count }
seven_wonders_duel-ui-discards-none = Nothing discarded
seven_wonders_duel-ui-show-structure = Structure
seven_wonders_duel-ui-show-choice = Choice
seven_wonders_duel-ui-wonders-made = Wonders: { $count } of { $all }

## Draft of the Wonders

seven_wonders_duel-ui-draft = Draft of the Wonders
seven_wonders_duel-ui-draft-round = Group { $round } of 2
seven_wonders_duel-ui-draft-order = Order of picking
seven_wonders_duel-ui-draft-step = { $number }. { $name }{ $state ->
    [done] , done
    [now] , now
   *[later] {""}
}
seven_wonders_duel-ui-draft-waiting = Wonders are being laid out

## Details

seven_wonders_duel-ui-gives-chain = Gives { $symbol }: builds for free later: { $card }
seven_wonders_duel-ui-takes-chain = Free with { $symbol } from: { $card }
seven_wonders_duel-ui-covered-by = Upon it lie: { $cards }
seven_wonders_duel-ui-covered-by-unknown = a face-down card
seven_wonders_duel-ui-unseen = It is one of those not yet seen ({ $count }):
seven_wonders_duel-ui-unseen-secret = What it is can't be seen yet.
seven_wonders_duel-ui-if-over = If the game ended now
seven_wonders_duel-ui-detail-hint = Point at a card to see what it costs.
seven_wonders_duel-ui-detail = Details

## Moves in words

seven_wonders_duel-ui-move-build = builds: { $card }, { $price }
seven_wonders_duel-ui-move-discard = sells: { $card }, { $coins } coins
seven_wonders_duel-ui-move-wonder = builds: { $wonder }, { $price }, with card: { $card }
seven_wonders_duel-ui-move-pick = takes: { $wonder }
seven_wonders_duel-ui-move-begin = begins: { $name }
seven_wonders_duel-ui-move-first = first player: { $name }
seven_wonders_duel-ui-move-token = takes token: { $token }
seven_wonders_duel-ui-move-keep = keeps token: { $token }
seven_wonders_duel-ui-move-revive = builds from the discard pile: { $card }
seven_wonders_duel-ui-move-raze = discards of the opponent: { $card }
seven_wonders_duel-ui-move-tokens = Progress tokens: { $tokens }
seven_wonders_duel-ui-move-draw = draws tokens: { $tokens }
seven_wonders_duel-ui-move-wonders = Wonders: { $wonders }
seven_wonders_duel-ui-move-guilds = Guilds in the structure: { $count }
seven_wonders_duel-ui-move-lay = laid out: { $card }
seven_wonders_duel-ui-move-reveal = turned up: { $card }

## Log

seven_wonders_duel-ui-log-first = First player: { $name }
seven_wonders_duel-ui-log-tokens = Progress tokens: { $tokens }
seven_wonders_duel-ui-log-wonders = Wonders: { $wonders }
seven_wonders_duel-ui-log-picked = takes: { $wonder }
seven_wonders_duel-ui-log-structure = The structure of Age { $age } is laid out
seven_wonders_duel-ui-log-laid = Laid out: { $card }
seven_wonders_duel-ui-log-reveal = Turned up: { $card }
seven_wonders_duel-ui-log-begins = Age { $age } begins: { $name }
seven_wonders_duel-ui-log-built = { $how ->
    [chain] builds for free: { $card }
    [mausoleum] builds from the discard pile: { $card }
   *[paid] builds: { $card }
}
seven_wonders_duel-ui-log-wonder = builds: { $wonder }{ $again ->
    [true] {" "}and plays again
   *[other] {""}
}
seven_wonders_duel-ui-log-discarded = sells: { $card }
seven_wonders_duel-ui-log-coins = { $reason ->
    [discard] coins of a sale
    [cost] cost: { $item }
    [urbanism] coins of a chain (Urbanism)
    [economy] coins of the opponent's purchases (Economy)
    [loot] looting
    [loss] loses coins: { $item }
   *[other] coins: { $item }
}
seven_wonders_duel-ui-log-pawn = military: { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
seven_wonders_duel-ui-log-loot = looted: { $name }
seven_wonders_duel-ui-log-pair = pair: { $symbol }
seven_wonders_duel-ui-log-token = takes token: { $token }
seven_wonders_duel-ui-log-library = draws { $count } tokens{ $known ->
    [yes] : { $tokens }
   *[no] {""}
}
seven_wonders_duel-ui-log-library_shown = had drawn: { $tokens }
seven_wonders_duel-ui-log-razed = discards of the opponent: { $card }
seven_wonders_duel-ui-log-boxed = into the box: { $wonder }
seven_wonders_duel-ui-log-extra_lost = no card is left to play again
seven_wonders_duel-ui-log-age_over = End of Age { $age }
seven_wonders_duel-ui-log-over = { $reason ->
    [military] The end: military supremacy
    [scientific] The end: scientific supremacy
   *[civilian] The end: points are counted
}

## Points and coins

seven_wonders_duel-ui-award-title = { $name }: { $what }
seven_wonders_duel-ui-coins-formula = { $coins ->
    [one] { $formula } coin
   *[other] { $formula } coins
}
seven_wonders_duel-ui-term-distance = The pawn is { $count ->
    [one] 1 space
   *[other] { $count } spaces
} ahead
seven_wonders_duel-ui-term-printed = { $item }
seven_wonders_duel-ui-term-counted = { $item }: { $count } × { $each }
seven_wonders_duel-ui-term-coin_triple = Threes of coins: { $count }
seven_wonders_duel-ui-term-base = For any card
seven_wonders_duel-ui-term-yellow = Yellow cards: { $count }

## Refusals

seven_wonders_duel-ui-refused = Not possible now
seven_wonders_duel-ui-refused-covered = Others lie upon it
seven_wonders_duel-ui-refused-gone = Not in the structure
seven_wonders_duel-ui-refused-wonder = Not yours
seven_wonders_duel-ui-refused-coins = Not enough coins
seven_wonders_duel-ui-refused-built = Built already
seven_wonders_duel-ui-refused-boxed = Out of the game

## Legend

seven_wonders_duel-ui-reference = Legend, and cards that are left
seven_wonders_duel-ui-legend-anatomy = The card
seven_wonders_duel-ui-legend-1 = What it gives
seven_wonders_duel-ui-legend-2 = Chain symbol that it gives
seven_wonders_duel-ui-legend-3 = Cost: coins, resources, chain
seven_wonders_duel-ui-legend-4 = Building of its colour
seven_wonders_duel-ui-legend-5 = Sign of its colour
seven_wonders_duel-ui-legend-6 = Name
seven_wonders_duel-ui-legend-covered = On a covered card the cost is one line under the band.
seven_wonders_duel-ui-legend-resources = Resources
seven_wonders_duel-ui-legend-effects = Effects
seven_wonders_duel-ui-legend-science = Science
seven_wonders_duel-ui-legend-chains = Chains
seven_wonders_duel-ui-legend-colours = Colours
seven_wonders_duel-ui-legend-tokens = Progress tokens
seven_wonders_duel-ui-legend-unseen = Cards not yet seen
seven_wonders_duel-ui-legend-aside = Progress tokens set aside
seven_wonders_duel-ui-icon-coins = coins
seven_wonders_duel-ui-icon-points = points
seven_wonders_duel-ui-icon-shield = shield
seven_wonders_duel-ui-icon-turn = play again
seven_wonders_duel-ui-icon-loss = the opponent loses
seven_wonders_duel-ui-icon-razed = a card of the opponent goes
seven_wonders_duel-ui-icon-revive = build from the discard pile
seven_wonders_duel-ui-icon-library = token from those set aside
seven_wonders_duel-ui-icon-each = for each card
seven_wonders_duel-ui-icon-wonder = for each Wonder
seven_wonders_duel-ui-icon-largest = of the city with most
seven_wonders_duel-ui-icon-triple = three coins

## The board in words

seven_wonders_duel-ui-summary-now = Now
seven_wonders_duel-ui-summary-free = Free cards
seven_wonders_duel-ui-summary-covered = Covered cards
seven_wonders_duel-ui-summary-board = Military and progress
seven_wonders_duel-ui-summary-age = Age { $age }, { $left ->
    [one] 1 card in the structure
   *[other] { $left } cards in the structure
}
seven_wonders_duel-ui-summary-cost = Cost: { $cost }
seven_wonders_duel-ui-summary-production = Produces: { $made }
seven_wonders_duel-ui-summary-prices = Buys: { $prices }
seven_wonders_duel-ui-summary-cards = Cards: { $cards }
seven_wonders_duel-ui-summary-tokens = Progress tokens: { $tokens }
seven_wonders_duel-ui-summary-symbols = Symbols: { $symbols }
seven_wonders_duel-ui-summary-loot = Military tokens, { $name } would lose: { $coins }
seven_wonders_duel-ui-summary-discard = Discard pile: { $cards }
seven_wonders_duel-ui-nothing = nothing
