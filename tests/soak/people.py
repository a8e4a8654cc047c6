"""People at tables: each has a cookie and asks over HTTP, through whichever server answers."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx2

from tests.soak.house import House
from tests.soak.witness import Data, Witness

# Seconds for an answer.
_PATIENCE = 8.0
# Answers that a fault explains: the database is away for a while.
_TRY_AGAIN = 503


class NoAnswer(Exception):
    """The line or the server went away, or asks to try again: nobody knows whether the request was heard."""


class World:
    """What all people share: the servers, chance, and who notes what happens."""

    def __init__(self, house: House, witness: Witness, rng: random.Random) -> None:
        self.house = house
        self.witness = witness
        self.rng = rng
        # Whether people still decide.
        self.playing = True
        limits = httpx2.Limits(max_connections=200, max_keepalive_connections=50)
        self._client = httpx2.AsyncClient(timeout=_PATIENCE, limits=limits)

    async def ask(self, method: str, path: str, cookie: str, body: Data | None = None) -> httpx2.Response:
        """One request to any of the servers. Whatever it answers must be an answer that there is a reason for."""
        address = self.house.address(self.rng)
        try:
            answer = await self._client.request(
                method, address + path, json=body, headers={"Cookie": f"manoa={cookie}"} if cookie else {}
            )
        except httpx2.HTTPError as failed:
            self.witness.answers[type(failed).__name__] += 1
            raise NoAnswer from failed
        finally:
            self._client.cookies.clear()
        self.witness.answers[str(answer.status_code)] += 1
        self.check(answer.status_code, f"{method} {path}", answer.text)
        return answer

    def check(self, status: int, asked: str, answer: object) -> None:
        """Raises NoAnswer where a fault explains it; other failures of the server are wrong."""
        if status == _TRY_AGAIN:
            raise NoAnswer
        if status >= 500:
            self.witness.wrong.append(f"{asked} was answered {status} {answer}"[:400])
            raise NoAnswer

    async def insist(self, method: str, path: str, cookie: str, body: Data | None = None) -> httpx2.Response:
        """The same, again and again until there is an answer."""
        while True:
            try:
                return await self.ask(method, path, cookie, body)
            except NoAnswer:
                await self.pause(0.5)

    async def pause(self, seconds: float) -> None:
        """Waits for about so long."""
        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * seconds)

    async def close(self) -> None:
        """Hangs up."""
        await self._client.aclose()


async def named(world: World, name: str) -> str:
    """A new guest's cookie."""
    answer = await world.insist("PUT", "/api/me", "", {"name": name})
    return str(answer.cookies["manoa"])


async def make_table(world: World, game: str, seats: list[Data], cookies: list[str]) -> str:
    """A new table with all seats taken: the first person makes it, the others join."""
    body = {"game": game, "options": {}, "seats": seats, "open": True}
    made: Any = (await world.insist("POST", "/api/tables", cookies[0], body)).json()
    table = str(made["id"])
    world.witness.made.add(table)
    for cookie in cookies[1:]:
        while True:
            answer = await world.insist("POST", f"/api/tables/{table}/join", cookie, {})
            # Whether an answer that got lost had seated them is seen in the next one: nobody sits down twice.
            if any(seat["mine"] for seat in answer.json().get("seats", ())) or answer.status_code == 409:
                break
    return table
