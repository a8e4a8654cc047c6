"""One person on several devices: a link that makes another device, which is good once and for some minutes; the list of
devices; and the end of one, which ends what it has open."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from fastapi import Request, Response
from sqlalchemy import delete, func, insert, or_, select, update

from manoa.server.context import Context
from manoa.server.database import DatabaseFailed, DeviceLinkRow, DeviceRow, GuestRow, now
from manoa.server.guests import Guest, Known, digest_of, give_cookie
from manoa.server.qr import qr_code
from manoa.server.refusals import Refusal
from manoa.server.viewers import Viewer

_LINK_LASTS = timedelta(minutes=10)
# Seconds between two notes of which devices are in use.
_NOTED_EVERY = 60.0
# What somebody may have in all: a limit on what is stored, not on people.
_MOST_DEVICES = 20
# Connections about which the database is asked at once.
_LOOKED_AT_ONCE = 1000

log = logging.getLogger(__name__)


class NoLink(Refusal):
    """A link that is wrong, used up or too old: which of these it is, nobody is told."""

    def __init__(self) -> None:
        super().__init__("error-device-link", status=403)


class Devices:
    """The devices of all guests."""

    def __init__(self, context: Context) -> None:
        self._context = context
        context.neighbours.guest_notes.append(self.look)

    async def watch(self) -> None:
        """Notes regularly which devices are in use, and looks whether those that are connected still are anybody's."""
        while True:
            await asyncio.sleep(_NOTED_EVERY)
            try:
                await self.note()
                await self.look_at_all()
            except Exception:
                # A database that is away for a while must not end the watch for good.
                log.exception("looking after devices")

    async def note(self) -> None:
        """Notes which devices have been used since the last note."""
        used, self._context.guests.asking = self._context.guests.asking, set()
        if used:
            async with self._context.database.writing() as writing:
                await writing.execute(update(DeviceRow).where(DeviceRow.id.in_(used)).values(seen=now()))

    async def all_of(self, known: Known) -> list[dict[str, Any]]:
        """The devices of a guest, the one that asks first, then the last used."""
        columns = (DeviceRow.id, DeviceRow.name, DeviceRow.created, DeviceRow.seen)
        wanted = select(*columns).where(DeviceRow.guest == known.guest.id)
        async with self._context.database.reading() as reading:
            rows = (await reading.execute(wanted.order_by(DeviceRow.seen.desc(), DeviceRow.id))).all()
        return [
            {
                "id": row.id,
                "name": row.name,
                "created": row.created.isoformat(),
                "seen": (now() if row.id == known.device else row.seen).isoformat(),
                "this": row.id == known.device,
            }
            for row in sorted(rows, key=lambda row: row.id != known.device)
        ]

    # One more -----------------------------------------------------------------------------------------------------

    async def link(self, guest: Guest, address: str) -> dict[str, Any]:
        """A link at that address, in place of any that the guest was given before."""
        secret, moment = secrets.token_urlsafe(24), now()
        async with self._context.database.writing() as writing:
            old = or_(DeviceLinkRow.guest == guest.id, DeviceLinkRow.expires < moment)
            await writing.execute(delete(DeviceLinkRow).where(old))
            counted = select(func.count()).where(DeviceRow.guest == guest.id)
            if (await writing.execute(counted)).scalar_one() >= _MOST_DEVICES:
                raise Refusal("error-devices-many", status=409, most=_MOST_DEVICES)
            row = {"guest": guest.id, "digest": digest_of(secret), "expires": moment + _LINK_LASTS}
            await writing.execute(insert(DeviceLinkRow).values(row))
        # Behind "#" it is neither sent to a server nor written into anybody's log.
        link = f"{address}/device#{secret}"
        return {"link": link, "expires": (moment + _LINK_LASTS).isoformat(), "code": qr_code(link)._asdict()}

    async def whose(self, secret: str) -> Guest:
        """The guest to whom a link leads; it stays good."""
        wanted = select(GuestRow.id, GuestRow.name).join(DeviceLinkRow, DeviceLinkRow.guest == GuestRow.id)
        wanted = wanted.where(DeviceLinkRow.digest == digest_of(secret), DeviceLinkRow.expires >= now())
        async with self._context.database.reading() as reading:
            row = (await reading.execute(wanted)).one_or_none()
        if row is None:
            raise NoLink
        return Guest(row.id, row.name)

    async def open(self, secret: str, request: Request, response: Response) -> Guest:
        """The browser that asks becomes a device of the guest to whom the link leads, and the link is used up."""
        async with self._context.database.writing() as writing:
            # Taken away by the statement that finds it: of two who come with it, one gets in.
            used = delete(DeviceLinkRow).where(
                DeviceLinkRow.digest == digest_of(secret), DeviceLinkRow.expires >= now()
            )
            owner = (await writing.scalars(used.returning(DeviceLinkRow.guest))).one_or_none()
            if owner is None:
                raise NoLink
            name = (await writing.scalars(select(GuestRow.name).where(GuestRow.id == owner))).one()
            given = await self._context.guests.add_device(writing, owner, request)
        give_cookie(given, request, response)
        return Guest(owner, name)

    # One less -----------------------------------------------------------------------------------------------------

    async def end(self, known: Known, device: str) -> None:
        """A guest gives up a device: its cookie is nobody's from now on, and what it has open is closed. The last one
        stays, since nobody could come back without it."""
        async with self._context.database.writing() as writing:
            # The lock on the row queues two devices that give up each other.
            guest = update(GuestRow).where(GuestRow.id == known.guest.id)
            await writing.execute(guest.values(name=GuestRow.name))
            mine = set(await writing.scalars(select(DeviceRow.id).where(DeviceRow.guest == known.guest.id)))
            if device not in mine:
                raise Refusal("error-not-found", status=404)
            if len(mine) == 1:
                raise Refusal("error-device-last", status=409)
            await writing.execute(delete(DeviceRow).where(DeviceRow.id == device))
        self._context.guests.forget(known.guest.id)
        self._context.neighbours.guest_changed(known.guest.id)
        self.look(known.guest.id)

    def look(self, guest: str | None) -> None:
        """A device of this guest, or of anybody, may have been given up: connections of such a one are closed."""
        viewers = [viewer for viewer in self._context.viewers.all() if viewer.device and guest in (None, viewer.guest)]
        for first in range(0, len(viewers), _LOOKED_AT_ONCE):
            self._context.viewers.work(self._close_ended(viewers[first : first + _LOOKED_AT_ONCE]))

    async def look_at_all(self) -> None:
        """Closes the connections of all devices that were given up: another process may have done so and died before
        anybody heard of it."""
        viewers = [viewer for viewer in self._context.viewers.all() if viewer.device]
        for first in range(0, len(viewers), _LOOKED_AT_ONCE):
            await self._close_unknown(viewers[first : first + _LOOKED_AT_ONCE])

    async def _close_ended(self, viewers: Sequence[Viewer]) -> None:
        try:
            await self._close_unknown(viewers)
        except DatabaseFailed as failed:
            # Whose they are is not known now. Whoever may stay connects again.
            await asyncio.gather(*(viewer.fail(failed) for viewer in viewers), return_exceptions=True)

    async def _close_unknown(self, viewers: Sequence[Viewer]) -> None:
        wanted = select(DeviceRow.id).where(DeviceRow.id.in_({viewer.device for viewer in viewers}))
        async with self._context.database.reading() as reading:
            known = set(await reading.scalars(wanted))
        # Nobody's end waits for another who does not read.
        ended = (viewer.sign_out() for viewer in viewers if viewer.device not in known)
        await asyncio.gather(*ended, return_exceptions=True)
