"""Where requests are received: the parts of the running server, and who asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from manoa.server.botseats import BotSeats
from manoa.server.guests import Guest
from manoa.server.hints import Hints
from manoa.server.house import House
from manoa.server.limits import Limit
from manoa.server.playing import Playing
from manoa.server.schemas import Refused
from manoa.server.standins import StandIns
from manoa.server.tables import Tables


@dataclass(frozen=True)
class Desk:
    """The parts that answer requests."""

    house: House
    tables: Tables
    playing: Playing
    bots: BotSeats
    hints: Hints
    stand_ins: StandIns

    def spend(self, limit: Limit, connection: HTTPConnection, guest: Guest | None = None) -> None:
        """Counts against a guest, or against an address where there is none."""
        address = connection.client.host if connection.client is not None else ""
        self.house.limits.spend(limit, guest.id if guest is not None else address)


def desk_of(connection: HTTPConnection) -> Desk:
    """The desk of the app that a request came to."""
    desk: Desk = connection.app.state.desk
    return desk


async def guest_of(connection: HTTPConnection) -> Guest | None:
    """Who asks, if they have said a name."""
    return await desk_of(connection).house.guests.of(connection)


async def named_guest(connection: HTTPConnection) -> Guest:
    """Who asks; without a name the request is refused."""
    return await desk_of(connection).house.guests.required(connection)


async def _at_desk(connection: HTTPConnection) -> Desk:
    # Asynchronous, because the framework would send an ordinary function to a thread.
    return desk_of(connection)


AtDesk = Annotated[Desk, Depends(_at_desk)]
MaybeGuest = Annotated[Guest | None, Depends(guest_of)]
NamedGuest = Annotated[Guest, Depends(named_guest)]


def refusing(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI document: the statuses with which a path may refuse. Any request may be wrong or too large."""
    return {status: {"model": Refused, "description": "Refused"} for status in (403, 413, 422, *statuses)}
