"""The app: its parts put together, started and stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import manoa
from manoa.server import (
    api_addresses,
    api_analysis,
    api_devices,
    api_games,
    api_guests,
    api_learnt,
    api_lessons,
    api_people,
    api_results,
    api_tables,
    api_workshop,
    live,
    watching,
)
from manoa.server.analyses import Analyses
from manoa.server.analysing import Analysing
from manoa.server.bot_seats import BotSeats
from manoa.server.bot_workers import BotWorkers
from manoa.server.clock_watch import ClockWatch
from manoa.server.context import Context
from manoa.server.designs import Designs
from manoa.server.devices import Devices
from manoa.server.hints import Hints
from manoa.server.keeping import Keeping
from manoa.server.learnt import Learnt
from manoa.server.lobby import Lobby
from manoa.server.manners import Manners
from manoa.server.middleware import SafetyMiddleware
from manoa.server.names import Names
from manoa.server.openapi import Documented
from manoa.server.own_data import OwnData
from manoa.server.pages import pages
from manoa.server.playing import Playing
from manoa.server.ratings import Ratings
from manoa.server.refusals import handle_errors
from manoa.server.results import Results
from manoa.server.services import Services
from manoa.server.settings import Settings
from manoa.server.stand_ins import StandIns
from manoa.server.tables import Tables
from manoa.server.trials import Trials
from manoa.server.watching import WatchingMiddleware, add_gauges

_PEOPLE = (api_guests, api_people, api_devices, api_results, api_learnt)
_APIS = (api_tables, live, *_PEOPLE, api_addresses, api_games, api_lessons, api_workshop, api_analysis, watching)


def create_app(settings: Settings) -> FastAPI:
    """A server, not yet running."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        context = Context(settings)
        await context.database.migrate()
        playing = Playing(context)
        workers = BotWorkers(settings.bot_workers, settings.bot_budget, context.metrics)
        analysing = Analysing(context, playing)
        bots = BotSeats(context, playing, workers)
        stand_ins = StandIns(context)
        app.state.services = Services(
            context=context,
            tables=Tables(context),
            lobby=Lobby(context),
            playing=playing,
            bots=bots,
            hints=Hints(context, playing, workers),
            analyses=Analyses(context, analysing),
            stand_ins=stand_ins,
            clocks=(clocks := ClockWatch(context, stand_ins)),
            keeping=(keeping := Keeping(context)),
            manners=Manners(context, stand_ins),
            own_data=OwnData(context, playing, stand_ins),
            devices=(devices := Devices(context)),
            results=Results(context),
            ratings=Ratings(context),
            designs=Designs(context),
            learnt=Learnt(context),
            trials=(trials := Trials(settings.trial_workers)),
        )
        add_gauges(context, app.state)
        works = (
            *(context.notifier.listen(), context.neighbours.talk(), context.siblings.answer()),
            *(service.watch() for service in (bots, stand_ins, clocks, keeping, devices, analysing, trials)),
        )
        background = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await bots.stop()
            workers.stop()
            trials.stop()
            await context.viewers.finish()
            await context.neighbours.say_goodbye()
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
    # What is asked most often comes first: routes are tried one after the other. They become the app's own, for routers
    # that are included are asked twice.
    for router in (*(module.router for module in _APIS), pages(settings.static)):
        app.router.routes.extend(router.routes)
    return app
