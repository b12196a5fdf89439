"""What a seat is shown: tiles, figures, points, and, by the option ``assistance``, what the features are worth.

``purist`` leaves out ``features`` and ``remaining``; ``full`` adds the ``projected`` points of every seat, those that
it would have if the game ended now. All is open (CAR-GEN-04), so every seat and spectator sees the same.
"""

from pessoi.core.game import Document, Json
from pessoi.core.state import CHANCE, OVER
from pessoi.games.carcassonne.completion import final_scoring
from pessoi.games.carcassonne.expansions import moments, pieces
from pessoi.games.carcassonne.expansions import shown as more
from pessoi.games.carcassonne.explain import fed_names
from pessoi.games.carcassonne.features import is_complete, kind_of, nodes_of, whole_sums
from pessoi.games.carcassonne.figures import heaviest, weight_of
from pessoi.games.carcassonne.moves import DRAW_TILE, FIRST_SEAT, KIND, KIND_BITS, NO_FIGURE, PLACE_FIGURE, PLACE_TILE
from pessoi.games.carcassonne.names import column, node_name, node_names, row, segment_with_name, spot_node
from pessoi.games.carcassonne.refusals import STEP_NAMES
from pessoi.games.carcassonne.scoring import value_of
from pessoi.games.carcassonne.state import SCORE, CarcassonneState
from pessoi.games.carcassonne.tables import (
    FIELD,
    FIGURE_KIND,
    FIGURE_NAMES,
    FIGURES,
    OPEN,
    PENNANT_SHIFT,
    PENNANTS,
    SEGMENT_COUNT,
    SEGMENTS,
)
from pessoi.games.carcassonne.tiles import FEATURES, TILES


def describe(state: CarcassonneState, move: int) -> Document:
    """The named fields of a legal move."""
    kind, rest = move & KIND, move >> KIND_BITS
    if kind == PLACE_TILE:
        return {"kind": "place", "at": _at(rest >> 2), "rotation": rest & 3}
    if move == NO_FIGURE:
        return {"kind": "none"}
    if kind == PLACE_FIGURE:
        slot = state.placed - 1
        node = slot * SEGMENTS + segment_with_name(state.turned[slot] >> 2, rest >> 2)
        label = state.label[node]
        return {
            "kind": "figure",
            "figure": FIGURE_NAMES[rest & 3],
            "segment": node_name(state, node),
            "feature": FEATURES[kind_of(state, node)],
            "complete": is_complete(state, label),
            "value": value_of(state, label),
        }
    if kind == FIRST_SEAT:
        return {"kind": "first", "seat": rest}
    if kind == DRAW_TILE:
        return {"kind": "draw", "tile": TILES[rest].id}
    if state.step() == SCORE:
        label = state.label[spot_node(state, rest)]
        return {
            "kind": "score",
            "segments": [*node_names(state, label)],
            "feature": FEATURES[kind_of(state, label)],
            "value": value_of(state, label),
        }
    fields: Document = {}
    fields.update(moments.describe(state, state.step(), move))  # type: ignore[arg-type]
    return fields


def view(state: CarcassonneState, seat: int) -> Document:
    """The view of a seat or spectator; the arguments of ``Game.view``."""
    assistance = state.options["assistance"]
    shown: Document = {
        "game": "carcassonne",
        "to_move": state.to_move,
        "prompt": _prompt(state),
        "tiles": tiles(state),
        "figures": figures(state),
        "seats": _seats(state, assistance == "full"),
        "tile": _tile_in_hand(state),
        "pile": state.pile,
        "discarded": [TILES[tile].id for tile in state.discarded],
        "options": dict(state.options),
        "result": _result(state),
    }
    if state.on:
        shown.update(more.table(state))
    if assistance != "purist":
        shown["remaining"] = remaining(state)
        shown["features"] = features(state)
    return shown


def tiles(state: CarcassonneState) -> list[Json]:
    """The tiles in the order of laying."""
    shown: list[Json] = []
    for slot in range(state.placed):
        turned, layer = state.turned[slot], state.layer[slot]
        tile: Document = {
            "at": _at(state.cell[slot]),
            "tile": TILES[turned >> 2].id,
            "rotation": turned & 3,
            "seat": None if layer < 0 else layer,
        }
        if state.on:
            tile.update(pieces.of_tile(state, slot))
        shown.append(tile)
    return shown


