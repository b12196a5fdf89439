"""What must hold between the parts of a position, and what follows from them (``reading`` has read each by itself)."""

from pessoi.core.state import CHANCE, OVER
from pessoi.games.guildhall.cards import CARD_IDS, CODES
from pessoi.games.guildhall.guilds import over_limit
from pessoi.games.guildhall.knowing import check_knowledge
from pessoi.games.guildhall.reading import Reading
from pessoi.games.guildhall.refusals import STEPS
from pessoi.games.guildhall.secrets import unplaced
from pessoi.games.guildhall.state import (
    ACTION,
    AREA_AT,
    BACKING,
    BOUGHT,
    BRICKS,
    CLEARING,
    DEAL,
    DONE,
    DONE_N,
    DRAW_ON,
    DRAWING,
    DROPPING,
    ENDED,
    FILLING,
    FIRST_STEP,
    GUILD,
    HAND_N,
    HANDLE,
    MIXING,
    NEXT_ACTION,
    OPENING,
    OWN,
    PLACE_ON,
    PLACING,
    POINTS,
    REFILL,
    ROB_ON,
    ROBBING,
    ROUND_LIMIT,
    ROW_AT,
    ROW_SETUP,
    SEARCH_ON,
    SEARCHING,
    SETUP,
    SHOW_ON,
    SHOWING,
    TOPS_AT,
    TWENTY,
    VP_AT,
    VP_DECK_AT,
    WHOLE,
)
from pessoi.games.guildhall.steps import check_step
from pessoi.games.guildhall.tables import (
    CARDS,
    CHAPTER,
    COLOURS,
    MOST_COMPLETED,
    PLACED,
    POINTS_TO_WIN,
    PROFESSION,
    ROW_SIZE,
    VP,
    VP_KINDS,
)

BEFORE_PLAY = (FIRST_STEP, MIXING, SETUP, OPENING)
"""Steps of the set-up; the row and draws belong to it by their work."""
MOST_ACTIONS = 12
"""Of a turn (GH-304)."""
_WORK_OF = {
    SHOWING: SHOW_ON,
    BACKING: BRICKS,
    ROBBING: ROB_ON,
    SEARCHING: SEARCH_ON,
    PLACING: PLACE_ON,
    FIRST_STEP: ROW_SETUP,
    MIXING: ROW_SETUP,
    ENDED: CLEARING,
}
"""Where a play goes on after a step that says it by itself; after others with the next action."""


def check_laws(reading: Reading) -> None:
    """Note what is wrong between the parts, and set what follows from them."""
    state = reading.state
    _settle_work(reading)
    if reading.faults:
        return
    _check_setup(reading)
    _check_turn(reading)
    _check_guilds(reading)
    _check_points(reading)
    _check_row(reading)
    _fill_deck(reading)
    if not reading.faults:
        check_knowledge(reading)
    if not reading.faults:
        if reading.step == ENDED:
            state.to_move = OVER
        elif state.step < SETUP:
            state.to_move = CHANCE
        elif state.step == DROPPING:
            state.to_move = over_limit(state)
        else:
            state.to_move = state.active
        check_step(reading)


def _settle_work(reading: Reading) -> None:
    """Where the play goes on: given for draws, the row and a chapter too many, else known by the step."""
    state, step = reading.state, reading.step
    before = state.turn == 0
    allowed = {
        DRAWING: (DEAL, REFILL) if before else (DRAW_ON, BRICKS),
        FILLING: (ROW_SETUP,) if before else (BOUGHT,),
        DROPPING: (HANDLE, ROB_ON, SEARCH_ON, PLACE_ON, NEXT_ACTION, CLEARING),
    }
    if step in allowed:
        works = allowed[step]
        default = NEXT_ACTION if step == DROPPING else works[0]
        state.work = default if reading.work < 0 else reading.work
        if state.work not in works:
            known = [reading.works[work] for work in works]
            reading.fault("work", step=STEPS[reading.step], known=known)
    else:
        state.work = _WORK_OF.get(step, NEXT_ACTION)
        if reading.work >= 0:
            reading.fault("work", step=STEPS[reading.step], known=["null"])


