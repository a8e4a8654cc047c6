"""The API: one person on several devices."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from starlette.requests import HTTPConnection

from manoa.server.guests import COOKIE, Known, NoGuest
from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import DEVICES, LISTS
from manoa.server.people_schemas import DeviceIn, DeviceLink, DeviceLinkIn, DeviceList, Opened
from manoa.server.refusals import Json
from manoa.server.services import MaybeGuest, NamedGuest, ServicesDep, refusing, services_of

router = APIRouter(prefix="/api", tags=["devices"], route_class=LimitedRoute)


async def _known(connection: HTTPConnection) -> Known:
    known = await services_of(connection).context.guests.known(connection)
    if known is None:
        raise NoGuest
    return known


KnownDep = Annotated[Known, Depends(_known)]


@router.get("/me/devices", response_model=DeviceList, responses=refusing(401, 429))
@limited(LISTS)
async def devices(services: ServicesDep, known: KnownDep) -> Response:
    """The devices on which I am the same guest, this one first."""
    return Json({"devices": await services.devices.all_of(known)})


@router.post("/me/devices/link", response_model=DeviceLink, responses=refusing(401, 409, 429))
@limited(DEVICES)
async def link(body: DeviceLinkIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """A private link, and its QR code, that makes another browser a device of mine: once, and within ten minutes. It
    leads to an `address` of this server. A new one takes the place of the last."""
    return Json(await services.devices.link(guest, body.address))


@router.delete("/me/devices/{device}", response_model=DeviceList, responses=refusing(401, 404, 409, 429))
@limited(DEVICES)
async def end(device: str, services: ServicesDep, known: KnownDep) -> Response:
    """Gives up a device of mine: its cookie is nobody's any more, and its live connections are closed. The last one
    stays."""
    await services.devices.end(known, device)
    answer = Json({"devices": await services.devices.all_of(known)})
    if device == known.device:
        answer.delete_cookie(COOKIE, path="/")
    return answer


@router.post("/devices", response_model=Opened, responses=refusing(429))
@limited(DEVICES, by_address=True)
async def open_link(
    body: DeviceIn, request: Request, response: Response, services: ServicesDep, guest: MaybeGuest
) -> dict[str, Any]:
    """Becomes a device of the guest whose link it is, by its secret; the link is used up then. With `open` false, or
    where one is that guest already, nothing changes: the answer only says whose it is."""
    found = await services.devices.whose(body.secret)
    if body.open and (guest is None or guest.id != found.id):
        found = await services.devices.open(body.secret, request, response)
    return {"guest": found._asdict()}
