"""Live updates: a WebSocket for everyone who looks at a table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from manoa.kernel.errors import ManoaError
from manoa.server import looks
from manoa.server.desk import Desk, desk_of
from manoa.server.guards import is_own_origin
from manoa.server.hub import Viewer
from manoa.server.playing import Look, own_seat, seen_from
from manoa.server.refusals import Refusal, language_of, told
from manoa.server.schemas import ActionIn, LookIn, UndoIn
from manoa.server.table import Seat, Table

router = APIRouter()

# The WebSocket's word for what we do not allow.
_REFUSED = 1008


class Live:
    """One connection: what it has seen, and what it is sent."""

    def __init__(self, socket: WebSocket, desk: Desk, table_id: str, look: Look) -> None:
        self._socket = socket
        self._desk = desk
        self._table_id = table_id
        self._look = look
        self._language = language_of(socket)
        self.viewer = Viewer(table_id, look.guest.id if look.guest is not None else None)
        # What the other end has seen: entries (None: only the moves that it says it saw), chat, and the rest.
        self._ply: int | None = None
        self._chat = 0
        self._stamp: object = None
        self._gone = False

    async def run(self) -> None:
        """Until the other end goes: news out, decisions in."""
        self.viewer.news.set()
        telling = asyncio.create_task(self._tell())
        try:
            await self._hear()
        finally:
            # News that are just being told are told to nobody; the table is given back in order.
            self._gone = True
            self.viewer.news.set()
            await asyncio.gather(telling, return_exceptions=True)

    # Out ----------------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        while True:
            await self.viewer.news.wait()
            if self._gone:
                return
            self.viewer.news.clear()
            company, self.viewer.company_changed = self.viewer.company_changed, False
            outside, self.viewer.from_outside = self.viewer.from_outside, False
            try:
                async with self._desk.house.shelf.at(self._table_id, fresh=outside) as table:
                    messages = self._news(table, company)
            except Refusal as refused:
                # The table was taken away.
                await self._send({"type": "error", **told(refused, self._language)})
                await self._socket.close(_REFUSED)
                return
            for message in messages:
                await self._send(message)

    def _news(self, table: Table, company: bool) -> list[dict[str, Any]]:
        """What the other end has not seen: the table if that has changed, else only who came and what was said."""
        here = self._desk.house.hub.here(self._table_id)
        facts, guest = table.facts, self._look.guest
        stamp = (table.ply, facts.status, facts.rematch, _standing(table.seats), self._look.seat)
        said = [line for line in table.chat if line.id > self._chat]
        self._chat = max((line.id for line in said), default=self._chat)
        if stamp != self._stamp:
            since = (
                table.settled_since_move(self._look.since) if self._ply is None else table.settled_since_ply(self._ply)
            )
            first = self._stamp is None
            self._stamp, self._ply = stamp, table.ply
            seen = looks.snapshot(table, guest, here, seen_from(table, self._look), since, with_map=first)
            return [{"type": "snapshot", **seen}]
        messages: list[dict[str, Any]] = [{"type": "chat", **line.as_dict()} for line in said]
        if company:
            messages.append({"type": "presence", "seats": looks.seats_info(table.seats, guest, here)})
        return messages

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send_text(_text(message))

    # In -----------------------------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        while True:
            heard = await self._socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            try:
                await self._obey(heard.get("text") or "")
            except ManoaError as refused:
                await self._send({"type": "error", **told(refused, self._language)})

    async def _obey(self, text: str) -> None:
        try:
            wish = json.loads(text)
            kind = wish.pop("type")
            if kind == "action":
                act = ActionIn.model_validate(wish)
            elif kind == "undo":
                undo = UndoIn.model_validate(wish)
            elif kind == "seat":
                wanted = LookIn.model_validate(wish)
        except (ValueError, RecursionError, AttributeError, KeyError, TypeError) as malformed:
            raise Refusal("error-request", status=422, field="message") from malformed
        # The answer to a decision is the news that goes to all; here it is only refused.
        if kind == "action":
            await self._desk.playing.act(self._table_id, self._look._replace(seat=act.seat), act.ply, act.action)
        elif kind == "undo":
            await self._desk.playing.undo(self._table_id, self._look._replace(seat=undo.seat), undo.ply, undo.turn)
        elif kind == "seat":
            await self._look_from(wanted.seat)
        elif kind == "ping":
            await self._send({"type": "pong"})
        else:
            raise Refusal("error-request", status=422, field="type")

    async def _look_from(self, seat: int) -> None:
        look = self._look._replace(seat=seat)
        async with self._desk.house.shelf.at(self._table_id) as table:
            own_seat(table, look)
        self._look = look
        self.viewer.news.set()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str, seat: int | None = None, since: int = 0) -> None:
    """The table as it is, at once and after every change."""
    if not is_own_origin(socket):
        # Closed before it was accepted, it is answered with 403.
        await socket.close()
        return
    desk = desk_of(socket)
    look = Look(await desk.house.guests.of(socket), seat, max(0, since))
    await socket.accept()
    try:
        async with desk.house.shelf.at(table) as opened:
            own_seat(opened, look)
    except ManoaError as refused:
        # A browser shows nothing of a connection that was refused, so it is told over the connection.
        await socket.send_text(_text({"type": "error", **told(refused, language_of(socket))}))
        await socket.close(_REFUSED)
        return
    connection = Live(socket, desk, table, look)
    desk.house.hub.enter(connection.viewer)
    await desk.stand_ins.welcome(table, look.guest)
    desk.bots.wake(table)
    try:
        await connection.run()
    except WebSocketDisconnect:
        pass
    finally:
        desk.house.hub.leave(connection.viewer)


def _standing(seats: list[Seat]) -> tuple[Seat, ...]:
    """The seats but for when somebody was seen, which is no news."""
    return tuple(seat._replace(seen=None) for seat in seats)


def _text(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
