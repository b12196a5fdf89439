"""Records: their bytes, their replay, what is said of broken ones, and the verification of draws."""

import json
from typing import Any

import pytest

from pessoi.core.dealer import FairDealer, commitment
from pessoi.core.errors import Malformed, PessoiError, Unknown
from pessoi.core.play import Play, replay
from pessoi.core.position import write_position
from pessoi.core.random import Random
from pessoi.core.record import Fairness, Record, read_record, record_for, record_of, replay_record, verify, write_record
from pessoi.core.state import OVER, SPECTATOR
from tests.core.tiny_game import TinyGame

GAME = TinyGame()
SECRET = bytes(range(32))
VALUES = ["green", "α"]
FAIRNESS = Fairness(commitment(SECRET), VALUES, SECRET.hex())


def whole_play() -> Play:
    """A finished play from a fair dealer, with a draw that was taken back and made again."""
    play = Play(GAME, GAME.options_of({}), FairDealer(SECRET, VALUES))
    rng = Random(3)
    play.deal()
    play.advance(GAME.read_move("draw"))
    play.deal()
    play.undo_to(play.ply - 1)
    play.deal()
    while play.state.to_move != OVER:
        play.advance(play.state.random_move(rng)) if play.state.to_move >= 0 else play.deal()
    return play


def finished() -> Record:
    return record_of(whole_play(), ["Ada", "Άννα"], FAIRNESS)


def changed(**parts: Any) -> bytes:
    document = json.loads(write_record(finished()))
    return json.dumps({key: value for key, value in (document | parts).items() if value != "gone"}).encode()


def faults_of(data: bytes | str) -> list[PessoiError]:
    with pytest.raises(Malformed) as caught:
        read_record(data)
    return caught.value.faults or [caught.value]


def test_a_record_read_again_gives_the_same_bytes() -> None:
    data = write_record(finished())

    assert write_record(read_record(data)) == data
    assert read_record(data) == finished()
    assert data.endswith(b"\n}\n")
    assert "Άννα".encode() in data


def test_a_record_in_another_hand_gives_the_canonical_bytes() -> None:
    document = json.loads(write_record(finished()))
    other = json.dumps(dict(reversed(document.items())), indent=4)

    assert write_record(read_record(other)) == write_record(finished())


def test_a_record_leads_to_the_same_state() -> None:
    play = whole_play()

    again = replay_record(finished(), GAME)

    assert write_position(GAME, again.state) == write_position(GAME, play.state)
    assert [entry.text(GAME) for entry in again.entries] == [entry.text(GAME) for entry in play.entries]


def test_all_faults_of_form_are_told_at_once() -> None:
    faults = faults_of(changed(format="gone", game=7, moves=["draw", 3], seats=[{}], surprise=1, seen_by=True))

    assert {(fault.key, fault.data["field"]) for fault in faults} == {
        ("core-record-missing", "format"),
        ("core-record-field", "game"),
        ("core-record-field", "moves"),
        ("core-record-field", "seats"),
        ("core-record-field", "seen_by"),
        ("core-record-unknown", "surprise"),
    }


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("format_version", 2),
        ("rules_version", True),
        ("options", []),
        ("position", []),
        ("fairness", {"commitment": "xyz", "values": [], "secret": None}),
        ("fairness", {"commitment": "0" * 64, "values": [1], "secret": None}),
        ("fairness", {"commitment": "0" * 64, "values": []}),
        ("fairness", {"commitment": "0" * 64, "values": ["a\0b"], "secret": None}),
        ("fairness", {"commitment": "0" * 64, "values": ["x" * 65], "secret": None}),
        ("result", {"points": [1], "winners": ["0"], "reason": "", "tie_break": ""}),
        ("result", {"points": [1]}),
    ],
)
def test_a_fault_of_form_is_told(part: str, value: Any) -> None:
    assert [(fault.key, fault.data["field"]) for fault in faults_of(changed(**{part: value}))] == [
        ("core-record-field", part)
    ]


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b'{"a": 1e999}', "nothing"])
def test_what_is_not_json_is_told(data: bytes | str) -> None:
    assert [fault.key for fault in faults_of(data)] == ["core-json"]


def test_json_without_a_bottom_is_told() -> None:
    assert [fault.key for fault in faults_of(b"[" * 100_000)] == ["core-too-deep"]


def test_json_that_is_no_object_is_told() -> None:
    assert [fault.key for fault in faults_of(b"[]")] == ["core-json-object"]


