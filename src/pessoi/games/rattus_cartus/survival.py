"""The chance to survive the plague, as far as a seat can know it (RC-97, RC-104)."""

from pessoi.games.rattus_cartus.kinds import MOST, NUN_COUNTS, POPULATION, SHIFT, WORD, WORDS
from pessoi.games.rattus_cartus.memory import bound_row, is_bound, sees_nun, unplaced_word
from pessoi.games.rattus_cartus.state import FIRST_OLD, RattusState


def nuns_seen(state: RattusState, viewer: int) -> tuple[int, int]:
    """The nuns that a viewer has seen in the row, and the number of places that it hasn't."""
    known = [state.nuns[place] for place in range(state.tables.nuns) if sees_nun(state, viewer, place)]
    return sum(kind % NUN_COUNTS for kind in known), state.tables.nuns - len(known)


def nun_odds(state: RattusState, viewer: int) -> list[float]:
    """For each sum of nuns its chance: the places not seen hold any of the cards that may lie there, alike likely."""
    seen, unseen = nuns_seen(state, viewer)
    cards = [0] * NUN_COUNTS
    for kind in range(POPULATION):
        count = unplaced_word(state, viewer, WORD[kind]) >> SHIFT[kind] & MOST
        if state.remade and is_bound(state, viewer, FIRST_OLD):
            row = bound_row(state, viewer, FIRST_OLD)
            count = min(count, state.memory[row * WORDS + WORD[kind]] >> SHIFT[kind] & MOST)
        cards[kind % NUN_COUNTS] += int(count)
    ways = [[0] * (4 * unseen + 1) for _ in range(unseen + 1)]
    ways[0][0] = 1
    for nuns, count in enumerate(cards):
        ways = _with_more(ways, nuns, count)
    total = sum(ways[unseen])
    odds = [0.0] * (seen + 4 * unseen + 1)
    for more, way in enumerate(ways[unseen]):
        odds[seen + more] = way / total if total else 0.0
    return odds


def _with_more(ways: list[list[int]], nuns: int, count: int) -> list[list[int]]:
    """The ways to choose places' cards when ``count`` cards with so many nuns come in."""
    after = [row[:] for row in ways]
    for taken in range(1, min(count, len(ways) - 1) + 1):
        choose = 1
        for step in range(taken):
            choose = choose * (count - step) // (step + 1)
        for before in range(len(ways) - taken):
            for total, way in enumerate(ways[before]):
                if way and total + taken * nuns < len(ways[0]):
                    after[before + taken][total + taken * nuns] += way * choose
    return after


def chance_with(odds: list[float], rats: int) -> float:
    """The chance that there are at least so many nuns as rats."""
    return round(sum(odds[max(rats, 0) :]), 4)
