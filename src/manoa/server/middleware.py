"""Middleware: the check of names and origins, limits on size, and security headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from manoa.server.names import Names
from manoa.server.refusals import Refusal, error_response, language_of, readable_response

_LARGEST_BODY = 64 * 1024
_LARGEST_RECORD = 1024 * 1024
_SAFE = {"GET", "HEAD", "OPTIONS"}

_HEADERS = {
    # Scripts are ours alone. Styles may stand in the page: Svelte writes them for its transitions.
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Invites are part of page addresses, which must not travel to other sites.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# What only ever stands in a page, never for one: the page's own headers count, and these would weigh as much as a font.
_PARTS_OF_PAGES = ("text/javascript", "text/css", "font/")
_HEADERS_OF_PARTS = {name: _HEADERS[name] for name in ("X-Content-Type-Options",)}


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks came from this host. Browsers state the origin and let no page forge it."""
    try:
        origin = urlsplit(connection.headers.get("origin", ""))
    except ValueError:
        return False
    return bool(origin.netloc) and origin.netloc.lower() == connection.headers.get("host", "").lower()


class SafetyMiddleware:
    """Refuses what must not reach the app, and adds headers to all that leaves it."""

    def __init__(self, app: ASGIApp, names: Names | None = None) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self._refused_name(HTTPConnection(scope)) is not None:
            # Closed before it is accepted, it is answered with 403.
            await send({"type": "websocket.close"})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = headers.get("Content-Type", "").startswith(_PARTS_OF_PAGES)
                for name, value in (_HEADERS_OF_PARTS if is_part else _HEADERS).items():
                    headers.setdefault(name, value)
                # Answers that depend on who asks are not for caches; what may be cached says so itself.
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        connection = HTTPConnection(scope)
        name = self._refused_name(connection)
        if name is not None:
            strange = Refusal("error-host", status=421, host=name)
            await readable_response(strange, connection)(scope, receive, send_with_headers)
            return
        refusal = self._refusal(scope, connection)
        if refusal is not None:
            await error_response(refusal, language_of(connection))(scope, receive, send_with_headers)
            return
        await self._app(scope, _counted(receive, _largest(scope)), send_with_headers)

    def _refused_name(self, connection: HTTPConnection) -> str | None:
        """The name by which the server was asked, if it is not one of its own."""
        host = connection.headers.get("host", "")
        if self._names is None or self._names.include(host, connection.scope.get("server")):
            return None
        return host[:100]

    def _refusal(self, scope: Scope, connection: HTTPConnection) -> Refusal | None:
        if scope["method"] not in _SAFE and "origin" in connection.headers and not is_own_origin(connection):
            return Refusal("error-origin", status=403)
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _largest(scope):
            return Refusal("error-too-large", status=413)
        return None


def _largest(scope: Scope) -> int:
    return _LARGEST_RECORD if scope["path"] == "/api/records" else _LARGEST_BODY


def _counted(receive: Receive, largest: int) -> Receive:
    """A body without a declared length is counted as it comes."""
    seen = 0

    async def receive_counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > largest:
            # The framework lets its own exceptions through while it reads a body, and no others.
            raise HTTPException(413)
        return message

    return receive_counted
