"""Carcassonne's expansions in the browser: choosing them, each one's decision on the page, a whole game of all."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from tests.web.conftest import Visitors
from tests.web.planted import plant_where
from tests.web.play import PHONE, QUIET, attribute, large_enough_to_touch
from tests.web.positions import position_where, put_table
from tests.web.server import Server
from tests.web.test_accessible import faults
from tests.web.test_carcassonne_board import primary

NAMES = ("Eleni", "Nikos")

LAST_TILES = 36
"""So many tiles are played through the page of a game with all expansions."""


def make(page: Page, expansions: list[str]) -> str:
    """Make a table for two people at this screen over the API; return its id."""
    body = {
        "game": "carcassonne",
        "options": {"first": "0", "expansions": expansions},
        "seats": [{"kind": "me", "name": NAMES[0]}, {"kind": "local", "name": NAMES[1]}],
        "clock": None,
        "private": True,
    }
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def open_at(
    page: Page,
    server: Server,
    step: str,
    expansions: list[str],
    also: Callable[[Any], bool] | None = None,
    after: int = 0,
) -> Page:
    """Open a table whose seat is asked for a step."""
    position, seat = position_where(step, expansions, after=after, also=also)
    page.goto(f"/table/{put_table(server, make(page, expansions), position, seat)}")
    expect(page.locator(f'.screen[data-asked="{seat}"]')).to_be_visible()
    return page


def decided(page: Page, act: Callable[[], Any]) -> None:
    """Do something and wait until a move has been made of it."""
    before = attribute(page, "version")
    drafted = attribute(page, "drafted")
    act()
    page.wait_for_selector(
        f'.screen[data-version]:not([data-version="{before}"]), .screen:not([data-drafted="{drafted}"])'
    )


def confirm(page: Page) -> None:
    """Confirm what is chosen with the primary button."""
    decided(page, primary(page).click)


def choice(page: Page, name: str | re.Pattern[str]) -> Any:
    """Return a choice of the prompt bar by its name."""
    return page.locator(".bar .choices").get_by_role("button", name=name)


def spot(page: Page, text: str) -> Any:
    """Return the first spot whose move begins so. Spots may lie close together, so they are clicked as events."""
    return page.locator(f'[data-spot^="{text}"]').first


def can_put(piece: str) -> Callable[[Any], bool]:
    """Tell whether the seat that is asked has the piece, and a meeple for the other choice."""

    def has(view: Any) -> bool:
        supply = view["seats"][view["to_move"]]["supply"]
        return bool(supply[piece] and supply["meeple"])

    return has


def test_expansions_are_chosen_by_selection_and_by_card_with_the_keyboard(visitor: Visitors) -> None:
    page = visitor("/new?game=carcassonne")
    page.get_by_role("button", name="Everything").focus()
    page.keyboard.press("Enter")
    expect(page.locator('input[type="checkbox"]:checked')).to_have_count(9)
    page.get_by_role("button", name="Two big ones").click()
    expect(page.locator('input[type="checkbox"]:checked')).to_have_count(2)
    page.get_by_role("checkbox", name="Ferries").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("checkbox", name="Ferries")).to_be_checked()
    expect(page.get_by_text("On lakes ferries join roads")).to_be_visible()
    expect(page.locator("form .cards svg[viewBox]").first).to_be_visible()
    page.locator("form .cards label").first.click()
    expect(page.locator('input[type="checkbox"]:checked')).to_have_count(2)

    page.locator("button.primary").click()
    page.wait_for_url("**/table/*")
    answer = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert answer.json()["options"]["expansions"] == ["traders", "ferries"]


def test_on_a_phone_the_cards_are_large_enough_and_without_fault(visitor: Visitors) -> None:
    page = visitor("/new?game=carcassonne", locale="el", **PHONE)
    card = page.locator("form .cards label").first
    card.wait_for()
    assert large_enough_to_touch(card)
    card.tap()
    expect(page.get_by_role("checkbox", name="Πανδοχεία & Καθεδρικοί")).to_be_checked()
    assert faults(page) == []


def test_the_rules_of_a_table_are_those_of_its_expansions(visitor: Visitors) -> None:
    page = visitor(QUIET)
    table = make(page, ["ferries", "inns"])
    page.goto(f"/rules/carcassonne?table={table}")

    expect(page.get_by_text("Inns & Cathedrals, Ferries")).to_be_visible()
    for rule, shown in {"CAR-FE-01": 1, "CAR-X-12": 1, "CAR-TILE-01": 1, "CAR-GM-01": 0, "CAR-X-13": 0}.items():
        expect(page.locator(f"section#{rule}")).to_have_count(shown)
    page.get_by_role("link", name="All rules").click()
    expect(page.locator("section#CAR-GM-01")).to_have_count(1)


@pytest.mark.parametrize(
    ("expansion", "piece", "name"), [("inns", "big", "big meeple"), ("traders", "builder", "builder")]
)
def test_another_piece_is_picked_and_put(
    visitor: Visitors, server: Server, expansion: str, piece: str, name: str
) -> None:
    page = visitor(QUIET)
    also = can_put(piece)
    open_at(page, server, "figure", [expansion], lambda view: also(view) and offers(view, piece), after=30)

    choice(page, name).click()
    expect(choice(page, name)).to_have_attribute("aria-pressed", "true")
    spot(page, piece).dispatch_event("click")
    confirm(page)

    expect(page.locator("[data-segment]").and_(page.get_by_role("img", name=name))).not_to_have_count(0)


def offers(view: Any, piece: str) -> bool:
    """Tell whether a builder has somebody of its seat to join on a feature of the last tile; others always can go."""
    if piece != "builder":
        return True
    last = ",".join(map(str, view["prompt"]["last"])) + ":"
    return any(
        feature["kind"] in ("road", "city")
        and feature["figures"].get(str(view["to_move"]))
        and any(segment.startswith(last) for segment in feature["segments"])
        for feature in view["features"]
    )


def test_a_flight_shows_its_way_and_is_told(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "figure", ["flying"], lambda view: is_machine(view) and can_put("meeple")(view), after=40)

    spot(page, "fly").dispatch_event("click")
    expect(page.locator('[data-flight="open"]')).to_be_attached()
    confirm(page)

    expect(page.get_by_text("the die shows").first).to_be_visible()


def is_machine(view: Any) -> bool:
    """Tell whether the last tile has a flying machine."""
    return str(view["tiles"][-1]["tile"]).startswith("FM-")


def test_after_the_die_the_landing_is_chosen(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "land", ["flying"], after=40)

    expect(page.locator('[data-flight="rolled"]')).to_be_attached()
    spot(page, "land").dispatch_event("click")
    confirm(page)

    expect(page.get_by_text(re.compile("lands: meeple")).first).to_be_visible()


def test_marker_or_messenger_moves_by_key(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "award", ["messengers"], after=40)

    page.keyboard.press("2")
    expect(choice(page, re.compile("^messenger from"))).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-space="messenger"].chosen')).to_be_attached()
    decided(page, lambda: page.keyboard.press("2"))

    expect(page.get_by_text(re.compile(r"messenger [1-9]")).first).to_be_attached()


def test_a_message_is_used_or_turned_into_two_points(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "message", ["messengers"], after=40)

    decided(page, page.locator(".bar").get_by_text("Two points").click)

    expect(page.locator(".bar h2")).to_have_text("Which figure moves on?")
    expect(page.locator(".bar .hint")).to_contain_text("two points instead of the message")


def test_a_ferry_is_put_between_two_roads(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "ferry", ["ferries"], after=20)
    lying = page.locator("[data-ferry]").count()

    spot(page, "ferry").dispatch_event("click")
    expect(page.locator(".bar .hint")).to_contain_text(re.compile("north|east|south|west"))
    confirm(page)

    expect(page.locator("[data-ferry]")).to_have_count(lying + 1)


def test_ferries_are_moved_or_left(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "ferries", ["ferries"], after=20)

    spot(page, "ferry").dispatch_event("click")
    confirm(page)

    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator(".spot.chosen")).to_have_count(0)


def test_the_second_ingot_is_laid(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "ingot", ["gold"], after=20)
    text = spot(page, "gold").get_attribute("data-spot") or ""

    spot(page, "gold").dispatch_event("click")
    confirm(page)

    expect(page.locator(f'[data-gold="{text.removeprefix("gold ")}"]')).to_have_count(1)


def test_the_witch_goes_where_the_feature_is_clicked(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "magic", ["magic"], after=20)

    page.keyboard.press("f")
    expect(choice(page, "witch")).to_have_attribute("aria-pressed", "true")
    spot(page, "witch").dispatch_event("click")
    confirm(page)

    expect(page.get_by_role("img", name="witch")).to_have_count(1)


def test_a_robber_is_put_on_the_track_by_another_seat_too(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "robber", ["robbers"], lambda view: view["to_move"] != view["prompt"]["seat"], after=20)

    expect(page.locator(".bar .hint")).to_contain_text("turn of")
    page.locator("[data-space] .hit").first.click()
    expect(page.locator("[data-space].chosen")).to_be_attached()
    confirm(page)

    expect(page.get_by_text(re.compile("puts the robber on space")).first).to_be_visible()


def test_a_crop_circle_asks_one_after_the_other_by_touch(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, **PHONE)
    open_at(
        page,
        server,
        "crop",
        ["crops"],
        lambda view: not view["prompt"]["choice"] and len(view["figures"]) > 8,
        after=60,
    )

    assert large_enough_to_touch(page.locator(".choice").first)
    choice(page, "all must take a meeple back").tap()
    decided(page, primary(page).tap)

    expect(page.locator(".bar h2")).not_to_have_text("Add meeples, or take back?")


def test_what_is_scored_first_is_chosen_by_its_number(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_at(page, server, "score", ["messengers"], after=20)
    spots = page.locator("[data-spot]").count()
    assert spots > 1

    page.keyboard.press("2")
    expect(page.locator(".spot.chosen")).to_have_count(1)
    decided(page, lambda: page.keyboard.press("2"))


DECIDE = """random => {
    const pick = all => all[Math.floor(random * all.length)];
    const click = target => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const bar = document.querySelector(".bar");
    const declining = bar.querySelector(".buttons .plain:not([aria-disabled])");
    const spots = [...document.querySelectorAll("[data-spot]")];
    const targets = spots.length > 0 ? spots : [...document.querySelectorAll(".bar .choices [aria-pressed]")];
    const place = [...document.querySelectorAll("[data-place]")]
        .map(place => [Math.hypot(...place.dataset.place.split(",").map(Number)), place])
        .sort((a, b) => a[0] - b[0])[0];
    if (place) click(place[1]);
    else if (targets.length > 0 && !(declining && random < 0.3)) click(pick(targets));
    else click(declining ?? bar.querySelector(".buttons .primary"));
}"""
"""Chooses something at random, as a player would with the mouse; a primary button confirms it."""


CONFIRM = """() => document.querySelector(".bar .primary:not([aria-disabled])")?.click()"""


def test_a_game_with_all_nine_is_played_to_its_end_by_random_choices(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    options: dict[str, Any] = {"first": "0", "expansions": [*EXPANSIONS]}
    page.goto(plant_where(page, server, "carcassonne", lambda view, _: int(view["pile"]) <= LAST_TILES, **options))
    asked: set[str] = set()
    seed = 7
    for _ in range(4000):
        page.wait_for_selector('.screen:not([data-asked=""]), .screen[data-state="over"]')
        if attribute(page, "state") == "over":
            break
        asked.add(page.locator(".bar h2").inner_text())
        moved = ", ".join(
            f'.screen:not([data-{name}="{attribute(page, name)}"])' for name in ("version", "drafted", "asked")
        )
        seed = (seed * 1103515245 + 12345) % 2**31
        page.evaluate(DECIDE, seed / 2**31)
        page.wait_for_selector(f".bar .primary:not([aria-disabled]), {moved}")
        page.evaluate(CONFIRM)
        page.wait_for_selector(moved)
    assert attribute(page, "state") == "over"
    assert len(asked) > 4, asked
    page.get_by_role("button", name="Replay").last.click()
    page.wait_for_url("**/replay/*")
    for name in NAMES:
        expect(page.get_by_role("table").get_by_text(name)).to_be_visible()
    assert json.loads(page.request.get(f"{page.url.replace('/replay/', '/api/tables/').split('?')[0]}/record").text())


@pytest.mark.parametrize("step", ["robber", "award"])
def test_no_question_has_a_fault_that_a_machine_can_find(visitor: Visitors, server: Server, step: str) -> None:
    page = visitor(QUIET, locale="el", **(PHONE if step == "award" else {}))
    open_at(page, server, step, ["inns", "traders", "messengers", "robbers"], after=40)
    assert faults(page) == []
