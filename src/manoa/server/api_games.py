"""The API: what can be played, the maps with their pictures, and the texts for clients."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

import manoa
from manoa import bots
from manoa.kernel import registry
from manoa.kernel.language import LANGUAGES, catalogue_text, parts, say
from manoa.kernel.learning import chapters
from manoa.server.limited import LimitedRoute, limited
from manoa.server.refusals import Refusal
from manoa.server.schemas import Games, MapList, RulesInfo
from manoa.server.services import refusing

router = APIRouter(prefix="/api", tags=["games"], route_class=LimitedRoute)

# Errors come from the server as sentences. What begins with these words is said on the command line alone; the other
# texts of the terminal are said at the web table, too.
_COMMAND_LINE = (
    *("backup", "bench", "chart", "cup", "end-", "file", "help", "hint", "interrupted", "left", "legend"),
    *("no-", "not-a", "option", "play", "prompt", "provenance", "restore", "result", "route", "save", "serve", "sim"),
    *("taken", "train", "undecided", "version", "written"),
)
_NOT_FOR_CLIENTS = ("error-", *(f"cli-{word}" for word in _COMMAND_LINE))
# A message with the lines that belong to it.
_MESSAGE = re.compile(r"^[a-z][\w-]* =.*\n(?:[ }].*\n)*", re.MULTILINE)


@router.get("/games", response_model=Games)
@limited(None)
async def games(language: Literal["en", "it", "es", "pl"] = "en") -> dict[str, Any]:
    """The games with their player counts, options and bots, each with its title and a line in that language."""
    players = {"bots": bots.offered(), "bot": bots.DEFAULT}
    return {"games": [{**entry, **players, **_cover(language, entry["name"])} for entry in manoa.catalogue()]}


@router.get("/games/{game}/maps", response_model=MapList, responses=refusing())
@limited(None)
async def maps(game: str) -> dict[str, Any]:
    """The named maps of a game, and the option that takes their names (null for a game without)."""
    title = registry.title(game)
    if title.maps is None:
        return {"option": None, "maps": []}
    facts = title.maps.facts
    return {"option": title.maps.option, "maps": [{"id": name, "facts": facts(name)} for name in title.map_names()]}


@router.get("/games/{game}/rules", response_model=RulesInfo, responses=refusing())
@limited(None)
async def rules(game: str) -> dict[str, Any]:
    """What there is to be looked up about a game; the rules themselves are in the part `rules` of its texts."""
    learning = registry.title(game).learning
    return {
        "chapters": [chapter._asdict() for chapter in chapters(game)],
        "topics": {} if learning is None else learning.topics,
        "glossary": None if learning is None else learning.glossary(),
    }


@router.get(
    "/games/{game}/maps/{name}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, 304: {"description": "As you have it"}, **refusing(404)},
)
@limited(None)
async def picture(game: str, name: str, request: Request, dark: Annotated[int, Query(ge=0, le=1)] = 0) -> Response:
    """A map as a drawing."""
    if name not in registry.title(game).map_names():
        raise Refusal("error-not-found", status=404)
    return _cached(request, _drawing(game, name, bool(dark)), "image/svg+xml")


@router.get(
    "/texts/{language}.ftl",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, 304: {"description": "As you have it"}, **refusing(404)},
)
@limited(None)
async def texts(language: str, request: Request, game: str = "", part: str = "") -> Response:
    """The Fluent messages for all games, or of a game if one is named; a part of them that is fetched when it is needed
    (such as a game's `guide`) if that is named."""
    if game:
        registry.title(game)
    if language not in LANGUAGES or (part and part not in parts(game)):
        raise Refusal("error-not-found", status=404)
    return _cached(request, _catalogue(language, game, part), "text/plain")


@cache
def _drawing(game: str, name: str, dark: bool) -> bytes:
    maps = registry.title(game).maps
    assert maps is not None
    return maps.picture(name, dark).encode()


@cache
def _catalogue(language: str, game: str, part: str) -> bytes:
    text = catalogue_text(language, game, part)
    return "".join(message for message in _MESSAGE.findall(text) if not message.startswith(_NOT_FOR_CLIENTS)).encode()


@cache
def _cover(language: str, game: str) -> dict[str, str]:
    """What a lobby says of a game before anybody has chosen it."""
    return {key: say(language, key, game=game) for key in ("title", "tagline")}


def _cached(request: Request, body: bytes, media_type: str) -> Response:
    """A response that browsers keep but check each time: a new version of manoa shows at once."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    # A compressing proxy marks tags as weak (W/); that makes no difference here.
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
