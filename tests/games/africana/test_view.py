"""What the screen is offered: where an explorer can go now, and the terminal's lines."""

from typing import Any

from pessoi.core.view import legal_moves, view
from pessoi.games.africana import GAME
from tests.games.africana.table import at_table, legal, moving, play, random_play, shown, words


def ways(view: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    return {place["to"]: place["ways"] for place in view["reach"] or []}


def test_reachable_places_come_with_the_cheapest_ways() -> None:
    """AF-40 to AF-46."""
    state = at_table({"location": "cape_town", "silver": 0, "travel": {"pink": 1}})
    reach = ways(shown(state))

    first = reach["mozambique"][0]
    assert first["moves"] == ["C", "step port_natal wild", "step mozambique pink"]
    assert first["path"] == ["port_natal", "mozambique"]
    assert first["spent"] == 1
    assert first["silver"] == 0
    assert "cairo" not in reach


def test_wild_and_helper_cards_cost_nothing_so_they_come_first() -> None:
    """AF-45."""
    state = moving({"location": "cairo", "travel": {"grey": 1}})
    way = ways(shown(state))["aswan"][0]

    assert (way["cards"], way["spent"], way["silver"]) == (["wild"], 0, 0)


def test_ways_for_silver_are_shown_where_they_save_something() -> None:
    """AF-46."""
    state = moving({"location": "ujiji", "silver": 5, "travel": {"pink": 1}, "wild": False}, table=["wild"])
    way = ways(shown(state))["victoria_falls"][0]

    assert way["moves"] == ["step victoria_falls pink paid"]
    assert (way["silver"], way["paid"]) == (5, [True])


def test_every_way_can_be_walked_and_leads_where_it_says() -> None:
    """AF-40, AF-48."""
    for seed in (2, 3):
        for number, state in enumerate(random_play(seed, seats=3, round_limit=40)):
            if number % 25 or state.to_move < 0:
                continue
            seat = int(state.to_move)
            for place, found in ways(shown(state, seat)).items():
                for way in found:
                    walker = state.clone()
                    play(walker, *way["moves"])
                    assert shown(walker, seat)["seats"][seat]["location"] == place


def test_no_way_is_missed_and_none_is_dearer_than_need_be() -> None:
    """AF-40 to AF-46: every sequence of steps, tried one by one, has a way to its end that is at least as good."""
    state = moving(
        {
            "location": "ujiji",
            "silver": 10,
            "travel": {"pink": 1, "grey": 1},
            "helpers": ["cyan"],
            "adventures": ["N12"],
            "wild": False,
        },
        table=["wild"],
    )
    offered = {
        place: {(way["silver"], way["spent"], len(way["moves"])) for way in found}
        for place, found in ways(shown(state)).items()
    }
    tried: dict[str, set[tuple[int, int, int]]] = {}
    walks = [(state, 0, 0)]
    for walker, spent, steps in walks:
        for move in legal(walker):
            if move.startswith("step"):
                after = walker.clone()
                play(after, move)
                price = (10 - shown(after)["seats"][0]["silver"], spent + ("helper" not in move), steps + 1)
                tried.setdefault(move.split()[1], set()).add(price)
                walks.append((after, *price[1:]))
    del tried["ujiji"]  # the way back to where it stands

    assert offered == {
        place: {
            price
            for price in prices
            if not any(other != price and all(a <= b for a, b in zip(other, price, strict=True)) for other in prices)
        }
        for place, prices in tried.items()
    }


def test_neighbours_within_reach_are_those_of_the_legal_steps() -> None:
    state = moving({"location": "lagos", "travel": {"pink": 1}})
    steps = {move.split()[1] for move in legal(state) if move.startswith("step")}

    assert steps == {way["path"][0] for found in ways(shown(state)).values() for way in found}


def test_only_the_seat_to_move_is_shown_its_reach() -> None:
    state = at_table()

    assert view(GAME, state, 0)["reach"] is not None
    assert view(GAME, state, 1)["reach"] is None


def test_moves_are_described_for_the_screen() -> None:
    """AF-46, AF-54, AF-61, AF-62."""
    state = moving(
        {"location": "cape_town", "silver": 6, "travel": {"pink": 1, "orange": 1}, "open": ["N03", "N12"]},
        missions=["C03", {"mission": "C12", "markers": [0, 1]}],
    )
    fields = {each["text"]: each for each in legal_moves(GAME, state, 0)}

    assert fields["step port_natal orange paid"]["cost"] == 5
    assert fields["step lagos wild"] | {"text": ""} == {
        "text": "",
        "kind": "step",
        "from": "cape_town",
        "to": "lagos",
        "card": "wild",
        "type": "wild",
        "colour": None,
        "paid": False,
        "cost": 0,
    }
    assert fields["join 1"]["bonus"] == {"type": "silver", "amount": 2}
    assert (fields["complete 2"]["silver"], fields["complete 2"]["points"], fields["complete 2"]["others"]) == (
        1,
        5,
        [1],
    )
    assert (fields["complete N03"]["silver"], fields["complete N12"]["helper"]) == (2, "cyan")
    assert fields["done"] == {"text": "done", "kind": "done", "action": "C", "spent": []}


def test_the_terminal_shows_table_and_events_in_both_languages() -> None:
    for language in ("en", "el"):
        said = words(language)
        for state in random_play(6, seats=4, round_limit=3):
            board = GAME.text_board(view(GAME, state, 0))
            assert board.startswith(f"round {state.round} ")
            if state.to_move < 0:
                continue
            move = state.legal()[0]
            for event in play(state.clone(), GAME.write_move(move)):
                seen: dict[str, Any] = event.seen(0)
                assert GAME.text_event(seen, said.text)
