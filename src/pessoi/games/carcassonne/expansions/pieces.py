"""The pieces of the expansions in positions: written, and read with all faults at once."""

from typing import Any, Final, Protocol

from pessoi.core.game import Document, Json
from pessoi.games.carcassonne.expansions import ferries, steps
from pessoi.games.carcassonne.expansions.extras import BESIDE, MESSAGES
from pessoi.games.carcassonne.expansions.magic import NAMES
from pessoi.games.carcassonne.expansions.robbers import SPACES
from pessoi.games.carcassonne.expansions.sets import FERRIES, GOLD, MAGIC, MESSENGERS, ROBBERS, TRADERS
from pessoi.games.carcassonne.expansions.traders import TOKENS
from pessoi.games.carcassonne.features import is_complete, kind_of, whole_sums
from pessoi.games.carcassonne.figures import weight_of
from pessoi.games.carcassonne.names import node_name, read_segment
from pessoi.games.carcassonne.state import PLACE, SCORE, STEP, STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIG, FIELD, FIGURE_KIND, FIGURE_NAMES, FIGURES, PIG, ROAD
from pessoi.games.carcassonne.tiles import GOODS

SECOND: Final = ("none", "earned", "taken")
INGOTS: Final = 16
MOST_TURNED: Final = 1_000_000
KEYS: Final = {
    "agenda": -1,
    "messenger": MESSENGERS,
    "messages": MESSENGERS,
    "landed": MESSENGERS,
    "robbers": ROBBERS,
    "goods": TRADERS,
    "second": TRADERS,
    "ingots": GOLD,
    "magic": MAGIC,
}
"""The keys that positions have more, and the set that each belongs to; ``agenda`` to all."""
TILE_KEYS: Final = {"ferry": FERRIES, "gold": GOLD, "claims": GOLD}


class Reader(Protocol):
    """What reading needs of the one who reads the whole document."""

    document: Document
    state: Any

    def fault(self, key: str, **data: Any) -> None:
        """Note one thing that is wrong."""

    def whole(self, value: Json, low: int, high: int, where: str) -> int | None:
        """A whole number in a range; None with a fault for anything else."""

    def node(self, value: Json, where: str) -> int:
        """The node of ``1,-2:c0``; -1 with a fault for anything else."""


def keys(on: int) -> list[str]:
    """The keys that a position of these sets has more."""
    return [key for key, owner in KEYS.items() if on & owner]


def tile_keys(on: int) -> set[str]:
    """The keys that its tiles may have more."""
    return {key for key, owner in TILE_KEYS.items() if on & owner}


def dump(state: CarcassonneState) -> Document:
    """The pieces of the sets in use, without the agenda."""
    on, extras, seats = state.on, state.extras, range(state.seats)
    shown: Document = {}
    if on & MESSENGERS:
        shown["messenger"] = [extras.messenger[seat] for seat in seats]
        shown["messages"] = messages(state)
        shown["landed"] = extras.landed != 0
    if on & ROBBERS:
        shown["robbers"] = [robber(state, seat) for seat in seats]
    if on & TRADERS:
        shown["goods"] = [goods(state, seat) for seat in seats]
        shown["second"] = SECOND[extras.second]
    if on & GOLD:
        shown["ingots"] = [extras.ingots[seat] for seat in seats]
    if on & MAGIC:
        shown["magic"] = magic(state)
    return shown


def messages(state: CarcassonneState) -> Document:
    """The messages known, and how many were turned up in all."""
    return {"order": [state.extras.order[place] for place in range(state.extras.known)], "turned": state.extras.turned}


def robber(state: CarcassonneState, seat: int) -> Json:
    """The space of a seat's robber, None if it is in supply."""
    space = state.extras.robber[seat]
    return space if space >= 0 else None


def goods(state: CarcassonneState, seat: int) -> Document:
    """A seat's tokens by kind."""
    return {name: state.extras.goods[seat * 3 + kind] for kind, name in enumerate(GOODS)}


def magic(state: CarcassonneState) -> Document:
    """Where mage and witch stand, None beside the board."""
    nodes = state.extras.magic
    return {name: node_name(state, nodes[figure]) if nodes[figure] >= 0 else None for figure, name in enumerate(NAMES)}


