"""How hard routes are by games on them: the figures of the printed routes, the scale of all others, stay as they are.

`python -m tests.games.eldorado.test_trials` writes them anew after a change that is meant: then docs/routes.md, the
bounds of the scale and the labels of the book have to be looked at again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from manoa.games.eldorado.routes import NAMED
from manoa.games.eldorado.workshop.judging import DIFFICULTIES, GAMES, judge
from manoa.games.eldorado.workshop.trials import trial

GOLDEN = Path(__file__).with_name("trials.json")
PAGE = Path(__file__).parents[3] / "docs" / "routes.md"
# What the quick set plays: the whole scale takes 420 games.
FEW = ("first-game", 2)


def golden() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return found


def figures(name: str, games: int) -> dict[str, Any]:
    """A judgement; of its heat map, what it comes to."""
    said = judge([trial(name, number) for number in range(games)])
    heat: dict[str, float] = said.pop("heat")
    return {**said, "spaces": len(heat), "heat": round(sum(heat.values()), 1)}


def test_the_first_games_on_a_printed_route_are_as_they_were() -> None:
    assert figures(*FEW) == golden()["few"]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMED)
def test_the_figures_of_a_printed_route_are_as_they_were(name: str) -> None:
    assert figures(name, GAMES) == golden()["all"][name]


def test_the_books_labels_come_out_and_the_figures_are_those_of_the_page() -> None:
    found = golden()["all"]
    assert {name: said["difficulty"] for name, said in found.items()} == {
        name: NAMED[name]["difficulty"] for name in NAMED
    }
    page = PAGE.read_text(encoding="utf-8")
    for name, said in found.items():
        assert said["games"] == GAMES
        row = [
            f"`{name}`",
            said["difficulty"],
            f"{said['arrival']} ± {said['error']}",
            f"{said['detour']:.2f}",
            *(str(said[figure]) for figure in ("rounds", "behind", "leads")),
        ]
        assert f"| {' | '.join(row)} |" in page
    hardness = [DIFFICULTIES.index(said["difficulty"]) for said in found.values()]
    assert hardness == sorted(hardness), "the book's order"


if __name__ == "__main__":
    written = {"few": figures(*FEW), "all": {name: figures(name, GAMES) for name in NAMED}}
    GOLDEN.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
