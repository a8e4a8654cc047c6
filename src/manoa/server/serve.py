"""Starting the server from the command line, and restarting it without closing its socket."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from manoa.server.app import create_app
from manoa.server.door import Door, GuardedServer, Listening, most_connections
from manoa.server.logs import log_as_json
from manoa.server.prepare import prepare_database
from manoa.server.settings import Settings
from manoa.server.sockets import LeanWebSockets
from manoa.server.sole import SoleUse

# The listening socket that a server hands on when it restarts.
_INHERITED = "MANOA_LISTENING"

# Ports that are tried after the one that was asked for.
_MORE_PORTS = 50


def serve(settings: Settings, host: str, port: int, on_start: Callable[[str, bool], None]) -> None:
    """Serves until it is stopped. `on_start` gets the address, and whether the port is the one asked for.

    The signal USR1 restarts the server on what is installed by then. The process and the listening socket stay, so that
    nobody is turned away, and all that was acknowledged is in the database; viewers of tables connect again.
    """
    if settings.log == "json":
        log_as_json(settings.log_level)
    elif settings.log_level != Settings.log_level:
        logging.basicConfig(level=settings.log_level.upper())
    with SoleUse(settings.database):
        asyncio.run(prepare_database(settings.database))
        _serve(settings, host, port, on_start)


def _serve(settings: Settings, host: str, port: int, on_start: Callable[[str, bool], None]) -> None:
    inherited = os.environ.pop(_INHERITED, None)
    listening = Listening(fileno=int(inherited)) if inherited else free_socket(host, port)
    listening.door = Door(most_connections(settings.connections), settings.connections_each)
    kept = listening.dup()  # uvicorn closes the socket that it is given
    found = listening.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    app = create_app(replace(settings, host=host, port=found))
    app.state.door = listening.door
    config = uvicorn.Config(
        app,
        log_level=settings.log_level,
        # Requests are logged by our own middleware, without addresses.
        access_log=False,
        log_config=None if settings.log == "json" else uvicorn.config.LOGGING_CONFIG,
        # Both are what the door knows how to watch.
        loop="asyncio",
        http="h11",
        ws=LeanWebSockets,
        ws_max_size=64 * 1024,
        # Otherwise live connections would keep a server from ever stopping.
        timeout_graceful_shutdown=2,
    )
    # While the event loop is busy, the database's threads get their turn after this time at most. The usual 5 ms,
    # several times a move, would be most of the time that a move takes.
    sys.setswitchinterval(0.0005)
    # Looking for unreachable cycles among all objects takes a second with thousands of tables, in which nobody is
    # answered, and finds next to nothing: it is done seldom, and never among what was imported.
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
    server = GuardedServer(config, listening.door, settings.patience)
    restarting = threading.Event()

    def restart(*_: object) -> None:
        restarting.set()
        server.should_exit = True

    if os.name == "posix":
        signal.signal(signal.SIGUSR1, restart)
    if not inherited:
        on_start(f"http://{shown}:{found}", port in (0, found))
    server.run(sockets=[listening])
    if restarting.is_set():
        # Otherwise a second signal would end the process before it handles signals again.
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)
        os.set_inheritable(kept.fileno(), True)
        os.environ[_INHERITED] = str(kept.fileno())
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
    kept.close()


def free_socket(host: str, port: int) -> Listening:
    """A socket on that port, or on the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + _MORE_PORTS, 65535)
    for wanted in range(port, last + 1):
        # The protocol is named because the event loop sends small packets at once only where it is: an answer would
        # otherwise wait 40 ms for the other end to acknowledge its first half.
        listening = Listening(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            # A port that a server has just left is free. Elsewhere the option would take ports away from others.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
            # Two servers that start at once may both bind; only one may listen.
            listening.listen(1024)
        except OSError as refused:
            listening.close()
            if refused.errno != errno.EADDRINUSE or wanted == last:
                raise
        else:
            break
    return listening
