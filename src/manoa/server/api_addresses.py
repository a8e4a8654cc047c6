"""The API: the addresses at which others can reach this server, for links to send them."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

from fastapi import APIRouter, Request

from manoa.server.limited import LimitedRoute, limited
from manoa.server.schemas import Addresses

router = APIRouter(prefix="/api", tags=["guests"], route_class=LimitedRoute)

# Nothing is sent there: it only shows which of its addresses this machine would send from.
_ELSEWHERE = ("192.0.2.1", 9)


@router.get("/reach", response_model=Addresses)
@limited(None)
async def reach(request: Request) -> dict[str, Any]:
    """Addresses at which other machines of the network can reach this server; none if it serves this one only."""
    host, port = request.app.state.listens
    return {"addresses": [f"http://{address}:{port}" for address in addresses(host)]}


def addresses(host: str) -> list[str]:
    """The addresses of this machine at which a server that listens on `host` can be reached."""
    try:
        listens = ipaddress.ip_address(host)
    except ValueError:
        # A name, which others may know as well; or nothing, where another program runs the app.
        return [] if host in ("", "localhost") else [host]
    if not listens.is_unspecified:
        return [] if listens.is_loopback else [f"[{host}]" if listens.version == 6 else host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outwards:
        try:
            outwards.connect(_ELSEWHERE)
        except OSError:
            return []
        found = str(outwards.getsockname()[0])
    return [] if ipaddress.ip_address(found).is_loopback else [found]
