"""What views show of the expansions in use."""

from typing import Final

from pessoi.core.game import Document, Json
from pessoi.core.state import CHANCE
from pessoi.games.carcassonne.expansions import award, crops, ferries, flying, pieces, steps, traders
from pessoi.games.carcassonne.expansions.magic import NAMES, stands_in
from pessoi.games.carcassonne.expansions.sets import FERRIES, GOLD, INNS, MAGIC, MESSENGERS, ROBBERS, TRADERS
from pessoi.games.carcassonne.features import whole_sums
from pessoi.games.carcassonne.figures import in_supply
from pessoi.games.carcassonne.names import column, node_names, row
from pessoi.games.carcassonne.state import DRAW, FIRST, CarcassonneState
from pessoi.games.carcassonne.tables import BIG, BUILDER, FIGURE_NAMES, PIG, RAISED
from pessoi.games.carcassonne.tiles import GOODS

DRAWS: Final = {FIRST: "first", DRAW: "tile", steps.FLIGHT: "die", steps.MESSAGE: "message"}
"""What is drawn at a chance step."""
STOCK_OF_FERRIES: Final = 8


def table(state: CarcassonneState) -> Document:
    """What belongs to no seat."""
    on, extras = state.on, state.extras
    shown: Document = {}
    if on & MAGIC:
        shown["magic"] = pieces.magic(state)
    if on & MESSENGERS:
        shown["messages"] = pieces.messages(state)
    if on & TRADERS:
        shown["second"] = pieces.SECOND[extras.second]
        taken = [sum(extras.goods[seat * 3 + kind] for seat in range(state.seats)) for kind in range(len(GOODS))]
        shown["goods_left"] = {name: traders.TOKENS[kind] - taken[kind] for kind, name in enumerate(GOODS)}
    if on & GOLD:
        laid = sum(extras.gold[slot] for slot in range(state.placed))
        shown["ingots_left"] = pieces.INGOTS - laid - sum(extras.ingots[seat] for seat in range(state.seats))
    if on & FERRIES:
        ends = [int(extras.joined[end]) >= 0 for end in range(extras.end_count)]
        shown["ferries_left"] = STOCK_OF_FERRIES - sum(ends) // 2
    return shown


def supply(state: CarcassonneState, seat: int) -> dict[str, Json]:
    """The figures that a seat has in supply, besides meeples."""
    shown: dict[str, Json] = {}
    for kind, owner in ((BIG, INNS), (BUILDER, TRADERS), (PIG, TRADERS)):
        if state.on & owner:
            shown[FIGURE_NAMES[kind]] = int(in_supply(state, seat, kind))
    if state.on & ROBBERS:
        shown["robber"] = int(pieces.robber(state, seat) is None)
    return shown


def seat(state: CarcassonneState, seat: int) -> Document:
    """What else belongs to a seat."""
    on = state.on
    shown: Document = {}
    if on & MESSENGERS:
        messenger = state.extras.messenger[seat]
        shown["marker"] = state.scores[seat] - messenger
        shown["messenger"] = messenger
    if on & ROBBERS:
        shown["robber"] = pieces.robber(state, seat)
    if on & TRADERS:
        shown["goods"] = pieces.goods(state, seat)
    if on & GOLD:
        shown["ingots"] = state.extras.ingots[seat]
    return shown


def feature(state: CarcassonneState, label: int, nodes: list[int]) -> Document:
    """What there is of the expansions in a feature."""
    sums = whole_sums(state, label)
    shown: Document = {}
    if sums & RAISED:
        shown["raised"] = True
    goods: Document = {
        name: traders.city_goods(sums, kind) for kind, name in enumerate(GOODS) if traders.city_goods(sums, kind)
    }
    if goods:
        shown["goods"] = goods
    if state.on & MAGIC:
        here = [name for figure, name in enumerate(NAMES) if stands_in(state, figure, label)]
        if here:
            shown["magic"] = [*here]
    if state.on & GOLD:
        gold = sum(state.extras.gold[slot] for slot in {node >> 3 for node in nodes})
        if gold:
            shown["gold"] = gold
    return shown


def prompt(state: CarcassonneState) -> Document:
    """What else belongs to what is asked, or drawn."""
    step, rest = state.step(), state.arguments()
    if state.to_move == CHANCE:
        asked: Document = {"draws": DRAWS[step]}
        if step == steps.FLIGHT:
            asked["figure"] = FIGURE_NAMES[rest]
            asked["paths"] = [_at(flying.target(state, distance)) for distance in range(1, flying.FARTHEST + 1)]
        return asked
    if step == steps.LAND:
        distance = rest >> 2
        path: list[Json] = [_at(flying.target(state, way)) for way in range(1, distance + 1)]
        return {"figure": FIGURE_NAMES[rest & 3], "at": path[-1], "path": path}
    if step == steps.FERRIES:
        return {"lakes": [_at(state.cell[slot]) for slot in ferries.movable(state)]}
    if step == steps.MESSAGE:
        return {"message": rest}
    if step == steps.CROP:
        return {"symbol": steps.SYMBOLS[crops.symbol(state)], "choice": crops.CHOICES[crops.choice(state)] or None}
    if step == steps.ROB:
        return {"points": award.points_now(state)}
    if step == steps.AWARD:
        return {"points": award.points_now(state), **_source(state)}
    return {}


def _source(state: CarcassonneState) -> Document:
    """What an award is for: the segments of a feature or the number of a message (9: its two points)."""
    rest = state.arguments()
    source = rest >> award.SOURCE_SHIFT & 15
    if source != award.FEATURE:
        return {"message": source}
    return {"feature": [*node_names(state, state.label[rest >> award.NODE_SHIFT])]}


def _at(cell: int) -> list[Json]:
    return [column(cell), row(cell)]
