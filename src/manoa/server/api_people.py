"""The API: what is stored about me, and whom I don't want to hear or see."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import StreamingResponse

from manoa.server.guests import COOKIE
from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import CHAT, LISTS, RECORDS
from manoa.server.refusals import Json
from manoa.server.schemas import BlockedList, BlockIn, MutedList, PersonIn
from manoa.server.services import NamedGuest, ServicesDep, refusing

router = APIRouter(prefix="/api", tags=["people"], route_class=LimitedRoute)

RowPath = Annotated[int, Path(ge=0, le=2**31 - 1)]


@router.get("/me/data", response_model=dict[str, Any], responses=refusing(401, 429))
@limited(RECORDS)
async def export(services: ServicesDep, guest: NamedGuest) -> Response:
    """Everything that is stored about me: name, tables, records of my finished games, and what I said."""
    pieces = await services.own_data.export(guest)
    headers = {"Content-Disposition": 'attachment; filename="manoa-my-data.json"'}
    return StreamingResponse(pieces, media_type="application/json", headers=headers)


@router.delete("/me", status_code=204, response_class=Response, responses=refusing(401, 429))
@limited(RECORDS)
async def delete_me(services: ServicesDep, guest: NamedGuest) -> Response:
    """Deletes everything that is stored about me, and ends my cookie. Bots play on at running tables, and others' games
    can still be replayed. It can't be undone."""
    await services.own_data.delete(guest)
    services.lobby.forget(guest)
    services.devices.look(guest.id)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


@router.get("/me/blocks", response_model=BlockedList, responses=refusing(401, 429))
@limited(LISTS)
async def blocks(services: ServicesDep, guest: NamedGuest) -> Response:
    """The guests who may not come to the tables that I make."""
    return Json({"blocked": await services.manners.blocked(guest)})


@router.post("/me/blocks", response_model=BlockedList, responses=refusing(401, 404, 409, 429))
@limited(CHAT)
async def block(body: BlockIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """Keeps somebody whom I met at a `table`, on a `seat` or as who said a `line`, away from the tables that I make:
    they can't sit down, watch or speak there. In games that have begun they play on, but may not speak."""
    return Json({"blocked": await services.manners.block(guest, body.table, body.seat, body.line)})


@router.delete("/me/blocks/{row}", response_model=BlockedList, responses=refusing(401, 429))
@limited(CHAT)
async def unblock(row: RowPath, services: ServicesDep, guest: NamedGuest) -> Response:
    """Lets somebody come again."""
    return Json({"blocked": await services.manners.unblock(guest, row)})


@router.post("/tables/{table}/mutes", response_model=MutedList, responses=refusing(401, 404, 409, 429))
@limited(CHAT)
async def mute(table: str, body: PersonIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """Leaves out what somebody says at this table, named by a `seat` or a `line` that they said; without either, what
    anybody says."""
    return Json({"muted": await services.manners.mute(table, guest, body.seat, body.line)})


@router.delete("/tables/{table}/mutes/{row}", response_model=MutedList, responses=refusing(401, 404, 429))
@limited(CHAT)
async def unmute(table: str, row: RowPath, services: ServicesDep, guest: NamedGuest) -> Response:
    """Hears them again."""
    return Json({"muted": await services.manners.unmute(table, guest, row)})
