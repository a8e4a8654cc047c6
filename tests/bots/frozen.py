"""How `greedy` plays, in known games of every title: the opponent that others are measured against must stay as it is.

PYTHONPATH=src python -m tests.bots.frozen     writes them anew, which only a change of the rules can be a reason for
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import manoa
from manoa.bots import make

FILE = Path(__file__).parent / "frozen.json"

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("eldorado", 2, {"route": "first-game", "caves": True, "edition": "2019", "round_limit": 6}),
    ("eldorado", 3, {"route": "first-game", "round_limit": 9}),
    ("eldorado", 4, {"route": "serpentine", "caves": True, "round_limit": 6}),
    ("valdora", 3, {"layout": "wheel", "round_limit": 15}),
    ("valdora", 5, {"round_limit": 10}),
    ("island", 2, {"round_limit": 8}),
    ("island", 4, {"hidden_hands": True, "round_limit": 5}),
]


def choices(number: int) -> str:
    """All choices of greedy bots in the known game of that number, as a digest."""
    name, players, options = GAMES[number]
    game = manoa.new(name, players=players, seed=100 + number, options=options)
    bots = [make("greedy", 7 * number + seat) for seat in range(players)]
    actions = []
    while not game.is_over:
        actions.append(bots[game.current_player].choose(game))
        game.apply(actions[-1])
    return f"{len(actions)} {hashlib.sha256(json.dumps(actions).encode()).hexdigest()[:32]}"


if __name__ == "__main__":
    FILE.write_text(json.dumps([choices(number) for number in range(len(GAMES))], indent=2) + "\n", encoding="utf-8")
