"""A table in memory: what is stored about it, and the game that its entries make."""

from __future__ import annotations

import sys
import tracemalloc
from array import array
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from manoa.kernel import registry
from manoa.kernel.game import Game, Options
from manoa.kernel.line import Line
from manoa.server.chapters import (
    EVERY,
    Action,
    Chapter,
    State,
    Unreadable,
    pack_actions,
    pack_log,
    pack_state,
    unpack_state,
)
from manoa.server.clocks import Times
from manoa.server.database import ACTION, BOT, FINISHED, FREE, PERSON, PLAYING, UNDO, WAITING
from manoa.server.jsons import to_json

# Bytes, about: a table with nothing on it, an action with its random number, an object of bytes without its content.
_EMPTY, _ACTION, _BYTES = 4000, 150, sys.getsizeof(b"") + 8
_CHAT_LINE = 500
# Copies with which the size of a game's position is measured.
_COPIES = 16


@dataclass
class Facts:
    """A table's row."""

    id: str
    revision: int
    game: str
    version: int
    options: Options
    players: int
    seed: int
    maker: str | None
    open: bool
    invite: str
    status: str
    turn: int | None
    round: int
    ply: int
    result: list[list[int]] | None
    rematch: str | None
    created: datetime
    changed: datetime
    clock: dict[str, Any] | None = None
    times: dict[str, Any] | None = None
    deadline: datetime | None = None
    archived: datetime | None = None


class Seat(NamedTuple):
    """A seat's row."""

    seat: int
    kind: str
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    seen: datetime | None = None
    agreed: Sequence[int] = ()
    left: bool = False

    def for_rematch(self, unwanted: Collection[str]) -> Seat:
        """The seat at the next table: nobody stands in for anybody yet, and in place of who can't come it is free."""
        if self.kind == PERSON and (self.guest is None or self.guest in unwanted):
            return Seat(self.seat, FREE)
        return Seat(self.seat, self.kind, self.guest, self.name, self.bot)


class Entry(NamedTuple):
    """A decision, or an undo of `action` decisions."""

    kind: str
    seat: int
    action: int
    word: int | None


# In place of a seat, for a chat line of somebody who only watches.
SPECTATOR = -1


class ChatLine(NamedTuple):
    """A line of the chat."""

    id: int
    name: str
    seat: int
    text: str
    at: datetime
    guest: str | None = None

    def as_dict(self, reader: str | None) -> dict[str, Any]:
        """As the API writes it for a guest."""
        return {
            "id": self.id,
            "name": self.name,
            "seat": None if self.seat == SPECTATOR else self.seat,
            "text": self.text,
            "at": self.at.isoformat(),
            "mine": self.guest is not None and self.guest == reader,
        }


class Mute(NamedTuple):
    """Whom a guest does not want to hear at a table: one person, or everybody."""

    id: int
    guest: str
    muted: str | None
    name: str | None


