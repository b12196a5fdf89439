"""The laws of a position as a whole: what can't be in any play. Each that is broken is told, all at once."""

from typing import Final

from pessoi.games.seven_wonders_duel.cards import CARDS, DECKS, LAYOUTS, LOOT, TOKENS, WONDERS
from pessoi.games.seven_wonders_duel.reading import Reading
from pessoi.games.seven_wonders_duel.refusals import STEPS
from pessoi.games.seven_wonders_duel.scoring import REASONS
from pessoi.games.seven_wonders_duel.state import (
    BOXED,
    CITY,
    CIVILIAN,
    HELD_TOKENS,
    MADE,
    MILITARY,
    NO_REASON,
    NOT_KNOWN,
    OWN,
    SCIENTIFIC,
    UNSEEN,
    WHOLE,
    WONDER_AT,
)
from pessoi.games.seven_wonders_duel.tables import (
    BOARD_TOKENS,
    CAPITAL,
    COVER,
    DECK_BASE,
    DRAFT,
    FACE_UP,
    GROUP_SIZE,
    GUILD_COUNT,
    LIBRARY_DRAW,
    MOST_WONDERS,
    PICKS,
    PLACES,
    SYMBOL,
    SYMBOLS_TO_WIN,
    TOKEN,
    WONDER,
)

IN_DRAFT: Final = ("first", "tokens", "wonders", "pick")
MID_TURN: Final = ("token", "draw", "keep", "revive", "raze")
DEALT: Final = (20, 20, 17, 3)
"""Cards of each deck that a game deals (7WD-12)."""


def check_laws(reading: Reading) -> None:
    """Note every law that is broken, of parts that are right by themselves."""
    step = STEPS[reading.step]
    _check_seats(reading, step)
    _check_wonders(reading, step)
    _check_tokens(reading, step)
    _check_library(reading, step)
    _check_track(reading)
    _check_decks(reading)
    _check_structure(reading, step)
    _check_step(reading, step)
    _check_end(reading, step)


def _check_seats(reading: Reading, step: str) -> None:
    state = reading.state
    if (state.first < 0) != (step == "first"):
        reading.fault("first", step=step)
    elif state.active < 0 and (step not in ("first", "tokens", "wonders", "lay") or state.age > 1):
        reading.fault("active", step=step)
    if (state.age == 0) != (step in IN_DRAFT):
        reading.fault("age", step=step, age=state.age)
    if state.extra and step not in (*MID_TURN, "reveal"):
        reading.fault("extra", step=step)


def _check_wonders(reading: Reading, step: str) -> None:
    """Four each, seven built at most, and the last one in the box with the seventh (7WD-10, 7WD-51, 7WD-52)."""
    state = reading.state
    held = reading.wonders_held()
    if state.made > MOST_WONDERS:
        reading.fault("wonders-built", count=state.made, most=MOST_WONDERS)
    for number, wonder in enumerate(WONDERS):
        where = state.where[WONDER + number]
        if where == BOXED and state.made < MOST_WONDERS:
            reading.fault("boxed", wonder=wonder.id, count=state.made)
        elif MADE <= where <= MADE + 1 and not state.age:
            reading.fault("built-in-draft", wonder=wonder.id)
    unbuilt = held - state.made - sum(state.where[WONDER + number] == BOXED for number in range(len(WONDERS)))
    if state.made == MOST_WONDERS and unbuilt:
        reading.fault("unbuilt", count=unbuilt)
    if step not in IN_DRAFT:
        return
    lying = bin(state.group).count("1")
    if step in ("first", "tokens") and held:
        reading.fault("draft-begun", step=step)
    elif step == "wonders" and held not in (0, GROUP_SIZE):
        reading.fault("draft-group", count=held)
    elif step == "pick":
        if held >= PICKS or lying != GROUP_SIZE - held % GROUP_SIZE:
            reading.fault("draft-lying", held=held, lying=lying)
        elif state.active != state.first ^ DRAFT[held]:
            reading.fault("draft-active", seat=int(state.first ^ DRAFT[held]))
    if step in ("wonders", "pick") and held < PICKS:
        for seat in range(2):
            due = sum(state.first ^ DRAFT[pick] == seat for pick in range(held))
            has = sum(state.own[seat * OWN + WONDER_AT + index] >= 0 for index in range(4))
            if has != due:
                reading.fault("draft-order", seat=seat, count=has, due=int(due))


