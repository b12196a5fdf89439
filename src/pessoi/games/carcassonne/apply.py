"""What a move does. The agenda is a stack of steps: ``apply`` carries out what the top one was waiting for, and ``run``
goes on until a step waits again.

A turn is one action, a tile's whole story (CAR-TURN-01): draw, place, at most one figure (CAR-MEE-02), score; sometimes
two. Decisions belong to the active seat where no rule names another (CAR-GEN-08). A figure comes before the scoring, so
it may claim what the tile has just completed (CAR-MEE-05). A step without a real choice is passed over (CAR-GEN-09).
"""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE, OVER, SPECTATOR
from pessoi.games.carcassonne import completion
from pessoi.games.carcassonne.board import fits_somewhere, lay
from pessoi.games.carcassonne.expansions import moments
from pessoi.games.carcassonne.expansions.steps import push_action
from pessoi.games.carcassonne.figures import put_figure
from pessoi.games.carcassonne.legal import has_figure_option
from pessoi.games.carcassonne.moves import KIND, KIND_BITS, NO_FIGURE, PLACE_FIGURE
from pessoi.games.carcassonne.names import column, node_name, row, segment_with_name, spot_node
from pessoi.games.carcassonne.state import DRAW, FIGURE, FIRST, HOME, PLACE, SCORE, TURN, CarcassonneState
from pessoi.games.carcassonne.tables import FIGURE_NAMES, SEGMENTS
from pessoi.games.carcassonne.tiles import TILES


def apply(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """Carry out a legal move and go on to the next decision or draw."""
    state.judged = False
    step = state.step()
    rest = move >> KIND_BITS
    if step == PLACE:
        _place(state, rest & 3, rest >> 2, events)
    elif step == FIGURE:
        state.pop()
        if move & KIND == PLACE_FIGURE:
            _put_figure(state, rest & 3, rest >> 2, events)
        elif move != NO_FIGURE:
            moments.take_off(state, move, events)
    elif step == DRAW:
        _draw(state, rest, events)
    elif step == SCORE:
        completion.score(state, state.label[spot_node(state, rest)], events)
    elif step == FIRST:
        state.active = rest
        state.pop()
        if events is not None:
            events.append(Event("first", "CAR-SET-04", rest))
    else:
        moments.answer(state, step, move, events)
    run(state, events)


def run(state: CarcassonneState, events: "list[Event] | None") -> None:
    """Go through the steps until one waits for a move or the game is over."""
    while not _enter(state, state.step(), events):
        pass


def begin_action(state: CarcassonneState) -> None:
    """An action of the active seat begins with a draw (CAR-TILE-01)."""
    state.push(DRAW)


def _enter(state: CarcassonneState, step: i64, events: "list[Event] | None") -> bool:
    """Whether the step waits for a move; otherwise it has been carried out."""
    if step == PLACE:
        state.to_move = state.active
        return True
    if step == FIGURE:
        if has_figure_option(state):
            state.to_move = state.active
            return True
        state.pop()
        return False
    if step == DRAW:
        if state.pile:
            state.to_move = CHANCE
            return True
        state.pop()  # the pile ran out without a tile that fits (CAR-TILE-05)
        return False
    if step == SCORE:
        return completion.enter(state, events)
    if step == TURN:
        return _end_turn(state, events)
    if step == HOME:
        label = state.label[state.arguments()]
        state.pop()
        completion.send_home(state, label, events)
        return False
    if step == FIRST:
        state.to_move = CHANCE
        return True
    return moments.enter(state, step, events)


def _end_turn(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """Another action of the same seat, the next seat's turn (CAR-GEN-03), or after the last tile the final scoring
    (CAR-END-01)."""
    if state.on and moments.goes_on(state, events):
        begin_action(state)
        return False
    if state.pile:
        state.active += 1
        if state.active == state.seats:
            state.active = 0
        begin_action(state)
        return False
    completion.final_scoring(state, events)
    state.to_move = OVER
    if events is not None:
        events.append(Event("over", "CAR-END-08", data={"winners": winners(state)}))
    return True


def winners(state: CarcassonneState) -> list[int]:
    """The seats with most points; several share the victory (CAR-END-08)."""
    most = max(state.scores[seat] for seat in range(state.seats))
    return [seat for seat in range(state.seats) if state.scores[seat] == most]


def _draw(state: CarcassonneState, tile: i64, events: "list[Event] | None") -> None:
    """Turn up a tile for all to see (CAR-TILE-06): it waits to be placed, or is out of the game (CAR-TILE-05)."""
    state.left[tile] -= 1
    state.pile -= 1
    if events is not None:
        everybody = [*range(state.seats), SPECTATOR]
        events.append(Event("drawn", "CAR-TILE-01", state.active, 0, {"tile": TILES[tile].id}, learners=everybody))
    if fits_somewhere(state, tile):
        state.drawn = tile
        state.pop()
        push_steps(state, tile)
        return
    state.discard(tile)
    if events is not None:
        events.append(Event("discarded", "CAR-TILE-05", -1, 0, {"tile": TILES[tile].id}))


def push_steps(state: CarcassonneState, tile: i64) -> None:
    """Put the steps of the action of a drawn tile on the agenda, its placing on top."""
    if state.on:
        moments.begin_action(state)
        push_action(state, tile)
        return
    state.push(SCORE)
    state.push(FIGURE)
    state.push(PLACE)


def _place(state: CarcassonneState, rotation: i64, cell: i64, events: "list[Event] | None") -> None:
    tile = state.drawn
    state.drawn = -1
    state.pop()
    if events is not None:
        data: dict[str, object] = {"at": [column(cell), row(cell)], "tile": TILES[tile].id, "rotation": int(rotation)}
        events.append(Event("placed", "CAR-TILE-01", state.active, 0, data))
    if state.on:
        moments.before_laying(state, tile * 4 + rotation, cell, events)
    lay(state, tile * 4 + rotation, cell, state.active)


def _put_figure(state: CarcassonneState, kind: i64, name: i64, events: "list[Event] | None") -> None:
    slot = state.placed - 1
    node = slot * SEGMENTS + segment_with_name(state.turned[slot] >> 2, name)
    put_figure(state, state.active, kind, node)
    if events is not None:
        data: dict[str, object] = {"figure": FIGURE_NAMES[kind], "segment": node_name(state, node)}
        events.append(Event("figure", "CAR-MEE-01", state.active, 0, data))
