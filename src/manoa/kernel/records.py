"""Records: a game as (game, version, options, players, seed, actions), saved, replayed to any ply, taken back.

A record may also begin at a position: then it has the state there instead of a seed, and another format, which software
that knows only deals refuses.

A record file is JSON with a digest over its content, so that a file that was cut short or edited is refused rather
than replayed into another game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Self, SupportsIndex

from manoa.kernel import registry
from manoa.kernel.errors import BadOption, BadRecord, IllegalAction, ManoaError, shown
from manoa.kernel.game import Game, Options, Position
from manoa.kernel.line import Line

FORMAT = "manoa-record"
FROM_POSITION = "manoa-record-2"
_FIELDS = ("format", "game", "version", "players", "options", "actions", "digest")
# How a record of each format says where it begins.
_BEGINNINGS = {FORMAT: "seed", FROM_POSITION: "state"}
# Who sat where: for each seat {"name": …, "bot": …}. It changes nothing of the game, and a record need not say it.
SEATS = "seats"
_LONGEST_NAME = 60


class Record(Line):
    """A game and the way it came about. `game` is the position now; `play` and the undos are the ways to change it.

    It is played by the rules of now, or of the `version` that it was begun with. It begins with the deal of a `seed`;
    or, made by `from_position`, at a position, and then it has no seed.
    """

    def __init__(
        self,
        name: str,
        players: SupportsIndex,
        seed: SupportsIndex,
        options: Options | None,
        version: int | None = None,
    ) -> None:
        opening = registry.new(name, players=players, seed=seed, options=options, version=version)
        self._begin(opening, registry.checked_seed(seed))

    @classmethod
    def from_position(cls, position: Position) -> Self:
        """A record that begins at a position that `Game.position` wrote; nothing before it can be taken back."""
        record = cls.__new__(cls)
        record._begin(registry.load(position), None)
        return record

    def _begin(self, opening: Game, seed: int | None) -> None:
        self.name = opening.name
        self.version = int(opening.version)
        self.players = int(opening.players)
        self.seed = seed
        self.options = opening.options
        self.seats: list[dict[str, str | None]] = []
        self._opening = opening
        super().__init__(opening.copy())

    def opening(self) -> Game:
        """The position before the first action."""
        return self._opening.copy()

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

    # Files --------------------------------------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """The record as JSON-able data, digest included."""
        beginning = {"seed": self.seed} if self.seed is not None else {"state": self._opening.position()["state"]}
        content: dict[str, Any] = {
            "format": FORMAT if self.seed is not None else FROM_POSITION,
            "game": self.name,
            "version": self.version,
            "players": self.players,
            **beginning,
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
    if not isinstance(content, dict) or content.get("format") not in (FORMAT, FROM_POSITION):
        raise BadRecord("error-record-format")
    fields = (*_FIELDS, _BEGINNINGS[content["format"]])
    for field in fields:
        if field not in content:
            raise BadRecord("error-record-field-missing", field=field)
    for field in content:
        if field not in fields and field != SEATS:
            raise BadRecord("error-record-field-unknown", field=str(field))
    try:
        known = registry.title(content["game"])
    except BadOption as wrong:
        raise BadRecord("error-record-opening", reason=wrong) from wrong
    registry.checked_version(known, content["version"])
    if content["digest"] != digest(content):
        raise BadRecord("error-record-digest")
    try:
        record = _begun(content)
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


def _begun(content: dict[str, Any]) -> Record:
    if content["format"] == FROM_POSITION:
        return Record.from_position({field: content[field] for field in registry.POSITION})
    return Record(content["game"], content["players"], content["seed"], content["options"], content["version"])


def unplayable(number: int, action: int, refused: IllegalAction) -> BadRecord:
    """The refusal of a record whose action the rules do not allow."""
    return BadRecord("error-record-action", ply=number + 1, action=str(action), reason=refused)


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
