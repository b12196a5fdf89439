"""The parts of a position read into a state: each is right by itself, whatever the others say (``laws`` says more)."""

from typing import Final

from pessoi.core.game import Document, Json
from pessoi.games.rattus_cartus.cards import CARD_NUMBERS, CARDS, CLASSES, KIND_NAMES, STACKS
from pessoi.games.rattus_cartus.kinds import KINDS, POPULATION, WORDS
from pessoi.games.rattus_cartus.refusals import STEPS
from pessoi.games.rattus_cartus.state import (
    ARRIVED,
    BOUNDS,
    CHOICE,
    COUNTED,
    FIRST_OLD,
    FRESH,
    HIDDEN,
    INFLUENCE,
    LAID,
    OLD,
    ORDER,
    OWN,
    PLACE,
    RATS,
    ROW,
    SETUP,
    SHOWN,
    SINCE,
    SIZE,
    TOKENS,
    WHOLE,
)
from pessoi.games.rattus_cartus.tables import TOKEN
from pessoi.games.rattus_cartus.values import RattusValues

PHASES: Final = ("setup", "new_buildings", "supplies", "entering", "resolving", "scoring", "over")
STAGES: Final = ("swords", "flutes", "actions")
AGES: Final = ("never", "earlier", "now")
KEYS: Final = (
    "step",
    "phase",
    "viewer",
    "start",
    "round",
    "turn",
    "active",
    "place",
    "stage",
    "row",
    "in_game",
    "used",
    "under",
    "seats",
    "tracks",
    "nuns",
    "discard",
    "deck",
    "remade",
    "rest",
    "stacks",
    "draws",
    "looks",
    "barred",
    "due",
    "cursor",
    "to",
    "hit",
    "carrying",
    "spot",
    "chosen",
    "learned",
)
SEAT_KEYS: Final = ("hand", "laid", "shown", "supply", "place", "order", "counting", "rats", "tokens", "drawn")
BOUND_KEYS: Final = {"row": FIRST_OLD, "old": OLD, "deck": FRESH}
MOST_RATS: Final = 10_000
MOST_CARDS: Final = 200
MOST_TIMES: Final = 1_000
_PHASE_OF: Final = {
    "first": "setup",
    "building": "setup",
    "cards": "setup",
    "turn": "new_buildings",
    "supply": "supplies",
    "enter": "entering",
    "lay": "entering",
    "over": "over",
}
"""The phase of a step that belongs to one only; others are mostly met while a building is resolved."""