def _check_tokens(reading: Reading, step: str) -> None:
    """Five tokens are on the board or were taken from it (7WD-07)."""
    state = reading.state
    count = bin(state.board | reading.tokens_held()).count("1")
    due = 0 if step in ("first", "tokens") else BOARD_TOKENS + (state.kept >= 0)
    if count != due:
        reading.fault("tokens", count=count, due=due)


def _check_library(reading: Reading, step: str) -> None:
    """What was drawn for the Great Library (7WD-57)."""
    state = reading.state
    number = next(n for n, wonder in enumerate(WONDERS) if wonder.effect("choose_removed_progress_token"))
    where = state.where[WONDER + number]
    owner = where - MADE if MADE <= where <= MADE + 1 else -1
    if not state.drawn:
        if owner >= 0 and step not in ("draw", "over"):
            reading.fault("library-missing")
        return
    if owner < 0 or step == "draw":
        reading.fault("library")
        return
    if (state.kept < 0) != (step == "keep"):
        reading.fault("library-kept", step=step)
    elif state.kept >= 0 and not state.own[owner * OWN + HELD_TOKENS] >> state.kept & 1:
        reading.fault("library-not-held", token=TOKENS[state.kept].id)
    if state.drawn == NOT_KNOWN:
        if state.viewer in (WHOLE, owner) or step == "over":
            reading.fault("library-unknown")
        return
    pool = ~(state.board | reading.tokens_held()) | (1 << state.kept if state.kept >= 0 else 0)
    if (
        bin(state.drawn).count("1") != LIBRARY_DRAW
        or state.drawn & ~pool
        or (state.kept >= 0 and not state.drawn >> state.kept & 1)
    ):
        reading.fault("library-drawn", count=LIBRARY_DRAW)


def _check_track(reading: Reading) -> None:
    """The pawn has taken the tokens on its way (7WD-71)."""
    state = reading.state
    for number, token in enumerate(LOOT):
        distance = state.pawn if token["triggers_from"] > 0 else -state.pawn
        if state.loot >> number & 1 and distance >= abs(token["triggers_from"]):
            reading.fault("loot-passed", coins=token["coins"], seat="AB".index(token["victim"]), pawn=state.pawn)


def _check_decks(reading: Reading) -> None:
    """No more cards of a deck than a game deals, none of an Age to come (7WD-12)."""
    state = reading.state
    for deck, name in enumerate(DECKS):
        age = min(deck + 1, 3)
        seen = [card for card in range(DECK_BASE[deck], DECK_BASE[deck + 1]) if state.where[card] != UNSEEN]
        if age > state.age and seen:
            reading.fault("future", cards=[CARDS[card].id for card in seen], age=state.age)
            continue
        unknown = state.hidden | state.unlaid if age == state.age else 0
        if age == 3 and age == state.age:
            unknown &= state.guilds if name == "guild" else ~state.guilds
            if reading.step == STEPS.index("guilds"):
                unknown = 0
        count = len(seen) + bin(unknown).count("1")
        if count > DEALT[deck]:
            reading.fault("deck", deck=name, count=count, most=DEALT[deck])


def _check_structure(reading: Reading, step: str) -> None:
    """What lies in the structure can lie so (7WD-13 to 7WD-15)."""
    state = reading.state
    if not state.age:
        return
    layout = LAYOUTS[state.age - 1]
    for place, slot in enumerate(layout):
        covering = COVER[state.age * PLACES + place] & state.left
        if not state.left >> place & 1:
            if covering:
                reading.fault("slot-covered", slot=slot.id)
            continue
        card = state.slots[place]
        if card < 0:
            if slot.up and not state.unlaid >> place & 1:
                reading.fault("slot-up", slot=slot.id)
            continue
        deck = CARDS[card].deck
        if deck != DECKS[state.age - 1] and not (deck == "guild" and state.age == 3):
            reading.fault("slot-deck", slot=slot.id, card=CARDS[card].id, age=state.age)
        if not slot.up and covering:
            reading.fault("slot-down", slot=slot.id, card=CARDS[card].id)
    _check_guilds(reading)
    _check_uncovered(reading, step)


