"""The API: what I have learnt."""

from __future__ import annotations

from fastapi import APIRouter, Response

from manoa.server.learnt_schemas import MyLearnt
from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import ACTIONS, LISTS
from manoa.server.refusals import Json
from manoa.server.schemas import LessonIn
from manoa.server.services import MaybeGuest, NamedGuest, ServicesDep, refusing

router = APIRouter(prefix="/api", tags=["lessons"], route_class=LimitedRoute)


@router.get("/me/lessons", response_model=MyLearnt, responses=refusing(429))
@limited(LISTS)
async def mine(services: ServicesDep, guest: MaybeGuest) -> Response:
    """The games that I have played, and how far I have come in the lessons; nothing for who has no name yet."""
    return Json(await services.learnt.of_guest(guest))


@router.put("/me/lessons/{game}/{lesson}", status_code=204, response_class=Response, responses=refusing(401, 429))
@limited(ACTIONS)
async def keep(game: str, lesson: str, body: LessonIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """Keeps how far I have come in a lesson, for all my devices."""
    await services.learnt.keep(guest, game, lesson, body.answers)
    return Response(status_code=204)
