"""The table and the events as text."""

from pessoi.core.events import Event
from pessoi.core.state import SPECTATOR
from pessoi.games.guildhall.game import GAME
from pessoi.text.messages import Messages
from tests.games.guildhall.table import at_table, play, seat, shown


def said(events: list[Event], viewer: int = 0, language: str = "en") -> list[str]:
    """The events in words, as a seat saw them."""
    words = Messages(language, [GAME.folder])
    return [GAME.text_event(event.seen(viewer), words.text) for event in events]  # type: ignore[arg-type]


def test_the_board_names_what_lies_open_and_the_own_hand() -> None:
    state = at_table(seat("BR-r SC-b", "HU-r HU-b", "PE", "vp5", 2), seat("TX-r"), pile=["RO-r"])

    board = GAME.text_board(shown(state))

    assert "0: 7 VP   1 completed (PE)   vp5" in board
    assert "HU rb" in board
    assert "hand 2: BR-r, SC-b" in board
    assert "pile 1 top RO-r" in board
    assert "TX-r" not in board
    assert "PE" not in GAME.text_board(shown(state, 1))


def test_events_are_told_as_far_as_they_were_seen() -> None:
    state = at_table(seat("PE-b SC-r HU-g RO-r"), seat("TX-r", "SC-y"))
    events = play(state, "play PE-b 0", "hand SC-r", "for SC-y s1", "discard HU-g", "discard RO-r", "done", "draw BR-g")

    assert "plays Peddler (blue) at level 0" in said(events)
    assert "gives Scholar (red), takes Scholar (yellow) (seat 1)" in said(events)
    assert "discards 2 cards, Robber (red) on top" in said(events, SPECTATOR)
    assert "draws a card: Bricklayer (green)" in said(events)
    assert "draws a card" in said(events, 1)
    assert "παίζει Πλανόδιος (μπλε) στο επίπεδο 0" in said(events, 0, "el")