@pytest.mark.parametrize(
    ("parts", "error", "key"),
    [
        ({"game": "chess"}, Unknown, "core-game-unknown"),
        ({"rules_version": 2}, Unknown, "core-rules-version"),
        ({"options": {"seats": 9}}, Malformed, "core-options"),
        ({"seats": [{"name": "Ada"}]}, Malformed, "core-record-seats"),
        ({"moves": ["deal 0 a", "deal 1 b"]}, Malformed, "core-at-move"),
        ({"result": None, "seen_by": 0}, Malformed, "core-record-masked"),
        ({"position": {}}, Malformed, "tiny-positions"),
        ({"result": None}, Malformed, "core-record-other-result"),
        ({"moves": ["deal 0 a"]}, Malformed, "core-record-other-result"),
    ],
)
def test_what_can_not_be_replayed_is_told(parts: dict[str, Any], error: type[PessoiError], key: str) -> None:
    with pytest.raises(error) as caught:
        replay_record(read_record(changed(**parts)), GAME)
    assert caught.value.key == key


def test_a_table_may_end_a_play() -> None:
    play = replay(GAME, GAME.options_of({}), ["deal 0 a", "deal 0 b"])
    resigned = record_of(
        play, ["Ada", "Ben"], ending={"points": [0, 0], "winners": [1], "reason": "resigned", "tie_break": ""}
    )

    assert replay_record(read_record(write_record(resigned)), GAME).ply == 2


def test_a_play_may_begin_from_a_position() -> None:
    options = GAME.options_of({})
    start = replay(GAME, options, ["deal 0 a", "deal 0 b", "deal 1 a", "deal 1 c"]).state
    play = Play(GAME, options, None, start)
    play.advance(GAME.read_move("play b"))
    record = record_of(play, ["Ada", "Ben"], position=GAME.dump(start))

    again = replay_record(read_record(write_record(record)), GAME)

    assert write_position(GAME, again.state) == write_position(GAME, play.state)


def test_the_record_of_an_unfinished_play_is_masked() -> None:
    texts = ["deal 0 a", "deal 0 b", "deal 1 a", "deal 1 c", "lay a", "done"]
    play = replay(GAME, GAME.options_of({}), texts)

    record = record_for(play, 1, ["Ada", "Ben"], FAIRNESS)

    assert record.moves == ["deal 0 ?", "deal 0 ?", "deal 1 a", "deal 1 c", "done"]
    assert record.fairness == Fairness(FAIRNESS.commitment, VALUES)
    assert record_for(play, SPECTATOR, ["Ada", "Ben"]).moves[2:] == ["deal 1 ?", "deal 1 ?", "done"]
    assert read_record(write_record(record)) == record


class TestVerify:
    def test_every_draw_of_a_fair_play_is_right(self) -> None:
        found = verify(finished(), GAME)
        assert found.faults == []
        assert found.draws == sum(text.startswith(("deal", "see")) for text in finished().moves)

    def test_a_changed_draw_is_found(self) -> None:
        moves = finished().moves
        moves[0] = next(text for text in ("deal 0 a", "deal 0 b", "deal 0 c") if text != moves[0])
        record = Record("tiny", 1, finished().options, ["Ada", "Ben"], moves[:1], None, FAIRNESS)
        found = verify(record, GAME)
        assert [(fault.key, fault.data["index"]) for fault in found.faults] == [("core-verify-draw", 0)]

    def test_another_seed_is_found(self) -> None:
        record = Record("tiny", 1, finished().options, ["Ada", "Ben"], [], None, Fairness("0" * 64, [], "1" * 64))
        assert [fault.key for fault in verify(record, GAME).faults] == ["core-verify-commitment"]

    @pytest.mark.parametrize("fairness", [None, Fairness("0" * 64, [])])
    def test_without_a_seed_there_is_nothing_to_verify(self, fairness: Fairness | None) -> None:
        record = Record("tiny", 1, finished().options, ["Ada", "Ben"], [], None, fairness)
        with pytest.raises(Malformed, match="core-verify-nothing"):
            verify(record, GAME)

    def test_what_can_not_be_replayed_can_not_be_verified(self) -> None:
        record = Record("tiny", 1, finished().options, ["Ada", "Ben"], ["play a"], None, FAIRNESS)
        with pytest.raises(Malformed, match="core-at-move"):
            verify(record, GAME)
