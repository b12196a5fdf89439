"""The parts of a position read into a state: each is right by itself, whatever the others say (``laws`` says more)."""

from typing import Final

from pessoi.core.game import Document, Json
from pessoi.core.reading import Values
from pessoi.core.state import CHANCE, OVER
from pessoi.games.seven_wonders_duel.cards import (
    CARD_NUMBERS,
    CARDS,
    LAYOUTS,
    LOOT,
    SLOT_NUMBERS,
    TOKEN_NUMBERS,
    WONDER_NUMBERS,
    WONDERS,
)
from pessoi.games.seven_wonders_duel.effects import fill_city
from pessoi.games.seven_wonders_duel.refusals import STEPS
from pessoi.games.seven_wonders_duel.scoring import REASONS, settle
from pessoi.games.seven_wonders_duel.state import (
    BOXED,
    CITY,
    COINS,
    DISCARDED,
    DRAWING,
    ENDED,
    HELD_TOKENS,
    LAYING,
    LYING,
    MADE,
    NOT_KNOWN,
    OF_SEAT,
    OWN,
    PICKING,
    REVEALING,
    UNBUILT,
    UNDER,
    WHOLE,
    WONDER_AT,
    DuelState,
    lowest,
)
from pessoi.games.seven_wonders_duel.tables import (
    BOARD_TOKENS,
    CAPITAL,
    COVER,
    FACE_UP,
    PICKS,
    PLACES,
    START_COINS,
    WONDER,
)

KEYS: Final = (
    "step",
    "viewer",
    "first",
    "active",
    "age",
    "extra",
    "pawn",
    "loot",
    "seats",
    "structure",
    "guilds",
    "discard",
    "board",
    "group",
    "library",
    "source",
    "reason",
)
SEAT_KEYS: Final = ("coins", "cards", "wonders", "tokens")
WONDER_KEYS: Final = ("wonder", "state", "card")
LIBRARY_KEYS: Final = ("drawn", "kept")
WONDER_STATES: Final = ("unbuilt", "built", "boxed")
MOST_COINS: Final = 10_000
MOST_HELD: Final = 4
"""Wonders of a seat (7WD-10)."""


