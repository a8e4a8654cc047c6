"""Guests: a name, and a secret in a cookie. No account, no password."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from fastapi import Request, Response
from sqlalchemy import insert, select, update
from starlette.requests import HTTPConnection

from manoa.server.database import Database, GuestRow, now
from manoa.server.refusals import Refusal

COOKIE = "manoa"
_YEAR = 365 * 24 * 3600
_CACHE_SIZE = 10_000


class Guest(NamedTuple):
    """A person who has given a name."""

    id: str
    name: str


class NoGuest(Refusal):
    """Somebody without a name asks for what needs one."""

    def __init__(self) -> None:
        super().__init__("error-no-guest", status=401)


class Guests:
    """Finds guests by their cookies, and makes new ones."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Every request asks; the answer changes only when a guest takes another name.
        self._cached: dict[str, Guest] = {}

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """The guest whose cookie this is."""
        secret = connection.cookies.get(COOKIE)
        if not secret:
            return None
        digest = digest_of(secret)
        if digest not in self._cached:
            async with self._database.reading() as reading:
                found = await reading.execute(select(GuestRow.id, GuestRow.name).where(GuestRow.digest == digest))
                row = found.one_or_none()
            if row is None:
                return None
            self._cache(digest, Guest(row.id, row.name))
        return self._cached[digest]

    async def required(self, connection: HTTPConnection) -> Guest:
        """The guest, or a refusal that asks for a name first."""
        guest = await self.of(connection)
        if guest is None:
            raise NoGuest
        return guest

    async def welcome(self, name: str, request: Request, response: Response) -> Guest:
        """A new guest; the secret goes into the cookie and nowhere else."""
        secret = secrets.token_urlsafe(32)
        guest = Guest("g" + secrets.token_urlsafe(9), name)
        async with self._database.writing() as writing:
            row = {"id": guest.id, "name": name, "digest": digest_of(secret), "created": now()}
            await writing.execute(insert(GuestRow).values(row))
        response.set_cookie(
            COOKIE, secret, max_age=_YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https", path="/"
        )
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Gives a guest another name; seats already taken keep the old one."""
        async with self._database.writing() as writing:
            await writing.execute(update(GuestRow).where(GuestRow.id == guest.id).values(name=name))
        self._cached.clear()
        return Guest(guest.id, name)

    def _cache(self, digest: str, guest: Guest) -> None:
        if len(self._cached) >= _CACHE_SIZE:
            self._cached.clear()
        self._cached[digest] = guest


def digest_of(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain SHA-256 can't be reversed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
