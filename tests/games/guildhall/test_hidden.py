"""Hidden things: what redacted states keep, what completions respect, what seats remember and forget."""

from collections import Counter

import pytest

from pessoi.core.conformance import check_completions
from pessoi.core.game import Document, Json, Options
from pessoi.core.random import Random
from pessoi.core.state import NOTHING, SPECTATOR, State
from pessoi.games.guildhall.cards import CARD_IDS, CARD_NUMBERS
from pessoi.games.guildhall.engine import Guildhall
from pessoi.games.guildhall.game import GAME, GuildhallGame
from pessoi.games.guildhall.secrets import known_of, unplaced
from pessoi.games.guildhall.state import HAND_N, OWN, PILE, TOPS_AT
from pessoi.games.guildhall.tables import CARDS
from pessoi.games.guildhall.view import completed, hand, known_in_hand
from tests.games.guildhall.table import at_table, dumped, legal, loaded, play, random_play, seat, shown


def names(state: Guildhall, viewer: int, of: int) -> list[str]:
    """What a seat knows of another hand."""
    return [CARD_IDS[card] for card in known_in_hand(state, viewer, of)]


def completions(state: Guildhall, viewer: int, count: int = 200) -> list[Guildhall]:
    """Completions of the state as a seat sees it."""
    redacted, rng = state.redact(viewer), Random(7)
    return [redacted.determinize(rng) for _ in range(count)]


def test_others_see_nothing_of_a_discard_before_it_is_done() -> None:
    """GH-1304, GH-412: its steps are hidden, then the number and the top card are open."""
    state = at_table(seat("BR-r HU-r PE-r"), seat("TX-r"))
    before = dumped(state.redact(1))
    move = GAME.read_move("discard HU-r")

    assert state.mask(move, 1) == NOTHING
    play(state, "discard HU-r")
    assert dumped(state.redact(1)) == before
    assert dumped(state.redact(SPECTATOR))["chosen"] == []
    assert dumped(state.redact(0))["chosen"] == ["HU-r"]
    events = play(state, "discard BR-r", "done")
    told = next(event for event in events if event.kind == "discard")
    assert told.seen(1) == {"kind": "discard", "rule": "GH-501", "count": 2, "top": "BR-r", "seat": 0}
    assert told.seen(0)["cards"] == ["HU-r", "BR-r"]
    assert told.learners == [1, SPECTATOR]


def test_a_drawn_card_is_for_its_drawer_alone() -> None:
    """GH-1303: also when another seat knows what lies on top of the deck."""
    state = at_table(seat("SC-r"), put_back={"seat": 1, "cards": ["TX-b"]})
    play(state, "done")
    move = GAME.read_move("draw TX-b")

    assert state.chance() == [(move, 1)]
    assert [GAME.write_move(state.mask(move, viewer)) for viewer in (0, 1, SPECTATOR)] == [
        "draw TX-b",
        "draw ?",
        "draw ?",
    ]
    play(state, "draw TX-b")
    assert names(state, 1, 0) == ["TX-b"]
    assert names(state, SPECTATOR, 0) == []


def test_cards_put_back_are_known_to_the_bricklayer_with_their_places() -> None:
    """GH-1305 c, GH-801."""
    mine = seat("BR-g HU-r SC-y", "BR-r BR-b")
    state = at_table(mine, seat("TX-r TX-b TX-y TX-g"))
    play(state, "play BR-g 2", "draw PE-r", "draw PE-b", "draw PE-y", "draw PE-g", "draw PE-p")
    move = GAME.read_move("back HU-r")

    assert state.mask(move, 1) == NOTHING
    play(state, "back HU-r")
    assert GAME.write_move(state.mask(GAME.read_move("back SC-y"), 1)) == "back ?"
    play(state, "back SC-y", "end", "done")

    for whole in completions(state, 0, 20):
        assert GAME.write_move(whole.chance()[0][0]) == "draw SC-y"
    tops = Counter(GAME.write_move(whole.chance()[0][0]) for whole in completions(state, 1))
    assert len(tops) > 10


