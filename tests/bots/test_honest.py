"""Honest bots: what a seat cannot know makes no difference to what its bot does, in any game and at any level."""

from __future__ import annotations

import pytest

import manoa
from manoa.bots import OWN, make
from manoa.kernel import registry

# Few enough for a test; the expert still looks further rounds ahead with them.
NODES = {"ismcts": 12, "expert": 60}
DECISIONS = {"ismcts": 12, "expert": 24}


def samples() -> list[tuple[str, int, dict[str, object]]]:
    """Games with as much hidden as there can be."""
    hidden = {"eldorado": {"caves": True}, "island": {"hidden_hands": True}}
    return [
        (title.name, title.players[1], {**hidden.get(title.name, {}), "round_limit": 12}) for title in registry.titles()
    ]


@pytest.mark.parametrize("bot", OWN)
@pytest.mark.parametrize(("name", "players", "options"), samples())
def test_what_a_seat_cannot_know_is_dealt_anew_and_its_bot_chooses_alike(
    name: str, players: int, options: dict[str, object], bot: str
) -> None:
    game = manoa.new(name, players=players, seed=23, options=options)
    guide = [make("greedy", seat) for seat in range(players)]
    # Some way into the game, where there is something to hide.
    for _ in range(60):
        game.apply(guide[game.current_player].choose(game))
    ours = [make(bot, seat, nodes=NODES.get(bot, 24)) for seat in range(players)]
    theirs = [make(bot, seat, nodes=NODES.get(bot, 24)) for seat in range(players)]
    for ply in range(DECISIONS.get(bot, 60)):
        if game.is_over:
            break
        seat = game.current_player
        elsewhere = game.determinize(seat, 1000 + ply)
        action = ours[seat].choose(game)
        assert theirs[seat].choose(elsewhere) == action, f"decision {ply}"
        game.apply(action)
