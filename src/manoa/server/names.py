"""The names by which a server may be asked.

A page of another site can make its own name lead to this machine after it was loaded, and then ask as if it were ours:
browsers go by names. Whoever is asked by a strange name does not answer.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable


class Names:
    """The name or address on which a server listens, this machine's own, and others that were allowed."""

    def __init__(self, listens: str, allowed: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower()
        self._allowed = {"localhost", listens.lower(), machine, f"{machine}.local", *allowed}
        self._endings = tuple(name.removeprefix("*") for name in self._allowed if name.startswith("*."))

    def include(self, host: str, reached: tuple[str, int | None] | None) -> bool:
        """Whether a Host header names this server; `reached` is the address of ours at which the request came in."""
        name = name_of(host)
        # A browser always names a host; programs that watch servers may not.
        if not name or "*" in self._allowed:
            return True
        if name in self._allowed or (self._endings and name.endswith(self._endings)):
            return True
        # An address that a connection has reached is one of this machine's.
        return _is_loopback(name) or (reached is not None and name == reached[0].partition("%")[0])


def name_of(host: str) -> str:
    """The name or address in a Host header, without the port."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".")


def _is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