def _check_guilds(reading: Reading) -> None:
    """Guilds lie in the structure of Age III only, so many of them (7WD-12)."""
    state = reading.state
    if state.guilds and state.age < 3:
        reading.fault("guilds-age", age=state.age)
    elif bin(state.guilds).count("1") > GUILD_COUNT:
        reading.fault("guilds", count=bin(state.guilds).count("1"), most=GUILD_COUNT)


def _check_uncovered(reading: Reading, step: str) -> None:
    """What is uncovered and face down is turned up before the next turn (7WD-15)."""
    state = reading.state
    if step in ("guilds", "lay"):
        _check_laying(reading, step)
    elif step == "begin" and bin(state.left).count("1") < PLACES:
        reading.fault("structure-whole", step=step)
    elif step in ("turn", "begin") and state.hidden & state.uncovered:
        reading.fault("turned-up", step=step)
    elif step == "turn" and not state.left:
        reading.fault("structure-empty")
    elif step == "reveal" and not state.hidden & state.uncovered:
        reading.fault("nothing-to-reveal")


def _check_laying(reading: Reading, step: str) -> None:
    state = reading.state
    laid = FACE_UP[state.age] & ~state.unlaid
    if bin(state.left).count("1") < PLACES:
        reading.fault("structure-whole", step=step)
    elif step == "lay" and not state.unlaid:
        reading.fault("all-laid")
    elif laid and state.unlaid and laid > state.unlaid & -state.unlaid:
        reading.fault("laying-order")
    if step == "guilds" and (state.age != 3 or laid or state.guilds):
        reading.fault("guilds-step")


def _check_step(reading: Reading, step: str) -> None:
    """A choice under way has its source, and something to choose from (7WD-101)."""
    state = reading.state
    other = 1 - state.active
    item = state.source
    if (item >= 0) != (step in MID_TURN):
        reading.fault("source", step=step)
    elif step == "token":
        held = item < WONDER and state.where[item] == CITY + state.active and SYMBOL[item] >= 0
        if not held or _symbols(reading, int(state.active)).count(int(SYMBOL[item])) < 2 or not state.board:
            reading.fault("no-pair")
    elif step in MID_TURN:
        effects = {"draw": "choose_removed_progress_token", "revive": "build_from_discard"}
        effect = effects.get("draw" if step == "keep" else step, "discard_opponent_card")
        built = item >= WONDER and state.where[item] == MADE + state.active
        if not built or not WONDERS[item - WONDER].effect(effect):
            reading.fault("source", step=step)
        elif step == "revive" and not state.discards:
            reading.fault("no-discard")
        elif step == "raze" and not any(
            state.where[number] == CITY + other and card.colour == WONDERS[item - WONDER].effect(effect)["colour"]
            for number, card in enumerate(CARDS)
        ):
            reading.fault("no-target")
    if step == "begin" and (state.age < 2 or not (state.pawn or state.centre_chooses)):
        reading.fault("no-choice")


def _symbols(reading: Reading, seat: int) -> list[int]:
    """The scientific symbols of a city, those of Law included."""
    state = reading.state
    symbols = [int(SYMBOL[n]) for n in range(len(CARDS)) if state.where[n] == CITY + seat and SYMBOL[n] >= 0]
    tokens = state.own[seat * OWN + HELD_TOKENS]
    return symbols + [int(SYMBOL[TOKEN + n]) for n in range(len(TOKENS)) if tokens >> n & 1 and SYMBOL[TOKEN + n] >= 0]


def _check_end(reading: Reading, step: str) -> None:
    """A game is over if, and only if, there is a reason for it (7WD-90, 7WD-91)."""
    state = reading.state
    capital = abs(int(state.pawn)) == CAPITAL
    science = [len(set(_symbols(reading, seat))) >= SYMBOLS_TO_WIN for seat in range(2)]
    if (state.reason == NO_REASON) == (step == "over"):
        reading.fault("reason", step=step)
    if capital and state.reason != MILITARY:
        reading.fault("capital", pawn=state.pawn)
    if any(science) and state.reason != SCIENTIFIC:
        reading.fault("science", seat=science.index(True))
    if (
        (state.reason == MILITARY and not capital)
        or (state.reason == SCIENTIFIC and sum(science) != 1)
        or (state.reason == CIVILIAN and (state.left or state.age != 3))
    ):
        reading.fault("reason-wrong", reason=REASONS[state.reason])
