"""The moments of the base game at which an expansion may do something, and who answers for which step.

This is one of the two places that ask which expansions are on; the other is ``questions``. An expansion never calls
upwards: it answers, or puts a step on the agenda.
"""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.games.carcassonne.expansions import award, crops, ferries, flying, gold, magic, messages, robbers, traders
from pessoi.games.carcassonne.expansions.extras import ABSENT, BESIDE
from pessoi.games.carcassonne.expansions.moves import ADVANCE, FLY, PASS, TURN_UP, packed
from pessoi.games.carcassonne.expansions.sets import (
    FLYING,
    GOLD,
    INNS,
    MAGIC,
    ROBBERS,
    TRACK,
    TRADERS,
)
from pessoi.games.carcassonne.expansions.steps import (
    AWARD,
    CROP,
    FERRY,
    INGOT,
    MAGIC_TILE,
    MESSAGE,
    PART,
    RECALL,
    ROB,
    ROBBER,
    SHARE,
)
from pessoi.games.carcassonne.expansions.steps import FERRIES as FERRY_MOVES
from pessoi.games.carcassonne.moves import KIND, KIND_BITS
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import BIG, BUILDER, FIGURES, FIRST_PLACE, PIG

# Moments


def set_up(state: CarcassonneState) -> None:
    """Give out the pieces (CAR-SET-05 to CAR-SET-08); all score figures start on space 0 (CAR-SET-11)."""
    seat: i64 = 0
    while seat < state.seats:
        first = seat * FIGURES
        state.figures[first + FIRST_PLACE[BIG]] = -1 if state.on & INNS else ABSENT
        state.figures[first + FIRST_PLACE[BUILDER]] = -1 if state.on & TRADERS else ABSENT
        state.figures[first + FIRST_PLACE[PIG]] = -1 if state.on & TRADERS else ABSENT
        if state.on & ROBBERS:
            state.extras.robber[seat] = BESIDE
        seat += 1
    if state.on & (INNS | TRADERS):
        state.places = FIGURES
    if state.on & MAGIC:
        state.extras.magic[magic.MAGE] = BESIDE
        state.extras.magic[magic.WITCH] = BESIDE


def before_laying(state: CarcassonneState, turned: i64, cell: i64, events: "list[Event] | None") -> None:
    """A tile is about to be laid."""
    if state.on & TRADERS:
        traders.note(state, turned, cell, events)


def companion_segments(state: CarcassonneState, kind: i64, free: i64) -> i64:
    """Where on the new tile builder or pig may join a figure of the active seat, as a mask; it isn't in ``free``."""
    return traders.segments_for(state, kind, free)


def more_figure_options(state: CarcassonneState, count: i64) -> i64:
    """Offer what else may be done with a figure, after so many moves; their number now."""
    if state.on & FLYING and flying.has_machine(state):
        return flying.options_of_figure(state, count)
    return count


def tile_completed(state: CarcassonneState, events: "list[Event] | None") -> None:
    """Before the features that an action has completed are scored."""
    if state.on & TRADERS:
        traders.take_goods(state, events)


def all_scored(state: CarcassonneState) -> None:
    """The features that an action has completed have been scored: what follows from it (step 4)."""
    if state.extras.landed:
        state.push(MESSAGE)
    if state.extras.claimed:
        state.push(SHARE)


def scored(state: CarcassonneState, label: i64, sums: i64) -> None:
    """A completed feature is about to be scored."""
    if state.on & GOLD:
        gold.claim(state, label, sums)


def left(state: CarcassonneState, label: i64, events: "list[Event] | None") -> None:
    """The figures of the seats have left a scored feature."""
    if state.on & MAGIC:
        magic.leave(state, label, events)


def has_track(state: CarcassonneState) -> bool:
    """Whether awards are carried out on the score track, each a step of its own; then their order matters."""
    return state.on & TRACK != 0


def give(state: CarcassonneState, points: i64, receivers: i64, node: i64) -> None:
    """Give the points of a completed feature to its majority, on the score track."""
    award.give(state, points, receivers, award.FEATURE, node)


