"""The parts of a position read into a state: each is right by itself, whatever the others say (``laws`` says more)."""

from collections.abc import Mapping
from typing import Final

from pessoi.core.game import Document, Json
from pessoi.core.reading import Values
from pessoi.games.guildhall.cards import CARD_NUMBERS, CODE_NUMBERS, CODES, ITEM_IDS, ITEM_NUMBERS, VP_NUMBERS
from pessoi.games.guildhall.engine import REASONS
from pessoi.games.guildhall.guilds import push
from pessoi.games.guildhall.refusals import STEPS
from pessoi.games.guildhall.setup import professions_at_first
from pessoi.games.guildhall.state import (
    AREA_AT,
    AREA_SIZE,
    DONE,
    DONE_N,
    EVERYBODY,
    FIRST_STEP,
    GUILD,
    HAND_N,
    MIXING,
    NOT_KNOWN,
    OWN,
    PILE,
    POINTS,
    ROW_AT,
    SHOWN_AT,
    TOPS_AT,
    VP_AT,
    VP_DECK_AT,
    VP_TOKENS,
    WHOLE,
    GuildhallState,
    add_to_hand,
    mix,
    vp_copies,
)
from pessoi.games.guildhall.tables import (
    ACTIONS,
    BIT,
    CARDS,
    DONE_ONE,
    PROFESSION,
    ROW_SIZE,
    VP,
    VP_KINDS,
    VP_VALUE,
)

KEYS: Final = (
    "step",
    "work",
    "viewer",
    "professions",
    "first",
    "active",
    "turn",
    "actions",
    "played",
    "area",
    "source",
    "level",
    "low",
    "opponent",
    "left",
    "chosen",
    "laid",
    "shown",
    "row",
    "vp_deck",
    "deck",
    "put_back",
    "pile",
    "out",
    "seats",
    "learned",
    "reason",
)
SEAT_KEYS: Final = ("hand", "guild", "completed", "vp_cards", "tokens")
KNOWN_KEYS: Final = ("pile", "hands")
MOST: Final = 10_000
"""No number of a position is larger."""
MOST_SHOWN: Final = 5
"""The Scholar shows no more cards."""
MOST_TOPS: Final = 3
"""No more cards lie put back on the deck: a Bricklayer draws at least as many before."""
MOST_COMPLETED: Final = 12
"""Completed chapters of a seat in the middle of things, more than can ever be."""


