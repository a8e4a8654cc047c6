"""Maps that people have built and kept: each with a name and a link that anybody may open."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from manoa.server.context import Context
from manoa.server.database import DesignRow, now
from manoa.server.guests import Guest
from manoa.server.own_maps import checked
from manoa.server.refusals import Refusal

# More than anybody looks through.
MOST = 200


class Designs:
    """Kept maps."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def mine(self, guest: Guest) -> list[dict[str, Any]]:
        """What a guest has kept, the newest first."""
        async with self._context.database.reading() as reading:
            found = select(DesignRow).where(DesignRow.guest == guest.id).order_by(DesignRow.changed.desc())
            return [_info(row, guest) for row in await reading.execute(found)]

    async def one(self, design: str, guest: Guest | None) -> dict[str, Any]:
        """A kept map, for whoever has its link."""
        async with self._context.database.reading() as reading:
            row = (await reading.execute(select(DesignRow).where(DesignRow.id == design))).one_or_none()
        if row is None:
            raise Refusal("error-not-found", status=404)
        return _info(row, guest)

    async def keep(self, guest: Guest, game: str, name: str, options: dict[str, Any]) -> dict[str, Any]:
        """Keeps a map under a new link. It must be whole: what is shared can be played."""
        moment, design = now(), "d" + secrets.token_urlsafe(9)
        values = {"game": game, "name": name, "options": checked(game, options), "changed": moment}
        async with self._context.database.writing() as writing:
            await writing.execute(insert(DesignRow).values(id=design, guest=guest.id, created=moment, **values))
            count = select(func.count()).select_from(DesignRow).where(DesignRow.guest == guest.id)
            if (await writing.execute(count)).scalar_one() > MOST:
                raise Refusal("error-too-many-designs", status=409, most=MOST)
        return await self.one(design, guest)

    async def change(self, design: str, guest: Guest, name: str, options: dict[str, Any]) -> dict[str, Any]:
        """Keeps a map in the place of what one kept before, under the same link."""
        game = (await self._own(design, guest))["game"]
        values = {"name": name, "options": checked(game, options), "changed": now()}
        async with self._context.database.writing() as writing:
            await writing.execute(update(DesignRow).where(DesignRow.id == design).values(**values))
        return await self.one(design, guest)

    async def remove(self, design: str, guest: Guest) -> None:
        """Ends the link; tables that were made from it keep their map."""
        await self._own(design, guest)
        async with self._context.database.writing() as writing:
            await writing.execute(delete(DesignRow).where(DesignRow.id == design))

    async def _own(self, design: str, guest: Guest) -> dict[str, Any]:
        found = await self.one(design, guest)
        if not found["mine"]:
            raise Refusal("error-not-your-design", status=403)
        return found


def _info(row: Row[Any], guest: Guest | None) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "options": row.options,
        "mine": guest is not None and row.guest == guest.id,
        "changed": row.changed.isoformat(),
    }
