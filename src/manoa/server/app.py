"""The app: the parts put together, started and stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import manoa
from manoa.server import api_games, api_guests, api_reach, api_tables, live
from manoa.server.botseats import BotSeats
from manoa.server.desk import Desk
from manoa.server.guards import Guards
from manoa.server.hints import Hints
from manoa.server.house import House
from manoa.server.openapi import Documented
from manoa.server.pages import pages
from manoa.server.playing import Playing
from manoa.server.refusals import answer_refusals
from manoa.server.settings import Settings
from manoa.server.standins import StandIns
from manoa.server.tables import Tables
from manoa.server.thinking import Thinking


def create_app(settings: Settings) -> FastAPI:
    """A server, not yet running."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        await house.database.migrate()
        playing = Playing(house)
        thinking = Thinking(settings.bot_workers, settings.bot_budget)
        bots = BotSeats(house, playing, thinking)
        stand_ins = StandIns(house)
        app.state.desk = Desk(house, Tables(house), playing, bots, Hints(house, playing, thinking), stand_ins)
        background = [asyncio.create_task(work) for work in (house.wire.listen(), bots.watch(), stand_ins.watch())]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await bots.stop()
            thinking.stop()
            await house.database.close()

    app = Documented(
        title="Manoa",
        version=manoa.__version__,
        lifespan=running,
        openapi_url="/api/openapi.json",
        # The pages for reading it come from another site, which our own headers forbid.
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    answer_refusals(app)
    # The last one added is the outermost.
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    app.add_middleware(Guards)
    app.state.listens = (settings.host, settings.port)
    for module in (api_guests, api_reach, api_games, api_tables, live):
        app.include_router(module.router)
    app.include_router(pages(settings.static))
    return app
