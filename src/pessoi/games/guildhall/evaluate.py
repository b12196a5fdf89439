"""draft."""

from mypy_extensions import i64

from pessoi.core.random import Random
from pessoi.games.guildhall.legal import random_move
from pessoi.games.guildhall.state import OWN, POINTS, GuildhallState


def estimate(state: GuildhallState, seat: i64) -> float:
    return float(state.own[seat * OWN + POINTS])


def playout_move(state: GuildhallState, rng: Random) -> i64:
    return random_move(state, rng)
