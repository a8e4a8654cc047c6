"""The API: what becomes of a finished game: its analysis, and playing on from one of its positions."""

from __future__ import annotations

from fastapi import APIRouter, Response

from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import ANALYSES, SNAPSHOTS, TABLES
from manoa.server.refusals import Json
from manoa.server.schemas import Analysis, PlayOnIn, TableInfo
from manoa.server.services import MaybeGuest, NamedGuest, ServicesDep, refusing

router = APIRouter(prefix="/api", tags=["analysis"], route_class=LimitedRoute)


@router.get("/tables/{table}/analysis", response_model=Analysis, responses=refusing(404, 429))
@limited(SNAPSHOTS)
async def analysis(table: str, services: ServicesDep, guest: MaybeGuest) -> Response:
    """How far the analysis of a finished game is, and what it has to say."""
    return Json(await services.analyses.look(table, guest))


@router.post("/tables/{table}/analysis", status_code=202, response_model=Analysis, responses=refusing(401, 404, 429))
@limited(ANALYSES)
async def analyse(table: str, services: ServicesDep, guest: NamedGuest) -> Response:
    """Has a finished game analysed in the background. Of one that is analysed already, the answer is what there is."""
    return Json(await services.analyses.ask(table, guest), 202)


@router.post(
    "/tables/{table}/play-on", status_code=201, response_model=TableInfo, responses=refusing(401, 404, 409, 429)
)
@limited(TABLES)
async def play_on(table: str, body: PlayOnIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """A new table at a position of a finished game: the asker takes the seat that decides there, bots the others."""
    made = await services.tables.play_on(table, guest, body.move, body.bot)
    services.lobby.forget(guest)
    return Json(made, 201)