def _check_setup(reading: Reading) -> None:
    """Before the first turn (GH-204) nothing but hands, opening guilds, the row and the first discards is there."""
    state, step = reading.state, reading.step
    text = STEPS[reading.step]
    before = step in BEFORE_PLAY or state.work in (DEAL, REFILL, ROW_SETUP)
    if before != (state.turn == 0):
        reading.fault("turn-step", step=text, turn=int(state.turn))
        return
    unknown = step in (FIRST_STEP, MIXING)
    if (state.first < 0 and not unknown) or (state.active < 0 and state.first >= 0):
        reading.fault("first", step=text)
    if step == FIRST_STEP and state.first >= 0:
        reading.fault("first", step=text)
    if not before or reading.faults:
        return
    seats = range(int(state.seats))
    own = state.own
    holding = any(own[seat * OWN + DONE_N] or own[seat * OWN + POINTS] for seat in seats)
    if holding or state.area_n or state.played or state.shown_n or state.tops_n or state.actions not in (0, 2):
        reading.fault("setup", step=text)
    state.actions = 0
    early = step in (FIRST_STEP, MIXING) or state.work == ROW_SETUP
    if early and (state.pile_n or any(own[seat * OWN + HAND_N] or own[seat * OWN + GUILD] for seat in seats)):
        reading.fault("setup", step=text)
    for seat in seats:
        done = state.first >= 0 and (seat - state.first) % state.seats < (state.active - state.first) % state.seats
        due = PLACED if done and not early and state.work != DEAL else 0
        if seat == state.active and step == OPENING:
            due = PLACED - state.left
        if bin(own[seat * OWN + GUILD]).count("1") != due:
            reading.fault("opening", seat=seat, due=int(due))


def _check_turn(reading: Reading) -> None:
    """Whose turn it is, which professions were played in it, what lies in the action area."""
    state = reading.state
    if state.turn == 0:
        return
    if (state.first + state.turn - 1) % state.seats != state.active:
        reading.fault("turn", turn=int(state.turn), seat=int((state.first + state.turn - 1) % state.seats))
    if state.turn > state.most_turns:
        reading.fault("rounds", turn=int(state.turn), most=int(state.most_turns))
    if reading.step in (ENDED,) or state.work == CLEARING:
        state.actions = 0
    if state.actions > MOST_ACTIONS or (reading.step == ACTION and state.actions == 0):
        reading.fault("actions", count=int(state.actions), most=MOST_ACTIONS)
    items = [state.table[AREA_AT + index] for index in range(state.area_n)]
    laid = [int(PROFESSION[item]) for item in items if item < VP]
    played = [number for number in range(len(CODES)) if state.played >> number & 1]
    clearing = state.work == CLEARING and reading.step != ENDED
    if len(set(laid)) != len(laid) or not set(laid) <= set(played) or (not clearing and set(laid) != set(played)):
        reading.fault("played", played=[CODES[number] for number in played], area=[CODES[number] for number in laid])
    if reading.step == ENDED and (items or played):
        reading.fault("over-area")
    bought = [item - VP for item in items if item >= VP]
    for kind in set(bought):
        if bought.count(kind) > state.own[state.active * OWN + VP_AT + kind]:
            reading.fault("area-vp", seat=int(state.active))


def _check_guilds(reading: Reading) -> None:
    """A chapter of five is a completed one (GH-702); three of them at most (GH-703)."""
    state = reading.state
    over = False
    for seat in range(state.seats):
        guild = state.own[seat * OWN + GUILD]
        for number, code in enumerate(CODES):
            if guild & CHAPTER[number] == CHAPTER[number]:
                reading.fault("chapter-whole", seat=seat, profession=code)
        count = state.own[seat * OWN + DONE_N]
        over = over or count > MOST_COMPLETED
        if count > MOST_COMPLETED and reading.step != DROPPING:
            reading.fault("completed", seat=seat, count=int(count), most=int(MOST_COMPLETED))
    if reading.step == DROPPING and not over:
        reading.fault("no-drop")


