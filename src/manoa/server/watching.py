"""For those who look after a server: whether it lives and is ready, figures, and a log line for each request."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
from time import perf_counter, process_time
from typing import Any

from fastapi import APIRouter, Request
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from manoa.server.context import Context
from manoa.server.database import Database, DatabaseFailed
from manoa.server.metrics import MEDIA_TYPE, Gauge, Metrics, text_of
from manoa.server.migrate import known_steps, step_of
from manoa.server.names import name_of
from manoa.server.refusals import Json, Refusal
from manoa.server.services import services_of

router = APIRouter(include_in_schema=False)

log = logging.getLogger(__name__)

# Seconds for the database to answer.
_READY_WITHIN = 3.0
_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


@router.get("/healthz")
async def healthz() -> Response:
    """The process lives and answers."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """The database answers and has the form that this version needs; otherwise 503."""
    trouble = await _trouble(services_of(request).context.database)
    return Json({"ready": trouble is None, "trouble": trouble}, 200 if trouble is None else 503)


async def _trouble(database: Database) -> str | None:
    try:
        async with asyncio.timeout(_READY_WITHIN), database.reading() as reading:
            step = await reading.run_sync(step_of)
    except TimeoutError:
        return "the database does not answer"
    except DatabaseFailed as failed:
        log.warning("not ready: %s", failed)
        return "the database cannot be reached"
    return None if step == known_steps()[0] else "the database has another form"


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus; unless set otherwise, for this machine alone."""
    context = services_of(request).context
    allowed = context.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_local(request)):
        raise Refusal("error-not-found", status=404)
    return PlainTextResponse(text_of(await context.siblings.figures()), media_type=MEDIA_TYPE)


def is_local(connection: HTTPConnection) -> bool:
    """Whether somebody on this machine asks, and not a proxy on it for somebody else."""
    if connection.client is None or any(name in connection.headers for name in _FORWARDED):
        return False
    name = name_of(connection.headers.get("host", ""))
    return _is_loopback(connection.client.host) and (name == "localhost" or _is_loopback(name))


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def add_gauges(context: Context, app_state: Any) -> None:
    """What is read when figures are asked for."""
    door = getattr(app_state, "door", None)
    gauges = [
        Gauge("manoa_open_tables", "Tables kept in memory.", lambda: len(context.open_tables)),
        Gauge("manoa_sockets", "Live connections of viewers.", lambda: len(context.viewers)),
        Gauge("process_cpu_seconds_total", "Processor time of this process.", process_time, "counter"),
    ]
    if door is not None:
        gauges.append(Gauge("manoa_connections", "Connections of clients.", lambda: door.count))
        turned = "Connections turned away because there were too many."
        gauges.append(Gauge("manoa_connections_refused_total", turned, lambda: door.turned_away, "counter"))
    if os.path.exists("/proc/self/statm"):
        gauges.append(Gauge("process_resident_memory_bytes", "Memory of this process.", _resident))
    context.metrics.gauges.extend(gauges)


def _resident() -> float:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class WatchingMiddleware:
    """Counts and times requests. Only the route is noted and no address, which may hold an invite."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "refused")
        services = getattr(scope["app"].state, "services", None) if "app" in scope else None
        if services is not None:
            found: Metrics = services.context.metrics
            # Anything may stand in a request for a method.
            method = scope["method"] if scope["method"] in _METHODS else "other"
            found.add_request(method, route, status, seconds)
        facts = {"method": scope["method"][:20], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra={"facts": facts})


_METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
