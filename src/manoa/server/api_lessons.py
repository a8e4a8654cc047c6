"""The API: lessons, which need no table and leave no trace."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from manoa.server import lessons
from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import ACTIONS
from manoa.server.refusals import Json
from manoa.server.schemas import LessonIn, LessonList, LessonMoment
from manoa.server.services import MaybeGuest, ServicesDep, refusing

router = APIRouter(prefix="/api", tags=["lessons"], route_class=LimitedRoute)


@router.get("/games/{game}/lessons", response_model=LessonList, responses=refusing())
@limited(None)
async def listed(game: str) -> dict[str, Any]:
    """The lessons of a game, in the order in which they are learnt."""
    return lessons.listed(game)


@router.post("/games/{game}/lessons/{lesson}", response_model=LessonMoment, responses=refusing(429))
@limited(ACTIONS)
async def moment(game: str, lesson: str, body: LessonIn, services: ServicesDep, guest: MaybeGuest) -> Response:
    """How a lesson stands after these answers, and what is wanted next."""
    return Json(lessons.moment(game, lesson, body.answers, guest))