def of_tile(state: CarcassonneState, slot: int) -> Document:
    """The ferry and the ingots of a tile, where there are any; the claims in a position alone."""
    shown: Document = {}
    if state.on & FERRIES:
        roads = ferries.joined_roads(state, slot)
        if roads:
            shown["ferry"] = [*roads]
    if state.on & GOLD and state.extras.gold[slot]:
        shown["gold"] = state.extras.gold[slot]
    return shown


def claims(state: CarcassonneState, slot: int) -> Document:
    """The seats entitled to the ingots of a tile in this action, where there are any."""
    if not state.on & GOLD or not state.extras.claims[slot]:
        return {}
    return {"claims": [seat for seat in range(state.seats) if state.extras.claims[slot] >> seat & 1]}


# Reading


def read_tile(reader: Reader, item: Document, slot: int, where: str) -> None:
    """The pieces on a tile that has been laid."""
    state: CarcassonneState = reader.state
    if "ferry" in item:
        _read_ferry(reader, item["ferry"], slot, f"{where}.ferry")
    if "gold" in item:
        state.extras.gold[slot] = reader.whole(item["gold"], 0, INGOTS, f"{where}.gold") or 0
    if "claims" in item:
        value = item["claims"]
        good = isinstance(value, list) and all(type(seat) is int and 0 <= seat < state.seats for seat in value)
        if not good or not state.extras.gold[slot]:
            reader.fault("claims", where=f"{where}.claims")
        elif isinstance(value, list):
            mask = 0
            for seat in value:
                mask |= 1 << int(str(seat))
            state.extras.claims[slot] = mask
            state.extras.claimed |= mask


def _read_ferry(reader: Reader, value: Json, slot: int, where: str) -> None:
    state: CarcassonneState = reader.state
    names = [str(road) for road in value] if isinstance(value, list) and len(value) == 2 else []
    codes = [read_segment(name) for name in names]
    ends = [ferries.end_of(state, slot, code >> 2) if code >= 0 and code & 3 == ROAD else -1 for code in codes]
    if len(ends) != 2 or min(ends) < 0:
        reader.fault("ferry", where=where)
    elif ends[0] == ends[1]:
        reader.fault("ferry-itself", where=where, road=names[0], rule="CAR-FE-17")
    else:
        ferries.join(state, ends[0], ends[1])


def read(reader: Reader) -> None:
    """All that belongs to no tile and is no figure of a seat."""
    document, on = reader.document, reader.state.on
    if on & MESSENGERS:
        _read_messages(reader)
    if on & ROBBERS and "robbers" in document:
        for seat, value in enumerate(_of_seats(reader, "robbers")):
            if value is not None:
                space = reader.whole(value, 0, SPACES - 1, f"robbers.{seat}")
                reader.state.extras.robber[seat] = BESIDE if space is None else space
    if on & TRADERS:
        _read_goods(reader)
    if on & GOLD:
        _read_gold(reader)
    if on & MAGIC:
        _read_magic(reader)


def _of_seats(reader: Reader, key: str) -> list[Json]:
    """The entries of a list with one for each seat; empty with a fault for anything else."""
    value = reader.document.get(key)
    if isinstance(value, list) and len(value) == reader.state.seats:
        return value
    reader.fault("seats", name=key, seats=reader.state.seats)
    return []


def _read_messages(reader: Reader) -> None:
    document, state = reader.document, reader.state
    if "messenger" in document:
        for seat, value in enumerate(_of_seats(reader, "messenger")):
            points = reader.whole(value, 0, state.scores[seat], f"messenger.{seat}")
            state.extras.messenger[seat] = points or 0
    landed = document.get("landed", False)
    if not isinstance(landed, bool):
        reader.fault("flag", where="landed", value=str(landed)[:40])
    state.extras.landed = 1 if landed is True else 0
    stack = document.get("messages")
    if stack is None:
        return
    order = stack.get("order") if isinstance(stack, dict) and set(stack) == {"order", "turned"} else None
    turned = stack.get("turned") if isinstance(stack, dict) else None
    if not isinstance(order, list) or type(turned) is not int or not _is_stack(order, turned):
        reader.fault("messages")
    else:
        for place, number in enumerate(order):
            state.extras.order[place] = number
        state.extras.known = len(order)
        state.extras.turned = turned


