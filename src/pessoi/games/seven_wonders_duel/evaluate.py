"""What each seat may expect to have at the end, in points: the judgement of bots and playouts."""

from mypy_extensions import i64

from pessoi.games.seven_wonders_duel.scoring import total_points
from pessoi.games.seven_wonders_duel.state import DuelState


def estimate(state: DuelState, seat: i64) -> float:
    """The points that ``seat`` may expect."""
    return float(total_points(state, seat))
