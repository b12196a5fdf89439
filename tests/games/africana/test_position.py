"""Positions: read as they are written, with all faults at once."""

from typing import Any

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.game import Document
from pessoi.games.africana import GAME
from tests.games.africana.table import at_table, dumped, loaded, random_play, words


def faults(position: Document, **options: Any) -> list[str]:
    with pytest.raises(Malformed) as caught:
        loaded(position, **options)
    for language in ("en", "el"):
        for fault in caught.value.faults:
            assert words(language).text(fault.key, fault.data)
    return [fault.key.removeprefix("africana-position-") for fault in caught.value.faults]


def turn(**more: Any) -> Document:
    return {"step": "action", **more}


def test_what_is_left_out_is_the_start() -> None:
    """AF-11, AF-12."""
    position = dumped(loaded({"step": "action"}))

    assert [seat["location"] for seat in position["seats"]] == ["napoli", "cape_town"]
    assert [seat["silver"] for seat in position["seats"]] == [2, 2]
    assert [slot["mission"] for slot in position["missions"]] == ["A01", "A02", "A03", "A04", "A05"]
    assert position["books"]["north"] == {"left": [], "right": ["N01"], "unread": 14}
    assert position["letters"] == {"A": 5, "B": 10, "C": 4}


def test_every_state_of_a_play_is_read_as_it_was_written() -> None:
    for seed, seats in ((3, 2), (4, 3), (5, 4)):
        for state in random_play(seed, seats=seats, round_limit=20):
            position = dumped(state)
            again = GAME.load(position, GAME.options_of({"seats": seats, "round_limit": 20}))
            assert GAME.dump(again) == position
            assert again.legal() == state.legal()


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"step": "sleep"}, ["name"]),
        (turn(surely=1), ["key"]),
        (turn(round=0), ["round"]),
        (turn(round=2001), ["number"]),
        (turn(action="C"), ["action"]),
        (turn(due=2), ["due"]),
        (turn(free=1), ["free"]),
        (turn(first=None), ["first"]),
        (turn(table=["pink"]), ["table"]),
        (turn(floor="pink"), ["floor"]),
        (turn(seats=[{}]), ["seats"]),
        (turn(seats=[{"travel": 3}, {}]), ["hand-hidden"]),
        (turn(seats=[{"travel": {"pink": 5}}, {}]), ["hand-limit"]),
        (turn(seats=[{"open": ["N01", "N02", "N03", "N04"]}, {}]), ["open-limit"]),
        (turn(seats=[{"open": ["N01"]}, {"open": ["N01"]}]), ["twice"]),
        (turn(seats=[{"helpers": ["pink"]}, {}]), ["helpers"]),
        (turn(seats=[{"location": "atlantis"}, {}]), ["name"]),
        (turn(seats=[{"wild": 1}, {}]), ["flag"]),
        (turn(seats=[{"missions": ["A01", "Z01"]}, {}]), ["unknown"]),
        (turn(seats=[{"missions": "A01"}, {}]), ["list"]),
        (turn(seats=[3, {}]), ["object"]),
        (turn(missions=["A01"] * 6), ["slots", "twice", "twice", "twice", "twice"]),
        (turn(missions=[None]), ["slot-empty"]),
        (turn(missions=[{"mission": "A01", "markers": [0, 0]}]), ["marker-twice"]),
        (turn(missions=[{"mission": f"A0{k}", "markers": [0]} for k in range(1, 6)]), ["markers"]),
        (turn(ending=True), ["ending"]),
        (turn(books={"north": {"right": ["S01"]}}), ["page"]),
        (turn(books={"north": {"right": []}}), ["top"]),
        (turn(books={"north": {"unread": 3}}), ["unread"]),
        (turn(discard={"pink": 13}), ["colour"]),
        (turn(discard={"pink": 2}, ceiling={"pink": 3}), ["ceiling"] * 10),
        (turn(learned=[{}]), ["learned"]),
        (turn(reason="missions"), ["reason"]),
        ({"step": "over"}, ["reason", "reason-wrong"]),
        ({"step": "over", "reason": "missions", "active": 1}, ["reason-wrong"]),
        ({"step": "over", "reason": "round_limit", "active": 0, "round": 2000}, ["reason-wrong"]),
        ({"step": "mission", "round": 3}, ["refill"]),
        ({"step": "draw", "action": "A", "due": 3, "round": 2}, ["due-most"]),
        ({"step": "page", "action": "B", "round": 2}, ["unfolding"]),
        ({"step": "move", "action": "C", "table": ["wild"]}, ["wild"]),
        ({"step": "discard_hand", "action": "A"}, ["surplus"]),
        ({"step": "discard_adventure", "action": "B"}, ["surplus"]),
        ({"step": "first", "seats": [{"location": "cairo"}, {}]}, ["location"]),
        ({"step": "draw", "due": 1, "round": 0, "seats": [{"travel": {"pink": 1}}, {}]}, ["dealt"]),
        ({"step": "mission", "round": 0}, ["dealt", "dealt"]),
        ({"step": "draw", "due": 1, "round": 0, "missions": ["A01"]}, ["setup-slots"]),
        ({"step": "draw", "due": 1, "round": 0, "discard": {"pink": 1}}, ["setup"]),
        ({"step": "action", "viewer": 0}, ["hand-known"]),
        (turn(viewer=0, seats=[{}, {"travel": 2}], learned=[{"pink": 13}, None]), ["learned-most"]),
        (turn(viewer=0, seats=[{}, {"travel": 2}], learned=[None, {"pink": 1}]), ["learned-hidden"]),
    ],
)
def test_what_cannot_be_is_told(position: Document, expected: list[str]) -> None:
    """AF-05, AF-06, AF-63 to AF-71, AF-90, AF-94, AF-95."""
    assert faults(position) == expected


def test_all_faults_are_told_at_once() -> None:
    position = turn(round=-1, seats=[{"silver": -3, "travel": {"red": 1}}, {"open": ["X"]}], reason="boredom")

    assert faults(position) == ["number", "number", "key", "unknown", "name"]


def test_markers_on_an_empty_slot_are_told() -> None:
    assert faults({"step": "move", "action": "C", "missions": [{"mission": "no", "markers": [0]}]}) == ["name"]


def test_a_position_may_leave_missions_out_of_the_pile() -> None:
    """AF-70: handy for cases."""
    state = at_table(letters={"C": 1})

    assert dumped(state)["letters"] == {"A": 0, "B": 0, "C": 1}
