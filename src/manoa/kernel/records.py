"""Records: a game as (game, version, options, players, seed, actions), saved, replayed to any ply, taken back.

A record file is JSON with a digest over its content, so that a file that was cut short or edited is refused rather
than replayed into another game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from copy import deepcopy
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

from manoa.kernel import registry
from manoa.kernel.errors import BadOption, BadRecord, IllegalAction, ManoaError, UndoRefused, shown
from manoa.kernel.game import Game, Options
from manoa.kernel.options import normal

FORMAT = "manoa-record"
FIELDS = ("format", "game", "version", "players", "seed", "options", "actions", "digest")
# Who sat where: for each seat {"name": …, "bot": …}. It changes nothing of the game, and a record need not say it.
SEATS = "seats"
_LONGEST_NAME = 60


class Record:
    """A game and the way it came about. `game` is the position now; `play` and the undos are the ways to change it.

    It is played by the rules of now, or of the `version` that it was begun with.
    """

    def __init__(self, name: str, players: int, seed: int, options: Options | None, version: int | None = None) -> None:
        known = registry.title(name)
        self.name = name
        self.version = known.version if version is None else registry.checked_version(known, version)
        self.players = players
        self.seed = seed
        self.options = normal(name, known.options, options, self.version)
        self.actions: list[tuple[int, int | None]] = []
        self.seats: list[dict[str, str | None]] = []
        self.game = self.opening()
        # Positions before each action since chance or hidden knowledge last came in: how far back one may go.
        self._trail: list[Game] = []
        # Which of these actions were decisions, by their place in the trail. The others are wishes of seats that did
        # not decide: taking back passes over them, and they stand.
        self._decisions: list[int] = []

    def opening(self) -> Game:
        """The position before the first action."""
        return registry.new(self.name, players=self.players, seed=self.seed, options=self.options, version=self.version)

    def play(self, action: SupportsIndex, word: SupportsIndex | None = None) -> None:
        """Applies an action and keeps it. An illegal one raises and leaves the record as it was."""
        before = self.game.copy()
        self.game.apply(action, word)
        self.actions.append((index(action), None if word is None else index(word)))
        if self.game.revealed:
            self._trail.clear()
            self._decisions.clear()
        else:
            if not self.game.aside:
                self._decisions.append(len(self._trail))
            self._trail.append(before)

    # Time travel --------------------------------------------------------------------------------------------------

    def at(self, ply: int) -> Game:
        """The position after the first `ply` actions."""
        if not 0 <= ply <= len(self.actions):
            raise BadRecord("error-record-ply", value=ply, most=len(self.actions))
        game = self.opening()
        for number in range(ply):
            self._step(game, number)
        return game

    def positions(self, narrating: bool = False) -> Iterator[Game]:
        """One game walked through all its positions, the opening first; the same object each time."""
        game = self.opening()
        game.narrating = narrating
        yield game
        for number in range(len(self.actions)):
            self._step(game, number)
            yield game

    def _step(self, game: Game, number: int) -> None:
        action, word = self.actions[number]
        try:
            game.apply(action, word)
        except IllegalAction as refused:
            raise unplayable(number, action, refused) from refused

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last decision can be taken back (by that seat, if one is named)."""
        return bool(self._decisions) and (seat is None or self._last_decision().current_player == seat)

    def _last_decision(self) -> Game:
        """The position before the last decision that can be taken back."""
        return self._trail[self._decisions[-1]]

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last decision; never past chance, hidden knowledge or, with a seat, another's decision.

        What others wished since then they still wish.
        """
        if not self._decisions:
            raise UndoRefused("error-undo-nothing" if not self.actions else "error-undo-revealed")
        if not self.can_undo(seat):
            raise UndoRefused("error-undo-other-player")
        narrating = self.game.narrating
        place = self._decisions.pop()
        since = len(self.actions) - len(self._trail) + place
        asides = self.actions[since + 1 :]
        self.game = self._trail[place]
        self.game.narrating = narrating
        del self._trail[place:]
        del self.actions[since:]
        for action, word in asides:
            wisher = self.game.wisher(action)
            if wisher != self.game.current_player and action in self.game.wishes(wisher):
                self.play(action, word)

    def undo_turn(self, seat: int | None = None) -> int:
        """Takes back to the start of the turn, or as far as one may. Returns how many actions were taken back."""
        self.undo(seat)
        taken, turn, who = 1, self.game.turn, self.game.current_player
        while self.can_undo(who) and self._last_decision().turn == turn:
            self.undo(who)
            taken += 1
        return taken

    # Files --------------------------------------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """The record as JSON-able data, digest included."""
        content: dict[str, Any] = {
            "format": FORMAT,
            "game": self.name,
            "version": self.version,
            "players": self.players,
            "seed": self.seed,
            "options": deepcopy(self.options),
            "actions": [action if word is None else [action, word] for action, word in self.actions],
        }
        if self.seats:
            content[SEATS] = deepcopy(self.seats)
        content["digest"] = digest(content)
        return content

    def save(self, path: Path) -> None:
        """Writes the record; a file of that name appears whole or not at all."""
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_text(json.dumps(self.as_dict()) + "\n", encoding="utf-8")
        unfinished.replace(path)


def load_record(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as broken:
        raise BadRecord("error-record-not-text", file=str(path)) from broken
    return parse_record(text)


def parse_record(text: str) -> Record:
    """The record in a text."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as broken:
        line = getattr(broken, "lineno", 1)
        column = getattr(broken, "colno", 1)
        raise BadRecord("error-record-not-json", line=line, column=column) from broken
    return record_of(content)


