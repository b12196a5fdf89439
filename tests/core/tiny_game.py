"""A tiny game with hidden cards that exercises every part of the contract; the conformance kit is tested on it.

Two or three seats hold cards a, b, c (worth 1, 2, 3). In its turn a seat does one of these:

- ``draw`` a card, unseen by the others; an empty deck is first made anew from the open discard pile (T-3);
- ``play`` a card openly onto the discard pile for its worth (T-9);
- once in a play (T-4) ``lay`` any number of cards face down, one by one in ascending order (T-5), then ``done``; when
  all seats have, all these cards are turned up, count for their owners and are discarded;
- ``look`` at a face-down card of the row (T-7), which is drawn when it is first looked at;
- ``ask`` another seat for a card, which that seat chooses (T-8) and a third seat doesn't see.

After four turns each, or as soon as somebody has 5 points, the most points win; more cards in hand break a tie.

A seat remembers what it looked at (where it looked, all know); what it gave, until cards leave that hand unseen; and
after a reshuffle which cards the deck can hold at most. ``?`` stands for a hidden card, ``-`` for one of the row that
isn't drawn yet.
"""

from pathlib import Path
from typing import Any, ClassVar

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Document, Game, Option, Options
from pessoi.core.moves import UNSEEN
from pessoi.core.state import CHANCE, NOTHING, OVER, SPECTATOR, State
from tests.core.tiny_state import (
    ASK,
    CARD,
    DEAL,
    DECKS,
    GIVE,
    KIND,
    KINDS,
    LAY,
    LOOK,
    PLACE,
    PLAY,
    SEAT,
    SEE,
    TURNS,
    UNDRAWN,
    Memory,
    TinyState,
    move_of,
)

WORDS = dict(enumerate(("deal", "see", "draw", "play", "lay", "done", "look", "ask", "give")))
FIELDS = {
    DEAL: (SEAT, CARD),
    SEE: (SEAT, PLACE, CARD),
    PLAY: (CARD,),
    LAY: (CARD,),
    LOOK: (PLACE,),
    ASK: (SEAT,),
    GIVE: (CARD,),
}
LETTERS = {0: "a", 1: "b", 2: "c", UNSEEN: "?", UNDRAWN: "-"}
CARDS = {letter: card for card, letter in LETTERS.items()}
PLAIN = ("to_move", "active", "waiting", "place", "turns", "deck_size", "parted", "viewer")
LISTS = ("scores", "has_laid", "discard", "deck", "row_cards")


