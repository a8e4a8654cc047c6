"""Live updates: a WebSocket for every viewer of a table."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from manoa.kernel.errors import ManoaError
from manoa.server import snapshots
from manoa.server.jsons import to_json
from manoa.server.limits import MESSAGES, OPEN_SOCKETS, SOCKETS
from manoa.server.middleware import is_own_origin
from manoa.server.playing import Viewpoint, own_seat, shown_seat
from manoa.server.refusals import Refusal, TooMany, error_body, language_of
from manoa.server.schemas import SeatChangeIn
from manoa.server.services import Services, address_of, services_of
from manoa.server.table import Seat, Table
from manoa.server.viewers import Viewer

router = APIRouter()

# The WebSocket status for a breach of policy.
_REFUSED = 1008
# And for a failure of ours.
_FAILED = 1011

log = logging.getLogger(__name__)


class LiveConnection:
    """One connection: what it has been sent, and what comes next."""

    def __init__(self, socket: WebSocket, services: Services, table_id: str, viewpoint: Viewpoint) -> None:
        self._socket = socket
        self._services = services
        self._table_id = table_id
        self._viewpoint = viewpoint
        self._language = language_of(socket)
        self.viewer = Viewer(table_id, viewpoint.guest.id if viewpoint.guest is not None else None)
        # What the client has been sent: entries and moves (None: only moves that it says it saw), chat, and the rest.
        self._sent: tuple[int, int] | None = None
        self._sent_chat = 0
        self._sent_state: object = None
        self._closing = False

    async def run(self) -> None:
        """Until the client disconnects: news out, messages in."""
        self.viewer.news.set()
        sending = asyncio.create_task(self._send_or_end())
        try:
            await self._receive()
        finally:
            # Not cancelled: if it is using the table, it finishes with it in order.
            self._closing = True
            self.viewer.news.set()
            await asyncio.gather(sending, return_exceptions=True)

    async def end(self) -> None:
        """After a failure of ours, such as a database that is away for a while. The client connects again and gets what
        it missed; left open, its page would stand still."""
        if self._socket.application_state is not WebSocketState.DISCONNECTED:
            log.exception("a live connection to table %s", self._table_id)
            await self._socket.close(_FAILED)

    # Out ----------------------------------------------------------------------------------------------------------

    async def _send_or_end(self) -> None:
        try:
            await self._send_news()
        except WebSocketDisconnect:
            return
        except Exception:
            # Once the client is gone, it does not matter what becomes of its news.
            if not self._closing:
                await self.end()

    async def _send_news(self) -> None:
        while True:
            await self.viewer.news.wait()
            if self._closing:
                return
            self.viewer.news.clear()
            presence, self.viewer.presence_changed = self.viewer.presence_changed, False
            elsewhere, self.viewer.changed_elsewhere = self.viewer.changed_elsewhere, False
            try:
                async with self._services.context.open_tables.use(self._table_id, fresh=elsewhere) as table:
                    messages = await self._news(table, presence)
            except Refusal as refused:
                # The table was removed.
                await self._send({"type": "error", **error_body(refused, self._language)})
                await self._socket.close(_REFUSED)
                return
            for message in messages:
                await self._send(message)

    async def _news(self, table: Table, presence: bool) -> list[dict[str, Any]]:
        """What the client has not seen: the whole table if that has changed, else only chat and presence."""
        here = self._services.context.viewers.guests_at(self._table_id)
        facts, guest = table.facts, self._viewpoint.guest
        state = (table.ply, facts.status, facts.rematch, _without_times(table.seats), self._viewpoint.seat)
        lines = [line for line in table.chat if line.id > self._sent_chat]
        self._sent_chat = max((line.id for line in lines), default=self._sent_chat)
        if state != self._sent_state:
            archive = self._services.context.archive
            since = (
                await archive.settled_since_move(table, self._viewpoint.since)
                if self._sent is None
                else await archive.settled_since_ply(table, *self._sent)
            )
            log = snapshots.log(await archive.log(table, since), since)
            first = self._sent_state is None
            self._sent_state, self._sent = state, (table.ply, table.moves)
            snapshot = snapshots.snapshot(table, guest, here, shown_seat(table, self._viewpoint), log, with_map=first)
            return [{"type": "snapshot", **snapshot}]
        messages: list[dict[str, Any]] = [{"type": "chat", **line.as_dict()} for line in lines]
        if presence:
            messages.append({"type": "presence", "seats": snapshots.seats_info(table.seats, guest, here)})
        return messages

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send_text(_text(message))

    # In -----------------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                self._services.context.limits.spend(MESSAGES, f"connection {id(self)}")
                await self._handle(message.get("text") or "")
            except TooMany as refused:
                await self._send({"type": "error", **error_body(refused, self._language)})
                await self._socket.close(_REFUSED)
                return
            except ManoaError as refused:
                await self._send({"type": "error", **error_body(refused, self._language)})

    async def _handle(self, text: str) -> None:
        try:
            message = json.loads(text)
            kind = message.pop("type")
            if kind == "seat":
                wanted = SeatChangeIn.model_validate(message)
        except (ValueError, RecursionError, AttributeError, KeyError, TypeError) as malformed:
            raise Refusal("error-request", status=422, field="message") from malformed
        if kind == "seat":
            await self._change_seat(wanted.seat)
        elif kind == "ping":
            await self._send({"type": "pong"})
        else:
            raise Refusal("error-request", status=422, field="type")

    async def _change_seat(self, seat: int) -> None:
        viewpoint = self._viewpoint._replace(seat=seat)
        async with self._services.context.open_tables.use(self._table_id) as table:
            own_seat(table, viewpoint)
        self._viewpoint = viewpoint
        self.viewer.news.set()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str, seat: int | None = None, since: int = 0) -> None:
    """The table as it is now, and again after every change."""
    if not is_own_origin(socket):
        # Closed before it is accepted, it is answered with 403.
        await socket.close()
        return
    services = services_of(socket)
    viewpoint = Viewpoint(await services.context.guests.of(socket), seat, max(0, since))
    await socket.accept()
    connection = LiveConnection(socket, services, table, viewpoint)
    limits, asker = services.context.limits, connection.viewer.guest or address_of(socket)
    try:
        services.spend(SOCKETS, socket, viewpoint.guest)
        async with services.context.open_tables.use(table) as opened:
            own_seat(opened, viewpoint)
        limits.hold(OPEN_SOCKETS, asker)
    except ManoaError as refused:
        # A page can read nothing of a connection that was refused, so it is accepted and the reason sent first.
        await socket.send_text(_text({"type": "error", **error_body(refused, language_of(socket))}))
        await socket.close(_REFUSED)
        return
    except Exception:
        await connection.end()
        return
    services.context.viewers.enter(connection.viewer)
    try:
        await services.stand_ins.welcome(table, viewpoint.guest)
        services.bots.wake(table)
        await connection.run()
    except WebSocketDisconnect:
        pass
    except Exception:
        await connection.end()
    finally:
        services.context.viewers.leave(connection.viewer)
        limits.let_go(asker)


def _without_times(seats: list[Seat]) -> tuple[Seat, ...]:
    """The seats without the times at which people were seen, which are no news."""
    return tuple(seat._replace(seen=None) for seat in seats)


def _text(message: dict[str, Any]) -> str:
    return to_json(message).decode()
