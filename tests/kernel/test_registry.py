"""The registry: games are begun, listed and taken up again; what is wrong is refused with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

import manoa
from manoa.kernel.language import LANGUAGES, has_message

# What is no int or no text at all is turned away by compiled code before the house can speak.
WRONG_TYPE = (manoa.ManoaError, TypeError)


def sentences(error: manoa.ManoaError) -> str:
    """The English sentence of a refusal; the other languages have one, too."""
    assert all(error.say(language).strip() for language in LANGUAGES)
    return str(error)


@pytest.mark.parametrize("name", ["", "el dorado", "Eldorado", "chess"])
def test_an_unknown_game_is_refused_with_the_names_of_those_that_there_are(name: str) -> None:
    for begin in (lambda: manoa.new(name, players=2), lambda: manoa.Record(name, 2, 0, None)):
        with pytest.raises(manoa.BadOption) as caught:
            begin()
        assert name in sentences(caught.value)
        assert "eldorado" in sentences(caught.value)


@pytest.mark.parametrize("name", [None, 7, ["eldorado"], b"eldorado"])
def test_a_game_is_named_by_a_text(name: Any) -> None:
    with pytest.raises(WRONG_TYPE):
        manoa.new(name, players=2)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 1 << 70, True])
def test_a_player_count_that_the_game_does_not_take_is_refused(players: int) -> None:
    with pytest.raises(manoa.BadOption) as caught:
        manoa.new("eldorado", players=players)
    sentence = sentences(caught.value)
    assert str(players) in sentence
    assert "2" in sentence
    assert "4" in sentence


@pytest.mark.parametrize("players", [None, "3", 3.0, [3]])
def test_a_player_count_is_a_whole_number(players: Any) -> None:
    with pytest.raises(WRONG_TYPE):
        manoa.new("eldorado", players=players)


@pytest.mark.parametrize("seed", [-1, 1 << 64, -(1 << 80), True, False])
def test_a_seed_of_more_than_64_bits_is_refused(seed: int) -> None:
    with pytest.raises(manoa.BadOption) as caught:
        manoa.new("eldorado", players=2, seed=seed)
    assert str(seed) in sentences(caught.value)


@pytest.mark.parametrize("seed", [None, "7", 7.0, [7]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(WRONG_TYPE):
        manoa.new("eldorado", players=2, seed=seed)


@pytest.mark.parametrize("seed", [0, 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_every_seed_of_64_bits_deals_a_game_and_always_the_same(seed: int) -> None:
    positions = [manoa.new("eldorado", players=3, seed=seed).position() for _ in range(2)]
    assert positions[0] == positions[1]


def test_different_seeds_deal_different_games() -> None:
    dealt = {json.dumps(manoa.new("eldorado", players=4, seed=seed).view(0)["seats"]) for seed in range(20)}
    assert len(dealt) > 5


@pytest.mark.parametrize(
    "options",
    [{"caves": 1}, {"edition": "2020"}, {"edition": 2023}, {"round_limit": 0}, {"route": "nowhere"}, {"cave": True}],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, Any]) -> None:
    with pytest.raises(manoa.BadOption) as caught:
        manoa.new("eldorado", players=2, options=options)
    name, value = next(iter(options.items()))
    assert name in sentences(caught.value)
    assert str(value) in sentences(caught.value) or name == "cave"


def test_the_catalogue_is_what_a_lobby_needs() -> None:
    catalogue = manoa.catalogue()
    assert json.loads(json.dumps(catalogue)) == catalogue
    eldorado = next(entry for entry in catalogue if entry["name"] == "eldorado")
    assert eldorado["players"] == [2, 3, 4]
    assert eldorado["version"] >= 1
    options = {option["name"]: option for option in eldorado["options"]}
    assert set(options) == {"route", "caves", "edition", "blockades", "begins", "loser", "round_limit"}
    assert len(options["route"]["values"]) == 7
    assert options["edition"]["values"] == ["2019", "2023"]
    assert options["caves"]["values"] == [False, True]
    assert options["blockades"]["values"] == ["random", "none"]
    assert options["begins"]["values"] == ["first", "random", "loser"]
    assert options["loser"]["values"] is None
    assert eldorado["maps"] == "route"


def test_the_catalogue_has_a_name_in_every_language_for_all_that_it_lists() -> None:
    for entry in manoa.catalogue():
        keys = ["title", "tagline", *(f"option-{option['name']}" for option in entry["options"])]
        maps: list[str] = next((option["values"] for option in entry["options"] if option["name"] == entry["maps"]), [])
        keys += [f"{entry['maps']}-{name}" for name in maps] + (["table-map-line"] if maps else [])
        for language in LANGUAGES:
            assert [key for key in keys if not has_message(language, key, entry["name"])] == []


def test_every_offered_option_and_player_count_begins_a_game_at_its_default_too() -> None:
    for entry in manoa.catalogue():
        for players in entry["players"]:
            assert manoa.new(entry["name"], players=players).players == players
        for option in entry["options"]:
            for value in [option["default"], *(option["values"] or [])]:
                game = manoa.new(entry["name"], players=entry["players"][0], options={option["name"]: value})
                assert game.options[option["name"]] == value


def test_a_catalogue_belongs_to_its_reader() -> None:
    one, other = manoa.catalogue(), manoa.catalogue()
    for mine, theirs in zip(one[0]["options"], other[0]["options"], strict=True):
        assert mine is not theirs
        assert mine["values"] is None or mine["values"] is not theirs["values"]
