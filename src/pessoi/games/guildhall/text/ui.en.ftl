### Guildhall on the screen: questions, table, log, points, legend, the table in words.

guildhall-ui-fact = Six professions, five colours, twenty victory points

## Words

guildhall-ui-card = { $profession }, { $colour }
guildhall-ui-no-ability = No ability
guildhall-ui-nothing = nothing
guildhall-ui-cost = cost: { $cost ->
    [one] 1 completed chapter
   *[other] { $cost } completed chapters
}
guildhall-ui-too-dear = not enough chapters
guildhall-ui-level = { $profession ->
    [TX] { $level } in the guild
    [DA] { $level } in the guild
   *[other] level { $level }
}
guildhall-ui-chapter = { $profession }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $level ->
    [none] {""}
   *[other] , level { $level }
}
guildhall-ui-per-card = { $profession ->
    [TX] ×{ $count } VP
   *[other] ×{ $count }
}
guildhall-ui-times = { $profession ->
   *[other] ×{ $count }
}
guildhall-ui-tokens = { $count ->
    [one] 1 VP token
   *[other] { $count } VP tokens
}
guildhall-ui-points-of = { $points } of { $goal } VP{ $parts ->
    [none] {""}
   *[other] : { $parts }
}
guildhall-ui-hand-count = hand { $count }
guildhall-ui-completed = { $count } of { $most } complete
guildhall-ui-completed-count = completed chapters: { $count }
guildhall-ui-completed-one = Completed chapter: { $profession }
guildhall-ui-source-card = VP cards
guildhall-ui-source-token = VP tokens

## The table

guildhall-ui-board = The table
guildhall-ui-row = Center row
guildhall-ui-deck = Deck { $count }
guildhall-ui-put-back = You put back on top: { $cards }
guildhall-ui-pile = Discards { $count }
guildhall-ui-pile-tab = Pile
guildhall-ui-pile-row = { $profession }: { $count } in the pile
guildhall-ui-top = Top of the discard pile: { $card }
guildhall-ui-known-hand = You know of the hand: { $cards }
guildhall-ui-known-pile = You know of the pile: { $cards }
guildhall-ui-area = Action area
guildhall-ui-area-of = Turn: { $name }
guildhall-ui-actions-left = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
}
guildhall-ui-guilds = Guilds
guildhall-ui-guild = Guild: { $name }
guildhall-ui-own-guild = Your guild: { $name }
guildhall-ui-own-tab = Yours
guildhall-ui-own-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
guildhall-ui-robbed = The hand you look at: { $name }
guildhall-ui-abilities = Abilities
guildhall-ui-hand-now = What each card of the hand would do now
guildhall-ui-in-guild = you have { $count }
guildhall-ui-point = Point at a card to see what it does.
guildhall-ui-search = The discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
guildhall-ui-search-words = The whole pile: { $cards }
guildhall-ui-ending = VP cards and tokens at the end

## Questions

