"""Honest bots: what a seat cannot know makes no difference to what its bot does, in any game and at any level."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

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


def choices(name: str, players: int, options: dict[str, Any], bot: str, anew: bool) -> list[int]:
    """What a bot at each seat would do at some positions of a game, of which all that is hidden may be dealt anew."""
    game = manoa.new(name, players=players, seed=23, options=options)
    guide = [make("greedy", seat) for seat in range(players)]
    bots = [make(bot, seat, nodes=NODES.get(bot, 24)) for seat in range(players)]
    chosen = []
    for ply in range(60 + DECISIONS.get(bot, 60)):
        if game.is_over:
            break
        seat = game.current_player
        if ply >= 60:  # some way into the game, where there is something to hide
            chosen.append(bots[seat].choose(game.determinize(seat, 1000 + ply) if anew else game))
        game.apply(guide[seat].choose(game))
    return chosen


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """A process that remembers nothing of this one: what bots keep in mind might hide that they have peeked."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("bot", OWN)
@pytest.mark.parametrize(("name", "players", "options"), samples())
def test_what_a_seat_cannot_know_is_dealt_anew_and_its_bot_chooses_alike(
    elsewhere: ProcessPoolExecutor, name: str, players: int, options: dict[str, Any], bot: str
) -> None:
    dealt_anew = elsewhere.submit(choices, name, players, options, bot, True)
    chosen = choices(name, players, options, bot, False)
    assert len(chosen) > 10
    assert dealt_anew.result() == chosen
