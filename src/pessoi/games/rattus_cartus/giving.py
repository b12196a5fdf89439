"""Cards go from hand to hand: for swords and Guard Towers (RC-72, RC-82)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.rattus_cartus.kinds import UNIT, WORD, WORDS, lanes
from pessoi.games.rattus_cartus.memory import note_gift
from pessoi.games.rattus_cartus.state import GIVING, OWN, SIZE, SWORDS, RattusState
from pessoi.games.rattus_cartus.telling import names_of


def begin_gift(state: RattusState, giver: i64, taker: i64, count: i64, events: "list[Event] | None") -> bool:
    """``giver`` gives ``count`` of its cards, special ones too (RC-80); whether it must choose them: not if it
    gives all or none."""
    state.active = giver
    state.to = taker
    state.due = count
    state.cursor = 0
    if count == 0:
        return False
    if count < state.own[giver * OWN + SIZE]:
        state.wait(GIVING, giver)
        return True
    word: i64 = 0
    while word < WORDS:
        state.cards[state.picked * WORDS + word] = state.cards[giver * WORDS + word]
        word += 1
    _hand_over(state, events)
    return False


def give(state: RattusState, kind: i64, events: "list[Event] | None") -> bool:
    """One more card is named; with the last one all change hands (RC-85). Whether that is done."""
    state.cards[state.picked * WORDS + WORD[kind]] += UNIT[kind]
    state.cursor = kind
    named: i64 = 0
    word: i64 = 0
    while word < WORDS:
        named += lanes(state.cards[state.picked * WORDS + word])
        word += 1
    if named < state.due:
        return False
    _hand_over(state, events)
    return True


def _hand_over(state: RattusState, events: "list[Event] | None") -> None:
    giver = state.active
    taker = state.to
    if events is not None:
        reason = "sword" if state.stage == SWORDS else "levy"
        data: dict[str, object] = {"to": int(taker), "count": int(state.due), "reason": reason}
        secret: dict[str, object] = {"cards": names_of(state, state.picked)}
        rule = "RC-82" if state.stage == SWORDS else "RC-72"
        both = [int(giver), int(taker)]
        events.append(Event("gift", rule, int(giver), 0, data, secret=secret, seen_by=both, learners=[int(taker)]))
    note_gift(state, giver, taker, state.picked)
    word: i64 = 0
    while word < WORDS:
        cards = state.cards[state.picked * WORDS + word]
        state.cards[state.picked * WORDS + word] = 0
        state.cards[giver * WORDS + word] -= cards
        state.cards[taker * WORDS + word] += cards
        word += 1
    state.own[giver * OWN + SIZE] -= state.due
    state.own[taker * OWN + SIZE] += state.due
    state.due = 0
    state.cursor = 0
    state.to = -1
