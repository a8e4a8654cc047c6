"""Options: normal forms, defaults, and refusals that say what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.kernel.language import LANGUAGES
from manoa.kernel.options import choice, count, flag, normal, round_limit

KNOWN = [choice("colour", "red", ["red", "blue"]), flag("caves", False), round_limit()]


def refused(given: Any) -> manoa.BadOption:
    """The refusal of options; it has words in every language."""
    with pytest.raises(manoa.BadOption) as caught:
        normal("eldorado", KNOWN, given, 1)
    assert all(caught.value.say(language).strip() for language in LANGUAGES)
    return caught.value


@pytest.mark.parametrize("given", [None, {}])
def test_what_nobody_says_is_at_its_default(given: dict[str, Any] | None) -> None:
    assert normal("eldorado", KNOWN, given, 1) == {"colour": "red", "caves": False, "round_limit": None}


def test_what_is_said_is_kept() -> None:
    given = {"round_limit": 12, "caves": True, "colour": "blue"}
    assert normal("eldorado", KNOWN, given, 1) == {"colour": "blue", "caves": True, "round_limit": 12}
    assert given == {"round_limit": 12, "caves": True, "colour": "blue"}, "the caller's own table is left alone"


@pytest.mark.parametrize("value", ["green", "RED", "", 1, None, ["red"], True])
def test_a_choice_is_one_of_its_words(value: Any) -> None:
    sentence = str(refused({"colour": value}))
    assert "colour" in sentence
    assert str(value) in sentence
    assert "red, blue" in sentence


@pytest.mark.parametrize("value", [1, 0, "true", "", None])
def test_a_flag_is_true_or_false(value: Any) -> None:
    sentence = str(refused({"caves": value}))
    assert "caves" in sentence
    assert str(value) in sentence


@pytest.mark.parametrize("value", [0, -1, 100_001, 1 << 80, True, False, 1.0, "5", [5]])
def test_a_round_limit_is_a_whole_number_in_its_range(value: Any) -> None:
    sentence = str(refused({"round_limit": value}))
    assert "round_limit" in sentence
    assert str(value) in sentence


@pytest.mark.parametrize("value", [1, 100_000, None])
def test_the_bounds_of_a_round_limit_and_none_at_all_are_taken(value: int | None) -> None:
    assert normal("eldorado", KNOWN, {"round_limit": value}, 1)["round_limit"] == value


def test_a_count_has_the_bounds_it_was_given() -> None:
    option = count("pawns", 2, 3)
    assert (option.check(2), option.check(3), option.check(None)) == (2, 3, None)
    for value in (1, 4):
        with pytest.raises(manoa.BadOption):
            option.check(value)


@pytest.mark.parametrize("name", ["cave", "", "Caves", 7])
def test_an_unknown_option_is_named_with_those_that_there_are(name: Any) -> None:
    sentence = str(refused({name: True}))
    assert str(name) in sentence
    assert "colour, caves, round_limit" in sentence


@pytest.mark.parametrize("given", [[], [("caves", True)], "caves", 3, True])
def test_options_are_a_table(given: Any) -> None:
    # Compiled code turns away what is no table before the house can speak.
    with pytest.raises((manoa.BadOption, TypeError)):
        normal("eldorado", KNOWN, given, 1)


def test_a_lobby_learns_names_defaults_and_values() -> None:
    assert [option.as_dict() for option in KNOWN] == [
        {"name": "colour", "default": "red", "values": ["red", "blue"]},
        {"name": "caves", "default": False, "values": [False, True]},
        {"name": "round_limit", "default": None, "values": None},
    ]
