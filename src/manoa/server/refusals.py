"""What the server refuses, and how any error is answered: a status, a key, a sentence in the asker's language."""

from __future__ import annotations

import logging
from html import escape
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from manoa.kernel.errors import IllegalAction, ManoaError
from manoa.kernel.language import LANGUAGES, Argument
from manoa.server.database import DatabaseFailed
from manoa.server.jsons import to_json
from manoa.server.writer import Outdated

log = logging.getLogger(__name__)


class Json(Response):
    """JSON as we send it."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return to_json(content)


class Refusal(ManoaError):
    """A request that can't be granted; `status` is the HTTP status."""

    def __init__(self, key: str, *, status: int, **arguments: Argument) -> None:
        super().__init__(key, game="", **arguments)
        self.status = status


class TooMany(Refusal):
    """Too many requests; `seconds` says when to try again."""

    def __init__(self, seconds: int) -> None:
        super().__init__("error-too-many", status=429, seconds=seconds)
        self.seconds = seconds


class Unavailable(Refusal):
    """The database is away for a while; `seconds` says when to try again."""

    seconds = 5

    def __init__(self) -> None:
        super().__init__("error-unavailable", status=503)


class Stale(Refusal):
    """The table has moved on since the asker looked; `snapshot` is how it stands, as that asker may see it."""

    def __init__(self, snapshot: dict[str, Any]) -> None:
        super().__init__("error-stale", status=409)
        self.snapshot = snapshot


def language_of(connection: HTTPConnection) -> str:
    """The language that the asker likes best among ours (Accept-Language); English when there is none."""
    liked: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "").split(","):
        name, _, weight = part.partition(";")
        language = name.strip().lower().split("-")[0]
        if language in LANGUAGES:
            liked.append((_quality(weight), language))
    # max keeps the first of equals: the order in the header counts.
    return max(liked, key=lambda one: one[0])[1] if liked else "en"


def _quality(weight: str) -> float:
    try:
        return float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
    except ValueError:
        return 0.0


def error_body(refused: ManoaError, language: str) -> dict[str, Any]:
    """An error as the API writes it."""
    content: dict[str, Any] = {
        "error": {
            "key": refused.key,
            "message": refused.say(language),
            "rule": (refused.rule or None) if isinstance(refused, IllegalAction) else None,
            "arguments": {
                # A refusal within a refusal (why a record can't be replayed) is said in the same language.
                name: value.say(language) if isinstance(value, ManoaError) else value
                for name, value in refused.arguments.items()
            },
        }
    }
    if isinstance(refused, Stale):
        content["snapshot"] = refused.snapshot
    return content


def error_response(refused: ManoaError, language: str) -> Json:
    """An error as an HTTP response. What the rules or the kernel refuse is 422: understood, but not possible."""
    status = refused.status if isinstance(refused, Refusal) else 422
    headers = {"Retry-After": str(refused.seconds)} if isinstance(refused, TooMany | Unavailable) else None
    return Json(error_body(refused, language), status, headers)


def readable_response(refused: Refusal, connection: HTTPConnection) -> Response:
    """An error where a page was asked for: a page for browsers, the usual form for others."""
    language = language_of(connection)
    if "text/html" not in connection.headers.get("accept", ""):
        return error_response(refused, language)
    text = escape(refused.say(language))
    page = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Manoa</title><p>{text}</p></html>'
    return HTMLResponse(page, refused.status)


def handle_errors(app: FastAPI) -> None:
    """Makes the app answer everything that goes wrong in one form."""

    @app.exception_handler(ManoaError)
    async def refused(request: Request, error: ManoaError) -> Response:
        return error_response(error, language_of(request))

    @app.exception_handler(DatabaseFailed)
    async def unavailable(request: Request, error: DatabaseFailed) -> Response:
        log.error("%s: %s", request.url.path, error)
        return error_response(Unavailable(), language_of(request))

    @app.exception_handler(Outdated)
    async def outdated(request: Request, error: Outdated) -> Response:
        # Others changed the table each time that we tried.
        return error_response(Unavailable(), language_of(request))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        reason = first.get("ctx", {}).get("error")
        if isinstance(reason, ManoaError):
            return error_response(reason, language_of(request))
        place = ".".join(str(step) for step in first["loc"])
        return error_response(Refusal("error-request", status=422, field=place), language_of(request))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            refusal = Refusal("error-not-found", status=404)
        elif error.status_code == 413:
            refusal = Refusal("error-too-large", status=413)
        elif error.status_code == 400:
            # How the framework answers a body that is not JSON at all.
            refusal = Refusal("error-request", status=422, field="body")
        else:
            refusal = Refusal("error-http", status=error.status_code, number=error.status_code)
        answer = error_response(refusal, language_of(request))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(500)
    async def broken(request: Request, error: Exception) -> Response:
        return error_response(Refusal("error-http", status=500, number=500), language_of(request))
