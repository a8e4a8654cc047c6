"""Hints: the best choices in a person's place, as the best bot sees them. Nothing is played."""

from __future__ import annotations

from typing import Any

from manoa.server import chance
from manoa.server.bot_workers import BotWorkers
from manoa.server.context import Context
from manoa.server.playing import Playing, TableMovedOn, Viewpoint, check_turn, deciding_seat
from manoa.server.refusals import Refusal, Stale

_ADVISER = "expert"


class Hints:
    """Asks a bot on a person's behalf."""

    def __init__(self, context: Context, playing: Playing, workers: BotWorkers) -> None:
        self._context = context
        self._playing = playing
        self._workers = workers

    async def ask(self, table_id: str, viewpoint: Viewpoint, ply: int) -> dict[str, Any]:
        """A Hint for a seat that is to decide and has seen `ply` entries."""
        try:
            async with self._context.open_tables.use(table_id) as table:
                seat = deciding_seat(table, viewpoint, ply)
                check_turn(table, seat)
                # Whatever the adviser looks at, it can give away no more than the seat knows.
                game = table.game.determinize(seat, chance.draw(table))
                seed = chance.draw(table)
        except TableMovedOn as moved_on:
            raise Stale(await self._playing.update(table_id, viewpoint)) from moved_on
        settings = self._context.settings
        advice = await self._workers.advise(_ADVISER, game.position(), seed, settings.hint_nodes, settings.hint_seconds)
        if advice is None:
            raise Refusal("error-no-hint", status=503)
        return advice
