"""A table in memory: what is stored about it, and the game that its entries make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from manoa.kernel.game import Game, Options
from manoa.kernel.records import Record
from manoa.server.database import ACTION, BOT, FINISHED, FREE, PLAYING

# Actions between two positions that are kept for replays: cheap to keep, and any other is a short way from one.
_CHECKPOINT_EVERY = 64


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

    def for_rematch(self) -> Seat:
        """The seat at the next table: nobody stands in for anybody yet."""
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

    def as_dict(self) -> dict[str, Any]:
        """As the API writes it."""
        seat = None if self.seat == SPECTATOR else self.seat
        return {"name": self.name, "seat": seat, "text": self.text, "at": self.at.isoformat()}


class Table:
    """A table that is open in this process. Whoever changes it holds its lock (see `OpenTables.use`)."""

    def __init__(self, facts: Facts, seats: list[Seat]) -> None:
        self.facts = facts
        self.seats = seats
        self.chat: list[ChatLine] = []
        # Entries mean what the rules of their own version make of them.
        self.record = Record(facts.game, facts.players, facts.seed, facts.options, facts.version)
        self.record.game.narrating = True
        # What happened with each action of the folded record.
        self.log: list[list[dict[str, Any]]] = []
        # How many actions the folded record had after each number of entries: undos make it shorter.
        self.lengths: list[int] = [0]
        # How many of them each entry left as they were: others' wishes stand after an undo, but in another place.
        self._untouched: list[int] = [0]
        # How many entries there were after the last decision; later ones are wishes of seats that did not decide.
        self.decided = 0
        self._checkpoints: list[Game] = [self.record.opening()]

    @property
    def ply(self) -> int:
        """Entries so far."""
        return len(self.lengths) - 1

    @property
    def moves(self) -> int:
        """Actions in the folded record."""
        return len(self.record.actions)

    @property
    def game(self) -> Game:
        """The position now."""
        return self.record.game

    # Changing -----------------------------------------------------------------------------------------------------

    def replay(self, entries: Iterable[Entry]) -> None:
        """Plays stored entries."""
        for entry in entries:
            if entry.kind == ACTION:
                self.play(entry.action, entry.word)
            else:
                before = list(self.record.actions)
                for _ in range(entry.action):
                    self.record.undo()
                self._after_undo(before)
        self.update_summary()

    def play(self, action: int, word: int | None) -> None:
        """Plays an action; one that the rules refuse changes nothing."""
        self.record.play(action, word)
        self.log.append([event.as_dict() for event in self.game.events])
        self.lengths.append(self.moves)
        self._untouched.append(self.moves - 1)
        if not self.game.aside:
            self.decided = self.ply
        self._keep_checkpoints()

    def take_back(self, seat: int, whole_turn: bool) -> int:
        """Takes back a decision, or as much of the turn as the seat may; returns how many actions that was."""
        before = list(self.record.actions)
        if whole_turn:
            taken = self.record.undo_turn(seat)
        else:
            self.record.undo(seat)
            taken = 1
        self._after_undo(before)
        return taken

    def _after_undo(self, before: list[tuple[int, int | None]]) -> None:
        """Brings the log in line with the record: others' wishes after an undone decision stand, with their events."""
        actions = self.record.actions
        same = 0
        while same < len(actions) and actions[same] == before[same]:
            same += 1
        kept: list[list[dict[str, Any]]] = []
        place = same
        for entry in actions[same:]:
            place = before.index(entry, place + 1)
            kept.append(self.log[place])
        self.log[same:] = kept
        del self._checkpoints[same // _CHECKPOINT_EVERY + 1 :]
        self._keep_checkpoints()
        self.lengths.append(self.moves)
        self._untouched.append(same)
        self.decided = self.ply

    def _keep_checkpoints(self) -> None:
        while len(self._checkpoints) <= self.moves // _CHECKPOINT_EVERY:
            self._checkpoints.append(self.position_at(len(self._checkpoints) * _CHECKPOINT_EVERY))

    def update_summary(self) -> None:
        """Brings the summary in the facts up to the position."""
        facts = self.facts
        if facts.status == PLAYING and (self.game.is_over or self._won_by_default()):
            facts.status = FINISHED
        facts.turn = self.game.current_player if facts.status == PLAYING else None
        facts.round = int(self.game.view(None).get("round", 0))
        facts.ply = self.ply
        facts.result = self._result()

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
        """The position after that many actions of the folded record."""
        kept = min(moves // _CHECKPOINT_EVERY, len(self._checkpoints) - 1)
        game = self._checkpoints[kept].copy()
        for action, word in self.record.actions[kept * _CHECKPOINT_EVERY : moves]:
            game.apply(action, word)
        return game

    def settled_since_ply(self, ply: int) -> int:
        """How many actions are as they were when there were `ply` entries: who saw those need not get them again."""
        seen = max(0, ply)
        return min([*self.lengths[seen : seen + 1], *self._untouched[seen + 1 :]], default=0)

    def settled_since_move(self, move: int) -> int:
        """The same for a client that saw `move` actions, at the earliest point at which it can have done so."""
        return self.settled_since_ply(self.lengths.index(move)) if move in self.lengths else 0

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

    def bot_to_move(self) -> str | None:
        """The name of the bot that decides now, if it is one: on a seat of its own, or in a person's place."""
        if self.facts.status != PLAYING:
            return None
        seat = self.seats[self.game.current_player]
        return seat.bot if seat.kind == BOT else seat.stand_in
