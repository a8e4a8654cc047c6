"""Routes that say how often they may be asked. It is counted before anything else is done for a request: before its
body is read, and whatever is then found to be wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

from fastapi import Request, Response
from fastapi.routing import APIRoute

from manoa.server.limits import Limit
from manoa.server.services import address_of, services_of

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])

# Where an endpoint keeps its limit.
_NOTE = "__limit__"


class Counted(NamedTuple):
    """A limit (none: what is asked for is the same for everybody, and made once), and whether it is for each address
    alone, whoever asks from there."""

    limit: Limit | None
    by_address: bool = False


def limited(limit: Limit | None, *, by_address: bool = False) -> Callable[[Endpoint], Endpoint]:
    """How often an endpoint may be asked."""

    def noted(endpoint: Endpoint) -> Endpoint:
        setattr(endpoint, _NOTE, Counted(limit, by_address))
        return endpoint

    return noted


class LimitedRoute(APIRoute):
    """A route whose endpoint is `limited`; there is none without."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What answers a request."""
        counted: Counted = getattr(self.endpoint, _NOTE)
        answered = super().get_route_handler()
        limit = counted.limit
        if limit is None:
            return answered

        async def answered_if_not_too_often(request: Request) -> Response:
            context, address = services_of(request).context, address_of(request)
            # Before anybody is looked up: cookies can be made up without end.
            context.limits.spend_crowd(limit, address)
            guest = None if counted.by_address else await context.guests.of(request)
            context.limits.spend(limit, address if guest is None else guest.id)
            return await answered(request)

        return answered_if_not_too_often
