"""WebSockets with compression that keeps nothing between two messages."""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol


class LeanWebSockets(WebSocketsSansIOProtocol):
    """A connection of uvicorn's. What has been sent would compress the next message a little better, but takes some
    40 kB for every connection, most of which wait most of the time."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        compression = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=12,
            client_max_window_bits=12,
            compress_settings={"memLevel": 5, "level": 4},
        )
        self.conn = ServerProtocol(
            extensions=[compression],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
