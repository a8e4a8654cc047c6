"""Acting in any game by what actions say of themselves."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.kernel.game import Game


def choices(game: Game, **wanted: Any) -> list[int]:
    """The legal actions whose descriptions agree with everything wanted."""
    found = []
    for action in game.legal_actions():
        words = game.describe(action)
        if all(words.get(key) == value for key, value in wanted.items()):
            found.append(action)
    return found


def act(game: Game, **wanted: Any) -> dict[str, Any]:
    """Plays the one legal action that agrees with everything wanted, and returns its description."""
    found = choices(game, **wanted)
    assert len(found) == 1, f"{wanted} matches {[game.describe(a) for a in found]} of {words_of(game)}"
    words = game.describe(found[0])
    game.apply(found[0])
    return words


def words_of(game: Game) -> list[dict[str, Any]]:
    """All choices in words."""
    return [game.describe(action) for action in game.legal_actions()]


def refused(game: Game, action: int) -> str:
    """The number of the rule that refuses an action; the position must not change by trying it."""
    before = game.position()
    with pytest.raises(manoa.IllegalAction) as refusal:
        game.apply(action)
    assert game.position() == before
    assert str(refusal.value)
    return refusal.value.rule


def asked(game: Game) -> dict[str, Any]:
    """What is asked of the current player."""
    result: dict[str, Any] = game.view(None)["asked"]
    return result
