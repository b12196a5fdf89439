"""What a seat is shown beyond what is hidden: points only once they are counted."""

from pessoi.core.state import OVER
from tests.games.rattus_cartus.table import random_play, shown


def test_points_are_left_out_until_they_are_counted() -> None:
    """RC-90: nobody has points before the end, so none are shown."""
    phases: dict[str, set[bool]] = {}
    for number, state in enumerate(random_play(3, seats=2)):
        if state.to_move == OVER or number % 17 == 0:
            view = shown(state)
            phases.setdefault(view["phase"], set()).update("points" in seat for seat in view["seats"])

    assert phases.pop("over") == {True}
    assert set().union(*phases.values()) == {False}