class Reading(Values):
    """One document on its way into a state. ``faults`` collects what is wrong; ``step`` is -1 if it can't be read.

    ``chosen``, ``laid`` and ``low`` of a choice under way wait for ``laws``, which makes its steps again.
    """

    def __init__(self, document: Document, state: GuildhallState, works: tuple[str, ...]) -> None:
        super().__init__("guildhall", document, int(state.seats))
        self.state = state
        self.works = works
        self.step = -1
        self.unknown: int | None = None
        """What null stands for where cards may be hidden."""
        self.work = -1
        self.chosen: list[Json] = []
        self.laid: list[int] = []
        self.low = -1
        self.deck: list[int] | None = None
        """The cards of the deck, None for those that lie nowhere else."""
        self.out: list[int] | None = None
        self.learned: list[tuple[int, int, list[int]]] | None = None
        """Viewer, zone and cards; None where nothing is said."""
        self.row_given = "row" in document

    def read(self) -> None:
        """Read part after part."""
        state, document = self.state, self.document
        self.keys(document, KEYS, "position")
        self.step = self.name(document.get("step", "action"), STEPS, "step")
        state.step = max(self.step, 0)
        if document.get("work") is not None:
            self.work = self.name(document["work"], self.works, "work")
        state.viewer = self.viewer(WHOLE)
        self.unknown = None if state.viewer == WHOLE else NOT_KNOWN
        self._read_professions()
        state.first = self.seat("first", -1 if self.step in (FIRST_STEP, MIXING) else 0)
        state.active = self.seat("active", int(state.first))
        first_turn = (state.active - state.first) % state.seats + 1
        state.turn = self.whole(document.get("turn", first_turn), 0, MOST, "turn")
        state.actions = self.whole(document.get("actions", int(ACTIONS)), 0, MOST, "actions")
        self._read_lists()
        state.source = self.item("source")
        state.level = self.small("level", 4)
        self.low = self.small("low", 4)
        state.opponent = self.seat("opponent", -1)
        state.left = self.whole(document.get("left", 0), -MOST, MOST, "left")
        self._read_seats()
        self._read_row()
        self._read_deck()
        self._read_learned()
        reason = document.get("reason")
        if reason is not None:
            state.reason = max(self.name(reason, REASONS, "reason"), 0)

    # Values

    def small(self, key: str, high: int) -> int:
        """A small number, or -1 for null."""
        value = self.document.get(key)
        return -1 if value is None else self.whole(value, 0, high, key)

    def item(self, key: str) -> int:
        """A profession card or VP card, or -1 for null."""
        value = self.document.get(key)
        return -1 if value is None else self.name(value, ITEM_IDS, key)

    def cards(self, key: str) -> list[int]:
        """A list of profession cards."""
        return self.names(self.document.get(key, []), CARD_NUMBERS, key)

    def counts(self, key: str, known: Mapping[str, int]) -> list[int]:
        """Numbers of copies by name, as a list of them all."""
        found: list[int] = []
        for name, count in self.object(self.document[key], key).items():
            if name in known:
                found += [known[name]] * self.whole(count, 0, 4 if known is CARD_NUMBERS else 6, f"{key}.{name}")
            else:
                self.fault("unknown", where=key, value=str(name)[:40])
        return found

    # Parts

    def _read_professions(self) -> None:
        state = self.state
        sure = professions_at_first(state.options)
        numbers = sure
        if "professions" in self.document:
            numbers = self.names(self.document["professions"], CODE_NUMBERS, "professions")
        if len(set(numbers)) != len(numbers) or not set(sure) <= set(numbers) or len(numbers) > state.mixed:
            self.fault("professions", count=int(state.mixed), sure=[CODES[number] for number in sure])
        elif len(numbers) < state.mixed and self.step != MIXING:
            self.fault("professions-missing", count=int(state.mixed), given=len(numbers))
        for number in sorted(set(numbers)):
            mix(state, number)
        for card in range(CARDS):
            state.deck[card] = 0
        state.deck_n = 0

    def _read_lists(self) -> None:
        state = self.state
        area = self.names(self.document.get("area", []), ITEM_NUMBERS, "area")
        for item in area[:AREA_SIZE]:
            state.table[AREA_AT + state.area_n] = item
            state.area_n += 1
        if len(area) > AREA_SIZE:
            self.fault("area-size", count=len(area), most=AREA_SIZE)
        played = [int(PROFESSION[item]) for item in area if item < VP]
        if "played" in self.document:
            played = self.names(self.document["played"], CODE_NUMBERS, "played")
        state.played = sum(1 << number for number in set(played))
        shown = self.cards("shown")
        if len(shown) > MOST_SHOWN:
            self.fault("too-many", where="shown", most=MOST_SHOWN)
        for card in shown[:MOST_SHOWN]:
            state.table[SHOWN_AT + state.shown_n] = card
            state.shown_n += 1
        self.chosen = self.items(self.document.get("chosen", []), "chosen")
        self.laid = self.cards("laid")
        for card in self.names(self.document.get("pile", []), CARD_NUMBERS, "pile", unknown=self.unknown):
            push(state, card)
        back = self.object(self.document.get("put_back", {}), "put_back")
        self.keys(back, ("count", "seat", "cards"), "put_back")
        cards = self.names(back.get("cards", []), CARD_NUMBERS, "put_back.cards", unknown=self.unknown)
        if back.get("count", len(cards)) != len(cards) or len(cards) > MOST_TOPS:
            self.fault("too-many", where="put_back.cards", most=MOST_TOPS)
        for card in reversed(cards[:MOST_TOPS]):
            state.table[TOPS_AT + state.tops_n] = card
            state.tops_n += 1
        if cards:
            state.tops_by = self.whole(back.get("seat"), 0, int(state.seats) - 1, "put_back.seat")

    def _read_seats(self) -> None:
        state = self.state
        given = self.items(self.document.get("seats", [{}] * int(state.seats)), "seats")
        if len(given) != state.seats:
            self.fault("seats", count=len(given), due=int(state.seats))
            return
        for seat, value in enumerate(given):
            where = f"seats.{seat}"
            item = self.object(value, where)
            self.keys(item, SEAT_KEYS, where)
            self._read_seat(seat, item, where)

    def _read_seat(self, seat: int, item: Document, where: str) -> None:
        state, base = self.state, seat * OWN
        for card in self.names(item.get("hand", []), CARD_NUMBERS, f"{where}.hand", unknown=self.unknown):
            if card >= 0:
                add_to_hand(state, seat, card)
            else:
                state.own[base + HAND_N] += 1
        for card in self.names(item.get("guild", []), CARD_NUMBERS, f"{where}.guild"):
            if state.own[base + GUILD] >> card & 1:
                self.fault("twice", where=f"{where}.guild", card=list(CARD_NUMBERS)[card])
            state.own[base + GUILD] |= BIT[card]
        done = self.names(item.get("completed", []), CODE_NUMBERS, f"{where}.completed", unknown=self.unknown)
        if len(done) > MOST_COMPLETED:
            self.fault("too-many", where=f"{where}.completed", most=MOST_COMPLETED)
        for number in done[:MOST_COMPLETED]:
            state.own[base + DONE_N] += 1
            if number >= 0:
                state.own[base + DONE] += DONE_ONE[number]
        tokens = self.whole(item.get("tokens", 0), 0, MOST, f"{where}.tokens")
        state.own[base + VP_TOKENS] = tokens
        state.own[base + POINTS] = tokens
        for kind in self.names(item.get("vp_cards", []), VP_NUMBERS, f"{where}.vp_cards"):
            state.own[base + VP_AT + kind] += 1
            state.own[base + POINTS] += VP_VALUE[kind]

    def _read_row(self) -> None:
        """The row and the VP deck; what is left out is made of the VP cards that nobody has bought."""
        state = self.state
        seats = int(state.seats)
        rest = [int(vp_copies(seats, kind)) for kind in range(VP_KINDS)]
        for kind in range(VP_KINDS):
            rest[kind] -= sum(state.own[seat * OWN + VP_AT + kind] for seat in range(seats))
        if self.row_given:
            given = self.items(self.document["row"], "row")
            kinds = [-1 if each is None else self.name(each, VP_NUMBERS, f"row.{at}") for at, each in enumerate(given)]
            if len(kinds) > ROW_SIZE:
                self.fault("too-many", where="row", most=ROW_SIZE)
        elif self.step in (FIRST_STEP, MIXING):
            kinds = []
        else:
            kinds = [kind for kind in range(VP_KINDS) for _ in range(max(rest[kind], 0))][:ROW_SIZE]
        for place, kind in enumerate(kinds[:ROW_SIZE]):
            state.table[ROW_AT + place] = kind
            if kind >= 0:
                rest[kind] -= 1
        deck = list(rest)
        if "vp_deck" in self.document:
            cards = self.counts("vp_deck", VP_NUMBERS)
            deck = [cards.count(kind) for kind in range(VP_KINDS)]
        for kind, name in enumerate(VP_NUMBERS):
            if rest[kind] < 0 or deck[kind] > rest[kind]:
                self.fault("vp-copies", vp=name, most=int(vp_copies(seats, kind)))
            state.table[VP_DECK_AT + kind] = max(deck[kind], 0)

    def _read_deck(self) -> None:
        if self.state.viewer != WHOLE:
            self.state.deck_n = self.whole(self.document.get("deck", 0), 0, MOST, "deck")
        elif "deck" in self.document:
            self.deck = self.counts("deck", CARD_NUMBERS)
        if "out" in self.document:
            self.out = self.cards("out")

    def _read_learned(self) -> None:
        if "learned" not in self.document:
            return
        self.learned = []
        given = self.object(self.document["learned"], "learned")
        self.keys(given, ("all", "seats"), "learned")
        self._read_known(given.get("all", {}), EVERYBODY, "learned.all")
        for seat, value in enumerate(self.items(given.get("seats", []), "learned.seats")):
            if seat < self.state.seats:
                self._read_known(value, seat, f"learned.seats.{seat}")
            else:
                self.fault("seats", count=seat + 1, due=int(self.state.seats))

    def _read_known(self, value: Json, viewer: int, where: str) -> None:
        assert self.learned is not None
        item = self.object(value, where)
        self.keys(item, KNOWN_KEYS, where)
        pile = self.names(item.get("pile", []), CARD_NUMBERS, f"{where}.pile")
        self.learned.append((viewer, PILE, pile))
        for seat, hand in enumerate(self.items(item.get("hands", []), f"{where}.hands")):
            if seat < self.state.seats:
                cards = self.names(hand, CARD_NUMBERS, f"{where}.hands.{seat}")
                self.learned.append((viewer, seat, cards))
            else:
                self.fault("seats", count=seat + 1, due=int(self.state.seats))