class Reading(RattusValues):
    """One document on its way into a state, part after part."""

    def read(self) -> None:
        """Read part after part."""
        state = self.state
        self.keys(self.document, KEYS, "position")
        self.step = self.name(self.document.get("step"), STEPS, "step")
        state.step = max(self.step, 0)
        phase = self.document.get("phase", _PHASE_OF.get(STEPS[state.step], "resolving"))
        state.phase = max(self.name(phase, PHASES, "phase"), 0)
        self.state.viewer = self.viewer(WHOLE)
        state.starter = self.seat("start", 0 if self.step > 0 else -1)
        state.round = self.number("round", 0 if state.phase == SETUP else 1, 0, state.tables.rounds[state.seats])
        state.turn = self.number("turn", 0, -1, 99)
        state.active = self.seat("active", -1 if self.step < 1 or state.phase == SETUP else max(state.starter, 0))
        state.place = self.position("place", None, state.tables.open[state.seats])
        stage = self.document.get("stage")
        state.stage = 0 if stage is None else max(self.name(stage, STAGES, "stage"), 0)
        self._read_buildings()
        self._read_seats()
        self._read_tracks()
        self._read_nuns()
        self.multiset(self.document.get("discard", []), state.pile, "discard", POPULATION)
        self._read_rest()
        state.remade = self.number("remade", 0, 0, MOST_TIMES)
        self._read_stacks()
        state.draws = self.number("draws", 0, 0, MOST_CARDS)
        state.looks = self.number("looks", 0, 0, MOST_CARDS)
        state.barred = self.places("barred")
        state.due = self.number("due", 0, 0, MOST_CARDS)
        cursor = self.document.get("cursor")
        state.cursor = 0 if cursor is None else max(self.name(cursor, KIND_NAMES, "cursor"), 0)
        state.to = self.seat("to", -1)
        state.hit = sum(1 << seat for seat in set(self.seats(self.document.get("hit", []), "hit")))
        state.carrying = int(self.flag(self.document, "carrying", "carrying"))
        state.spot = self.position("spot", None, state.tables.nuns + 1)
        self.multiset(self.document.get("chosen", []), state.picked, "chosen", KINDS)
        if not self.faults:
            self._read_learned()

    # Parts

    def _read_buildings(self) -> None:
        state = self.state
        if "in_game" in self.document:
            state.in_game = sum({1 << card for card in self._game_cards()})
        elif state.options["building_choice"] == "list":
            chosen = state.options["building_list"]
            assert isinstance(chosen, list)
            state.in_game = sum({1 << CARD_NUMBERS[str(name)] for name in chosen})
        else:
            state.in_game = state.tables.first_game
        row = self.cards("row")
        if len(row) > ROW:
            self.fault("row", count=len(row), most=ROW)
        for index, card in enumerate(row[:ROW]):
            state.row[index] = card
        state.used = sum({1 << card for card in self.cards("used")})
        for card in self.cards("under"):
            state.lay_under(card)

    def _game_cards(self) -> list[int]:
        """The cards of the game; a building stands for its five copies."""
        given: list[Json] = []
        for item in self.items(self.document["in_game"], "in_game"):
            copies = [name for name in CARDS if name.rpartition("_")[0] == item]
            given += copies or [item]
        return self.names(given, CARD_NUMBERS, "in_game")

    def _read_seats(self) -> None:
        state = self.state
        given = self.items(self.document.get("seats", [{} for _ in range(state.seats)]), "seats")
        if len(given) != state.seats:
            self.fault("seats", count=len(given), seats=state.seats)
            return
        for seat, item in enumerate(given):
            if isinstance(item, dict):
                self._read_seat(seat, item)
            else:
                self.fault("object", where=f"seats.{seat}")

    def _read_seat(self, seat: int, item: Document) -> None:
        state, where, base = self.state, f"seats.{seat}", seat * OWN
        self.keys(item, SEAT_KEYS, where)
        state.own[base + SIZE] = self._read_cards(item.get("hand", []), seat, seat, f"{where}.hand")
        shown = self.flag(item, "shown", f"{where}.shown")
        state.own[base + SHOWN] = int(shown)
        state.own[base + LAID] = self._read_cards(
            item.get("laid", []), state.seats + seat, seat, f"{where}.laid", shown
        )
        open_ = state.tables.open[state.seats]
        supply = item.get("supply")
        if supply == "?":
            state.own[base + CHOICE] = HIDDEN
        elif supply is not None:
            state.own[base + CHOICE] = self.whole(supply, 1, open_, f"{where}.supply") - 1
        if item.get("place") is not None:
            state.own[base + PLACE] = self.whole(item["place"], 1, open_, f"{where}.place") - 1
            order = item.get("order", seat)
            state.own[base + ORDER] = self.whole(order, 0, state.seats - 1, f"{where}.order")
        elif item.get("order") is not None:
            self.fault("order", where=f"{where}.order")
        state.own[base + COUNTED] = self.whole(item.get("counting", 0), 0, MOST_CARDS, f"{where}.counting")
        state.own[base + RATS] = self.whole(item.get("rats", state.tables.start_rats), 0, MOST_RATS, f"{where}.rats")
        most = state.tables.stacks[TOKEN]
        state.own[base + TOKENS] = self.whole(item.get("tokens", 0), 0, most, f"{where}.tokens")
        drawn = self.name(item.get("drawn", "now"), AGES, f"{where}.drawn")
        state.own[base + SINCE] = max(drawn, 0)

    def _read_cards(self, value: Json, row: int, seat: int, where: str, shown: bool = False) -> int:
        """Cards, or their number where they aren't known."""
        state = self.state
        known = state.viewer in (WHOLE, seat) or shown or PHASES[state.phase] in ("scoring", "over")
        if known:
            return self.multiset(value, row, where, KINDS)
        if isinstance(value, list) and not value:
            return 0
        return self.whole(value, 0, MOST_CARDS, where)

    def _read_tracks(self) -> None:
        given = self.document.get("tracks", {})
        if not isinstance(given, dict):
            self.fault("object", where="tracks")
            return
        for name, stacks in given.items():
            if name not in CLASSES:
                self.fault("name", where="tracks", value=str(name)[:40], known=list(CLASSES))
                continue
            self._read_track(CLASSES.index(name), self.items(stacks, f"tracks.{name}"), f"tracks.{name}")

    def _read_track(self, class_: int, stacks: list[Json], where: str) -> None:
        """Seats that are left out stand at 0."""
        state, met, arrived = self.state, [False] * self.state.seats, 0
        high = state.tables.track_end if state.tables.track_end >= 0 else MOST_RATS
        values: list[int] = []
        for index, stack in enumerate(stacks):
            at = f"{where}.{index}"
            if not isinstance(stack, dict):
                self.fault("object", where=at)
                continue
            self.keys(stack, ("value", "discs"), at)
            value = self.whole(stack.get("value"), 0, high, f"{at}.value")
            if value in values:
                self.fault("track-value", where=at, value=value)
            values.append(value)
            for seat in self.seats(stack.get("discs", []), f"{at}.discs"):
                if met[seat]:
                    self.fault("track-seat", where=at, seat=seat)
                met[seat] = True
                state.own[seat * OWN + INFLUENCE + class_] = value
                state.own[seat * OWN + ARRIVED + class_] = arrived
                arrived += 1
        for seat in range(state.seats):
            if not met[seat]:
                state.own[seat * OWN + ARRIVED + class_] = arrived
                arrived += 1

    def _read_nuns(self) -> None:
        state = self.state
        given = self.items(self.document.get("nuns", []), "nuns")
        if len(given) > state.tables.nuns:
            self.fault("nuns", count=len(given), most=state.tables.nuns)
        for place, item in enumerate(given[: state.tables.nuns]):
            where = f"nuns.{place}"
            entry: Json = {"card": item} if item is None or isinstance(item, str) else item
            if not isinstance(entry, dict):
                self.fault("object", where=where)
                continue
            self.keys(entry, ("card", "looked"), where)
            card = entry.get("card")
            if card == "?":
                state.nuns[place] = HIDDEN
            elif card is not None:
                state.nuns[place] = max(self.name(card, KIND_NAMES[:POPULATION], f"{where}.card"), 0)
            looked = self.seats(entry.get("looked", []), f"{where}.looked")
            state.looked[place] = sum({1 << seat for seat in looked})

    def _read_rest(self) -> None:
        rest = self.document.get("rest")
        if rest is not None:
            self.state.parted = 1
            self.multiset(rest, self.state.rest, "rest", POPULATION)

    def _read_stacks(self) -> None:
        given = self.document.get("stacks", {})
        if not isinstance(given, dict):
            self.fault("object", where="stacks")
            return
        for name, value in given.items():
            if name not in STACKS:
                self.fault("name", where="stacks", value=str(name)[:40], known=list(STACKS))
                continue
            stack = STACKS.index(name)
            self.state.stacks[stack] = self.whole(value, 0, self.state.tables.stacks[stack], f"stacks.{name}")

    def _read_learned(self) -> None:
        given = self.document.get("learned", {})
        if not isinstance(given, dict):
            self.fault("object", where="learned")
            return
        for name, item in given.items():
            viewers = [*map(str, range(self.state.seats)), "spectator"]
            if name not in viewers or not isinstance(item, dict):
                self.fault("name", where="learned", value=str(name)[:40], known=viewers)
                continue
            self.keys(item, ("sure", "bounds"), f"learned.{name}")
            self._read_sure(viewers.index(name), item.get("sure", []), f"learned.{name}.sure")
            self._read_bounds(viewers.index(name), item.get("bounds"), f"learned.{name}.bounds")

    def _read_sure(self, viewer: int, value: Json, where: str) -> None:
        state = self.state
        met: set[int] = {viewer}
        for index, item in enumerate(self.items(value, where)):
            at = f"{where}.{index}"
            if not isinstance(item, dict):
                self.fault("object", where=at)
                continue
            self.keys(item, ("seats", "cards"), at)
            seats = self.seats(item.get("seats", []), f"{at}.seats")
            if not seats or met & set(seats) or len(set(seats)) != len(seats):
                self.fault("cell", where=at)
                continue
            met |= set(seats)
            for seat in seats:
                state.cells[viewer * state.seats + seat] = min(seats)
            row = viewer * (state.seats + BOUNDS) + min(seats)
            self.multiset(item.get("cards", []), row, f"{at}.cards", KINDS, state.memory)

    def _read_bounds(self, viewer: int, value: Json, where: str) -> None:
        if value is None:
            return
        if not isinstance(value, dict) or set(value) != set(BOUND_KEYS):
            self.fault("bounds", where=where, known=list(BOUND_KEYS))
            return
        for name, bound in BOUND_KEYS.items():
            row = viewer * (self.state.seats + BOUNDS) + self.state.seats + bound
            self.state.memory[row * WORDS] = 0
            self.multiset(value[name], row, f"{where}.{name}", POPULATION, self.state.memory)
