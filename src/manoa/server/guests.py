"""Guests: a name, and on each of their devices a secret in a cookie. No account, no password."""

from __future__ import annotations

import hashlib
import re
import secrets
from time import monotonic
from typing import NamedTuple

from fastapi import Request, Response
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from manoa.server.database import Database, DeviceRow, GuestRow, now
from manoa.server.neighbours import Neighbours
from manoa.server.refusals import Refusal

COOKIE = "manoa"
_YEAR = 365 * 24 * 3600
_CACHE_SIZE = 10_000
# Seconds after which a device is looked up again: who told of its end may have died before the others heard of it.
_KNOWN_FOR = 60.0

# What a browser says of itself, the more special first: all of them also claim to be others.
_BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox|FxiOS": "Firefox",
    "Chrome|CriOS": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


class Guest(NamedTuple):
    """A person who has given a name."""

    id: str
    name: str


class Known(NamedTuple):
    """A guest, and the device on which they are."""

    guest: Guest
    device: str


class NoGuest(Refusal):
    """Somebody without a name asks for what needs one."""

    def __init__(self) -> None:
        super().__init__("error-no-guest", status=401)


class Guests:
    """Finds guests by their cookies, and makes new ones."""

    def __init__(self, database: Database, neighbours: Neighbours) -> None:
        self._database = database
        self._neighbours = neighbours
        neighbours.guest_notes.append(self.forget)
        # Every request asks; the answer changes only when a guest takes another name or gives up a device.
        self._cached: dict[str, tuple[Known, float]] = {}
        # How often somebody was forgotten: what was read before that may be too old to be kept.
        self._forgotten = 0
        # The devices that have asked for something since that was last noted.
        self.asking: set[str] = set()

    async def known(self, connection: HTTPConnection) -> Known | None:
        """The guest whose cookie this is, and the device that it was given to."""
        secret = connection.cookies.get(COOKIE)
        if not secret:
            return None
        digest = digest_of(secret)
        known, since = self._cached.get(digest, (None, 0.0))
        if known is None or monotonic() - since > _KNOWN_FOR:
            forgotten = self._forgotten
            wanted = select(GuestRow.id, GuestRow.name, DeviceRow.id.label("device"))
            wanted = wanted.join(DeviceRow, DeviceRow.guest == GuestRow.id).where(DeviceRow.digest == digest)
            async with self._database.reading() as reading:
                row = (await reading.execute(wanted)).one_or_none()
            if row is None:
                self._cached.pop(digest, None)
                return None
            known = Known(Guest(row.id, row.name), row.device)
            if forgotten == self._forgotten:
                self._cache(digest, known)
        self.asking.add(known.device)
        return known

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """The guest whose cookie this is."""
        known = await self.known(connection)
        return known.guest if known is not None else None

    async def required(self, connection: HTTPConnection) -> Guest:
        """The guest, or a refusal that asks for a name first."""
        guest = await self.of(connection)
        if guest is None:
            raise NoGuest
        return guest

    async def welcome(self, name: str, request: Request, response: Response) -> Guest:
        """A new guest on a first device."""
        guest = Guest("g" + secrets.token_urlsafe(9), name)
        async with self._database.writing() as writing:
            await writing.execute(insert(GuestRow).values(id=guest.id, name=name, created=now()))
            secret = await self.add_device(writing, guest.id, request)
        give_cookie(secret, request, response)
        return guest

    async def add_device(self, writing: AsyncConnection, guest: str, request: Request) -> str:
        """One more device of a guest; returns its secret, which goes into the cookie and nowhere else."""
        secret, moment = secrets.token_urlsafe(32), now()
        row = {
            "id": "d" + secrets.token_urlsafe(9),
            "guest": guest,
            "digest": digest_of(secret),
            "name": device_name(request.headers.get("user-agent", "")),
            "created": moment,
            "seen": moment,
        }
        await writing.execute(insert(DeviceRow).values(row))
        return secret

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Gives a guest another name; seats already taken keep the old one."""
        async with self._database.writing() as writing:
            await writing.execute(update(GuestRow).where(GuestRow.id == guest.id).values(name=name))
        self.forget(guest.id)
        self._neighbours.guest_changed(guest.id)
        return Guest(guest.id, name)

    def forget(self, changed: str | None) -> None:
        """That guest, or perhaps everybody, is read again."""
        self._forgotten += 1
        self._cached = {
            digest: (known, since)
            for digest, (known, since) in self._cached.items()
            if changed not in (None, known.guest.id)
        }

    def _cache(self, digest: str, known: Known) -> None:
        if len(self._cached) >= _CACHE_SIZE:
            self._cached.clear()
        self._cached[digest] = (known, monotonic())


def give_cookie(secret: str, request: Request, response: Response) -> None:
    """Puts a device's secret into its cookie."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def device_name(user_agent: str) -> str:
    """What a browser is called, and what it runs on; nothing of what it says of itself is kept but that."""
    found = (
        next((name for sign, name in signs.items() if re.search(sign, user_agent)), None)
        for signs in (_BROWSERS, _SYSTEMS)
    )
    return " · ".join(name for name in found if name is not None)


def digest_of(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain SHA-256 can't be reversed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
