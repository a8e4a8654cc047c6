"""The API: what can be played, the routes with their pictures, and the words of the client."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

import manoa
from manoa.games.eldorado.drawing import svg_of
from manoa.games.eldorado.routes import NAMED, board_of
from manoa.kernel import registry
from manoa.kernel.language import LANGUAGES
from manoa.server.desk import refusing
from manoa.server.refusals import Refusal
from manoa.server.schemas import Games, Routes

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", response_model=Games)
async def games() -> dict[str, Any]:
    """The games with their player counts and options."""
    return {"games": manoa.catalogue()}


@router.get("/games/eldorado/routes", response_model=Routes)
async def routes() -> dict[str, Any]:
    """The named routes of El Dorado."""
    return {"routes": [_route(name) for name in NAMED]}


def _route(name: str) -> dict[str, Any]:
    board = board_of(name)
    return {
        "id": name,
        "difficulty": NAMED[name]["difficulty"],
        "tiles": [tile["tile"] for tile in NAMED[name]["tiles"]],
        "blockades": int(board.joints),
        "caves": int(board.caves),
    }


@router.get(
    "/games/eldorado/routes/{route}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, 304: {"description": "As you have it"}, **refusing(404)},
)
async def picture(route: str, request: Request, dark: Annotated[int, Query(ge=0, le=1)] = 0) -> Response:
    """A route's map as a drawing."""
    if route not in NAMED:
        raise Refusal("error-not-found", status=404)
    return _cached(request, _drawing(route, bool(dark)), "image/svg+xml")


@router.get(
    "/words/{language}.ftl",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, 304: {"description": "As you have it"}, **refusing(404)},
)
async def words(language: str, request: Request, game: str = "") -> Response:
    """The Fluent messages of the house, and of a game if one is named."""
    if language not in LANGUAGES:
        raise Refusal("error-not-found", status=404)
    if game:
        registry.title(game)
    return _cached(request, _catalogue(language, game), "text/plain")


@cache
def _drawing(route: str, dark: bool) -> bytes:
    return svg_of(board_of(route), dark=dark).encode()


@cache
def _catalogue(language: str, game: str) -> bytes:
    package = files("manoa")
    folders = [package.joinpath("locale")]
    if game:
        folders.append(package.joinpath("games", game, "locale"))
    return b"\n".join(folder.joinpath(f"{language}.ftl").read_bytes() for folder in folders)


def _cached(request: Request, body: bytes, media_type: str) -> Response:
    """An answer that is kept by browsers and asked after: a new version of manoa shows at once."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    # A compressing proxy marks tags as weak (W/); for our purpose they are the same.
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
