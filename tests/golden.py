"""Known counts and known games: how they are made and written, for every game."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from manoa.kernel.game import Game


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


def playthrough(game: Game, words: str, plies: int) -> dict[str, Any]:
    """A whole game in short: which it was, how long it took, who won, and a digest of its last position."""
    position = json.dumps(game.position(), sort_keys=True)
    return {
        "game": words,
        "plies": plies,
        "ranking": game.ranking(),
        "digest": hashlib.sha256(position.encode()).hexdigest()[:16],
    }


def write(path: Path, numbers: dict[str, list[int]], games: list[dict[str, Any]]) -> None:
    """Writes a golden file anew, an entry a line."""
    lines = [f"    {json.dumps(name)}: {json.dumps(entry)}" for name, entry in numbers.items()]
    played = [f"    {json.dumps(entry)}" for entry in games]
    text = (
        '{\n  "counts": {\n' + ",\n".join(lines) + '\n  },\n  "playthroughs": [\n' + ",\n".join(played) + "\n  ]\n}\n"
    )
    path.write_text(text, encoding="utf-8")
