"""Known counts and known games of every game: how many action sequences there are from known positions, and how known
games end.

Counts to a small depth are an oracle for the whole of legal_actions and apply: a rule that offers one choice too many
or too few anywhere on the way changes them. The play-throughs do the same for whole games. Both are golden: they were
right when they were written, and change only when behaviour is meant to. After such a change, look at the difference,
see whether the version must be raised (docs/versions.md), and write them anew with

    PYTHONPATH=src python -m tests.golden GAME

A game that has some names them in `tests/games/<game>/known_positions.py`: `POSITIONS`, the `DEPTH` to which sequences
are counted, how many `PLAYTHROUGHS` there are and after how many `ROUNDS` they are cut off.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import manoa
from manoa.kernel import registry
from manoa.kernel.game import Game
from tests.seeded import seeded
from tests.simulation import own_module

GAMES = Path(__file__).parent / "games"


def known() -> dict[str, ModuleType]:
    """The games that have known positions, with their modules."""
    found = {title.name: own_module(title.name, "known_positions") for title in registry.titles()}
    return {name: module for name, module in found.items() if module is not None}


def kept(name: str) -> dict[str, Any]:
    """What is known of a game."""
    content: dict[str, Any] = json.loads((GAMES / name / "golden.json").read_text(encoding="utf-8"))
    return content


def opening(name: str, players: int, seed: int, **options: Any) -> Callable[[], Game]:
    """A position that needs no scene."""
    return lambda: manoa.new(name, players=players, seed=seed, options=options)


def count(game: Game, depth: int) -> int:
    """The number of action sequences of that length; those that end the game earlier count as one."""
    if depth == 0 or game.is_over:
        return 1
    legal = game.legal_actions()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = game.copy()
        after.apply(action)
        total += count(after, depth - 1)
    return total


def counts(game: Game, depth: int) -> list[int]:
    """The same for all lengths up to one."""
    return [count(game, length) for length in range(1, depth + 1)]


def playthrough(name: str, number: int, rounds: int) -> dict[str, Any]:
    """A whole game in short: which it was, how long it took, who won, and a digest of its last position."""
    played = seeded(name, number, rounds)
    game = played.play()
    position = json.dumps(game.position(), sort_keys=True)
    return {
        "game": played.words(),
        "plies": len(played.actions),
        "ranking": game.ranking(),
        "digest": hashlib.sha256(position.encode()).hexdigest()[:16],
    }


def write(name: str) -> None:
    """Writes the golden file of a game anew, an entry a line."""
    module = known()[name]
    lines = [
        f"    {json.dumps(title)}: {json.dumps(counts(position(), module.DEPTH))}"
        for title, position in module.POSITIONS.items()
    ]
    games = [playthrough(name, number, module.ROUNDS) for number in range(module.PLAYTHROUGHS)]
    played = [f"    {json.dumps(entry)}" for entry in games]
    text = (
        '{\n  "counts": {\n' + ",\n".join(lines) + '\n  },\n  "playthroughs": [\n' + ",\n".join(played) + "\n  ]\n}\n"
    )
    (GAMES / name / "golden.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        write(chosen)
