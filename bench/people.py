"""People with their pages open: they connect, are told of changes, move, and connect again when the line is lost."""

import asyncio
import random
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple

import httpx2
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

SEATS = {"eldorado": 2, "valdora": 3, "island": 2}
# Seconds before a page tries again to connect, the first time and at most.
AGAIN, AGAIN_AT_MOST = 0.2, 2.0
# Seconds of silence after which a page makes sure of its line, and for the answer.
QUIET, ANSWER = 4.0, 4.0

_clients: dict[str, httpx2.AsyncClient] = {}


class Table(NamedTuple):
    """A table, and who sits there: a cookie for each seat of a person."""

    id: str
    cookies: list[str]


class Refused(RuntimeError):
    """An answer that is not what was hoped for."""


async def ask(url: str, method: str, path: str, cookie: str = "", body: dict[str, Any] | None = None) -> Any:
    """The content of an answer; raises Refused, or an OSError where there is none."""
    if url not in _clients:
        _clients[url] = httpx2.AsyncClient(base_url=url, timeout=20)
    client = _clients[url]
    headers = {"Cookie": f"manoa={cookie}"} if cookie else {}
    try:
        answer = await client.request(method, path, headers=headers, json=body)
    except httpx2.HTTPError as failed:
        raise OSError(f"no answer: {type(failed).__name__}") from failed
    if not answer.is_success:
        raise Refused(str(answer.status_code))
    client.cookies.clear()
    return orjson.loads(answer.content) if answer.content else None


async def new_guest(url: str, name: str) -> str:
    """A guest's cookie."""
    async with httpx2.AsyncClient(base_url=url, timeout=20) as client:
        answer = await client.put("/api/me", json={"name": name})
        return str(answer.cookies["manoa"])


async def new_table(url: str, number: int, people: list[str], bots: bool = False) -> Table:
    """A table of one game after the other, at which so many of these people sit; and a bot, where wanted."""
    game = list(SEATS)[number % len(SEATS)]
    sitting = people[: SEATS[game]]
    free = [{"kind": "free"} for _ in sitting[1:]]
    others = [{"kind": "bot", "bot": "random"}] if bots else []
    body = {"game": game, "options": {}, "seats": [{"kind": "me"}, *free, *others], "open": True}
    table = (await ask(url, "POST", "/api/tables", sitting[0], body))["id"]
    for other in sitting[1:]:
        await ask(url, "POST", f"/api/tables/{table}/join", other, {})
    return Table(table, sitting)


class Player:
    """Somebody at a table with a page open. Loses the line, connects again, and knows how long that took."""

    def __init__(self, url: str, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cookie = table.cookies[seat]
        self.ply = -1
        self.choices: list[int] = []
        self.here: list[bool] = []
        self.heard_at = 0.0
        self.times_away: list[float] = []
        self._chat = 0
        self._seen_chat = 0
        self._url = url
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._stay())

    async def connected(self) -> None:
        """Waits for the first look at the table."""
        while self.ply < 0:
            await self.news()

    async def news(self) -> None:
        """Waits for whatever is told next."""
        await self._changed.wait()

    async def sees(self, ply: int) -> None:
        """Waits until the page shows so many entries."""
        while self.ply < ply:
            await self.news()

    async def sees_presence(self, seat: int, here: bool) -> None:
        """Waits until the page shows that somebody is here, or not."""
        while self.here[seat] != here:
            await self.news()

    async def chatted(self) -> None:
        """Waits for the next line of chat."""
        while self._chat == self._seen_chat:
            await self.news()
        self._seen_chat = self._chat

    def chosen(self, rng: random.Random) -> int:
        """One of the choices."""
        return rng.choice(self.choices)

    async def move(self, url: str, action: int | None = None) -> None:
        """Makes a move, through whichever server."""
        body = {"seat": self.seat, "ply": self.ply, "action": self.choices[0] if action is None else action}
        await ask(url, "POST", f"/api/tables/{self.table.id}/actions?since=100000", self.cookie, body)

    async def close(self) -> None:
        """Leaves."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _stay(self) -> None:
        lost, wait = perf_counter(), AGAIN
        while True:
            try:
                address = f"{self._url.replace('http', 'ws')}/api/tables/{self.table.id}/live?since=100000"
                headers = {"Cookie": f"manoa={self.cookie}"}
                async with connect(
                    address,
                    origin=Origin(self._url),
                    additional_headers=headers,
                    max_queue=None,
                    open_timeout=ANSWER,
                    ping_interval=QUIET,
                    ping_timeout=ANSWER,
                    close_timeout=0.1,
                ) as page:
                    first = self.ply < 0
                    await self._hear(page)
                    if not first:
                        self.times_away.append(perf_counter() - lost)
                    wait = AGAIN
                    while True:
                        await self._hear(page)
            except (OSError, WebSocketException, TimeoutError):
                if wait == AGAIN:
                    lost = perf_counter()
                await asyncio.sleep(wait)
                wait = min(wait * 2, AGAIN_AT_MOST)

    async def _hear(self, page: ClientConnection) -> None:
        told = orjson.loads(await page.recv())
        self.heard_at = perf_counter()
        if told["type"] == "snapshot":
            self.ply = told["ply"]
            self.choices = [choice["action"] for choice in told["choices"]]
            self.here = [seat["here"] for seat in told["table"]["seats"]]
        elif told["type"] == "presence":
            self.here = [seat["here"] for seat in told["seats"]]
        elif told["type"] == "chat":
            self._chat += 1
        elif told["type"] == "error":
            raise OSError(told["error"]["key"])
        self._changed.set()
        self._changed.clear()