def test_a_hand_looked_at_is_known_and_completed_as_it_is() -> None:
    """GH-1305 b: three seats, of which one has looked."""
    options: Document = {"seats": 3}
    state = at_table(seat("RO-y", "RO-r RO-b"), seat("SC-r TX-b PE-y RO-p"), seat("HU-r"), options=options)
    events = play(state, "play RO-y 2 s1")
    look = next(event for event in events if event.kind == "look")
    assert (look.seen_by, look.learners) == ([0], [0])
    assert look.seen(2) == {"kind": "look", "rule": "GH-805", "opponent": 1, "count": 4, "seat": 0}

    play(state, "take TX-b")
    assert names(state, 0, 1) == ["PE-y", "RO-p", "SC-r"]
    for whole in completions(state, 0, 20):
        assert hand(whole, 1) == hand(state, 1)
    assert len({tuple(hand(whole, 1)) for whole in completions(state, 2)}) > 50


def test_the_whole_pile_is_known_after_a_search_and_open_discards_to_all() -> None:
    """GH-1305 d, GH-1205."""
    state = at_table(seat("HU-g", "SC-r"), pile=["TX-r", "TX-b", "TX-y"])
    assert [known_of(state, viewer, PILE, card) for viewer in (0, 1) for card in (25, 26, 27)] == [0, 0, 1, 0, 0, 1]

    play(state, "play HU-g 0")
    assert shown(state)["pile"]["cards"] == ["TX-r", "TX-b", "TX-y"]
    assert shown(state, 1)["pile"]["cards"] is None
    play(state, "fetch TX-r", "lay SC-r")

    assert sum(known_of(state, 0, PILE, card) for card in range(CARDS)) == 3
    assert [card for card in range(CARDS) if known_of(state, 1, PILE, card)] == [20, 27]


def test_a_reshuffle_ends_what_was_known_of_the_pile() -> None:
    """GH-1306 a."""
    mine = seat("BR-g")
    state = at_table(mine, deck={"SC-r": 1}, pile=["TX-r", "TX-b", "TX-y"])

    play(state, "play BR-g 0", "draw SC-r")

    assert sum(known_of(state, viewer, PILE, card) for viewer in (0, 1) for card in range(CARDS)) == 0
    assert shown(state)["pile"]["count"] == 0


def test_two_cards_that_leave_a_hand_unseen_end_what_was_known_of_it() -> None:
    """GH-1306 b: one card that is discarded alone is seen."""
    learned: Document = {"all": {"pile": [], "hands": [["SC-r", "SC-b"], []]}, "seats": []}
    state = at_table(seat("SC-r SC-b SC-y TX-r TX-b TX-y TX-g"), learned=learned)

    play(state, "discard SC-r", "done")
    assert names(state, 1, 0) == ["SC-b"]
    play(state, "discard TX-r", "discard TX-b", "done")
    assert names(state, 1, 0) == []


def test_of_several_copies_the_known_one_leaves_first() -> None:
    """GH-1306 c."""
    learned: Document = {"all": {"pile": [], "hands": [["HU-y"], []]}, "seats": []}
    state = at_table(seat("HU-y HU-y SC-r"), learned=learned)

    play(state, "play HU-y -")

    assert names(state, 1, 0) == []


def test_a_hidden_completed_chapter_can_be_any_of_which_all_colours_are_left() -> None:
    """GH-1307, GH-1302: weighted by the copies left."""
    taken = [f"BR-{colour}" for colour in "rrrbbbyyygggppp"]
    state = at_table(seat(), seat(completed="HU", guild="SC-r"), pile=[*taken, "TX-r"])
    counts = Counter(completed(whole, 1)[0] for whole in completions(state, 0, 3000))

    assert set(counts) == {0, 1, 2, 3, 4, 5}
    # All know the top of the pile alone, so each profession has its copies: 4 ** 5, with one red card less 3 * 4 ** 4.
    full, less = 3000 * 4 / (4 * 4 + 3 * 2), 3000 * 3 / (4 * 4 + 3 * 2)
    for number, expected in ((0, full), (1, full), (2, full), (3, full), (4, less), (5, less)):
        assert abs(counts[number] - expected) < 6 * expected**0.5


