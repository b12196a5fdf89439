"""Gold Mines: ingots on tiles, taken by those who complete what lies there (CAR-SET-08).

Ingots change no points of features, and nobody robs them (CAR-X-04, CAR-X-25). They lie on a tile and so in all its
features (CAR-GM-03), any number together (CAR-GM-02); sixteen of them suffice exactly (CAR-GM-04).
"""

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.core.legality import Refusal
from pessoi.games.carcassonne.board import AROUND, slot_at
from pessoi.games.carcassonne.expansions.moves import GOLD_BESIDE, TAKE_INGOT, packed
from pessoi.games.carcassonne.expansions.steps import INGOT, SHARE
from pessoi.games.carcassonne.features import gather, kind_of
from pessoi.games.carcassonne.moves import KIND, KIND_BITS
from pessoi.games.carcassonne.names import CELLS, cell_name, column, row
from pessoi.games.carcassonne.scoring import majority_of
from pessoi.games.carcassonne.state import STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIT, MONASTERY


def enter(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """1c: where the second ingot lies is chosen (CAR-GM-01). 4a: who takes from unequal tiles chooses (CAR-GM-07)."""
    if state.step() == INGOT:
        if options(state) == 1:
            answer(state, state.moves[0], events)
            return False
        state.to_move = state.active
        return True
    seat = taker(state)
    if seat < 0:
        clear(state)
        state.pop()
        return False
    count = options(state)
    index: i64 = 1
    while index < count:
        if _claims(state, state.moves[index]) != _claims(state, state.moves[0]):
            state.to_move = seat
            return True
        index += 1
    answer(state, state.moves[0], events)
    return False


def _claims(state: CarcassonneState, move: i64) -> i64:
    """Who is entitled to the tile of a move: where this is the same, it doesn't matter which tile is chosen."""
    return state.extras.claims[slot_at(state, move >> KIND_BITS)]


def taker(state: CarcassonneState) -> i64:
    """The seat that takes next, in turn order from the active one; who has nothing to take is passed over. Or -1."""
    if not state.extras.claimed:
        return -1
    asked: i64 = 0
    while asked < state.seats:
        seat = (state.active + state.arguments() + asked) % state.seats
        if state.extras.claimed & BIT[seat] and _can_take(state, seat):
            return seat
        asked += 1
    return -1


def _can_take(state: CarcassonneState, seat: i64) -> bool:
    slot: i64 = 0
    while slot < state.placed:
        if state.extras.claims[slot] & BIT[seat] and state.extras.gold[slot]:
            return True
        slot += 1
    return False


def options(state: CarcassonneState) -> i64:
    """The neighbours of the new tile, eight at most; or the tiles from which the seat may take."""
    count: i64 = 0
    if state.step() == INGOT:
        cell = state.cell[state.placed - 1]
        index: i64 = 0
        while index < 8:
            if slot_at(state, cell + AROUND[index]) >= 0:
                state.offer(count, packed(GOLD_BESIDE, cell + AROUND[index]), 0)
                count += 1
            index += 1
        return count
    seat = taker(state)
    slot: i64 = 0
    while slot < state.placed:
        if state.extras.claims[slot] & BIT[seat] and state.extras.gold[slot]:
            state.offer(count, packed(TAKE_INGOT, state.cell[slot]), 0)
            count += 1
        slot += 1
    return count


def answer(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """Lay the two ingots, or take one."""
    cell = move >> KIND_BITS
    if state.step() == INGOT:
        _lay(state, state.placed - 1, events)
        _lay(state, slot_at(state, cell), events)
        state.pop()
        return
    seat = taker(state)
    slot = slot_at(state, cell)
    state.extras.gold[slot] -= 1
    if not state.extras.gold[slot]:
        state.extras.claims[slot] = 0  # to nothing nobody is entitled
    state.extras.ingots[seat] += 1
    state.amend(SHARE | (seat - state.active + state.seats + 1) % state.seats << STEP_BITS)
    if events is not None:
        events.append(Event("ingot", "CAR-GM-05", seat, 0, {"at": [column(cell), row(cell)]}))


def _lay(state: CarcassonneState, slot: i64, events: "list[Event] | None") -> None:
    state.extras.gold[slot] += 1
    if events is not None:
        cell = state.cell[slot]
        data: dict[str, object] = {"at": [column(cell), row(cell)], "count": int(state.extras.gold[slot])}
        events.append(Event("gold", "CAR-GM-01", state.active, 0, data))


def claim(state: CarcassonneState, label: i64, sums: i64) -> None:
    """Note that the majority of a completed feature is entitled to the ingots there, before its figures leave.

    CAR-GM-05, CAR-GM-06, CAR-X-31: reckoned as for points, monasteries too; without meeples nobody is, and farmers
    never are (CAR-GM-08). All features of an action make one hand-out (CAR-GM-11, CAR-X-21); on a lake tile, or where a
    road runs over a city, ingots belong to both (CAR-X-13, CAR-X-23).
    """
    seats = majority_of(state, sums)
    if not seats:
        return
    if kind_of(state, label) == MONASTERY:  # its tile and the eight around (CAR-X-24)
        cell = state.cell[label >> 3]
        _claim_slot(state, label >> 3, seats)
        index: i64 = 0
        while index < 8:
            _claim_slot(state, slot_at(state, cell + AROUND[index]), seats)
            index += 1
        return
    stretches = gather(state, label)
    part: i64 = 0
    while part < stretches:
        first = state.extras.chain[part]
        node = first
        while True:
            _claim_slot(state, node >> 3, seats)
            node = state.ring[node]
            if node == first:
                break
        part += 1


def _claim_slot(state: CarcassonneState, slot: i64, seats: i64) -> None:
    if state.extras.gold[slot]:
        state.extras.claims[slot] |= seats
        state.extras.claimed |= seats


def clear(state: CarcassonneState) -> None:
    """The hand-out is over; what nobody took stays for other features."""
    if state.extras.claimed:
        slot: i64 = 0
        while slot < state.placed:
            state.extras.claims[slot] = 0
            slot += 1
        state.extras.claimed = 0


def value(ingots: i64) -> i64:
    """What so many ingots are worth at the end (CAR-GM-09)."""
    if ingots < 4:
        return ingots
    if ingots < 7:
        return 2 * ingots
    return 3 * ingots if ingots < 10 else 4 * ingots


def final(state: CarcassonneState, events: "list[Event] | None") -> None:
    """The points for ingots, last of all (CAR-END-07, CAR-GM-09); all could see them (CAR-GM-10)."""
    seat: i64 = 0
    while seat < state.seats:
        ingots = state.extras.ingots[seat]
        if ingots:
            points = value(ingots)
            state.scores[seat] += points
            if events is not None:
                data: dict[str, object] = {"source": "gold", "final": True}
                terms = [Term("ingot", ingots, points // ingots, points)]
                events.append(Event("points", "CAR-GM-09", seat, points, data, terms))
        seat += 1


def refuse(state: CarcassonneState, move: i64) -> Refusal:
    """Why an ingot can't be laid there, or taken from there."""
    data: dict[str, object] = {"at": cell_name(move >> KIND_BITS)}
    if move & KIND == GOLD_BESIDE:
        return Refusal("CAR-GM-01", "carcassonne-refusal-gold-far", data)
    slot = slot_at(state, move >> KIND_BITS) if move >> KIND_BITS < CELLS else -1
    if slot < 0 or not state.extras.gold[slot]:
        return Refusal("CAR-GM-07", "carcassonne-refusal-gold-none", data)
    return Refusal("CAR-GM-11", "carcassonne-refusal-gold-claim", data)


def describe(move: i64) -> "dict[str, object]":
    """The fields of a move."""
    cell = move >> KIND_BITS
    kind = "gold" if move & KIND == GOLD_BESIDE else "take"
    return {"kind": kind, "at": [column(cell), row(cell)]}