def _check_points(reading: Reading) -> None:
    """Who has twenty points at the end of a turn has won (GH-1005, GH-1101)."""
    state = reading.state
    for seat in range(state.seats):
        points = state.own[seat * OWN + POINTS]
        if points >= POINTS_TO_WIN and seat != state.active:
            reading.fault("points", seat=seat, points=int(points))
    if reading.step != ENDED:
        if state.reason:
            reading.fault("reason", step=STEPS[reading.step])
        return
    won = state.turn > 0 and state.own[state.active * OWN + POINTS] >= POINTS_TO_WIN
    right = state.reason == TWENTY if won else state.reason == ROUND_LIMIT and state.turn == state.most_turns
    if not right:
        reading.fault("reason", step="over")


def _check_row(reading: Reading) -> None:
    """Five VP cards lie open as long as the VP deck has any (GH-202, GH-602)."""
    state, step = reading.state, reading.step
    empty = sum(state.table[ROW_AT + place] < 0 for place in range(ROW_SIZE))
    left = sum(state.table[VP_DECK_AT + kind] for kind in range(VP_KINDS))
    if step in (FIRST_STEP, MIXING):
        if empty != ROW_SIZE:
            reading.fault("row-early", step=STEPS[reading.step])
    elif (step == FILLING) != bool(empty and left):
        reading.fault("row", empty=empty, left=int(left), step=STEPS[reading.step])


def _fill_deck(reading: Reading) -> None:
    """The cards of the deck and those out of the game: together with all others four copies of each (GH-101)."""
    state = reading.state
    rest = unplaced(state)
    for card in range(CARDS):
        if rest[card] < 0:
            most = int(state.copies[card])
            reading.fault("copies", card=CARD_IDS[card], count=most - int(rest[card]), most=most)
    if reading.faults:
        return
    out = reading.out or []
    if reading.out is None and reading.deck is not None:
        out = [card for card in range(CARDS) for _ in range(rest[card] - reading.deck.count(card))]
    copies = state.copies[:]
    for card in out:
        copies[card] -= 1
        rest[card] -= 1
        if rest[card] == -1:
            reading.fault("out", card=CARD_IDS[card])
    state.copies = copies
    if state.viewer == WHOLE:
        for card in range(CARDS):
            if reading.deck is not None and reading.deck.count(card) != rest[card]:
                reading.fault("deck", card=CARD_IDS[card], due=int(rest[card]))
            state.deck[card] = max(rest[card], 0)
            state.deck_n += state.deck[card]
        _check_all_known(reading)
        return
    due = sum(rest) - _hidden_places(reading)
    if due != state.deck_n:
        reading.fault("deck-size", due=int(due))


def _check_all_known(reading: Reading) -> None:
    """Nothing is unknown in a whole position (null is read as unknown in redacted ones only)."""
    state = reading.state
    if any(state.own[seat * OWN + DONE_N] and not state.own[seat * OWN + DONE] for seat in range(state.seats)):
        reading.fault("unknown-chapter")


def _hidden_places(reading: Reading) -> int:
    """The places of a redacted state, but for the deck, whose cards aren't known; whole chapters must fit there."""
    state = reading.state
    places = sum(state.pile[index] < 0 for index in range(state.pile_n))
    places += sum(state.table[TOPS_AT + index] < 0 for index in range(state.tops_n))
    chapters = 0
    for seat in range(state.seats):
        hand = sum(state.hand[seat * CARDS + card] for card in range(CARDS))
        missing = state.own[seat * OWN + HAND_N] - hand
        done = state.own[seat * OWN + DONE]
        known = sum(done >> 4 * number & 15 for number in range(len(CODES)))
        hidden = state.own[seat * OWN + DONE_N] - known
        if seat == state.viewer and (missing or hidden):
            reading.fault("own-unknown", seat=seat)
        if seat != state.viewer and known:
            reading.fault("chapters-known", seat=seat)
        places += missing
        chapters += hidden
    rest = unplaced(state)
    fit = sum(min(rest[number * COLOURS + colour] for colour in range(COLOURS)) for number in range(len(CODES)))
    if fit < chapters:
        reading.fault("chapters-fit", count=int(chapters), most=int(fit))
    if (
        state.tops_n
        and state.tops_by == state.viewer
        and any(state.table[TOPS_AT + k] < 0 for k in range(state.tops_n))
    ):
        reading.fault("put-back")
    if state.pile_n and state.pile[state.pile_n - 1] < 0:
        reading.fault("top")
    return int(places + chapters * COLOURS)
