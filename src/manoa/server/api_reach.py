"""The API: from where this server can be reached, for whoever sends a link to others."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

from fastapi import APIRouter, Request

from manoa.server.schemas import Reach

router = APIRouter(prefix="/api", tags=["guests"])

# Nothing is sent there: it only tells by which of its addresses this machine would go out.
_ELSEWHERE = ("192.0.2.1", 9)


@router.get("/reach", response_model=Reach)
async def reach(request: Request) -> dict[str, Any]:
    """Addresses at which other machines of the network may find this server; none if it listens to its own alone."""
    host, port = request.app.state.listens
    return {"addresses": [f"http://{address}:{port}" for address in addresses(host)]}


def addresses(host: str) -> list[str]:
    """The addresses of this machine at which a server answers that listens on `host`."""
    try:
        listens = ipaddress.ip_address(host)
    except ValueError:
        # A name, which others may know as well; or nothing is known, as in a server that another program runs.
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
