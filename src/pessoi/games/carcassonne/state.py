"""The state of a play as flat arrays, and how it is copied. ``engine.Carcassonne`` adds the rules to it.

Cells are packed into one number, ``(y + 256) * 512 + x + 256``; x grows to the east, y to the south. A **node** is a
segment on the board, ``slot * SEGMENTS + segment`` (so ``node >> 3`` is its slot and ``node & 7`` the segment), where
a slot is the place of a tile in the order of laying.
Each node holds the **label** of its feature (one of its nodes), and the nodes of a feature form a ring.
"""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.game import Options
from pessoi.core.native import append, vec
from pessoi.core.state import State
from pessoi.games.carcassonne.expansions.extras import Extras
from pessoi.games.carcassonne.tables import (
    BIT,
    COPIES,
    FIGURES,
    KINDS,
    MEEPLES,
    SEGMENTS,
    TILE_SET,
)

ROW: Final = 512
ORIGIN: Final = 256 * ROW + 256
"""The cell 0,0, where the start tile lies."""

CELL_SHIFT: Final = 10
"""A word of ``cells`` holds the cell from this bit on, and below it what is there."""
TILE: Final = 512
"""Marks in it the slot of a tile; without it the value is an index of the frontier."""
VALUE: Final = 511
"""Bits of the slot or index."""

# The steps of a play: what ``agenda`` holds, in the lowest bits of a word; the rest of it are the step's arguments.
# The steps of an action have ascending numbers from its last to its first; the gaps are filled by ``expansions.steps``.
STEP: Final = 0x1F
STEP_BITS: Final = 5
FIRST: Final = 0
"""The first player is drawn (CAR-SET-04)."""
TURN: Final = 1
"""An action is over: the turn goes on, or the next seat's begins, or the game ends."""
DRAW: Final = 2
SCORE: Final = 6
FIGURE: Final = 9
PLACE: Final = 14
HOME: Final = 17
"""The feature of a node (its argument) has been scored: its figures go home."""
AGENDA_DEPTH: Final = 24

EMPTY: Final[vec[i64]] = vec[i64]([])
NO_WORTH: Final[vec[float]] = vec[float]([])


def filled(length: i64, value: i64) -> vec[i64]:
    """An array of ``length`` times ``value``."""
    values: list[i64] = [value] * length
    return vec[i64](values)


def in_play(on: i64, tile: i64) -> bool:
    """Whether a kind of tile is among those of the base or of the expansions in use."""
    return TILE_SET[tile] == 0 or on & BIT[TILE_SET[tile]] != 0


def cell_words(size: i64) -> i64:
    """Length of the hash table ``cells``: a power of two, at least twice the tiles and frontier cells together."""
    words: i64 = 512
    while words < 2 * (3 * size + 2):
        words *= 2
    return words