def record_of(content: object) -> Record:
    """The record that `as_dict` wrote, checked field by field and replayed to its end."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadRecord("error-record-format")
    for field in FIELDS:
        if field not in content:
            raise BadRecord("error-record-field-missing", field=field)
    for field in content:
        if field not in FIELDS and field != SEATS:
            raise BadRecord("error-record-field-unknown", field=str(field))
    try:
        known = registry.title(content["game"])
    except BadOption as wrong:
        raise BadRecord("error-record-opening", reason=wrong) from wrong
    registry.checked_version(known, content["version"])
    if content["digest"] != digest(content):
        raise BadRecord("error-record-digest")
    try:
        record = Record(content["game"], content["players"], content["seed"], content["options"], content["version"])
    except BadRecord:
        raise
    except ManoaError as wrong:
        raise BadRecord("error-record-opening", reason=wrong) from wrong
    record.seats = _seats(content.get(SEATS, []), record.players)
    if not isinstance(content["actions"], list):
        raise BadRecord("error-record-actions")
    for number, entry in enumerate(content["actions"]):
        action, word = _entry(number, entry)
        try:
            record.play(action, word)
        except IllegalAction as refused:
            raise unplayable(number, action, refused) from refused
    return record


def unplayable(number: int, action: int, refused: IllegalAction) -> BadRecord:
    """The refusal of a record whose action the rules do not allow."""
    return BadRecord("error-record-action", ply=number + 1, action=action, reason=refused)


def digest(content: dict[str, Any]) -> str:
    """A SHA-256 over everything but the digest itself."""
    bare = {field: value for field, value in content.items() if field != "digest"}
    try:
        text = json.dumps(bare, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError) as broken:
        # What did not come from JSON text need not be what JSON can say.
        raise BadRecord("error-record-format") from broken
    return hashlib.sha256(text.encode()).hexdigest()


def _seats(seats: object, players: int) -> list[dict[str, str | None]]:
    if not isinstance(seats, list) or len(seats) not in (0, players):
        raise BadRecord("error-record-seats")
    for seat in seats:
        if not isinstance(seat, dict) or set(seat) != {"name", "bot"}:
            raise BadRecord("error-record-seats")
        for said in seat.values():
            if said is not None and not (isinstance(said, str) and len(said) <= _LONGEST_NAME and said.isprintable()):
                raise BadRecord("error-record-seats")
    return deepcopy(seats)


def _entry(number: int, entry: object) -> tuple[int, int | None]:
    word: object = None
    action = entry
    if isinstance(entry, list) and len(entry) == 2:
        action, word = entry
    if isinstance(action, bool) or not isinstance(action, int) or action < 0:
        raise BadRecord("error-record-entry", ply=number + 1, value=shown(entry)[:60])
    if word is not None:
        if isinstance(word, bool) or not isinstance(word, int) or not 0 <= word < 1 << 64:
            raise BadRecord("error-record-entry", ply=number + 1, value=shown(entry)[:60])
        return action, word
    return action, None
