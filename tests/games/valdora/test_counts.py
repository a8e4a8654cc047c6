"""How many action sequences there are from known positions, and how known games end.

As for El Dorado, these are golden: they change only when behaviour is meant to. After such a change, look at the
difference, raise the version in games/valdora if records of old games would play differently, and write them anew with

    PYTHONPATH=src python -m tests.games.valdora.test_counts
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.games.valdora.layouts import NAMED
from manoa.kernel.game import Game
from tests.games.valdora.seeded_games import SeededGame
from tests.golden import counts, playthrough, write
from tests.valdora_scene import Scene

GOLDEN = Path(__file__).with_name("golden.json")
DEPTH = 4


def opening(players: int, seed: int, **options: Any) -> Callable[[], Game]:
    return lambda: manoa.new("valdora", players=players, seed=seed, options=options)


def a_rich_browser() -> Game:
    """Coins for pages and a full hand of commissions in a commission town."""
    return Scene().arrived("C").coins(6).holds("red", "blue", "green").book("C", left=["white"]).game()


def a_shopper() -> Game:
    """Gold on two cards in an equipment town with pages on both sides."""
    return Scene().arrived("A").coins(3).owns(pan="gold", cart="gold").book("A", left=["horse", "chisel"]).game()


def a_full_road() -> Game:
    """Many cards and many gems."""
    scene = Scene().arrived("N1").gems("N1", ruby=1, sapphire=1, amethyst=1, emerald=1, gold=1)
    return scene.coins(5).owns(shovel=None, pickaxe=None, hammer=None, cart="gold", horse=None).game()


def a_harbour() -> Game:
    """Two ships and a cart to be emptied."""
    scene = Scene().arrived("O2").discard(ruby=2, gold=2, emerald=1)
    return scene.coins(5).owns(shovel=None, chisel=None, cart="gold").game()


def a_delivery_with_choices() -> Game:
    """Two white commissions and gems on several cards."""
    scene = Scene().arrived("S2").holds(("gold", "ruby", "amethyst"), ("ruby", "sapphire", "amethyst"), "red")
    return scene.owns(
        pan="gold", shovel="ruby", pickaxe="sapphire", hammer="amethyst", cart="ruby", horse="gold"
    ).game()


def provisions_and_meetings() -> Game:
    """A pawn with provisions and one coin among others."""
    return Scene(players=5).pawn("N4").provisions().coins(1).pawn("C", 1).pawn("C", 2).pawn("E2", 3).game()


POSITIONS: dict[str, Callable[[], Game]] = {
    "five-sections, 3 players": opening(3, 1),
    "five-sections, 5 players": opening(5, 2),
    "wheel, 4 players": opening(4, 3, layout="wheel"),
    "a rich browser": a_rich_browser,
    "a shopper": a_shopper,
    "a full road": a_full_road,
    "a harbour": a_harbour,
    "a delivery with choices": a_delivery_with_choices,
    "provisions and meetings": provisions_and_meetings,
}
PLAYTHROUGHS = 18


def played(number: int) -> dict[str, Any]:
    seeded = SeededGame(number, rounds=100)
    return playthrough(seeded.play(), seeded.words(), len(seeded.actions))


def kept() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("name", POSITIONS)
def test_action_sequences_from_a_known_position_are_as_many_as_ever(name: str) -> None:
    assert counts(POSITIONS[name](), DEPTH) == kept()["counts"][name]


@pytest.mark.parametrize("number", range(PLAYTHROUGHS))
def test_a_known_game_ends_as_ever(number: int) -> None:
    assert played(number) == kept()["playthroughs"][number]


def test_the_golden_file_keeps_nothing_else_and_shows_all_there_is() -> None:
    content = kept()
    assert list(content["counts"]) == list(POSITIONS)
    assert len(content["playthroughs"]) == PLAYTHROUGHS
    assert {entry["game"].split(",")[0] for entry in content["playthroughs"]} == set(NAMED)


if __name__ == "__main__":
    write(
        GOLDEN,
        {name: counts(position(), DEPTH) for name, position in POSITIONS.items()},
        [played(number) for number in range(PLAYTHROUGHS)],
    )