class CarcassonneState(State):
    """The arrays of one play. Copies share nothing that changes.

    | array | per | content |
    | --- | --- | --- |
    | turned, cell, layer | slot | tile * 4 + rotation; where it lies; the seat that laid it, -1 the start tile |
    | label, ring | node | the feature; the next node of it |
    | sums | label | open edges, nodes, pennants, weights of the seats (see ``tables``) |
    | figures | seat * FIGURES + place | the node where it stands, -1 in supply, -2 where the play has no such figure |
    | supply, scores | seat | meeples in supply (CAR-SET-03); points, without limit (CAR-SET-09) |
    | cells | hash of a cell | the cell and the slot or frontier index there (see ``CELL_SHIFT``); -1 if free |
    | front | frontier cell | cell << 8 | what it asks, two bits a direction |
    | monasteries | – | nodes of the monasteries that are not yet complete |
    | left | tile | copies in the pile |
    | worth | seat | what ``evaluate`` said of this position, if ``judged`` |
    | agenda | – | a stack of steps; the ``top`` one is under way |

    ``on`` are the expansions in use (``expansions.sets``), ``weighed`` those that ``evaluate`` takes into account (all
    of them, but in comparisons), ``extras`` their pieces, ``size`` the tiles in all, ``kinds`` a bound for the kinds of
    tiles, ``places`` one for the places of a seat's figures. ``enclosed`` says whether a monastery may have become
    complete in this action, ``choices`` where a figure may be placed in the step under way (``legal.figure_choices``).
    """

    def __init__(self, options: Options, seats: i64, on: i64 = 0, source: "CarcassonneState | None" = None) -> None:
        super().__init__(seats)
        self.options: Options = options
        self.judged = False
        self.worth: vec[float] = NO_WORTH[:]
        if source is None:
            self.on: i64 = on
            self.weighed: i64 = on
            self.kinds: i64 = 0
            self.size: i64 = 0
            tile: i64 = 0
            while tile < KINDS:
                if in_play(on, tile):
                    self.size += COPIES[tile]
                    self.kinds = tile + 1
                tile += 1
            self.size += 1  # the start tile
            nodes = self.size * SEGMENTS
            self.extras: Extras = Extras(seats, self.size if on else 0)
            self.places: i64 = MEEPLES
            self.small_city: i64 = 4
            self.active: i64 = 0
            self.drawn: i64 = -1
            self.pile: i64 = 0
            self.placed: i64 = 0
            self.front_count: i64 = 0
            self.monastery_count: i64 = 0
            self.depth: i64 = 0
            self.top: i64 = 0
            self.choices: i64 = 0
            self.enclosed = False
            self.turned: vec[i64] = filled(self.size, 0)
            self.cell: vec[i64] = filled(self.size, 0)
            self.layer: vec[i64] = filled(self.size, -1)
            self.label: vec[i64] = filled(nodes, 0)
            self.ring: vec[i64] = filled(nodes, 0)
            self.sums: vec[i64] = filled(nodes, 0)
            self.figures: vec[i64] = filled(seats * FIGURES, -1)
            self.supply: vec[i64] = filled(seats, MEEPLES)
            self.scores: vec[i64] = filled(seats, 0)
            self.cells: vec[i64] = filled(cell_words(self.size), -1)
            self.front: vec[i64] = filled(self.size * 2 + 2, 0)
            self.monasteries: vec[i64] = filled(self.size, 0)
            self.left: vec[i64] = filled(KINDS, 0)
            self.agenda: vec[i64] = filled(AGENDA_DEPTH, 0)
            self.discarded: vec[i64] = EMPTY[:]
        else:
            self.to_move = source.to_move
            self.on = source.on
            self.weighed = source.weighed
            self.kinds = source.kinds
            self.size = source.size
            self.places = source.places
            self.extras = Extras(seats, 0, source.extras) if source.on else source.extras
            self.small_city = source.small_city
            self.active = source.active
            self.drawn = source.drawn
            self.pile = source.pile
            self.placed = source.placed
            self.front_count = source.front_count
            self.monastery_count = source.monastery_count
            self.depth = source.depth
            self.top = source.top
            self.choices = source.choices
            self.enclosed = source.enclosed
            self.turned = source.turned[:]
            self.cell = source.cell[:]
            self.layer = source.layer[:]
            self.label = source.label[:]
            self.ring = source.ring[:]
            self.sums = source.sums[:]
            self.figures = source.figures[:]
            self.supply = source.supply[:]
            self.scores = source.scores[:]
            self.cells = source.cells[:]
            self.front = source.front[:]
            self.monasteries = source.monasteries[:]
            self.left = source.left[:]
            self.agenda = source.agenda[:]
            self.discarded = source.discarded[:]

    @final
    def offer(self, index: i64, move: i64, weight: i64) -> None:
        """Write a move into the buffer, an outcome with its weight (else 0)."""
        if index < len(self.moves):
            self.moves[index] = move
        else:
            self.moves = append(self.moves, move)
        if weight:
            if index < len(self.weights):
                self.weights[index] = weight
            else:
                self.weights = append(self.weights, weight)

    @final
    def push(self, step: i64) -> None:
        """Put a step, with its arguments, on top of the agenda."""
        self.agenda[self.depth] = step
        self.depth += 1
        self.top = step

    @final
    def pop(self) -> None:
        """The step on top of the agenda is done."""
        self.depth -= 1
        self.top = self.agenda[self.depth - 1]

    @final
    def amend(self, word: i64) -> None:
        """Put other arguments, or another step, in place of the step on top."""
        self.agenda[self.depth - 1] = word
        self.top = word

    @final
    def arguments(self) -> i64:
        """The arguments of the step under way."""
        return self.top >> STEP_BITS

    @final
    def discard(self, tile: i64) -> None:
        """Put a tile out of the game for good (CAR-TILE-05)."""
        self.discarded = append(self.discarded, tile)

    @final
    def step(self) -> i64:
        """The step under way."""
        return self.top & STEP


def full_pile(state: CarcassonneState) -> None:
    """Put all tiles of the sets in use but the start tile into the pile (CAR-SET-01, CAR-SET-02)."""
    tile: i64 = 0
    while tile < state.kinds:
        state.left[tile] = COPIES[tile] if in_play(state.on, tile) else 0
        tile += 1
    state.pile = state.size - 1