def test_several_hidden_chapters_are_completed_together() -> None:
    """GH-1307: two chapters of one profession are rarer than two of different ones, by the copies."""
    state = at_table(seat(), seat(completed="HU PE"))
    pairs = Counter(tuple(completed(whole, 1)) for whole in completions(state, 0, 3000))
    same = sum(count for pair, count in pairs.items() if pair[0] == pair[1])

    ways_same, ways_other = 6 * 12**5, 30 * 16**5
    expected = 3000 * ways_same / (ways_same + ways_other)
    assert abs(same - expected) < 6 * expected**0.5


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 4, "professions": "all"}])
def test_completions_keep_every_size_and_every_open_thing(options: Document) -> None:
    """GH-1301: over a random play, for every seat and a spectator."""
    rng = Random(3)
    for ply, state in enumerate(random_play(5, **options)):
        if ply % 40 == 0:
            for viewer in (*range(int(state.seats)), SPECTATOR):
                redacted = state.redact(viewer)
                whole = redacted.determinize(rng)
                assert dumped(whole.redact(viewer)) == dumped(redacted)
                assert whole.deck_n == sum(whole.deck)
                for other in range(int(state.seats)):
                    assert whole.own[other * OWN + HAND_N] == len(hand(whole, other))


def test_nothing_of_a_buyers_choice_shows_before_the_top_card() -> None:
    """GH-601, GH-1302."""
    state = at_table(seat(completed="BR SC"), row=["vp5", "vp7", "vp9", "vp4_card", "vp4_draw"])
    play(state, "buy vp5")
    before = dumped(state.redact(1))

    assert state.mask(GAME.read_move("pay SC"), 1) == NOTHING
    play(state, "pay SC")
    assert dumped(state.redact(1)) == before
    assert legal(state.redact(1)) == set()


@pytest.mark.parametrize(
    ("mine", "theirs", "moves", "holder", "card"),
    [
        (seat("PE-r RO-b"), seat("SC-r", "HU-y"), ["play PE-r 0", "hand RO-b", "for HU-y s1"], 0, "HU-y"),
        (
            seat("WE-y SC-g SC-b", "WE-r WE-b"),
            seat("SC-r"),
            ["play WE-y 2", "hand SC-b", "hand SC-g", "for WE-r"],
            0,
            "WE-r",
        ),
    ],
    ids=["Peddler", "Weaver"],
)
def test_a_card_swapped_into_a_hand_is_known_to_all_and_completed_there(
    mine: Json, theirs: Json, moves: list[str], holder: int, card: str
) -> None:
    """GH-1305 a: what came from a guild is known by those who see nothing else of that hand, spectators too."""
    options: Document = {"seats": 3, "professions": "all"}
    state = at_table(mine, theirs, seat("BR-r"), options=options)
    play(state, *moves)

    for viewer in (1, 2, SPECTATOR):
        assert names(state, viewer, holder) == [card]
        assert names(state.redact(viewer), viewer, holder) == [card]
        for whole in completions(state, viewer, 20):
            assert CARD_NUMBERS[card] in hand(whole, holder)


def test_a_swapped_card_that_leaves_the_hand_openly_is_known_there_no_more() -> None:
    """GH-1306 c: B held a copy of the card it took; when one is played, that was the known one."""
    state = at_table(seat("PE-r RO-b HU-y"), seat("SC-r", "HU-y"))
    play(state, "play PE-r 0", "hand RO-b", "for HU-y s1")
    assert names(state, 1, 0) == ["HU-y"]

    play(state, "play HU-y -")

    assert names(state, 1, 0) == []
    other = {CARD_IDS[card] for whole in completions(state, 1) for card in hand(whole, 0)}
    assert len(other) > 10


def test_a_hand_looked_at_stays_known_while_cards_come_and_go_openly() -> None:
    """GH-1305 b, GH-1306: what is drawn is not known, what is played is gone, and only the Robber's seat knows."""
    options: Document = {"seats": 3}
    state = at_table(seat("RO-y", "RO-r RO-b"), seat("SC-r TX-b PE-y RO-p"), seat("HU-r"), options=options)
    play(state, "play RO-y 2 s1", "take TX-b", "end", "play SC-r -", "done", *["draw BR-r", "draw BR-b"])

    assert names(state, 0, 1) == ["PE-y", "RO-p"]
    for whole in completions(state, 0, 40):
        held = [CARD_IDS[card] for card in hand(whole, 1)]
        assert {"PE-y", "RO-p"} <= set(held)
        assert len(held) == 4
    assert names(state, 2, 1) == []
    # whoever else looks at the position finds nothing of what the Robber has seen
    for viewer in (1, 2, SPECTATOR):
        assert names(state.redact(viewer), 0, 1) == []


