"""The words of errors, refusals and messages in both languages."""

import pytest

from pessoi.core.errors import Malformed, Stale
from pessoi.core.legality import Refusal
from pessoi.core.registry import game_keys
from pessoi.text import LANGUAGES, Messages, messages


def test_an_error_is_worded_in_each_language() -> None:
    error = Stale("core-stale", ply=3, current=5)

    assert messages("en").error(error) == "This answers ply 3, but the play is at ply 5."
    assert messages("el").error(error) == "Αυτό απαντά στην κίνηση 3, αλλά η παρτίδα βρίσκεται στην κίνηση 5."


def test_faults_within_an_error_stand_below_it() -> None:
    error = Malformed("core-moves", [Malformed("core-at-move", [Malformed("core-move-text", text="x")], index=4)])

    assert messages("en").error(error).split("\n") == [
        "Some moves can't be read:",
        "  Entry 4 (counted from 0):",
        "    “x” isn't a move in this game's notation.",
    ]


def test_lists_and_yes_or_no_can_be_filled_in() -> None:
    text = messages("en").text("core-option-value", {"value": True, "option": None, "allowed": [1, "two", False]})

    assert text == "“true” is no value of the option “”. Allowed: 1, two, false."


def test_a_refusal_is_worded() -> None:
    assert messages("el").refusal(Refusal("", "core-not-to-move")) == "Δεν είναι η σειρά σας."


def test_a_text_that_is_itself_a_key_is_worded_too() -> None:
    data = {"cards": ["seven_wonders_duel-name-baths", "seven_wonders_duel-face-down", "A1-r5c1"]}

    assert messages("el").text("seven_wonders_duel-refusal-covered", data).endswith(": Λουτρά, κλειστή κάρτα, A1-r5c1.")


def test_an_unknown_key_is_shown_as_it_is_and_an_unknown_language_is_english() -> None:
    words = messages("fr")

    assert words.language == "en"
    assert words.text("surely-no-key") == "surely-no-key"
    assert not words.has("surely-no-key")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_at_hand_has_its_words(language: str) -> None:
    words = messages(language)

    assert all(words.has(f"game-{key}") for key in game_keys())
    assert not Messages(language, []).has(f"game-{game_keys()[0]}")
