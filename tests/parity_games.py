"""Plays seeded games, so many of each, and prints a digest of each, for comparing two builds of the engine:

    python -m tests.parity_games 200

The first line says whether this build is compiled. A digest covers every list of choices, every action and what it says
of itself, the last position, everyone's view of it, hands dealt anew, and now and then what seats may know as numbers.
"""

from __future__ import annotations

import hashlib
import json
import sys

from manoa.kernel import registry, splitmix
from tests.seeded import Seeded, seeded

PART = 2
"""Of the rounds in which a random game shows all that can happen: many short games see as much as few long ones."""


def is_compiled() -> bool:
    """Whether the engine's modules are machine code."""
    return not str(splitmix.__file__).endswith(".py")


def digest(name: str, number: int, rounds: int) -> str:
    """A digest of the game of a number, played to its end."""
    played: Seeded = seeded(name, number, rounds)
    game = played.game
    seen = hashlib.sha256()
    while not game.is_over:
        action = played.next_action()
        note = [game.legal_actions(), game.describe(action), game.current_player, game.revealed]
        if played.chance.random() < 0.02:
            note.append(game.determinize(number % int(game.players), played.chance.getrandbits(64)).position())
            note.extend(game.observation(seat).hex() for seat in range(game.players))
        seen.update(json.dumps(note, sort_keys=True).encode())
        # Every tenth action comes with a word of its own, from all of the 64 bits.
        game.apply(action, played.chance.getrandbits(64) if played.chance.random() < 0.1 else None)
    views = [game.view(seat) for seat in (None, *range(game.players))]
    seen.update(json.dumps([game.position(), views, game.ranking(), game.returns()], sort_keys=True).encode())
    return seen.hexdigest()


def main() -> None:
    print("compiled" if is_compiled() else "plain")
    for number in range(int(sys.argv[1])):
        for title in registry.titles():
            print(f"{title.name}/{number}", digest(title.name, number, title.rounds // PART))


if __name__ == "__main__":
    main()