class Table:
    """A table that is open in this process. Whoever changes it holds its lock (see `OpenTables.use`).

    Of its past it keeps what can still change, and a little more; the rest is in its chapters (see `Archive`). Actions
    are counted from the beginning of the game, wherever memory begins: at the first one, or at the end of a chapter.
    """

    def __init__(self, facts: Facts, seats: list[Seat], chapter: Chapter | None = None) -> None:
        self.facts = facts
        self.seats = seats
        self.chat: list[ChatLine] = []
        self.mutes: list[Mute] = []
        # The guests whom the table's maker does not want here.
        self.blocked: frozenset[str] = frozenset()
        # Of the actions in memory: where they begin, and what happened with each, as JSON.
        self.first = 0
        self.log: list[bytes] = []
        # How many entries there were after the last decision; later ones are wishes of seats that did not decide.
        self.decided = 0
        # Chapters that are not stored yet. A table that could not store them keeps all in memory.
        self.unstored: list[Chapter] = []
        self.cutting = True
        # What seats were shown of the position, as JSON, for as long as it stands (see `snapshots`).
        self.shown: dict[tuple[int | None, bool], dict[str, bytes]] = {}
        # How many actions were settled when a client saw so many of them, where that is not the same number: since
        # the client may first have done so, some were undone.
        self._resettled: dict[int, int] = {}
        # The end of the last chapter, as it is stored.
        self._last = chapter
        if chapter is None:
            self.line = Line(self.opening())
            self._first_ply = 0
        else:
            if chapter.version != facts.version:
                raise Unreadable
            state = unpack_state(chapter.state)
            self.line = Line(state.game(facts.version), chapter.moves)
            self.first, self._first_ply = chapter.moves, chapter.ply
            self.decided, self._resettled = state.decided, state.resettled
        self._longest = max([self.first, *self._resettled])
        # Where memory begins and chapters have ended since: actions and entries.
        self._ends = [(self.first, self._first_ply)]
        # How many actions there were after each entry in memory (undos make it fewer), beginning before the first.
        self._lengths = array("i", [self.first])
        # How many of them each entry left as they were: others' wishes stand after an undo, but in another place.
        self._untouched = array("i", [self.first])
        self.line.game.narrating = True

    def opening(self) -> Game:
        """The position before the first action. Entries mean what the rules of their own version make of them."""
        facts = self.facts
        return registry.new(
            facts.game, players=facts.players, seed=facts.seed, options=facts.options, version=facts.version
        )

    @property
    def ply(self) -> int:
        """Entries so far."""
        return self._first_ply + len(self._lengths) - 1

    @property
    def moves(self) -> int:
        """Actions so far, without those that were undone."""
        return self.line.earlier + len(self.line.actions)

    @property
    def cut(self) -> int:
        """How many actions are in chapters."""
        return self._last.moves if self._last is not None else 0

    @property
    def game(self) -> Game:
        """The position now."""
        return self.line.game

    # Changing -----------------------------------------------------------------------------------------------------

    def replay(self, entries: Iterable[Entry]) -> None:
        """Plays stored entries."""
        for entry in entries:
            if entry.kind == ACTION:
                self.play(entry.action, entry.word)
            else:
                before = list(self.line.actions)
                self.line.undo_last(entry.action)
                self._after_undo(before)
        self.update_summary()

    def play(self, action: int, word: int | None) -> None:
        """Plays an action; one that the rules refuse changes nothing."""
        self.line.play(action, word)
        self.log.append(to_json([event.as_dict() for event in self.game.events]))
        self._note_entry(self.moves - 1)
        if not self.game.aside:
            self.decided = self.ply
        if self.line.settled == self.moves:
            self._end_chapter()

    def take_back(self, seat: int, whole_turn: bool) -> int:
        """Takes back a decision, or as much of the turn as the seat may; returns how many actions that was."""
        before = list(self.line.actions)
        if whole_turn:
            taken = self.line.undo_turn(seat)
        else:
            self.line.undo(seat)
            taken = 1
        self._after_undo(before)
        return taken

    def _after_undo(self, before: list[Action]) -> None:
        """Brings the log in line with the actions: others' wishes after an undone decision stand, with their events."""
        actions = self.line.actions
        same = 0
        while same < len(actions) and actions[same] == before[same]:
            same += 1
        kept: list[bytes] = []
        place = same
        for entry in actions[same:]:
            place = before.index(entry, place + 1)
            kept.append(self.log[place])
        self.log[same:] = kept
        untouched = self.first + same
        for move in range(untouched + 1, self._longest + 1):
            self._resettled[move] = min(untouched, self._resettled.get(move, move))
        self._note_entry(untouched)
        self.decided = self.ply

    def _note_entry(self, untouched: int) -> None:
        self._lengths.append(self.moves)
        self._untouched.append(untouched)
        self._longest = max(self._longest, self.moves)
        self.shown.clear()

    # Chapters -----------------------------------------------------------------------------------------------------

    def _end_chapter(self) -> None:
        """Ends a chapter here, where nothing can be taken back any more, if there is enough for one. Of a stretch that
        is long, several are made, so that every position is a short way from the end of one."""
        begins, ends = self.cut, self.moves
        if not self.cutting or ends - begins < EVERY:
            return
        self.line.settle()
        walking = self._after_chapter() if ends - begins >= 2 * EVERY else self.game
        while begins < ends:
            end = begins + EVERY if ends - begins >= 2 * EVERY else ends
            actions = self._between(begins, end)
            if end < ends:
                for action, word in actions:
                    walking.apply(action, word)
            resettled = {move: settled for move, settled in self._resettled.items() if move > begins}
            position = walking.position() if end < ends else self.game.position()
            self._last = Chapter(
                moves=end,
                ply=self.ply,
                version=self.facts.version,
                state=pack_state(State(position, self.decided, resettled)),
                actions=pack_actions(actions),
                log=pack_log(self.log[begins - self.first : end - self.first]),
            )
            self.unstored.append(self._last)
            begins = end
        self._ends.append((ends, self.ply))

    def _between(self, begins: int, ends: int) -> list[Action]:
        return self.line.actions[begins - self.line.earlier : ends - self.line.earlier]

    def _after_chapter(self) -> Game:
        """The position at the end of the last chapter."""
        return unpack_state(self._last.state).game(self.facts.version) if self._last is not None else self.opening()

    def chapters_stored(self) -> None:
        """All chapters are stored. Memory lets go of them but for the last one, if it is short: clients that have seen
        the table as it was a moment ago are told from there."""
        if not self.unstored:
            return
        self.unstored = []
        before, last = self._ends[-2:]
        self._ends = [before, last] if last[0] - before[0] < 2 * EVERY else [last]
        moves, ply = self._ends[0]
        dropped = moves - self.first
        self.line.forget(dropped)
        del self.log[:dropped]
        del self._lengths[: ply - self._first_ply]
        del self._untouched[: ply - self._first_ply]
        self.first, self._first_ply = moves, ply
        self._resettled = {move: settled for move, settled in self._resettled.items() if move >= moves}

    def keep_all(self) -> None:
        """Chapters can't be stored: all of a table that was replayed from its first entry stays in memory."""
        self.cutting = False
        self.unstored = []
        self._last = None

    def become(self, other: Table) -> None:
        """Takes over everything of a table that was made anew."""
        vars(self).update(vars(other))

    # Standing -----------------------------------------------------------------------------------------------------

    def update_summary(self) -> None:
        """Brings the summary in the facts up to the position."""
        facts = self.facts
        if facts.status == PLAYING and (self.game.is_over or self._won_by_default()):
            facts.status = FINISHED
        facts.turn = self.game.current_player if facts.status == PLAYING else None
        facts.round = int(self.game.view(None).get("round", 0))
        facts.ply = self.ply
        facts.result = self._result()
        if facts.status == FINISHED:
            self._end_chapter()

    def run_clock(self, moment: datetime, entry: Entry | None = None, back: int | None = None) -> None:
        """Brings the clocks up to a change at this moment: an entry, or another on a seat (`back`: its own person)."""
        facts, turn = self.facts, int(self.game.turn)
        if facts.clock is None or facts.status == WAITING:
            return
        times = Times(facts.clock, facts.players, facts.times)
        if back is not None:
            times.come_back(back, turn)
        charged = entry.seat if entry is not None and entry.kind == UNDO else None
        times.advance(moment, self.person_to_move(), turn, charged)
        facts.times, facts.deadline = times.stored(), times.deadline()

    def _won_by_default(self) -> bool:
        """Whether all but one have resigned."""
        return any(seat.resigned for seat in self.seats) and sum(not seat.resigned for seat in self.seats) <= 1

    def _result(self) -> list[list[int]] | None:
        """The ranking. Those who resigned come last, however well a bot has played on."""
        if not self.game.is_over and not self._won_by_default():
            return None
        resigned = [seat.seat for seat in self.seats if seat.resigned]
        order = self.game.ranking() if self.game.is_over else [list(range(self.facts.players))]
        stayed = [[seat for seat in group if seat not in resigned] for group in order]
        return [group for group in (*stayed, resigned) if group]

    # Reading ------------------------------------------------------------------------------------------------------

    def position_at(self, moves: int) -> Game:
        """The position after that many actions: any after the last chapter, or any at all while all are in memory."""
        if moves >= self.line.settled:
            return self.line.recent(moves)
        begins = self.cut if moves >= self.cut else 0
        game = self._after_chapter() if begins else self.opening()
        for action, word in self._between(begins, moves):
            game.apply(action, word)
        return game

    def settled_since_ply(self, ply: int) -> int | None:
        """How many actions are as they were when there were `ply` entries: who saw those need not get them again. None
        if that was before memory begins."""
        seen = ply - self._first_ply
        if seen < 0:
            return None
        return min([*self._lengths[seen : seen + 1], *self._untouched[seen + 1 :]], default=0)

    def settled_since_move(self, move: int) -> int | None:
        """The same for a client that saw `move` actions, at the earliest point at which it can have done so."""
        if move > self._longest or move <= 0:
            return 0
        return self._resettled.get(move, move) if move >= self.first else None

    @property
    def size(self) -> int:
        """The bytes of memory that it takes, about."""
        positions = (1 + self.line.kept) * size_of_game(self.facts.game, self.game.copy)
        texts = sum(map(len, self.log)) + len(self.log) * _BYTES + (len(self._last.state) if self._last else 0)
        entries = 2 * self._lengths.itemsize * len(self._lengths) + _ACTION * len(self.line.actions)
        shown = sum(len(text) + _BYTES for parts in self.shown.values() for text in parts.values())
        return _EMPTY + positions + texts + entries + shown + _CHAT_LINE * len(self.chat)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest]

    def free_seats(self) -> list[int]:
        """The seats that nobody has taken."""
        return [seat.seat for seat in self.seats if seat.kind == FREE]

    @property
    def has_bots(self) -> bool:
        """Whether a bot sits at the table."""
        return any(seat.kind == BOT or seat.stand_in is not None for seat in self.seats)

    def person_to_move(self) -> int | None:
        """The seat that decides now, if a person plays on it."""
        if self.facts.status != PLAYING:
            return None
        seat = self.seats[self.game.current_player]
        return seat.seat if seat.kind == PERSON and seat.stand_in is None else None

    def heard_by(self, guest: str | None) -> list[ChatLine]:
        """The lines of the chat that a guest wants to read."""
        muted = {mute.muted for mute in self.mutes if mute.guest == guest}
        return [line for line in self.chat if not muted or line.guest == guest or not muted & {None, line.guest}]

    def bot_to_move(self) -> str | None:
        """The name of the bot that decides now, if it is one: on a seat of its own, or in a person's place."""
        if self.facts.status != PLAYING:
            return None
        seat = self.seats[self.game.current_player]
        return seat.bot if seat.kind == BOT else seat.stand_in


_sizes: dict[str, int] = {}


def size_of_game(name: str, copy: Callable[[], Game]) -> int:
    """The bytes of memory that a position of a game takes, as measured once with its first table."""
    if name not in _sizes:
        tracing = tracemalloc.is_tracing()
        if not tracing:
            tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        copies = [copy() for _ in range(_COPIES)]
        after, _ = tracemalloc.get_traced_memory()
        if not tracing:
            tracemalloc.stop()
        _sizes[name] = (after - before) // len(copies)
    return _sizes[name]