def figures(state: CarcassonneState) -> list[Json]:
    """The figures on the board, in the order of the tiles on which they stand."""
    standing = sorted((node, index) for index, node in enumerate(state.figures) if node >= 0)
    return [
        {
            "seat": index // FIGURES,
            "figure": FIGURE_NAMES[FIGURE_KIND[index % FIGURES]],
            "segment": node_name(state, node),
        }
        for node, index in standing
    ]


def remaining(state: CarcassonneState) -> dict[str, Json]:
    """The copies of each tile that are in the pile; those used up left out."""
    return {TILES[tile].id: count for tile, count in enumerate(state.left) if count}


def features(state: CarcassonneState) -> list[Json]:
    """Every feature on the board, in the order of its first segment.

    ``value`` is what it gives its majority now if it is complete, else at the end. ``open`` counts open edges, or the
    tiles that a monastery lacks; fields have instead ``cities``, one segment of each completed city that they feed.
    """
    shown: list[Json] = []
    for slot in range(state.placed):
        for node in range(slot * SEGMENTS, slot * SEGMENTS + SEGMENT_COUNT[state.turned[slot] >> 2]):
            label = state.label[node]
            nodes = nodes_of(state, label)
            if nodes[0] == node:
                shown.append(_feature(state, label, nodes))
    return shown


def _feature(state: CarcassonneState, label: int, nodes: list[int]) -> Json:
    sums = whole_sums(state, label)
    kind = kind_of(state, label)
    most = heaviest(sums)
    weights = {seat: weight_of(sums, seat) for seat in range(state.seats)}
    feature: Document = {
        "kind": FEATURES[kind],
        "segments": [node_name(state, node) for node in nodes],
        "owners": [seat for seat, weight in weights.items() if weight and weight == most],
        "figures": {str(seat): weight for seat, weight in weights.items() if weight},
        "value": value_of(state, label),
        "complete": is_complete(state, label),
        "tiles": len({node // SEGMENTS for node in nodes}),
        "pennants": sums >> PENNANT_SHIFT & PENNANTS,
        "open": 0 if kind == FIELD else sums & OPEN,
    }
    if kind == FIELD:
        feature["cities"] = [*fed_names(state, label)]
    if state.on:
        feature.update(more.feature(state, label, nodes))
    return feature


def _prompt(state: CarcassonneState) -> Document:
    """What is asked, and of whom; ``seat`` is the one whose turn it is, ``last`` the cell of the newest tile."""
    kinds = {CHANCE: "chance", OVER: "over"}
    asked: Document = {
        "kind": kinds.get(state.to_move) or STEP_NAMES[state.step()],
        "seat": state.active,
        "tile": _tile_in_hand(state),
        "last": _at(state.cell[state.placed - 1]),
    }
    if state.on and state.to_move != OVER:
        asked.update(more.prompt(state))
    return asked


def _tile_in_hand(state: CarcassonneState) -> Json:
    return TILES[state.drawn].id if state.drawn >= 0 else None


def _seats(state: CarcassonneState, projected: bool) -> list[Json]:
    ended = state.clone()
    assert isinstance(ended, CarcassonneState)
    if projected and state.to_move != OVER:
        final_scoring(ended, None)
    shown: list[Json] = []
    for seat in range(state.seats):
        entry: Document = {"points": state.scores[seat], "supply": {"meeple": state.supply[seat]}}
        if state.on:
            supply = entry["supply"]
            assert isinstance(supply, dict)
            supply.update(more.supply(state, seat))
            entry.update(more.seat(state, seat))
        if projected:
            entry["projected"] = ended.scores[seat]
        shown.append(entry)
    return shown


def _result(state: CarcassonneState) -> Json:
    result = state.result()
    if result is None:
        return None
    return {"points": list(result.points), "winners": list(result.winners), "reason": result.reason}


def _at(cell: int) -> list[Json]:
    return [column(cell), row(cell)]