def _is_stack(order: list[Json], turned: int) -> bool:
    """Whether different messages have been turned up so many times in all."""
    if not all(type(number) is int and 1 <= number <= MESSAGES for number in order):
        return False
    if len({str(number) for number in order}) < len(order):
        return False
    return turned == len(order) if len(order) < MESSAGES else MESSAGES <= turned < MOST_TURNED


def _read_goods(reader: Reader) -> None:
    document, state = reader.document, reader.state
    second = document.get("second", SECOND[0])
    if second not in SECOND:
        reader.fault("second", value=str(second)[:40], known=list(SECOND))
    else:
        state.extras.second = SECOND.index(str(second))
    totals = [0] * len(GOODS)
    if "goods" in document:
        for seat, value in enumerate(_of_seats(reader, "goods")):
            if not isinstance(value, dict) or set(value) != set(GOODS):
                reader.fault("goods", where=f"goods.{seat}", known=list(GOODS))
                continue
            for kind, name in enumerate(GOODS):
                count = reader.whole(value[name], 0, TOKENS[kind], f"goods.{seat}.{name}") or 0
                state.extras.goods[seat * 3 + kind] = count
                totals[kind] += count
    for kind, total in enumerate(totals):
        if total > TOKENS[kind]:
            reader.fault("tokens", goods=GOODS[kind], count=total, most=TOKENS[kind])


def _read_gold(reader: Reader) -> None:
    state = reader.state
    total = sum(state.extras.gold[slot] for slot in range(state.placed))
    if "ingots" in reader.document:
        for seat, value in enumerate(_of_seats(reader, "ingots")):
            state.extras.ingots[seat] = reader.whole(value, 0, INGOTS, f"ingots.{seat}") or 0
            total += state.extras.ingots[seat]
    if total > INGOTS:
        reader.fault("ingots", count=total, most=INGOTS)


def _read_magic(reader: Reader) -> None:
    value = reader.document.get("magic")
    if value is None:
        return
    if not isinstance(value, dict) or set(value) != set(NAMES):
        reader.fault("magic", known=list(NAMES))
        return
    for figure, name in enumerate(NAMES):
        if value[name] is not None:
            node = reader.node(value[name], f"magic.{name}")
            if node >= 0 and kind_of(reader.state, node) > ROAD:
                reader.fault("magic-where", where=f"magic.{name}", segment=str(value[name]))
            elif node >= 0:
                reader.state.extras.magic[figure] = node


def faults_of_board(reader: Reader, words: list[int]) -> None:
    """What can't be on the board at the steps on the agenda: lakes without ferry, claims without a hand-out that is
    under way or to come, mage or witch in a complete feature that has been scored."""
    state = reader.state
    codes = [word & STEP for word in words]
    for end in range(state.extras.end_count):
        slot = state.extras.ends[end] >> 3
        if ferries.first_end(state, slot) == end:
            has_ferry = bool(ferries.joined_roads(state, slot))
            waits = slot == state.placed - 1 and steps.FERRY in codes and PLACE not in codes
            if has_ferry == waits:
                segment = node_name(state, state.extras.ends[end])
                reader.fault("ferry-early" if waits else "ferry-missing", segment=segment)
    # Claims are noted feature by feature while the scoring goes on (CAR-GM-11).
    noted = any(word & STEP == SCORE and word >> STEP_BITS for word in words)
    if state.extras.claimed and not noted and steps.SHARE not in codes:
        reader.fault("claims", where="tiles")
    if state.on & MAGIC and SCORE not in codes:
        for node in state.extras.magic:
            if node >= 0 and is_complete(state, state.label[node]):
                reader.fault("complete", segment=node_name(state, node), rule="CAR-MW-09")


def faults_of_companions(reader: Reader) -> None:
    """Builder and pig stand with a figure of their owner (CAR-TB-01, CAR-TB-05, CAR-TB-10, CAR-TB-11)."""
    state = reader.state
    for index, node in enumerate(state.figures):
        kind = FIGURE_KIND[index % FIGURES]
        if node >= 0 and kind > BIG:
            feature = kind_of(state, node)
            fits = feature == FIELD if kind == PIG else feature < FIELD
            if not fits or not weight_of(whole_sums(state, state.label[node]), index // FIGURES):
                rule = "CAR-TB-11" if kind == PIG else "CAR-TB-05"
                segment = node_name(state, node)
                reader.fault("companion", segment=segment, figure=FIGURE_NAMES[kind], rule=rule)
