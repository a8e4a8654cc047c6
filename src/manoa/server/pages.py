"""The built client: its files, and its one page for every address that is not the API's."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response

from manoa.server.refusals import Refusal, readable_response

# Vite puts a digest of the content into these names: a file of that name never changes.
_HASHED = "assets"


def pages(static: Path) -> APIRouter:
    """Serves the client that was built into this folder."""
    router = APIRouter(include_in_schema=False)
    root = static.resolve()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str, request: Request) -> Response:
        first = path.partition("/")[0]
        if first == "api":
            raise Refusal("error-not-found", status=404)
        file = _file(root, path)
        if file is not None:
            return _sent(file, request, for_ever=first == _HASHED)
        if first == _HASHED:
            # An old page asks for a script that is gone; the new page would be no answer to that.
            raise Refusal("error-not-found", status=404)
        index = root / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return readable_response(Refusal("error-no-client", status=503), request)

    return router


def _file(root: Path, path: str) -> Path | None:
    """The file that a path means, if it lies in the folder."""
    try:
        file = (root / path).resolve()
        return file if file.is_file() and file.is_relative_to(root) else None
    except (OSError, ValueError):
        # A name that no file system takes.
        return None


def _sent(file: Path, request: Request, for_ever: bool) -> Response:
    """A file, in the smaller form that lies beside it for those who can read that."""
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if for_ever else "no-cache"}
    packed = file.with_name(f"{file.name}.br")
    sent = file
    if packed.is_file():
        headers["Vary"] = "Accept-Encoding"
        if _takes_brotli(request):
            sent = packed
            headers["Content-Encoding"] = "br"
    response = FileResponse(
        sent, headers=headers, media_type=guess_type(file.name)[0] or "text/plain", stat_result=sent.stat()
    )
    if for_ever:
        # Nobody asks again whether it has changed.
        for name in ("ETag", "Last-Modified", "Accept-Ranges"):
            del response.headers[name]
    return response


def _takes_brotli(request: Request) -> bool:
    accepted = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    # A weight of nothing ("q=0", "q=0.00") is a refusal.
    return any(
        name == "br" and weight.rstrip("0.") != "q=" for name, _, weight in (each.partition(";") for each in accepted)
    )
