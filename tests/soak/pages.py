"""A page that shows a table, as the web client does: a live connection that comes back by itself, a log that is put
together from pieces, and decisions over that connection or over HTTP."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from manoa.server.database import ACTION, FINISHED, UNDO
from tests.soak.people import NoAnswer, World
from tests.soak.witness import Data, digest

# As in web/src/shell/live.ts: silence after which the server is asked, time for its answer and for a new connection,
# and how long to wait before the first and before any further attempt.
_QUIET, _ANSWER_WITHIN, _OPEN_WITHIN = 15.0, 4.0, 8.0
_FIRST_WAIT, _LONGEST_WAIT = 0.4, 10.0

# Seconds after which a decision over the live connection is given up.
_DECIDED_WITHIN = 8.0

# How often somebody takes back a decision that may be taken back, states a wish, or says something.
_UNDOES, _WISHES, _SPEAKS = 0.06, 0.03, 0.02
# How often a decision that got no answer is sent again as it was, without looking first.
_INSISTS = 0.5
# How often one goes over the live connection, while there is one.
_OVER_THE_LINE = 0.7


class Page:
    """One person's, or a spectator's (without a cookie), at one table."""

    def __init__(self, world: World, table: str, cookie: str, haste: float) -> None:
        self.table = table
        # The last position that was shown.
        self.ply = -1
        self.finished = False
        self._world = world
        self._cookie = cookie
        # Seconds for which a decision takes thought, at the median.
        self._haste = haste
        self._seen: Data = {}
        # Digests of what happened with each move, and the moves with which turns began.
        self._log: list[bytes] = []
        self._turns: list[int] = []
        self._news = asyncio.Event()
        self._said = 0
        # The live connection while it stands, and who waits for an answer to what was asked over it.
        self._live: ClientConnection | None = None
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Data]] = {}
        # How often it was tried to connect since something was last heard.
        self._attempt = 0

    # Looking ------------------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Stays connected for ever."""
        while True:
            # Whatever ends a connection, another is made.
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._look_once()
            await self._world.pause(min(_FIRST_WAIT * 2**self._attempt, _LONGEST_WAIT))
            self._attempt += 1

    async def _look_once(self) -> None:
        address = self._world.house.address(self._world.rng)
        async with connect(
            f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?since={self._resume_from()}",
            origin=Origin(address),
            additional_headers={"Cookie": f"manoa={self._cookie}"} if self._cookie else {},
            open_timeout=_OPEN_WITHIN,
            close_timeout=0.1,
            ping_interval=None,
        ) as live:
            self._live = live
            try:
                while True:
                    await self._hear(live)
            finally:
                self._live = None
                for asked in self._asked.values():
                    if not asked.done():
                        asked.set_exception(NoAnswer)

    async def _hear(self, live: ClientConnection) -> None:
        try:
            text = await asyncio.wait_for(live.recv(), _QUIET)
        except TimeoutError:
            await live.send(orjson.dumps({"type": "ping"}).decode())
            text = await asyncio.wait_for(live.recv(), _ANSWER_WITHIN)
        told = orjson.loads(text)
        if told["type"] != "error":
            self._attempt = 0
        if told["type"] == "snapshot":
            self._receive(told)
        asked = self._asked.get(told.get("answers", 0))
        if asked is not None and not asked.done():
            asked.set_result(told)

    def _receive(self, snapshot: Data) -> None:
        # Overtaken on its way by what followed it.
        if snapshot["ply"] < self.ply:
            return
        self.ply, self.finished = snapshot["ply"], snapshot["table"]["status"] == FINISHED
        log = snapshot["log"]
        first = log[0]["move"] if log else snapshot["moves"] + 1
        del self._log[first - 1 :]
        self._turns = [move for move in self._turns if move < first]
        self._log += [digest(entry["events"]) for entry in log]
        self._turns += [entry["move"] for entry in log if any(event["kind"] == "turn" for event in entry["events"])]
        self._world.witness.shows(self.table, snapshot, self._log)
        self._seen = {**snapshot, "view": None, "log": None}
        self._news.set()

    def _resume_from(self) -> int:
        """Two turns back, since no undo reaches further."""
        return self._turns[-2] - 1 if len(self._turns) > 1 else 0

    # Deciding -----------------------------------------------------------------------------------------------------

    async def decide(self) -> None:
        """Plays until the game is over."""
        rng = self._world.rng
        while not self.finished:
            await self._news.wait()
            self._news.clear()
            seen = self._seen
            if not self._world.playing or seen["seat"] is None or not (seen["choices"] or seen["wishes"]):
                continue
            if not seen["choices"] and rng.random() >= _WISHES:
                continue
            await asyncio.sleep(min(rng.expovariate(0.7 / self._haste), 4 * self._haste))
            if seen is not self._seen:
                continue  # something has changed; it is looked at first
            try:
                await self._decide(seen)
            except NoAnswer:
                # The choice is still there if it was not heard, and is made again.
                await self._world.pause(1.0)
                self._news.set()

    async def _decide(self, seen: Data) -> None:
        rng = self._world.rng
        if rng.random() < _SPEAKS:
            await self._speak()
        if seen["undo"]["step"] and rng.random() < _UNDOES:
            await self._send(UNDO, seen, {"turn": rng.random() < 0.3})
            return
        wishes = seen["wishes"] and (not seen["choices"] or rng.random() < _WISHES)
        action = rng.choice(seen["wishes"] if wishes else seen["choices"])["action"]
        self._world.witness.sends(self.table, seen["seat"], seen["ply"], action)
        try:
            await self._send(ACTION, seen, {"action": action})
        except NoAnswer:
            if wishes or rng.random() >= _INSISTS:
                raise
            await self._world.pause(1.0)
            await self._send(ACTION, seen, {"action": action})

    async def _send(self, kind: str, seen: Data, decision: Data) -> None:
        body = {"seat": seen["seat"], "ply": seen["ply"], **decision}
        over_the_line = self._world.rng.random() < _OVER_THE_LINE
        if kind == ACTION and self._live is not None and over_the_line:
            status, content = await self._ask_live(self._live, body)
        else:
            path = f"/api/tables/{self.table}/{'actions' if kind == ACTION else 'undo'}?since={self._resume_from()}"
            answer = await self._world.ask("POST", path, self._cookie, body)
            status, content = answer.status_code, answer.json()
        if status == 200:
            self._world.witness.acknowledges(self.table, kind, seen["seat"], decision.get("action", 0), content)
            self._receive(content)
        elif status == 409 and "snapshot" in content:
            self._receive(content["snapshot"])
        elif self.ply == seen["ply"]:
            # What was offered is refused though nothing has changed: that has no reason.
            self._world.witness.wrong.append(f"table {self.table}: {decision} at ply {self.ply} got {content}"[:400])

    async def _ask_live(self, live: ClientConnection, body: Data) -> tuple[int, Data]:
        """The answer to a decision over the live connection, with the status that it would have over HTTP."""
        number = next(self._numbers)
        asked: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._asked[number] = asked
        try:
            await live.send(orjson.dumps({"type": "act", "id": number, **body}).decode())
            answer = await asyncio.wait_for(asked, _DECIDED_WITHIN)
        except (OSError, WebSocketException, TimeoutError) as failed:
            self._world.witness.answers[f"live {type(failed).__name__}"] += 1
            raise NoAnswer from failed
        finally:
            del self._asked[number]
        status = int(answer.get("status", 200))
        self._world.witness.answers[f"live {status}"] += 1
        self._world.check(status, f"a decision over the live connection of table {self.table}", answer)
        return status, answer

    async def _speak(self) -> None:
        self._said += 1
        text = f"{self._cookie[:8]} {self._said} at {self.ply}"
        answer = await self._world.ask("POST", f"/api/tables/{self.table}/chat", self._cookie, {"text": text})
        if answer.status_code == 204:
            self._world.witness.said.add((self.table, text))