class Reading(Values):
    """One document on its way into a state. ``faults`` collects what is wrong; ``step`` is -1 if it can't be read."""

    def __init__(self, document: Document, state: DuelState) -> None:
        super().__init__("seven_wonders_duel", document, 2)
        self.state = state
        self.step = -1

    def read(self) -> None:
        """Read part after part."""
        state = self.state
        self.keys(self.document, KEYS, "position")
        self.step = self.name(self.document.get("step"), STEPS, "step")
        state.viewer = self.viewer(WHOLE)
        state.first = self.seat("first", 0 if self.step else -1)
        state.active = self.seat("active", max(int(state.first), 0) if self.step > 1 else -1)
        state.age = self.whole(self.document.get("age", 0), 0, len(LAYOUTS), "age")
        state.extra = int(self.flag(self.document, "extra", "extra"))
        state.pawn = self.whole(self.document.get("pawn", 0), -CAPITAL, CAPITAL, "pawn")
        self._read_loot()
        self._read_seats()
        self._read_structure()
        for card in self.names(self.document.get("discard", []), CARD_NUMBERS, "discard"):
            if self.once(CARDS[card].id, "discard"):
                state.where[card] = DISCARDED
                state.discards += 1
        self._read_group()
        self._read_board()
        self._read_library()
        self._read_source()
        reason = self.document.get("reason")
        if reason is not None:
            state.reason = max(self.name(reason, REASONS, "reason"), 0)

    def begin(self) -> None:
        """All is right: what follows from the parts is set, and the step is awaited."""
        state = self.state
        for seat in range(2):
            fill_city(state, seat)
        state.picked = PICKS if state.age else self.wonders_held()
        if self.step == REVEALING:
            state.place = lowest(state.hidden & state.uncovered)
        elif state.unlaid:
            state.place = lowest(state.unlaid)
        if self.step == ENDED:
            state.wait(ENDED, OVER)
            settle(state)
        elif self.step <= DRAWING:
            state.wait(self.step, CHANCE)
        elif STEPS[self.step] == "begin" and state.pawn:
            state.wait(self.step, 1 if state.pawn > 0 else 0)
        else:
            state.wait(self.step, state.active)

    # Values

    # Parts

    def _read_loot(self) -> None:
        """What is left out is what the pawn has not yet passed (7WD-71)."""
        state = self.state
        if "loot" not in self.document:
            for number, token in enumerate(LOOT):
                if state.pawn * (1 if token["triggers_from"] > 0 else -1) >= abs(token["triggers_from"]):
                    state.loot &= ~(1 << number)
            return
        given = self.items(self.document["loot"], "loot")
        if len(given) != 2:
            self.fault("loot-seats", count=len(given))
            return
        state.loot = 0
        for seat, tokens in enumerate(given):
            for index, coins in enumerate(self.items(tokens, f"loot.{seat}")):
                bit = next((1 << n for n, t in enumerate(LOOT) if t["victim"] == "AB"[seat] and t["coins"] == coins), 0)
                if not bit or state.loot & bit or type(coins) is not int:
                    self.fault("loot", where=f"loot.{seat}.{index}", value=str(coins)[:40])
                state.loot |= bit

    def _read_seats(self) -> None:
        given = self.items(self.document.get("seats", [{}, {}]), "seats")
        if len(given) != 2:
            self.fault("seats", count=len(given))
            return
        for seat, item in enumerate(given):
            if isinstance(item, dict):
                self._read_seat(seat, item)
            else:
                self.fault("object", where=f"seats.{seat}")

    def _read_seat(self, seat: int, item: Document) -> None:
        state, where = self.state, f"seats.{seat}"
        self.keys(item, SEAT_KEYS, where)
        coins = self.whole(item.get("coins", START_COINS), 0, MOST_COINS, f"{where}.coins")
        state.own[seat * OWN + COINS] = coins
        for card in self.names(item.get("cards", []), CARD_NUMBERS, f"{where}.cards"):
            if self.once(CARDS[card].id, f"{where}.cards"):
                state.where[card] = CITY + seat
        wonders = self.items(item.get("wonders", []), f"{where}.wonders")
        if len(wonders) > MOST_HELD:
            self.fault("wonders", seat=seat, count=len(wonders), most=MOST_HELD)
        for index, entry in enumerate(wonders):
            self._read_wonder(seat, index, {"wonder": entry} if isinstance(entry, str) else entry)
        for token in self.names(item.get("tokens", []), TOKEN_NUMBERS, f"{where}.tokens"):
            if self.once(list(TOKEN_NUMBERS)[token], f"{where}.tokens"):
                state.own[seat * OWN + HELD_TOKENS] |= 1 << token

    def _read_wonder(self, seat: int, index: int, entry: Json) -> None:
        state, where = self.state, f"seats.{seat}.wonders.{index}"
        if not isinstance(entry, dict):
            self.fault("object", where=where)
            return
        self.keys(entry, WONDER_KEYS, where)
        wonder = self.name(entry.get("wonder"), WONDER_NUMBERS, f"{where}.wonder")
        kind = self.name(entry.get("state", "unbuilt"), WONDER_STATES, f"{where}.state")
        card = entry.get("card")
        number = -1 if card is None else self.name(card, CARD_NUMBERS, f"{where}.card")
        if number >= 0 and kind != 1:
            self.fault("under", where=where)
        if wonder < 0 or not self.once(WONDERS[wonder].id, where) or index >= MOST_HELD:
            return
        state.own[seat * OWN + WONDER_AT + index] = wonder
        state.where[WONDER + wonder] = (OF_SEAT + seat, MADE + seat, BOXED)[max(kind, 0)]
        if kind == 0:
            state.own[seat * OWN + UNBUILT] |= 1 << index
        elif kind == 1:
            state.made += 1
        if number >= 0 and self.once(CARDS[number].id, where):
            state.where[number] = UNDER + wonder

    def _read_structure(self) -> None:
        state = self.state
        given = self.document.get("structure", {})
        if not isinstance(given, dict):
            self.fault("object", where="structure")
            return
        slots = SLOT_NUMBERS[state.age - 1] if state.age else {}
        known = 0
        for name, value in given.items():
            if name not in slots:
                self.fault("slot", value=str(name)[:40], age=state.age)
                continue
            place = slots[name]
            state.left |= 1 << place
            card = -1 if value is None else self.name(value, CARD_NUMBERS, f"structure.{name}")
            if card >= 0 and self.once(CARDS[card].id, f"structure.{name}"):
                state.slots[place] = card
                state.where[card] = place
                known |= 1 << place
                if CARDS[card].deck == "guild":
                    state.guilds |= 1 << place
        for place in range(PLACES if state.age else 0):
            if state.left >> place & 1 and not COVER[state.age * PLACES + place] & state.left:
                state.uncovered |= 1 << place
                state.free += 1
        unknown = state.left & ~known
        if self.step == LAYING or STEPS[self.step] == "guilds":
            state.unlaid = unknown & FACE_UP[state.age]
        state.hidden = unknown & ~state.unlaid
        for place in self.names(self.document.get("guilds", []), slots, "guilds"):
            if not unknown >> place & 1:
                self.fault("guild-known", slot=list(slots)[place])
            state.guilds |= 1 << place

    def _read_group(self) -> None:
        for wonder in self.names(self.document.get("group", []), WONDER_NUMBERS, "group"):
            if self.once(WONDERS[wonder].id, "group"):
                self.state.group |= 1 << wonder
                self.state.where[WONDER + wonder] = LYING
        if self.state.group and self.step != PICKING:
            self.fault("group", step=STEPS[self.step])

    def _read_board(self) -> None:
        state = self.state
        if "board" not in self.document and self.step > 1:
            held = bin(state.own[HELD_TOKENS] | state.own[OWN + HELD_TOKENS]).count("1")
            library = self.document.get("library")
            held -= isinstance(library, dict) and isinstance(library.get("kept"), str)
            free = [number for name, number in TOKEN_NUMBERS.items() if name not in self.met]
            state.board = sum(1 << number for number in free[: max(BOARD_TOKENS - held, 0)])
            return
        for token in self.names(self.document.get("board", []), TOKEN_NUMBERS, "board"):
            if self.once(list(TOKEN_NUMBERS)[token], "board"):
                state.board |= 1 << token

    def _read_library(self) -> None:
        given = self.document.get("library")
        if given is None:
            return
        if not isinstance(given, dict):
            self.fault("object", where="library")
            return
        self.keys(given, LIBRARY_KEYS, "library")
        drawn = given.get("drawn")
        self.state.drawn = NOT_KNOWN
        if drawn is not None:
            self.state.drawn = sum({1 << token for token in self.names(drawn, TOKEN_NUMBERS, "library.drawn")})
        kept = given.get("kept")
        if kept is not None:
            self.state.kept = self.name(kept, TOKEN_NUMBERS, "library.kept")

    def _read_source(self) -> None:
        value = self.document.get("source")
        if value is None:
            return
        if isinstance(value, str) and value in CARD_NUMBERS:
            self.state.source = CARD_NUMBERS[value]
        elif isinstance(value, str) and value in WONDER_NUMBERS:
            self.state.source = WONDER + WONDER_NUMBERS[value]
        else:
            self.fault("unknown", where="source", value=str(value)[:40])

    # What follows

    def wonders_held(self) -> int:
        """The Wonders of both seats together."""
        return sum(self.state.own[seat * OWN + WONDER_AT + k] >= 0 for seat in range(2) for k in range(MOST_HELD))

    def tokens_held(self) -> int:
        """The Progress tokens of both cities together, as a set."""
        return int(self.state.own[HELD_TOKENS] | self.state.own[OWN + HELD_TOKENS])