def test_a_card_put_back_is_known_in_the_hand_that_draws_it() -> None:
    """GH-1305 c: to the Bricklayer alone, who knows what lies on top now too."""
    options: Document = {"seats": 3}
    state = at_table(seat("BR-g HU-r SC-y", "BR-r BR-b"), seat("TX-r TX-b TX-y TX-g TX-p"), seat(), options=options)
    drawn = ["draw PE-r", "draw PE-b", "draw PE-y", "draw PE-g", "draw PE-p"]
    play(state, "play BR-g 2", *drawn, "back HU-r", "back SC-y", "end", "done", "draw SC-y")

    assert names(state, 0, 1) == ["SC-y"]
    for whole in completions(state, 0, 40):
        assert CARD_NUMBERS["SC-y"] in hand(whole, 1)
        assert whole.table[TOPS_AT] == CARD_NUMBERS["HU-r"]
    for viewer in (2, SPECTATOR):
        assert names(state, viewer, 1) == []
        assert len({whole.table[TOPS_AT] for whole in completions(state, viewer)}) > 10
        assert names(state.redact(viewer), 0, 1) == []


class SmallGame(GuildhallGame):
    """A few cards, so that all plays that look the same can be enumerated."""

    def __init__(self, position: Document) -> None:
        self.position = position

    def new(self, options: Options) -> State:
        return GAME.load(self.position, options)


def rows(state: State, viewer: int) -> list[list[int]]:
    """Where the cards lie that a seat can't place."""
    assert isinstance(state, Guildhall)
    found = []
    for other in range(int(state.seats)):
        if other != viewer:
            known = known_in_hand(state, viewer, other)
            held = hand(state, other)
            found.append([held.count(card) - known.count(card) for card in range(CARDS)])
    pile = Counter(state.pile[index] for index in range(state.pile_n))
    found.append([pile[card] - known_of(state, viewer, PILE, card) for card in range(CARDS)])
    for index in range(state.tops_n):
        place = [0] * CARDS
        if state.tops_by != viewer:
            place[state.table[TOPS_AT + index]] = 1
        found.append(place)
    found.append([state.deck[card] for card in range(CARDS)])
    return found


def small(deck: Document, *seats: Json, **more: Json) -> Document:
    """Seat 0 draws two cards of a small deck and has an action left."""
    return {"step": "draw", "left": 2, "actions": 1, "deck": deck, "seats": [*seats], **more}


SMALL: dict[str, Document] = {
    "cards put back": small({"SC-r": 3, "SC-b": 3, "BR-r": 3}, seat(guild="BR-b BR-y"), seat()),
    "swaps": small({"SC-r": 3, "PE-r": 3, "TX-r": 3}, seat(), seat(guild="HU-y TX-g")),
    "a search": small({"HU-r": 3, "TX-r": 3, "SC-r": 3}, seat(guild="SC-y TX-g"), seat(guild="SC-g"), pile=["TX-p"]),
}
"""Nothing is hidden at first but the order of the deck."""
OPEN = ("HU-y", "TX-g", "SC-y", "SC-g", "TX-p")
"""Cards that all see at first: a seat that can't place them any more has forgotten something (GH-1306)."""


def remembers_all(state: State, viewer: int) -> bool:
    """Whether a seat can still place each card that lay open at first."""
    assert isinstance(state, Guildhall)
    unknown = unplaced(state.redact(viewer))
    return not any(unknown[CARD_NUMBERS[name]] for name in OPEN)


@pytest.mark.parametrize("kind", SMALL)
def test_completions_are_those_that_a_seats_record_allows(kind: str) -> None:
    """The fourth property of secrecy, on small decks (GH-1305)."""
    report = check_completions(SmallGame(SMALL[kind]), rows, None, remembers_all, games=4, plies=10, samples=200)

    assert not report.faults, report.faults[0].detail[:200]
    assert report.checks["secrecy 4"] > 0


def test_the_small_decks_are_read() -> None:
    assert [loaded(position).deck_n for position in SMALL.values()] == [9, 9, 9]
