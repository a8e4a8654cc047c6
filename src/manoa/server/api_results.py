"""The API: what I have played, and ratings."""

from __future__ import annotations

from fastapi import APIRouter, Response

from manoa.kernel import registry
from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import LISTS, RECORDS
from manoa.server.people_schemas import Leaderboard, MyRatings, MyResults, Pool, RatedIn, SeatRatings
from manoa.server.refusals import Json
from manoa.server.services import MaybeGuest, NamedGuest, ServicesDep, refusing

router = APIRouter(prefix="/api", tags=["results"], route_class=LimitedRoute)


@router.get("/me/results", response_model=MyResults, responses=refusing(401, 429))
@limited(LISTS)
async def results(services: ServicesDep, guest: NamedGuest) -> Response:
    """My finished games in numbers, and the last of them."""
    return Json(await services.results.of_guest(guest))


@router.get("/me/ratings", response_model=MyRatings, responses=refusing(401, 429))
@limited(LISTS)
async def my_ratings(services: ServicesDep, guest: NamedGuest) -> Response:
    """Whether I want ratings, and how I stand in each game, among people and against bots."""
    return Json(await services.ratings.of_guest(guest))


@router.put("/me/ratings", response_model=MyRatings, responses=refusing(401, 429))
@limited(RECORDS)
async def want_ratings(body: RatedIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """From now on my finished games count, and others see how I stand; or none do, and nobody sees it."""
    return Json(await services.ratings.want(guest, body.on))


@router.get("/tables/{table}/ratings", response_model=SeatRatings, responses=refusing(404, 429))
@limited(LISTS)
async def at_table(table: str, services: ServicesDep, guest: MaybeGuest) -> Response:
    """How those at a table stand who want ratings, and what the game did to them once it is finished."""
    return Json({"ratings": await services.ratings.at_table(table, guest)})


@router.get("/games/{game}/ratings", response_model=Leaderboard, responses=refusing(429))
@limited(LISTS)
async def best(game: str, services: ServicesDep, guest: MaybeGuest, pool: Pool = "people") -> Response:
    """The best of those who want ratings, among people or against bots; bots are listed with the latter."""
    registry.title(game)
    return Json({"ratings": await services.ratings.best(game, pool, guest)})
