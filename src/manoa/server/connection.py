"""One live connection: what it was sent, what comes next, and what is heard over it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from fastapi import WebSocketDisconnect

from manoa.kernel.errors import ManoaError
from manoa.kernel.language import LANGUAGES
from manoa.server import queries, snapshots
from manoa.server.database import DatabaseFailed
from manoa.server.guests import Known
from manoa.server.jsons import to_json
from manoa.server.limits import ACTIONS, MESSAGES, OPEN_SOCKETS
from manoa.server.playing import Viewpoint, check_admitted, own_seat, shown_seat
from manoa.server.refusals import Refusal, TooMany, Unavailable, error_body
from manoa.server.schemas import ActIn, SeatChangeIn
from manoa.server.services import Services
from manoa.server.table import Seat, Table
from manoa.server.viewers import Viewer

# The WebSocket status for a breach of policy.
_REFUSED = 1008
# And for a failure of ours.
FAILED = 1011

# As pages write it.
_PING = '{"type":"ping"}'
_PONG = to_json({"type": "pong"})
# How a decision begins, as pages write it.
_ACT = '{"type":"act",'

# What a client may have said, in messages and characters, before it is answered.
_MOST_UNANSWERED, _LONGEST_UNANSWERED = 100, 128 * 1024

# Where decisions that come by live connections are counted.
_ROUTE = "/api/tables/{table}/live"

log = logging.getLogger(__name__)


class Past(NamedTuple):
    """What happened at a table since so many moves, a line of JSON for each move."""

    since: int
    events: list[bytes]


class Link(Protocol):
    """The way to a client."""

    async def tell(self, message: bytes) -> None:
        """Sends a message; WebSocketDisconnect if the client is gone."""

    def tell_now(self, message: bytes) -> bool:
        """Sends a message if that can be done without waiting; returns whether it could."""

    async def end(self, code: int) -> None:
        """Closes the connection, unless it is closed."""

    async def cut(self) -> None:
        """Ends the connection, whatever the client has yet to read."""


class LiveConnection(Viewer):
    """One connection: what it has been sent, and what comes next. It has a task only while there is something to do."""

    def __init__(
        self,
        link: Link,
        services: Services,
        table_id: str,
        viewpoint: Viewpoint,
        known: Known | None,
        language: str,
        address: str,
    ) -> None:
        super().__init__(table_id, *((known.guest.id, known.device) if known is not None else (None, None)))
        self.link = link
        self._services = services
        self._viewpoint = viewpoint
        self._language = language
        self._address = address
        # What the client has been sent: entries and moves (None: only moves that it says it saw), chat, and the rest.
        self._sent: tuple[int, int] | None = None
        self._sent_chat: set[int] = set()
        self._sent_state: object = None
        self._has_news = False
        # What the client is to be sent next, if something is still on its way.
        self._unsent: deque[bytes] = deque()
        self._telling: asyncio.Task[None] | None = None
        # What was heard and is not answered yet.
        self._unanswered: deque[str] = deque()
        self._unanswered_length = 0
        # Whether the next of them has been counted against the limit.
        self._paid = False
        self._answering: asyncio.Task[None] | None = None
        self._closing = False
        self._cut_off = False

    def enter(self, holder: str) -> None:
        """The client is here, and `holder` has one more connection."""
        self._services.context.limits.hold(OPEN_SOCKETS, holder)
        self._holder = holder
        self._services.context.viewers.enter(self)

    def gone(self) -> None:
        """The client is gone. Nothing is cancelled: what is using the table finishes with it in order."""
        if not self._closing:
            self._closing = True
            self._services.context.viewers.leave(self)
            self._services.context.limits.let_go(self._holder)

    async def fail(self, failed: Exception) -> None:
        """After a failure of ours, such as a database that is away for a while. The client connects again and gets what
        it missed; left open, its page would stand still."""
        if not self._closing:
            # A database that is away fails for everybody at once: one line for each of them is enough.
            trace = None if isinstance(failed, DatabaseFailed) else failed
            log.error("a live connection to table %s: %s", self.table_id, failed, exc_info=trace)
            await self._end(FAILED)

    async def sign_out(self) -> None:
        """The device is no longer the guest's."""
        if not self._closing:
            await self.refuse(Refusal("error-device-ended", status=401))

    async def refuse(self, refused: ManoaError) -> None:
        """Tells why it ends, and ends. A page can read nothing of a connection that was refused before."""
        try:
            await self.tell_refused(refused)
        except WebSocketDisconnect:
            return
        await self._end(_REFUSED)

    async def _end(self, code: int) -> None:
        try:
            async with asyncio.timeout(self._services.context.settings.patience.answer):
                await self.link.end(code)
        except TimeoutError:
            await self._cut()

    async def _cut(self) -> None:
        """The client keeps us waiting. It connects again, if it still is one."""
        self._cut_off = True
        self._unanswered.clear()
        self._unsent.clear()
        await self.link.cut()

    # Out ----------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """There is news."""
        self._has_news = True
        self._begin_telling()

    def show(self, table: Table) -> None:
        """There is news of a table that is in use. Told at once, unless something is in the way; then later, when the
        table is free."""
        past = self._recent(table)
        if past is None or self._telling is not None:
            self.wake()
            return
        try:
            self._send(self._news(table, past))
        except Refusal:
            # Said with patience, and then the connection is closed.
            self.wake()
        except WebSocketDisconnect:
            return
        except Exception as failed:
            # Of this viewer alone: the move is stored, and the others are told.
            self._services.context.viewers.work(self.fail(failed))

    def _send(self, messages: list[dict[str, Any]]) -> None:
        """Sends messages, at once if nothing is before them."""
        for message in messages:
            text = to_json(message)
            if self._closing or (self._telling is None and not self._unsent and self.link.tell_now(text)):
                continue
            self._unsent.append(text)
        if self._unsent:
            self._begin_telling()

    def _begin_telling(self) -> None:
        if self._telling is None and not self._closing:
            self._telling = self._services.context.viewers.work(self._tell_or_end())

    async def _tell_or_end(self) -> None:
        try:
            while (self._unsent or self._has_news) and not self._closing:
                if self._unsent:
                    await self._tell(self._unsent.popleft())
                else:
                    self._has_news = False
                    await self._look_again()
        except WebSocketDisconnect:
            return
        except Exception as failed:
            await self.fail(failed)
        finally:
            self._telling = None

    async def _tell(self, message: bytes) -> None:
        """Sends a message. A client that does not read, though it may well go on speaking, is not waited for without
        end."""
        try:
            async with asyncio.timeout(self._services.context.settings.patience.answer):
                await self.link.tell(message)
        except TimeoutError:
            await self._cut()
            raise WebSocketDisconnect(FAILED) from None

    async def _look_again(self) -> None:
        elsewhere, self.changed_elsewhere = self.changed_elsewhere, False
        try:
            async with self._services.context.open_tables.use(self.table_id, fresh=elsewhere) as table:
                self._send(self._news(table, await self._past(table)))
        except Refusal as refused:
            # The table was removed, or its maker does not want this guest any more.
            await self.refuse(refused)

    def _recent(self, table: Table) -> Past | None:
        """What happened since the client was last told, if the table remembers it."""
        since = table.settled_since_ply(self._sent[0]) if self._sent is not None else None
        if since is None or since < table.first:
            return None
        return Past(since, table.log[since - table.first :])

    async def _past(self, table: Table) -> Past:
        """The same, read again where that is necessary."""
        if (recent := self._recent(table)) is not None:
            return recent
        archive = self._services.context.archive
        since = (
            await archive.settled_since_move(table, self._viewpoint.since)
            if self._sent is None
            else await archive.settled_since_ply(table, *self._sent)
        )
        return Past(since, await archive.log(table, since))

    async def tell_refused(self, refused: ManoaError) -> None:
        """Tells why something can't be."""
        await self._tell(to_json({"type": "error", **error_body(refused, self._language)}))

    def _news(self, table: Table, past: Past, answers: int | None = None) -> list[dict[str, Any]]:
        """What the client has not seen: the whole table if that has changed, or if it `answers` what the client asked
        for; else only chat and presence."""
        presence, self.presence_changed = self.presence_changed, False
        here = self._services.context.viewers.guests_at(self.table_id)
        facts, guest = table.facts, self._viewpoint.guest
        check_admitted(table, guest)
        reader = guest.id if guest is not None else None
        state = (
            (table.ply, facts.status, facts.rematch, facts.deadline, self._viewpoint.seat),
            _without_times(table.seats),
            [mute for mute in table.mutes if mute.guest == reader],
        )
        said = table.heard_by(reader)
        lines = [line for line in said if line.id not in self._sent_chat]
        # A line that is no longer there was deleted, unless it only made room for newer ones.
        shown = {line.id for line in said}
        oldest = table.chat[0].id if len(table.chat) >= queries.CHAT_SHOWN else 0
        deleted = any(number >= oldest for number in self._sent_chat - shown)
        self._sent_chat = shown
        if state != self._sent_state or deleted or answers is not None:
            log = snapshots.log(past.events, past.since)
            first = self._sent_state is None
            self._sent_state, self._sent = state, (table.ply, table.moves)
            snapshot = snapshots.snapshot(table, guest, here, shown_seat(table, self._viewpoint), log, with_map=first)
            return [{"type": "snapshot", **snapshot} if answers is None else _answer_to(answers, "snapshot", snapshot)]
        messages: list[dict[str, Any]] = [{"type": "chat", **line.as_dict(reader)} for line in lines]
        if presence:
            messages.append({"type": "presence", "seats": snapshots.seats_info(table.seats, guest, here)})
        return messages

    # In -----------------------------------------------------------------------------------------------------------

    def heard(self, text: str) -> None:
        """The client says something."""
        if self._cut_off or (text == _PING and self._answer_ping()):
            return
        self._unanswered.append(text)
        self._unanswered_length += len(text)
        if len(self._unanswered) > _MOST_UNANSWERED or self._unanswered_length > _LONGEST_UNANSWERED:
            # Nobody who waits for answers says so much.
            self._cut_off = True
            self._services.context.viewers.work(self._cut())
        elif self._answering is None and not self._closing:
            self._answering = self._services.context.viewers.work(self._answer_or_end())

    def _answer_ping(self) -> bool:
        """Answers at once, if nothing is in the way: that is most of what is ever said by thousands who wait."""
        try:
            self._spend()
            answered = not self._closing and self.link.tell_now(_PONG)
        except (TooMany, WebSocketDisconnect):
            return False
        self._paid = not answered
        return answered

    def _spend(self) -> None:
        """Counts a message, unless the one that waits has been counted already."""
        if self._paid:
            self._paid = False
        else:
            self._services.context.limits.spend(MESSAGES, f"connection {id(self)}")

    async def _answer_or_end(self) -> None:
        try:
            while self._unanswered and not self._closing:
                text = self._unanswered.popleft()
                self._unanswered_length -= len(text)
                await self._answer(text)
                while self._unsent and self._telling is not None:
                    # Answers that nobody reads are not heaped up.
                    await asyncio.wait([self._telling])
        except WebSocketDisconnect:
            return
        except Exception as failed:
            await self.fail(failed)
        finally:
            self._answering = None

    async def _answer(self, text: str) -> None:
        try:
            if text.startswith(_ACT):
                await self._act(text)
            else:
                self._spend()
                await self._handle(text)
        except TooMany as refused:
            await self.refuse(refused)
        except ManoaError as refused:
            await self.tell_refused(refused)

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
        elif kind == "act":
            await self._act(text)
        elif kind == "ping":
            await self._tell(_PONG)
        else:
            raise Refusal("error-request", status=422, field="type")

    async def _act(self, text: str) -> None:
        """Plays one of the client's choices. The answer is a snapshot, sent when it is stored, or a refusal."""
        try:
            wanted = ActIn.model_validate_json(text)
        except ValueError as malformed:
            self._spend()
            raise Refusal("error-request", status=422, field="message") from malformed
        seen = self._sent[1] if self._sent is not None else self._viewpoint.since
        viewpoint = Viewpoint(self._viewpoint.guest, wanted.seat, seen)

        async def answer(table: Table) -> None:
            try:
                self._send(self._news(table, await self._past(table), wanted.id))
            except Refusal:
                # It has no seat any more: it is told so, and closed.
                self.wake()

        began, status = perf_counter(), 200
        try:
            self._services.spend_by(ACTIONS, self._address, self._viewpoint.guest)
            await self._services.playing.act_live(self, viewpoint, wanted.ply, wanted.action, answer)
        except (ManoaError, DatabaseFailed) as failed:
            if isinstance(failed, TooMany):
                # Whoever does not stop is cut off.
                self._spend()
            if isinstance(failed, DatabaseFailed):
                log.error("a decision at table %s: %s", self.table_id, failed)
            refused = Unavailable() if isinstance(failed, DatabaseFailed) else failed
            status = refused.status if isinstance(refused, Refusal) else 422
            language = wanted.language if wanted.language in LANGUAGES else self._language
            body = {"status": status, **error_body(refused, language)}
            self._send([_answer_to(wanted.id, "error", body)])
        self._services.context.metrics.add_request("ACT", _ROUTE, status, perf_counter() - began)

    async def _change_seat(self, seat: int) -> None:
        viewpoint = self._viewpoint._replace(seat=seat)
        async with self._services.context.open_tables.use(self.table_id) as table:
            own_seat(table, viewpoint)
        self._viewpoint = viewpoint
        self.wake()


def _answer_to(number: int, kind: str, content: dict[str, Any]) -> dict[str, Any]:
    """A message that answers what the client asked for under that number."""
    return {"type": kind, "answers": number, **content}


def _without_times(seats: list[Seat]) -> tuple[Seat, ...]:
    """The seats without the times at which people were seen, which are no news."""
    return tuple(seat._replace(seen=None) for seat in seats)