class TinyGame(Game):
    """The game; ``state_class`` may be one with a planted fault."""

    key: ClassVar[str] = "tiny"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    schema: ClassVar[tuple[Option, ...]] = (
        Option("deck", ("normal", "small"), "normal"),
        Option("row", ("shown", "hidden"), "shown", assistance=True),
    )
    chance_kinds: ClassVar[tuple[str, ...]] = ("deal", "see")
    hidden_kinds: ClassVar[tuple[str, ...]] = ("hand", "laid", "row", "deck")
    endings: ClassVar[tuple[str, ...]] = ("turns", "points")
    tie_breaks: ClassVar[tuple[str, ...]] = ("tiny-tie-hand",)
    folder: ClassVar[Path] = Path(__file__).parent / "tiny"

    def __init__(self, state_class: type[TinyState] = TinyState) -> None:
        self.state_class = state_class

    def most_plies(self, options: Options) -> int:
        cards, _, _ = DECKS[str(options["deck"])]
        return sum(cards) + int(str(options["seats"])) * (2 * TURNS + sum(cards))

    def new(self, options: Options) -> State:
        return self.state_class(int(str(options["seats"])), str(options["deck"]))

    # Moves

    def write_move(self, move: int) -> str:
        parts = [WORDS[KIND.get(move)]]
        for field in FIELDS.get(KIND.get(move), ()):
            parts.append(LETTERS[field.get(move)] if field is CARD else str(field.get(move)))
        return " ".join(parts)

    def read_move(self, text: str) -> int:
        word, *parts = text.split(" ")
        kind = next((kind for kind, each in WORDS.items() if each == word), NOTHING)
        fields = FIELDS.get(kind, ())
        if kind == NOTHING or len(parts) != len(fields):
            raise Malformed("tiny-notation", text=text)
        move = move_of(kind)
        for field, part in zip(fields, parts, strict=True):
            if not (part in "abc?" and part if field is CARD else part in "0123456" and part):
                raise Malformed("tiny-notation", text=text)
            move = field.put(move, CARDS[part] if field is CARD else int(part))
        return move

    def describe(self, state: State, move: int) -> Document:
        fields: Document = {"kind": WORDS[KIND.get(move)]}
        for field in FIELDS.get(KIND.get(move), ()):
            name = "card" if field is CARD else "seat" if field is SEAT else "place"
            fields[name] = LETTERS[field.get(move)] if field is CARD else field.get(move)
        return fields

    # Position

    def dump(self, state: State) -> Document:
        assert isinstance(state, TinyState)
        document: Document = {name: getattr(state, name) for name in PLAIN}
        document |= {name: list(getattr(state, name)) for name in LISTS}
        document |= {"size": state.size, "hands": [_letters(row) for row in state.hands]}
        document |= {"laid": [_letters(row) for row in state.laid], "laying": _letters(state.laying)}
        document["row"] = _letters(state.row)
        document["looked"] = [list(row) for row in state.looked]
        document["learned"] = [
            None
            if memory is None
            else {
                "sure": [list(row) for row in memory.sure],
                "most": None if memory.most is None else list(memory.most),
                "faded": memory.faded,
            }
            for memory in state.memory
        ]
        return document

    def load(self, position: Document, options: Options) -> State:
        state = self.state_class(int(str(options["seats"])), str(options["deck"]))
        faults: list[PessoiError] = []
        faults += [Malformed("tiny-position", detail=key) for key in position if key not in self.dump(state)]
        try:
            self._fill(state, position)
            faults += [Malformed("tiny-position", detail=fault) for fault in _broken_laws(state)]
        except (LookupError, TypeError, ValueError) as error:
            faults.append(Malformed("tiny-position", detail=repr(error)))
        if faults:
            raise Malformed("tiny-positions", faults)
        return state

    def _fill(self, state: TinyState, position: Any) -> None:
        for name in PLAIN:
            setattr(state, name, position[name])
        for name in LISTS:
            setattr(state, name, list(position[name]))
        state.hands = [_cards(row) for row in position["hands"]]
        state.laid = [_cards(row) for row in position["laid"]]
        state.laying, state.row = _cards(position["laying"]), _cards(position["row"])
        state.looked = [list(row) for row in position["looked"]]
        for index, learned in enumerate(position.get("learned", [])):
            memory = Memory(state.seats)
            if learned is not None:
                memory.sure = [list(row) for row in learned["sure"]]
                memory.faded = learned["faded"]
                memory.most = None if learned["most"] is None else list(learned["most"])
            state.memory[index] = None if learned is None else memory

    # View

    def view(self, redacted: State, seat: int) -> Document:
        assert isinstance(redacted, TinyState)
        state = redacted
        return {
            "game": "tiny",
            "to_move": state.to_move,
            "waiting": WORDS[state.waiting],
            "seats": [
                {"points": state.scores[each], "hand": _letters(state.hands[each]), "laid": _letters(state.laid[each])}
                for each in range(state.seats)
            ],
            "laying": _letters(state.laying),
            "row": _letters(state.row),
            "deck": state.deck_size,
            "discard": list(state.discard),
        }


def _letters(cards: list[int]) -> Any:
    return [LETTERS[card] for card in cards]


def _cards(letters: list[str]) -> list[int]:
    return [CARDS[letter] for letter in letters]


def _broken_laws(state: TinyState) -> list[str]:
    """What is wrong with the cards of a position; those of a redacted one are only counted."""
    faults: list[str] = []
    places = [card for row in (*state.hands, *state.laid, state.laying, state.row) for card in row if card != UNDRAWN]
    count = len(places) + sum(state.discard) + state.deck_size + state.row.count(UNDRAWN)
    if count != sum(state.all_cards):
        faults.append(f"{count} cards")
    if state.viewer is None:
        for card in range(KINDS):
            here = places.count(card) + state.discard[card] + state.deck[card] + state.row_cards[card]
            if here != state.all_cards[card]:
                faults.append(f"{here} cards {LETTERS[card]}")
        for memory in [each for each in state.memory if each is not None]:
            for seat, sure in enumerate(memory.sure):
                held = state.hands[seat] + (state.laying if seat == state.active else [])
                if any(held.count(card) < count for card, count in enumerate(sure)):
                    faults.append("a card that is surely in a hand isn't there")
            if memory.most is not None and any(here > most for here, most in zip(state.deck, memory.most, strict=True)):
                faults.append("a card in the deck that can't be there")
    if state.to_move not in (CHANCE, OVER, *range(state.seats)) or state.viewer not in (
        None,
        SPECTATOR,
        *range(state.seats),
    ):
        faults.append("no such seat")
    return faults
