"""Plays seeded games, so many of each, and prints a digest of each, for comparing two builds of the engine:

    python -m tests.parity_games 200

The first line says whether this build is compiled. A digest covers every list of choices, every action and what it says
of itself, the last position, everyone's view of it, and hands dealt anew.
"""

from __future__ import annotations

import hashlib
import json
import sys

from manoa.kernel import splitmix
from tests.games.eldorado import seeded_games as eldorado
from tests.games.island import seeded_games as island
from tests.games.valdora import seeded_games as valdora

ROUNDS = 30
# The island's random games are long.
ISLAND_ROUNDS = 6


def is_compiled() -> bool:
    """Whether the engine's modules are machine code."""
    return not str(splitmix.__file__).endswith(".py")


def digest(seeded: eldorado.SeededGame | island.SeededGame | valdora.SeededGame, number: int) -> str:
    """A digest of the game of a number, played to its end."""
    game = seeded.game
    seen = hashlib.sha256()
    while not game.is_over:
        action = seeded.next_action()
        note = [game.legal_actions(), game.describe(action), game.current_player, game.revealed]
        if seeded.chance.random() < 0.02:
            note.append(game.determinize(number % int(game.players), seeded.chance.getrandbits(64)).position())
        seen.update(json.dumps(note, sort_keys=True).encode())
        # Every tenth action comes with a word of its own, from all of the 64 bits.
        game.apply(action, seeded.chance.getrandbits(64) if seeded.chance.random() < 0.1 else None)
    views = [game.view(seat) for seat in (None, *range(game.players))]
    seen.update(json.dumps([game.position(), views, game.ranking(), game.returns()], sort_keys=True).encode())
    return seen.hexdigest()


def main() -> None:
    print("compiled" if is_compiled() else "plain")
    for number in range(int(sys.argv[1])):
        print(f"eldorado/{number}", digest(eldorado.SeededGame(number, ROUNDS), number))
        print(f"island/{number}", digest(island.SeededGame(number, ISLAND_ROUNDS), number))
        print(f"valdora/{number}", digest(valdora.SeededGame(number, ROUNDS), number))


if __name__ == "__main__":
    main()
