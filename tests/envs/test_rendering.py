"""A position is drawn with what lies there, and in words where a game draws nothing."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest

import manoa
from manoa.envs.rendering import rendered, svg_of
from manoa.kernel import registry
from manoa.kernel.game import Game

games = pytest.mark.parametrize("game", [title.name for title in registry.titles()])


def drawn(state: Game, kind: str) -> list[ElementTree.Element]:
    return [each for each in ElementTree.fromstring(svg_of(state)).iter() if each.get("class") == kind]


@games
def test_the_same_picture_in_words_lines_and_pixels(game: str) -> None:
    state = manoa.new(game, players=3, seed=4)
    chooser = random.Random(1)
    for _ in range(40):
        state.apply(chooser.choice(state.legal_actions()))
    assert rendered(state, "svg") == svg_of(state)
    assert "self " in rendered(state, "ansi")
    pixels = rendered(state, "rgb_array")
    assert pixels.shape[1:] == (640, 3)
    assert pixels.std() > 1
    assert rendered(state, None) is rendered(state, "human") is None


def test_el_dorado_shows_its_pawns_and_blockades() -> None:
    state = manoa.new("eldorado", players=2, seed=4)
    view = state.view(None)
    assert len(drawn(state, "pawn")) == sum(len(seat["pawns"]) for seat in view["seats"]) == 4
    assert len(drawn(state, "blockade")) == len(view["blockades"])


def test_valdora_shows_its_pawns_and_gems() -> None:
    state = manoa.new("valdora", players=4, seed=4)
    assert len(drawn(state, "pawn")) == 4
    assert len(drawn(state, "gem")) == sum(sum(heap.values()) for heap in state.view(None)["gems"].values())


def test_the_island_shows_its_tiles_and_pieces() -> None:
    state = manoa.new("island", players=3, seed=4)
    chooser = random.Random(3)
    for _ in range(1200):
        state.apply(chooser.choice(state.legal_actions()))
    view = state.view(None)
    tiles = [tile["tile"] for tile in view["island"] + view["cave"]]
    assert [tile.get("data-tile") for tile in drawn(state, "tile")] == tiles
    for kind in ("fort", "farm"):
        assert len(drawn(state, kind)) == sum(each["kind"] == kind for each in view["buildings"]) > 0
    assert len(drawn(state, "explorer")) == 3
    assert len(drawn(state, "villagers")) == sum(len(seat["villagers"]) for seat in view["seats"]) > 0


def test_a_game_without_a_map_shows_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.title("valdora"), "picture", None)
    state = manoa.new("valdora", players=3, seed=1)
    words = [line.text for line in ElementTree.fromstring(svg_of(state)).iter() if line.tag.endswith("tspan")]
    assert words == rendered(state, "ansi").splitlines()
