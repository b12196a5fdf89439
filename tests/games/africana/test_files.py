"""Own board and card files: the same schema, the same checks, the same game."""

import json
from copy import deepcopy
from typing import Any

import pytest

from pessoi.core.conformance import check_game
from pessoi.core.errors import Malformed
from pessoi.core.game import Document, Json
from pessoi.games.africana import GAME
from pessoi.games.africana.files import SHIPPED
from tests.games.africana.table import words

START_TOWNS = ("napoli", "cape_town", "lagos", "jeddah")


def files() -> dict[str, Any]:
    """The package's files, marked as printed, so that they may be changed."""
    own = deepcopy({"board": SHIPPED.board, "cards": SHIPPED.cards})
    own["board"]["status"] = own["cards"]["status"] = "printed"
    return own


def renamed() -> dict[str, Any]:
    """Files with other ids, routes, symbols and rewards."""
    own = files()
    name = {place["id"]: place["id"] for place in own["board"]["locations"]}
    name |= {key: f"own_{key}" for key in name if key not in START_TOWNS}
    for place in own["board"]["locations"]:
        place["id"] = name[place["id"]]
        place["symbols"] = place["symbols"][::-1]
    for route in own["board"]["routes"]:
        route["a"], route["b"] = name[route["a"]], name[route["b"]]
    for card in own["cards"]["missions"]:
        card.update({"id": f"M{card['id']}", "from": name[card["from"]], "to": name[card["to"]], "vp": card["vp"] + 1})
    for card in own["cards"]["adventures"]:
        card.update({"id": f"X{card['id']}", "to": name[card["to"]]})
    own["cards"]["missions"][12]["back"] = "C"
    return own


def faults(own: dict[str, Any]) -> list[dict[str, object]]:
    with pytest.raises(Malformed) as caught:
        GAME.options_of({"files": own})
    (fault,) = caught.value.faults
    assert fault.key == "africana-files"
    assert isinstance(fault, Malformed)
    for language in ("en", "el"):
        assert all(words(language).text(each.key, each.data) for each in fault.faults)
    return [each.data for each in fault.faults]


def test_the_package_passes_its_own_checks() -> None:
    options = GAME.options_of({"files": {"board": SHIPPED.board, "cards": SHIPPED.cards}})

    assert options["files"] == {"board": SHIPPED.board, "cards": SHIPPED.cards}


def test_a_table_plays_with_files_of_its_own() -> None:
    """Everything that the contract asks for holds for them too."""
    options = GAME.options_of({"files": renamed(), "round_limit": 20, "seats": 3})
    report = check_game(GAME, games=4, seed=3, options=[options])

    assert not report.faults, report.text()


def test_places_of_own_files_are_numbered() -> None:
    options = GAME.options_of({"files": renamed()})
    position: Document = {
        "step": "move",
        "action": "C",
        "seats": [{"location": "own_aswan", "travel": {"grey": 1}}, {}],
    }
    state = GAME.load(position, options)
    moves = {GAME.write_move(move): GAME.describe(state, move) for move in state.legal()}

    assert moves["step #4 grey"]["to"] == "own_cairo"
    assert state.refusal(GAME.read_move("step cairo grey")) is not None
    shown = GAME.view(state.redact(0), 0)
    assert shown["files"] == options["files"]
    assert "#4 own_cairo" in GAME.text_board(shown)


def test_the_files_may_be_given_as_texts() -> None:
    own = files()
    texts: dict[str, Json] = {name: json.dumps(part) for name, part in own.items()}

    assert GAME.options_of({"files": texts})["files"] == own
    assert GAME.options_of({"files": json.dumps(own)})["files"] == own
    with pytest.raises(Malformed) as refused:
        GAME.options_of({"files": {**texts, "cards": "{"}})
    [fault] = refused.value.faults
    assert isinstance(fault, Malformed)
    assert [each.key for each in fault.faults] == ["africana-files-json"]
    assert fault.faults[0].data["name"] == "cards"


def test_all_faults_are_told_at_once() -> None:
    own = files()
    own["board"]["locations"][3]["symbols"] = ["pink", "pink"]
    own["board"]["routes"].append(own["board"]["routes"][0])
    own["cards"]["missions"][0]["to"] = "atlantis"
    own["cards"]["costs"]["adventure"] = 4

    found = faults(own)

    assert [each["check"] for each in found] == ["place-symbols", "route", "numbers", "mission"]


def test_a_wrong_form_is_told_by_its_place() -> None:
    own = files()
    own["board"]["locations"][3]["id"] = 7
    own["cards"]["missions"][2]["silver"] = -1
    del own["cards"]["artifacts"]

    assert [each["where"] for each in faults(own)] == [
        "files.board.locations.3.id",
        "files.cards.artifacts",
        "files.cards.missions.2.silver",
    ]


def test_a_helper_adventure_needs_its_colour() -> None:
    own = files()
    own["cards"]["adventures"][10]["helper"] = "red"

    assert [each["where"] for each in faults(own)] == ["files.cards.adventures.10.helper"]


def test_reconstructed_files_must_keep_the_balance_and_printed_ones_need_not() -> None:
    own = files()
    own["board"]["locations"][3]["symbols"] = ["pink", "grey"]
    GAME.options_of({"files": own})

    own["board"]["status"] = "reconstructed"

    assert {each["check"] for each in faults(own)} == {"even", "choice"}


@pytest.mark.parametrize("value", ["other", 3, None, [], {"board": {}}, {"board": [], "cards": "x"}])
def test_what_is_no_pair_of_files_is_refused(value: Any) -> None:
    with pytest.raises(Malformed):
        GAME.options_of({"files": value})
