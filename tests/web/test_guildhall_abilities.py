"""Abilities on Guildhall's board: the first set's professions, the Robber of level 4, a fourth completed chapter."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.guildhall_play import choose, hand, name_of, open_table, open_where, play_at, told, weight
from tests.web.play import QUIET, attribute, button, press
from tests.web.server import Server

FIRST_SET = ["assassin", "dancer", "farmer", "historian", "trader", "weaver"]


def targets(page: Page, zone: str) -> Locator:
    """Return what can be chosen of a zone, without what is chosen already."""
    return page.locator(f'[data-target^="{zone}:"][tabindex="0"]:not([aria-pressed="true"])')


def card_of(target: Locator) -> str:
    """Return the code of the card behind a target."""
    return str(target.get_attribute("data-target")).split(":")[-1].split("#")[0]


def expect_in_guild(page: Page, seat: str, card: str) -> None:
    """Wait until a card lies in a guild, or in a chapter that it completed."""
    place = f'[data-place="cell:{seat}:{card}"]:not(.empty), [data-thing^="done:{card[:2]}"]'
    expect(page.locator(place)).not_to_have_count(0)


def test_a_trader_swaps_a_card_of_the_own_guild_for_one_of_an_opponent(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play TR-. 0", named=FIRST_SET)
    seat = attribute(page, "asked")
    play_at(page, "TR", "Level 0")
    choose(page, targets(page, f"cell:{seat}").first)
    theirs = page.locator(f'[data-target^="cell:{1 - int(seat)}:"][tabindex="0"]').first
    card = card_of(theirs)
    theirs.click()
    press(page, "Swap")

    expect_in_guild(page, seat, card)


def test_a_weaver_swaps_two_cards_of_the_hand_for_one_of_the_own_guild(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play WE-. 2", named=FIRST_SET)
    seat = attribute(page, "asked")
    play_at(page, "WE", "Level 2")
    given = card_of(targets(page, "hand").first)
    targets(page, "hand").first.click()
    choose(page, targets(page, "hand").first)
    taken = targets(page, f"cell:{seat}").first
    card = card_of(taken)
    taken.click()
    press(page, "Swap")

    expect_in_guild(page, seat, given)
    expect(page.locator(f'.fan [data-thing^="hand:{card}"]')).not_to_have_count(0)


def test_a_historian_searches_the_pile_and_places_a_card_of_it(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play HI-. 2", named=FIRST_SET)
    seat = attribute(page, "asked")
    play_at(page, "HI", "Level 2")
    expect(page.get_by_role("region", name="The discard pile")).to_be_visible()
    card = card_of(targets(page, "pile").first)
    targets(page, "pile").first.click()
    press(page, "Take it")

    expect_in_guild(page, seat, card)


def test_an_assassin_discards_two_cards_of_different_chapters(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play AS-. 2", named=FIRST_SET, seats=3)
    play_at(page, "AS", "Level 2")
    first = targets(page, "cell").first
    card, owner = card_of(first), str(first.get_attribute("data-target")).split(":")[1]
    choose(page, first)
    left = targets(page, "cell").evaluate_all("all => all.map(one => one.dataset.target)")
    # of the same opponent, and of another chapter
    assert all(target.split(":")[1] == owner and target.split(":")[2][:2] != card[:2] for target in left)
    last = targets(page, "cell").first
    name = name_of(last)
    last.click()
    page.locator(".bar .button.primary").click()

    expect(page.locator(f'[data-place="pile"] button[aria-label$="{name}"]')).to_have_count(1)
    expect(page.locator(f'[data-place="cell:{owner}:{card}"].empty')).to_have_count(1)


def test_a_dancer_draws_as_many_cards_as_one_likes(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play DA-. 1", named=FIRST_SET)
    cards = page.locator(".fan li").count()
    hand(page, "DA").first.click()
    expect(button(page, r"\+1 action")).to_be_visible()
    press(page, "Draw 1")

    expect(page.locator(".fan li")).to_have_count(cards)
    expect(page.locator('[data-place="area"]')).to_contain_text("2 actions left")


def test_a_robber_of_level_four_takes_two_cards(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play RO-. 4")
    play_at(page, "RO", "Level 4")
    first = targets(page, "robbed").first
    names = [name_of(first)]
    choose(page, first)
    last = targets(page, "robbed").first
    names.append(name_of(last))
    last.click()
    press(page, "Take it")

    for name in names:
        expect(told(page, f"takes: {name}")).to_be_visible()


def keeping(fields: dict[str, Any]) -> float:
    """Plays that spend no chapter."""
    return 0.0 if fields["kind"] == "buy" else weight(fields)


def test_of_four_completed_chapters_one_is_given_up(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)

    def fourth(_: object, legal: Sequence[dict[str, Any]]) -> bool:
        return any(move["kind"] == "drop" for move in legal)

    open_where(page, server, fourth, keeping)
    expect(page.locator(".bar h2")).to_have_text("Which completed chapter goes?")
    chapters = page.locator('[data-target^="done:"]')
    expect(chapters).to_have_count(4)
    profession = str(chapters.first.get_attribute("data-target")).split(":")[1][:2]
    chapters.first.click()
    lying = page.locator('[data-target^="order:"]')
    expect(lying).to_have_count(5)
    lying.first.click()
    card = card_of(page.locator('[data-target^="order:"][aria-pressed="true"]'))
    press(page, "On top: ")

    assert card[:2] == profession
    expect(page.locator(f'[data-place="pile"] [data-thing="top:{card}"]')).to_have_count(1)
