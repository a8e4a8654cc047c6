"""The API: who I am."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from manoa.server.guests import Guest
from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import GUESTS, SNAPSHOTS
from manoa.server.schemas import Me, NameIn
from manoa.server.services import MaybeGuest, ServicesDep, refusing

router = APIRouter(prefix="/api", tags=["guests"], route_class=LimitedRoute)


@router.get("/me", response_model=Me, responses=refusing(429))
@limited(SNAPSHOTS)
async def me(guest: MaybeGuest) -> dict[str, Any]:
    """The guest whose cookie comes with the request."""
    return {"guest": guest._asdict() if guest is not None else None}


@router.put("/me", response_model=Me, responses=refusing(429))
@limited(GUESTS, by_address=True)
async def name_me(body: NameIn, request: Request, response: Response, services: ServicesDep, guest: MaybeGuest) -> Any:
    """Gives a name: makes a guest, whose secret comes back in a cookie, or renames the guest."""
    guests = services.context.guests
    named: Guest = await (
        guests.welcome(body.name, request, response) if guest is None else guests.rename(guest, body.name)
    )
    return {"guest": named._asdict()}
