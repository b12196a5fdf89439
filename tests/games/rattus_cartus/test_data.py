"""The material: facts of the printed game, and a table's own card file."""

import json
from collections import Counter
from typing import Any

import pytest

from pessoi.core.errors import Malformed
from pessoi.games.rattus_cartus import GAME
from pessoi.games.rattus_cartus.card_file import faults_of_text
from pessoi.games.rattus_cartus.cards import BUILDINGS, CARDS, CLASSES, DATA, KIND_NAMES, tables_of
from pessoi.games.rattus_cartus.kinds import KINDS, class_at, count_at, kinds_at, size_at
from tests.games.rattus_cartus.table import loaded, play, random_play, shown, words


def own_file(**changes: Any) -> dict[str, Any]:
    """A copy of the standard file; ``path__to__field=value`` changes it."""
    document: dict[str, Any] = json.loads(json.dumps(DATA))
    for path, value in changes.items():
        holder: Any = document
        *way, last = path.split("__")
        for key in way:
            holder = holder[int(key)] if isinstance(holder, list) else holder[key]
        holder[int(last) if isinstance(holder, list) else last] = value
    return document


def keys_of(document: Any) -> set[str]:
    return {fault.key.removeprefix("rattus_cartus-cards-") for fault in faults_of_text(json.dumps(document))}


def test_the_material_is_complete() -> None:
    """RC-01, RC-02, RC-03, RC-04."""
    copies = tables_of("standard").copies
    assert len(CLASSES) == 6
    assert [class_at(copies, 0, number) for number in range(6)] == [14] * 6
    nuns = Counter(kind % 5 for kind in kinds_at(copies, 0))
    assert nuns == {4: 24, 3: 12, 2: 12, 1: 12, 0: 24}
    assert Counter(name.rpartition("_")[0] for name in CARDS) == dict.fromkeys(BUILDINGS, 5)
    assert list(tables_of("standard").stacks) == [15, 12, 12, 12, 15, 20]


def test_multisets_count_every_kind() -> None:
    """RC-110: the order of kinds is that of the classes, of nuns, and of the special cards."""
    copies = tables_of("standard").copies
    assert len(KIND_NAMES) == KINDS
    assert KIND_NAMES[:2] + KIND_NAMES[29:] == ("Pe0", "Pe1", "Ki4", "Jo", "Sw", "Fl", "Pa", "Go")
    assert size_at(copies, 0) == 84 == sum(count_at(copies, 0, kind) for kind in range(KINDS))


def test_names_are_those_of_the_data() -> None:
    for language in ("en", "el"):
        say = words(language).text
        for entry, person in zip(DATA["classes"], ("Pe", "Me", "Mo", "Kn", "Wi", "Ki"), strict=True):
            assert say(f"rattus_cartus-class-{entry['id']}") == entry[f"name_{language}"]
            assert say(f"rattus_cartus-card-{person}") == entry[f"person_{language}"]
        for entry in DATA["buildings"]:
            assert say(f"rattus_cartus-building-{entry['id']}") == entry[f"name_{language}"]


def test_the_standard_file_has_no_fault() -> None:
    assert keys_of(DATA) == set()


def test_all_faults_of_a_card_file_are_told_at_once() -> None:
    document = own_file(
        building_cards__0__supply__draw=10,
        building_cards__1__supply={"draw": 0, "discard_rats": 0, "look_nuns": 0},
        setup__starting_hand=6,
        stacks__gold__count=16,
        stacks__vp_token__value=0,
        buildings__0__special={"effect": "dance"},
        population__nuns_per_class__magic=[4] * 14,
        influence_track__length="long",
        extra=1,
    )
    del document["discs"]
    assert keys_of(document) >= {"number", "empty", "fixed", "effect", "count", "key", "missing"}


@pytest.mark.parametrize("text", ["{", "[]", '{"a":', '{"classes": 3}', "{" * 5000])
def test_what_is_no_card_file_is_refused(text: str) -> None:
    assert faults_of_text(text)
    with pytest.raises(Malformed) as caught:
        GAME.options_of({"cards": text})
    assert caught.value.key == "core-options"


def test_every_part_spoilt_is_refused_and_never_a_crash() -> None:
    for key in DATA:
        for value in (None, 7, "x", [], {}, [None], {"x": None}):
            document = own_file(**{key: value})
            if key not in ("title_en", "title_el", "class_provenance", "vp_token_provenance", "not_recommended"):
                assert keys_of(document) or key == "building_cards_provenance", (key, value)


def test_a_table_plays_by_its_own_card_file() -> None:
    """RC-10, RC-31, RC-96: other supply actions, token value and length of the tracks."""
    text = json.dumps(
        own_file(
            building_cards__40__supply={"draw": 1, "discard_rats": 3, "look_nuns": 0},
            building_cards__40__supply_status="printed",
            stacks__vp_token__value=2,
            influence_track__length=6,
        )
    )
    state = loaded({"step": "supply", "row": ["farm_1", "castle_1"], "seats": [{}, {}]}, cards=text)
    seen = shown(state)

    assert seen["row"][0]["supply"] == {"draw": 1, "rats": 3, "look": 0}
    assert (seen["row"][0]["reconstructed"], seen["row"][1]["reconstructed"]) == (False, True)
    assert seen["options"]["cards"] == "own"
    assert seen["track_end"] == 6
    play(state, "supply 1", "draw Pe0")
    assert shown(state)["seats"][0]["rats"] == 7
    for ended in random_play(1, cards=text):
        assert all(track[0]["value"] <= 6 for track in shown(ended)["tracks"].values() if track)


def test_every_standard_supply_is_shown_as_reconstructed() -> None:
    state = loaded({"step": "supply", "row": ["farm_1", "castle_1"], "seats": [{}, {}]})

    assert [entry["reconstructed"] for entry in shown(state)["row"]] == [True, True]
