"""What is being done, and for how long: a line that moves in a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TextIO

MOVES = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"


class Progress:
    """Steps that stand side by side. Times are those of a quiet machine with two cores; what takes longer says so."""

    def __init__(self, out: TextIO = sys.stdout, every: float = 10.0) -> None:
        self._out = out
        self._moving = out.isatty()
        self._every = 0.2 if self._moving else every
        self._lock = threading.Lock()
        self._running: dict[str, tuple[float, int]] = {}
        self._ticks = 0
        self._over = threading.Event()

    def say(self, line: str) -> None:
        """A line that stays."""
        with self._lock:
            self._wipe()
            self._out.write(f"manoa: {line}\n")
            self._out.flush()

    @contextmanager
    def step(self, name: str, about: int) -> Iterator[None]:
        """Something that takes about so many seconds."""
        self.say(f"{name} (about {about} s)")
        begun = monotonic()
        with self._lock:
            if not self._running:
                self._over = threading.Event()
                threading.Thread(target=self._tick, args=[self._over], daemon=True).start()
            self._running[name] = begun, about
        try:
            yield
        finally:
            with self._lock:
                del self._running[name]
                if not self._running:
                    self._over.set()
                self._wipe()
        self.say(f"{name}: done in {monotonic() - begun:.0f} s")

    def _tick(self, over: threading.Event) -> None:
        while not over.wait(self._every):
            with self._lock:
                if over.is_set():
                    return
                now = monotonic()
                parts = [
                    f"{name}: {now - begun:.0f} of about {about} s" for name, (begun, about) in self._running.items()
                ]
                self._ticks += 1
                line = " · ".join(parts)
                if self._moving:
                    self._out.write(f"\r\033[K{MOVES[self._ticks % len(MOVES)]} {line[:100]}")
                else:
                    self._out.write(f"manoa: … {line}\n")
                self._out.flush()

    def _wipe(self) -> None:
        if self._moving:
            self._out.write("\r\033[K")
