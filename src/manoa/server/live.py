"""Live updates: a WebSocket for every viewer of a table."""

from __future__ import annotations

import logging

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from manoa.kernel.errors import ManoaError
from manoa.server.connection import FAILED, LiveConnection
from manoa.server.database import DatabaseFailed
from manoa.server.limits import SOCKETS
from manoa.server.middleware import is_own_origin
from manoa.server.playing import Viewpoint, own_seat
from manoa.server.refusals import language_of
from manoa.server.services import address_of, services_of
from manoa.server.sockets import HAND_OVER

router = APIRouter()

log = logging.getLogger(__name__)


class AsgiLink:
    """A connection whose server knows nothing of handing over, such as that of a test."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def tell(self, message: bytes) -> None:
        """Sends a message."""
        await self._socket.send_text(message.decode())

    def tell_now(self, message: bytes) -> bool:
        """Nothing can be sent without waiting."""
        return False

    async def end(self, code: int) -> None:
        """Closes the connection."""
        if self._socket.application_state is not WebSocketState.DISCONNECTED:
            await self._socket.close(code)

    async def cut(self) -> None:
        """Closes the connection."""
        await self.end(FAILED)

    async def listen(self, listener: LiveConnection) -> None:
        """Until the client disconnects."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            listener.heard(message.get("text") or "")
        listener.gone()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str, seat: int | None = None, since: int = 0) -> None:
    """The table as it is now, and again after every change."""
    try:
        await _connect(socket, table, seat, since)
    except WebSocketDisconnect:
        log.debug("gone before they were answered")


async def _connect(socket: WebSocket, table: str, seat: int | None, since: int) -> None:
    if not is_own_origin(socket):
        # Closed before it is accepted, it is answered with 403.
        await socket.close()
        return
    services = services_of(socket)
    await socket.accept()
    link = AsgiLink(socket)
    try:
        known = await services.context.guests.known(socket)
    except DatabaseFailed as failed:
        log.error("a live connection to table %s: %s", table, failed)
        await link.end(FAILED)
        return
    viewpoint = Viewpoint(known.guest if known is not None else None, seat, max(0, since))
    connection = LiveConnection(link, services, table, viewpoint, known, language_of(socket), address_of(socket))
    try:
        services.spend(SOCKETS, socket, viewpoint.guest)
        async with services.context.open_tables.use(table) as opened:
            own_seat(opened, viewpoint)
        connection.enter(connection.guest or address_of(socket))
    except ManoaError as refused:
        await connection.refuse(refused)
        return
    except Exception as failed:
        await connection.fail(failed)
        return
    try:
        await services.stand_ins.welcome(table, viewpoint.guest)
        if known is not None and await services.context.guests.known(socket) is None:
            # The device was given up before this connection could be found among those of the guest.
            await connection.sign_out()
            connection.gone()
            return
    except Exception as failed:
        try:
            await connection.fail(failed)
        finally:
            connection.gone()
        return
    services.bots.look_after(table)
    connection.wake()
    hand_over = socket.scope.get("extensions", {}).get(HAND_OVER)
    if hand_over is not None:
        connection.link = hand_over(connection)
    else:
        await link.listen(connection)