guildhall-ui-action-question = { $hand ->
    [0] What do you do?
   *[other] Which card do you play?
}
guildhall-ui-buyable = { $count ->
    [one] 1 VP card can be bought
   *[other] { $count } VP cards can be bought
}
guildhall-ui-key-card = card
guildhall-ui-key-other = another card
guildhall-ui-key-target = choose
guildhall-ui-end = End turn
guildhall-ui-to-discard = Discard and draw
guildhall-ui-draw = Draw { $count }
guildhall-ui-play-question = { $card }: at which level?
guildhall-ui-play-hint = { $count ->
    [0] none of this profession in your guild
    [one] 1 of this profession in your guild
   *[other] { $count } of this profession in your guild
}
guildhall-ui-play-plain = No ability
guildhall-ui-play-level = Level { $level }
guildhall-ui-play-tax = Gain { $points } VP, give 1
guildhall-ui-play-dance = { $count ->
    [0] +1 action
   *[other] Draw { $count }, +1 action
}
guildhall-ui-victim-question = { $card }: from whom?
guildhall-ui-victim = { $name } ({ $count })
guildhall-ui-buy-question = Buy { $value } VP, { $points } in all?
guildhall-ui-buy = Buy { $value } VP
guildhall-ui-stage-question = { $kind ->
    [discard] Which cards do you discard?
    [opening] Which 3 cards do you place?
    [pay] Which chapters do you pay with?
    [drop] Which completed chapter goes?
    [back] Which cards do you put back?
    [fetch] { $several ->
        [yes] Which cards do you take?
       *[no] Which card do you take?
    }
    [lay] { $several ->
        [yes] What goes to the pile?
       *[no] Which card do you give?
    }
    [own] { $several ->
        [yes] Which of your cards go?
       *[no] Which of your cards goes?
    }
    [theirs] { $several ->
        [yes] Which cards do you take?
       *[no] What do you take?
    }
    [take] Which card do you take?
    [give] Which of your cards goes?
    [strike] Which card is discarded?
    [place] Which card do you place?
   *[use] What do you take?
}
guildhall-ui-stage-hint = { $count ->
    [0] chosen: { $picked }
   *[other] chosen: { $picked } of { $count }
}{ $kind ->
    [discard] {" "}· you draw { $drawn }
    [back] {" "}· the others see only how many
   *[other] {""}
}
guildhall-ui-on-top = on top: { $card }
guildhall-ui-stage-act = { $kind ->
    [discard] { $picked ->
        [0] { $drawn ->
            [0] Keep them all
           *[other] Draw { $drawn }
        }
       *[other] Discard { $picked }, draw { $drawn }
    }
    [opening] Place 3
    [pay] Pay
    [drop] Give it up
    [back] Put back { $count }
    [fetch] Take it
    [lay] Swap
    [own] { $picked ->
        [0] No card
       *[other] Give { $picked }
    }
    [theirs] Swap
    [take] Take it
    [give] Give
    [strike] Discard
    [place] Place
   *[use] Take it
}
guildhall-ui-choose-first = { $count ->
    [one] Choose 1 first.
   *[other] Choose { $count } first.
}
guildhall-ui-place-done = Done placing
guildhall-ui-give-to = To: { $name }
guildhall-ui-lower-question = The pile falls short. What now?
guildhall-ui-lower-hint = The level you chose can't be done with these cards.
guildhall-ui-lower-none = Nothing
guildhall-ui-use-question = { $card }: use it?
guildhall-ui-use = Yes, now
guildhall-ui-order-question = Which card lies on top?
guildhall-ui-order-hint = { $count } go to the pile; the last you choose lies on top.
guildhall-ui-order = On top: { $card }

## When something can't be done

guildhall-ui-refused = That can't be done
guildhall-ui-refused-guild = Already in your guild
guildhall-ui-refused-profession = Played already this turn
guildhall-ui-refused-level = Level not reached
guildhall-ui-refused-cost = Not enough chapters
guildhall-ui-refused-duplicate = It is a duplicate
guildhall-ui-refused-opening = Two cards alike

## Moves in words

guildhall-ui-move-play = plays: { $card }{ $level ->
    [none] {" "}without ability
    [used] {""}
   *[other] {" "}at level { $level }
} { $name }
guildhall-ui-move-discard = discards: { $card }
guildhall-ui-move-place = places: { $card }
guildhall-ui-move-under = to the pile: { $card }
guildhall-ui-move-top = on top of the pile: { $card }
guildhall-ui-move-back = puts back on the deck: { $card }
guildhall-ui-move-fetch = takes from the pile: { $card }
guildhall-ui-move-lay = gives to the pile: { $card }
guildhall-ui-move-hand = gives from the hand: { $card }
guildhall-ui-move-take = takes: { $card }
guildhall-ui-move-give = gives: { $card } { $name }
guildhall-ui-move-for = takes: { $card } { $name }
guildhall-ui-move-strike = discards: { $card } { $name }
guildhall-ui-move-chapter = chapter: { $profession } { $name }
guildhall-ui-move-buy = buys: { $card }
guildhall-ui-move-row = in the row: { $card }
guildhall-ui-move-pay = pays with chapter: { $profession }
guildhall-ui-move-drop = gives up chapter: { $profession }
guildhall-ui-move-with = played with: { $profession }
guildhall-ui-move-level = { $level ->
    [none] does nothing
   *[other] level { $level }
}
guildhall-ui-move-first = first player: { $name }
guildhall-ui-move-draw = draws: { $card }
guildhall-ui-move-show = turned up: { $card }
guildhall-ui-move-done = done choosing
guildhall-ui-move-end = ends the turn
guildhall-ui-move-enough = no more cards
guildhall-ui-move-use = uses the ability
guildhall-ui-move-skip = without ability

