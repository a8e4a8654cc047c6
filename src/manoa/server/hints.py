"""Hints: what the best bot would do in a person's place. Nothing is played by it."""

from __future__ import annotations

import secrets
from typing import Any

from manoa.server.house import House
from manoa.server.playing import Late, Look, Playing, check_turn, deciding_seat
from manoa.server.refusals import Refusal, Stale
from manoa.server.thinking import Thinking

_ADVISER = "greedy"


class Hints:
    """Asks a bot on a person's behalf."""

    def __init__(self, house: House, playing: Playing, thinking: Thinking) -> None:
        self._house = house
        self._playing = playing
        self._thinking = thinking

    async def ask(self, table_id: str, look: Look, ply: int) -> dict[str, Any]:
        """A Hint for a seat that is to decide, seen with `ply` entries."""
        try:
            async with self._house.shelf.at(table_id) as table:
                seat = deciding_seat(table, look, ply)
                check_turn(table, seat)
                # Whatever the adviser looks at, it can tell no more than the seat knows.
                game = table.game.determinize(seat, secrets.randbits(64))
        except Late as late:
            raise Stale(await self._playing.now(table_id, look)) from late
        advice = await self._thinking.advise(_ADVISER, game.position())
        if advice is None:
            raise Refusal("error-no-hint", status=503)
        action, sure = advice
        return {"action": action, "description": game.describe(action), "sure": sure}
