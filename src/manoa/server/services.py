"""The services that answer requests, and FastAPI dependencies for them and for the guest who asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from manoa.server.analyses import Analyses
from manoa.server.bot_seats import BotSeats
from manoa.server.clock_watch import ClockWatch
from manoa.server.context import Context
from manoa.server.designs import Designs
from manoa.server.devices import Devices
from manoa.server.door import crowd_of
from manoa.server.guests import Guest
from manoa.server.hints import Hints
from manoa.server.keeping import Keeping
from manoa.server.learnt import Learnt
from manoa.server.limits import Limit
from manoa.server.lobby import Lobby
from manoa.server.manners import Manners
from manoa.server.own_data import OwnData
from manoa.server.playing import Playing
from manoa.server.ratings import Ratings
from manoa.server.results import Results
from manoa.server.schemas import Refused
from manoa.server.stand_ins import StandIns
from manoa.server.tables import Tables
from manoa.server.trials import Trials


@dataclass(frozen=True)
class Services:
    """What requests are answered with."""

    context: Context
    tables: Tables
    lobby: Lobby
    playing: Playing
    bots: BotSeats
    hints: Hints
    analyses: Analyses
    stand_ins: StandIns
    clocks: ClockWatch
    keeping: Keeping
    manners: Manners
    own_data: OwnData
    devices: Devices
    results: Results
    ratings: Ratings
    designs: Designs
    learnt: Learnt
    trials: Trials

    def spend(self, limit: Limit, connection: HTTPConnection, guest: Guest | None = None) -> None:
        """Counts the request against a guest and, with others there, the address; or, where there is no guest, against
        the address alone."""
        self.spend_by(limit, address_of(connection), guest)

    def spend_by(self, limit: Limit, address: str, guest: Guest | None) -> None:
        """The same for whoever asks from that address."""
        if guest is None:
            self.context.limits.spend(limit, address)
        else:
            self.context.limits.spend(limit, guest.id, address)


def address_of(connection: HTTPConnection) -> str:
    """The address that asks, counted with its household."""
    return crowd_of(connection.client.host) if connection.client is not None else ""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the app that a request came to."""
    services: Services = connection.app.state.services
    return services


async def guest_of(connection: HTTPConnection) -> Guest | None:
    """The guest who asks, if they have given a name."""
    return await services_of(connection).context.guests.of(connection)


async def named_guest(connection: HTTPConnection) -> Guest:
    """The guest who asks; without a name the request is refused."""
    return await services_of(connection).context.guests.required(connection)


async def _services(connection: HTTPConnection) -> Services:
    # Asynchronous, because FastAPI would send an ordinary function to a thread.
    return services_of(connection)


ServicesDep = Annotated[Services, Depends(_services)]
MaybeGuest = Annotated[Guest | None, Depends(guest_of)]
NamedGuest = Annotated[Guest, Depends(named_guest)]


def refusing(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI document: the statuses with which a path may refuse. Any request may be wrong or too large, or
    come while the database is away."""
    return {status: {"model": Refused, "description": "Refused"} for status in (403, 413, 422, 503, *statuses)}
