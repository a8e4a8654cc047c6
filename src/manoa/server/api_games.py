"""The API: what can be played, the maps with their pictures, and the words of the client."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

import manoa
from manoa.kernel import registry
from manoa.kernel.language import LANGUAGES
from manoa.server.desk import refusing
from manoa.server.refusals import Refusal
from manoa.server.schemas import Games, MapList

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", response_model=Games)
async def games() -> dict[str, Any]:
    """The games with their player counts and options."""
    return {"games": manoa.catalogue()}


@router.get("/games/{game}/maps", response_model=MapList, responses=refusing())
async def maps(game: str) -> dict[str, Any]:
    """The named maps of a game, and the option that takes their names (null for a game without)."""
    title = registry.title(game)
    if title.maps is None:
        return {"option": None, "maps": []}
    facts = title.maps.facts
    return {"option": title.maps.option, "maps": [{"id": name, "facts": facts(name)} for name in title.map_names()]}


@router.get(
    "/games/{game}/maps/{name}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, 304: {"description": "As you have it"}, **refusing(404)},
)
async def picture(game: str, name: str, request: Request, dark: Annotated[int, Query(ge=0, le=1)] = 0) -> Response:
    """A map as a drawing."""
    if name not in registry.title(game).map_names():
        raise Refusal("error-not-found", status=404)
    return _cached(request, _drawing(game, name, bool(dark)), "image/svg+xml")


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
def _drawing(game: str, name: str, dark: bool) -> bytes:
    maps = registry.title(game).maps
    assert maps is not None
    return maps.picture(name, dark).encode()


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
