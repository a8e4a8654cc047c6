"""The app: its parts put together, started and stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import manoa
from manoa.server import api_addresses, api_games, api_guests, api_tables, live, watching
from manoa.server.bot_seats import BotSeats
from manoa.server.bot_workers import BotWorkers
from manoa.server.context import Context
from manoa.server.hints import Hints
from manoa.server.lobby import Lobby
from manoa.server.middleware import SafetyMiddleware
from manoa.server.names import Names
from manoa.server.openapi import Documented
from manoa.server.pages import pages
from manoa.server.playing import Playing
from manoa.server.refusals import handle_errors
from manoa.server.services import Services
from manoa.server.settings import Settings
from manoa.server.stand_ins import StandIns
from manoa.server.tables import Tables
from manoa.server.watching import WatchingMiddleware, add_gauges


def create_app(settings: Settings) -> FastAPI:
    """A server, not yet running."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        context = Context(settings)
        await context.database.migrate()
        playing = Playing(context)
        workers = BotWorkers(settings.bot_workers, settings.bot_budget, context.metrics)
        bots = BotSeats(context, playing, workers)
        stand_ins = StandIns(context)
        app.state.services = Services(
            context, Tables(context), Lobby(context), playing, bots, Hints(context, playing, workers), stand_ins
        )
        add_gauges(context, app.state)
        background = [
            asyncio.create_task(work) for work in (context.notifier.listen(), bots.watch(), stand_ins.watch())
        ]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await bots.stop()
            workers.stop()
            await context.database.close()

    app = Documented(
        title="Manoa",
        version=manoa.__version__,
        lifespan=running,
        openapi_url="/api/openapi.json",
        # The pages for reading it load scripts from another site, which our own headers forbid.
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    handle_errors(app)
    # The last one added is the outermost.
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    # Another program that runs the app says where it listens itself, or nothing.
    app.add_middleware(SafetyMiddleware, names=Names(settings.host, settings.hosts) if settings.host else None)
    app.add_middleware(WatchingMiddleware)
    app.state.listens = (settings.host, settings.port)
    for module in (api_guests, api_addresses, api_games, api_tables, live, watching):
        app.include_router(module.router)
    app.include_router(pages(settings.static))
    return app