## Log

guildhall-ui-log-first = begins: { $name }
guildhall-ui-log-profession = profession: { $profession }
guildhall-ui-log-row = in the row: { $card }
guildhall-ui-log-draw = { $known ->
    [yes] draws: { $card }
   *[no] draws a card: { $name }
}
guildhall-ui-log-reshuffle = the pile is shuffled: { $count }
guildhall-ui-log-more = draws { $count } more
guildhall-ui-log-discard = { $count ->
    [0] discards nothing
   *[other] discards { $count }, on top: { $top }
}
guildhall-ui-log-place = { $from ->
    [deck] comes from the deck: { $card }
    [pile] comes from the pile: { $card }
   *[hand] places: { $card }
}
guildhall-ui-log-duplicate = duplicate, discarded: { $card }
guildhall-ui-log-play = plays: { $card }{ $level ->
    [none] {" "}· without ability
    [used] {""}
   *[other] {" "}· level { $level }
}{ $against ->
    [somebody] {" "}· from: { $name }
   *[nobody] {""}
}
guildhall-ui-log-buy = buys: { $card }
guildhall-ui-log-skip = doesn't use: { $card }
guildhall-ui-log-pay = { $count ->
    [one] pays 1 chapter: { $profession }
   *[other] pays { $count } chapters, on top: { $profession }
}
guildhall-ui-log-drop = gives up the fourth chapter: { $profession } ({ $name })
guildhall-ui-log-complete = completes chapter: { $profession }{ $whose ->
    [other] {" "}({ $name })
   *[own] {""}
}
guildhall-ui-log-back = puts back on the deck: { $count }
guildhall-ui-log-search = searches the pile: { $count }
guildhall-ui-log-vain = the pile falls short: nothing is done
guildhall-ui-log-lower = the pile falls short: level { $level }
guildhall-ui-log-uncovered = on top of the pile: { $card }
guildhall-ui-log-hunt = takes: { $taken } · gives to the pile: { $laid }
guildhall-ui-log-swap = gives: { $given } · takes: { $taken }{ $against ->
    [somebody] {" "}· from: { $name }
   *[nobody] {""}
}
guildhall-ui-log-look = looks at the hand ({ $count }): { $name }
guildhall-ui-log-take = takes: { $card } · from: { $name }
guildhall-ui-log-strike = discards: { $card } · from: { $name }
guildhall-ui-log-give = gives: { $card } · to: { $name }
guildhall-ui-log-show = turned up: { $card }
guildhall-ui-log-move_chapter = takes chapter: { $profession } ({ $count }) · from: { $name }
guildhall-ui-log-actions = { $count ->
    [one] has 1 more action
   *[other] has { $count } more actions
}
guildhall-ui-log-turn = turn: { $name }
guildhall-ui-log-over = The game is over.

## Points

guildhall-ui-award-title = { $what }: { $name }
guildhall-ui-term = { $profession } × { $count }

## The table in words

guildhall-ui-summary-now = The turn now
guildhall-ui-summary-piles = Deck and discard pile

## Legend

guildhall-ui-reference = Legend: professions, VP cards, signs
guildhall-ui-legend-anatomy = The card
guildhall-ui-legend-1 = Colour and charge
guildhall-ui-legend-2 = Profession
guildhall-ui-legend-3 = Tool of the profession
guildhall-ui-legend-4 = Levels, the one reached light
guildhall-ui-legend-professions = Professions
guildhall-ui-legend-vp = VP cards
guildhall-ui-legend-colours = Colours
guildhall-ui-legend-signs = Signs
guildhall-ui-sign-completed = completed chapter
guildhall-ui-sign-points = victory points
guildhall-ui-sign-own = your card
guildhall-ui-sign-theirs = an opponent's card
guildhall-ui-sign-chapter = an opponent's chapter
guildhall-ui-sign-guild = your guild
guildhall-ui-sign-hand = your hand
guildhall-ui-sign-draw = draw
guildhall-ui-sign-action = action
guildhall-ui-sign-goes = goes to
guildhall-ui-sign-swap = is swapped
