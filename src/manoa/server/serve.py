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
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

from manoa.kernel.errors import ManoaError
from manoa.server.app import create_app
from manoa.server.database import BadDatabase
from manoa.server.door import Door, most_connections
from manoa.server.guarded import BoundedHttp, GuardedServer
from manoa.server.logs import log_as_json
from manoa.server.prepare import checked, prepare_database
from manoa.server.settings import Settings
from manoa.server.sockets import LeanWebSockets
from manoa.server.sole import SoleUse
from manoa.server.supervise import Supervisor

# The listening socket that a server hands on when it restarts.
_INHERITED = "MANOA_LISTENING"

# Ports that are tried after the one that was asked for.
_MORE_PORTS = 50


class BadAddress(ManoaError):
    """An address at which this machine can't listen."""

    def __init__(self, host: str, port: int, refused: OSError) -> None:
        reason = refused.strerror or str(refused)
        super().__init__("error-listen", game="", host=host, port=str(port), reason=reason)


def serve(
    settings: Settings, host: str, port: int, on_start: Callable[[str, bool], None], workers: int | None = None
) -> None:
    """Serves until it is stopped. `on_start` gets the address, and whether the port is the one asked for.

    The signal USR1 restarts the server on what is installed by then. The process and the listening socket stay, so that
    nobody is turned away, and all that was acknowledged is in the database; viewers of tables connect again.
    """
    workers = settings.workers if workers is None else workers
    if settings.log == "json":
        log_as_json(settings.log_level)
    elif settings.log_level != Settings.log_level:
        logging.basicConfig(level=settings.log_level.upper())
    if workers > 1 and not (checked(settings.database).get_backend_name() == "postgresql" and hasattr(os, "fork")):
        raise BadDatabase("error-workers")
    with SoleUse(settings.database):
        asyncio.run(prepare_database(settings.database))
        inherited = os.environ.pop(_INHERITED, None)
        listening = socket.socket(fileno=int(inherited)) if inherited else free_socket(host, port)
        kept = listening.dup()  # uvicorn closes the socket that it is given
        found = listening.getsockname()[1]
        shown = f"[{host}]" if ":" in host else host

        def say() -> None:
            if not inherited:
                on_start(f"http://{shown}:{found}", port in (0, found))

        settings = replace(settings, host=host, port=found)
        if workers > 1:
            restarting = _serve_with_workers(settings, listening, workers, say)
        else:
            restarting = _serve_alone(settings, listening, say)
        if restarting:
            _become_anew(kept)
        kept.close()


def _serve_alone(settings: Settings, listening: socket.socket, say: Callable[[], None]) -> bool:
    """Serves in this process; returns whether to restart. `say` is called once signals are heeded."""
    server = _server(settings)
    restarting = threading.Event()

    def restart(*_: object) -> None:
        restarting.set()
        server.should_exit = True

    if os.name == "posix":
        signal.signal(signal.SIGUSR1, restart)
    # Once it has stopped in order the server raises the signal again. Unheeded, that would end the process before it
    # has cleaned up after its bots.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    _settle()
    say()
    server.run(sockets=[listening])
    return restarting.is_set()


def _serve_with_workers(settings: Settings, listening: socket.socket, workers: int, say: Callable[[], None]) -> bool:
    """Serves in processes forked off from this one; returns whether to restart."""
    supervisor = os.getpid()
    each = -(-settings.bot_workers // workers)
    trying = -(-settings.trial_workers // workers)

    def work(worker: int) -> None:
        # So few that some processes may have none.
        analysing = (settings.analysis_workers + workers - 1 - worker) // workers
        own = replace(settings, bot_workers=each, analysis_workers=analysing, trial_workers=trying)
        server = _server(replace(own, workers=workers, worker=worker, figures=Path(folder)))
        server.is_wanted = lambda: os.getppid() == supervisor
        server.run(sockets=[listening])

    with TemporaryDirectory(prefix="manoa-") as folder:
        _settle()
        return Supervisor(workers, work).run(say)


def _settle() -> None:
    # While the event loop is busy, the database's threads get their turn after this time at most. The usual 5 ms,
    # several times a move, would be most of the time that a move takes.
    sys.setswitchinterval(0.0005)
    # Looking for unreachable cycles among all objects takes a second with thousands of tables, in which nobody is
    # answered, and finds next to nothing: it is done seldom, and never among what was imported.
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def _server(settings: Settings) -> GuardedServer:
    door = Door(most_connections(settings.connections), settings.connections_each)
    app = create_app(settings)
    app.state.door = door
    config = uvicorn.Config(
        app,
        log_level=settings.log_level,
        # Requests are logged by our own middleware, without addresses.
        access_log=False,
        # What serves is nobody's business.
        server_header=False,
        log_config=None if settings.log == "json" else uvicorn.config.LOGGING_CONFIG,
        http=BoundedHttp,
        ws=LeanWebSockets,
        ws_max_size=64 * 1024,
        # The server looks after all of them at once.
        ws_ping_interval=None,
        # Otherwise live connections would keep a server from ever stopping.
        timeout_graceful_shutdown=2,
    )
    return GuardedServer(config, door, settings.patience)


def _become_anew(kept: socket.socket) -> None:
    # Otherwise a second signal would end the process before it handles signals again.
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    os.set_inheritable(kept.fileno(), True)
    os.environ[_INHERITED] = str(kept.fileno())
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def free_socket(host: str, port: int) -> socket.socket:
    """A socket on that port, or on the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + _MORE_PORTS, 65535)
    for wanted in range(port, last + 1):
        # The protocol is named because the event loop sends small packets at once only where it is: an answer would
        # otherwise wait 40 ms for the other end to acknowledge its first half.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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
                raise BadAddress(host, wanted, refused) from refused
        else:
            break
    return listening
