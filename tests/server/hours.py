"""Time that passes when a test says so."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from fastapi.testclient import TestClient

from manoa.server.services import Services


def services_of(client: TestClient) -> Services:
    """What a server in this process answers with."""
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    return services


class Hours:
    """The time of day for all servers in this process. Those to whom it is shown look at their clocks as it passes."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.now = datetime(2031, 5, 17, 12, tzinfo=UTC)
        self.servers: list[TestClient] = []
        patched.setattr("manoa.server.database.clock", lambda: self.now)

    def go_by(self, seconds: float, looking: bool = True) -> None:
        """Lets time pass, in which servers look at the clocks every few seconds; or nobody does."""
        step = 4.0 if seconds < 3600 else 10.0
        while looking and seconds > step:
            self._step(step, looking)
            seconds -= step
        self._step(seconds, looking)

    def _step(self, seconds: float, looking: bool) -> None:
        self.now += timedelta(seconds=seconds)
        if looking:
            self.look()

    def look(self) -> None:
        """All servers look at the clocks."""
        for client in self.servers:
            assert client.portal is not None
            client.portal.call(services_of(client).clocks.look)