def goes_on(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """Whether the turn has another action, now that one is over."""
    return state.on & TRADERS != 0 and traders.again(state, events)


def begin_action(state: CarcassonneState) -> None:
    """A tile is drawn: what is noted for one action begins anew (CAR-TURN-04)."""
    state.extras.landed = 0
    state.extras.changed = 0


def before_final(state: CarcassonneState) -> None:
    """Each seat's two score figures become one (CAR-END-02, CAR-MSG-20); the marker alone moves on (CAR-X-26)."""
    seat: i64 = 0
    while seat < state.seats:
        state.extras.messenger[seat] = 0
        seat += 1


def after_final(state: CarcassonneState, events: "list[Event] | None") -> None:
    """After the features: goods, then gold (CAR-END-07)."""
    if state.on & TRADERS:
        traders.final(state, events)
    if state.on & GOLD:
        gold.final(state, events)


# Steps


def enter(state: CarcassonneState, step: i64, events: "list[Event] | None") -> bool:
    """Whether a step of an expansion waits for a move; otherwise it has been carried out."""
    if step in (AWARD, ROB):
        return award.enter(state, events)
    if step in (FERRY_MOVES, FERRY):
        return ferries.enter(state)
    if step in (PART, MAGIC_TILE):
        return magic.enter(state, events)
    if step in (SHARE, INGOT):
        return gold.enter(state, events)
    if step == MESSAGE:
        return messages.enter(state, events)
    if step == CROP:
        return crops.enter(state, events)
    if step == ROBBER:
        return robbers.enter(state)
    if step == RECALL:
        messages.recall(state, events)
        return False
    return flying.enter(state)


def options(state: CarcassonneState, step: i64) -> i64:
    """Fill the buffer with the moves of a step of an expansion; their number. It changes nothing else."""
    if step in (AWARD, ROB):
        return award.options(state)
    if step == FERRY_MOVES:
        count = ferries.options(state)
        state.offer(count, PASS, 0)
        return count + 1
    if step == FERRY:
        return ferries.options(state)
    if step in (PART, MAGIC_TILE):
        return magic.options(state)
    if step in (SHARE, INGOT):
        return gold.options(state)
    if step == MESSAGE:
        return messages.options(state)
    if step == CROP:
        return crops.options(state)
    if step == ROBBER:
        return robbers.options(state)
    return flying.options(state)


def random_option(state: CarcassonneState, step: i64, rng: Random) -> i64:
    """One of ``options``, all equally likely (the faces of the die and the messages are)."""
    if step in (AWARD, ROB):
        return packed(ADVANCE, rng.below(2))
    if step in (PART, MAGIC_TILE):
        move = magic.random_option(state, rng)
        if move >= 0:
            return move
    count = options(state, step)  # before ``moves`` is read: listing may replace the buffer
    return state.moves[rng.below(count)]


def answer(state: CarcassonneState, step: i64, move: i64, events: "list[Event] | None") -> None:
    """Carry out a move of a step of an expansion."""
    if step in (AWARD, ROB):
        award.answer(state, move, events)
    elif step in (FERRY_MOVES, FERRY):
        if move == PASS:
            state.pop()
        else:
            ferries.answer(state, move, events)
            _ferry_changed(state, events)
    elif step in (PART, MAGIC_TILE):
        magic.answer(state, move, events)
    elif step in (SHARE, INGOT):
        gold.answer(state, move, events)
    elif step == MESSAGE:
        if move & KIND == TURN_UP:
            messages.draw(state, move >> KIND_BITS, events)
        else:
            messages.answer(state, move, events)
    elif step == CROP:
        crops.answer(state, move, events)
    elif step == ROBBER:
        robbers.answer(state, move, events)
    else:
        flying.answer(state, move, events)


def _ferry_changed(state: CarcassonneState, events: "list[Event] | None") -> None:
    """After a ferry was placed or moved: builders go home, then mage and witch are parted (step 2c)."""
    if state.on & TRADERS:
        seat: i64 = 0
        while seat < state.seats:
            traders.follow(state, seat, events)
            seat += 1
    if state.on & MAGIC:
        state.push(PART)


def take_off(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """A move of the figure step that isn't the base's: a flight."""
    flying.take_off(state, move, events)


def is_flight(move: i64) -> bool:
    """Whether a move puts a figure on a flying machine."""
    return move & KIND == FLY


# Words


def refuse_other_figure(state: CarcassonneState, move: i64) -> Refusal:
    """Why a move of the figure step that isn't the base's may not be made."""
    return flying.refuse_flight(state, move)


def refuse_companion(kind: i64, feature: i64, data: "dict[str, object]") -> Refusal:
    """Why a figure that only joins others may not stand on a segment of a kind of feature."""
    return traders.refuse(kind, feature, data)


def refuse(state: CarcassonneState, step: i64, move: i64) -> Refusal:
    """Why a move of the right kind isn't among the options of a step."""
    if step in (AWARD, ROB):
        return award.refuse(move)
    if step in (FERRY_MOVES, FERRY):
        return ferries.refuse(state, move)
    if step in (PART, MAGIC_TILE):
        return magic.refuse(state, move)
    if step in (SHARE, INGOT):
        return gold.refuse(state, move)
    if step == MESSAGE:
        return messages.refuse(state, move)
    if step == CROP:
        return crops.refuse(state, move)
    if step == ROBBER:
        return robbers.refuse(state, move)
    return flying.refuse(state, move)


def describe(state: CarcassonneState, step: i64, move: i64) -> "dict[str, object]":
    """The fields of a legal move of a step of an expansion, or of a flight."""
    if move == PASS:
        return {"kind": "pass"}
    if step in (AWARD, ROB):
        return award.describe(state, move)
    if step in (FERRY_MOVES, FERRY):
        return ferries.describe(state, move)
    if step in (PART, MAGIC_TILE):
        return magic.describe(move)
    if step in (SHARE, INGOT):
        return gold.describe(move)
    if step == MESSAGE:
        return messages.describe(state, move)
    if step == CROP:
        return crops.describe(move)
    if step == ROBBER:
        return robbers.describe(state, move)
    return flying.describe(state, move)
