"""The API: what I have learnt."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from manoa.server.learnt_schemas import MyLearnt
from manoa.server.limits import ACTIONS, LISTS
from manoa.server.refusals import Json
from manoa.server.schemas import LessonIn
from manoa.server.services import MaybeGuest, NamedGuest, ServicesDep, refusing

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/me/lessons", response_model=MyLearnt, responses=refusing(429))
async def mine(request: Request, services: ServicesDep, guest: MaybeGuest) -> Response:
    """The games that I have played, and how far I have come in the lessons; nothing for who has no name yet."""
    services.spend(LISTS, request, guest)
    return Json(await services.learnt.of_guest(guest))


@router.put("/me/lessons/{game}/{lesson}", status_code=204, response_class=Response, responses=refusing(401, 429))
async def keep(
    game: str, lesson: str, body: LessonIn, request: Request, services: ServicesDep, guest: NamedGuest
) -> Response:
    """Keeps how far I have come in a lesson, for all my devices."""
    services.spend(ACTIONS, request, guest)
    await services.learnt.keep(guest, game, lesson, body.answers)
    return Response(status_code=204)
