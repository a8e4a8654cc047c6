"""The API: maps of people's own, looked at piece by piece, measured, tried, made on wish, kept and shared."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Request, Response

from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import LISTS, RECORDS, WORKSHOP
from manoa.server.own_maps import workshop_of
from manoa.server.refusals import Json, language_of
from manoa.server.schemas import (
    DesignChangeIn,
    DesignIn,
    DesignInfo,
    DesignList,
    FileIn,
    LookIn,
    MadeMap,
    MapIn,
    WishesIn,
)
from manoa.server.services import MaybeGuest, NamedGuest, ServicesDep, refusing

router = APIRouter(prefix="/api", tags=["workshop"], route_class=LimitedRoute)

# JavaScript's numbers are whole up to here.
_SEEDS = 2**53


@router.get("/games/{game}/workshop", response_model=dict[str, Any], responses=refusing(404))
@limited(None)
async def pieces(game: str) -> Response:
    """What there is to build maps with."""
    return Json(workshop_of(game).pieces())


@router.post("/games/{game}/workshop/look", response_model=dict[str, Any], responses=refusing(404, 429))
@limited(WORKSHOP)
async def look(game: str, body: LookIn, request: Request, services: ServicesDep, guest: MaybeGuest) -> Response:
    """A map as far as it is built: what follows from it, what is wrong with it, and where the piece in hand fits."""
    return Json(workshop_of(game).look(body.map, body.held, language_of(request)))


@router.post("/games/{game}/workshop/analyse", response_model=dict[str, Any], responses=refusing(404, 429))
@limited(WORKSHOP)
async def analyse(game: str, body: MapIn, services: ServicesDep, guest: MaybeGuest) -> Response:
    """A whole map, measured."""
    return Json(workshop_of(game).analyse(body.map))


@router.post("/games/{game}/workshop/judge", response_model=dict[str, Any] | None, responses=refusing(404, 429))
@limited(WORKSHOP)
async def judge(game: str, body: MapIn, services: ServicesDep, guest: MaybeGuest) -> Response:
    """How hard a map is, from the games that bots have played on it so far; null before the first. Bots play on while
    it is asked for again and again."""
    trials = services.trials.ask(game, body.map)
    return Json(workshop_of(game).judge(trials) if trials else None)


@router.post("/games/{game}/workshop/generate", response_model=MadeMap, responses=refusing(404, 429))
@limited(RECORDS)
async def generate(game: str, body: WishesIn, services: ServicesDep, guest: MaybeGuest) -> Response:
    """A map on wish."""
    workshop_of(game)
    seed = body.seed if body.seed is not None else secrets.randbelow(_SEEDS)
    return Json({"seed": seed, "map": await services.trials.generate(game, seed, body.wishes)})


@router.post(
    "/games/{game}/workshop/file",
    response_class=Response,
    responses={200: {"content": {"application/toml": {}}}, **refusing(404, 429)},
)
@limited(WORKSHOP)
async def file(game: str, body: FileIn, services: ServicesDep, guest: MaybeGuest) -> Response:
    """A map as the file that `manoa` reads."""
    return Response(workshop_of(game).text(body.map, body.name, body.options), media_type="application/toml")


@router.post(
    "/games/{game}/workshop/picture",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **refusing(404, 429)},
)
@limited(WORKSHOP)
async def picture(game: str, body: FileIn, request: Request, services: ServicesDep, guest: MaybeGuest) -> Response:
    """A whole map as a drawing, with what is needed to lay it out."""
    drawn = workshop_of(game).picture(body.map, body.name, body.options, language_of(request), body.dark)
    return Response(drawn, media_type="image/svg+xml")


# Kept maps --------------------------------------------------------------------------------------------------------


@router.get("/me/designs", response_model=DesignList, responses=refusing(401, 429))
@limited(LISTS)
async def designs(services: ServicesDep, guest: NamedGuest) -> Response:
    """The maps that I have kept."""
    return Json({"designs": await services.designs.mine(guest)})


@router.post("/designs", response_model=DesignInfo, responses=refusing(401, 404, 409, 429))
@limited(RECORDS)
async def keep(body: DesignIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """Keeps a whole map under a name; its id makes a link that anybody may open."""
    return Json(await services.designs.keep(guest, body.game, body.name, body.options))


@router.get("/designs/{design}", response_model=DesignInfo, responses=refusing(404, 429))
@limited(LISTS)
async def design(design: str, services: ServicesDep, guest: MaybeGuest) -> Response:
    """A kept map."""
    return Json(await services.designs.one(design, guest))


@router.put("/designs/{design}", response_model=DesignInfo, responses=refusing(401, 404, 429))
@limited(RECORDS)
async def change(design: str, body: DesignChangeIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """Keeps another map, or another name, under the same link."""
    return Json(await services.designs.change(design, guest, body.name, body.options))


@router.delete("/designs/{design}", status_code=204, response_class=Response, responses=refusing(401, 404, 429))
@limited(RECORDS)
async def remove(design: str, services: ServicesDep, guest: NamedGuest) -> Response:
    """Ends a link. Tables that were made from it keep their map."""
    await services.designs.remove(design, guest)
    return Response(status_code=204)
