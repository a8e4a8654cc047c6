"""The shapes of requests and responses: the former are checked against them, the OpenAPI document describes both."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema
from typing_extensions import TypeAliasType

MOST_SEATS = 8
MOST_CHAT = 500
# Controls, halves of characters, line ends; and the marks that turn the writing direction.
_FORBIDDEN = {"Cc", "Cs", "Zl", "Zp"}
_TURNING = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# What shows nothing, with which one name can be made to look like another: the characters that Unicode calls default
# ignorable, and the empty Braille cell.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# Two of them belong to emoji: one asks for the coloured form, the other joins two signs to one.
_SIGN = "[\u2190-\u27bf\u2934-\u2bff\U0001f000-\U0001faff]"
_EMOJI = re.compile(f"({_SIGN})\ufe0f?(?:\u200d(?={_SIGN}))?")
_LARGEST = 2**31 - 1


def _clean(text: str, most: int) -> str:
    trimmed = text.strip()
    if not 1 <= len(trimmed) <= most:
        raise ValueError("length")
    if any(unicodedata.category(letter) in _FORBIDDEN or letter in _TURNING for letter in trimmed):
        raise ValueError("character")
    return trimmed


def _clean_name(text: str) -> str:
    name = _clean(text, 24)
    if _INVISIBLE.search(_EMOJI.sub(r"\1", name)):
        raise ValueError("character")
    return name


Name = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(_clean_name)]
Text = Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(lambda text: _clean(text, MOST_CHAT))]
Number = Annotated[int, Field(ge=0, le=_LARGEST, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]


class RequestModel(BaseModel):
    """Something that a client sends. Fields that we would not read are refused."""

    model_config = ConfigDict(extra="forbid")


class NameIn(RequestModel):
    name: Name


class SeatIn(RequestModel):
    kind: Literal["me", "local", "free", "bot"]
    name: Name | None = None
    bot: str | None = None


class TableIn(RequestModel):
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=MOST_SEATS)]
    open: bool = False


class JoinIn(RequestModel):
    invite: Annotated[str, Field(max_length=100)] | None = None
    # False: only asks whether there is a free seat.
    sit: bool = True


class FillIn(RequestModel):
    seat: SeatNumber
    bot: str


class StandInIn(RequestModel):
    bot: str | None = None


class ActionIn(RequestModel):
    seat: SeatNumber
    ply: Number
    action: Number


class HintIn(RequestModel):
    seat: SeatNumber
    ply: Number


class UndoIn(RequestModel):
    seat: SeatNumber
    ply: Number
    turn: bool = False


class SeatChangeIn(RequestModel):
    seat: SeatNumber


class ChatIn(RequestModel):
    text: Text


# Responses ------------------------------------------------------------------------------------------------------


class Answer(BaseModel):
    """Something that is sent. The client's types are generated from these models, with what is said of a field."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class GuestInfo(Answer):
    id: str
    name: str


class Addresses(Answer):
    addresses: list[str]


class Me(Answer):
    guest: GuestInfo | None


class EachPlace(Answer):
    """A list with a value for each place that a fact of the map names; all values but the first at most once."""

    values: list[Any]
    places: str


class GameOption(Answer):
    name: str
    default: Any
    values: list[Any] | None
    """What a lobby offers; null for what is not for a lobby."""
    each: EachPlace | None = None
    """What may be chosen place by place, besides."""


class GameInfo(Answer):
    name: str
    version: int
    title: str
    tagline: str
    players: list[int]
    options: list[GameOption]
    maps: str | None
    """The option that takes the names of maps."""


class Games(Answer):
    games: list[GameInfo]


class MapInfo(Answer):
    """A named map, with what its game has to say about it."""

    id: str
    facts: dict[str, Any]


class MapList(Answer):
    option: str | None
    maps: list[MapInfo]


class SeatInfo(Answer):
    seat: int
    kind: Literal["person", "bot", "free"]
    name: str | None
    bot: str | None
    mine: bool
    here: bool
    seen: str | None
    """When the person was last noted at the table."""
    stand_in: str | None
    """The bot that plays for the person on this seat, who is away or has resigned."""
    resigned: bool
    agreed: list[int]
    """The seats whose people want a bot to play here."""


class TableInfo(Answer):
    id: str
    game: str
    options: dict[str, Any]
    players: int
    status: Literal["waiting", "playing", "finished"]
    open: bool
    owner: bool
    invite: str | None
    seats: list[SeatInfo]
    turn: int | None
    round: int
    created: str
    changed: str
    ply: int
    hotseat: bool
    result: list[list[int]] | None
    rematch: str | None


class TableList(Answer):
    tables: list[TableInfo]


class LobbyLists(Answer):
    mine: list[TableInfo]
    open: list[TableInfo]
    finished: list[TableInfo]


def _with(*words: str, **types: str) -> WithJsonSchema:
    """A table with these fields and more, which are the game's own; what they are is checked in the tests."""
    fields = {**dict.fromkeys(words, "string"), **types}
    properties = {name: {"type": kind} for name, kind in fields.items()}
    return WithJsonSchema(
        {"type": "object", "properties": properties, "required": list(fields), "additionalProperties": True}
    )


Description = TypeAliasType("Description", Annotated[dict[str, Any], _with("kind")])
GameEvent = TypeAliasType("GameEvent", Annotated[dict[str, Any], _with("kind", seat="integer")])


class Choice(Answer):
    action: int
    description: Description


class Why(Answer):
    """The reason as a Fluent message, and the number of the rule."""

    key: str
    rule: str | None
    arguments: dict[str, str | int | float]


class Closed(Answer):
    """Something that is shown and can't be done now: what, as a choice would describe it, and why."""

    description: Description
    why: Why


class Hint(Choice):
    """What an adviser would choose, and whether it is clearly better than the rest."""

    sure: bool


class Undoable(Answer):
    step: bool
    turn: bool


class LogEntry(Answer):
    move: int
    events: list[GameEvent]


class ChatLine(Answer):
    name: str
    seat: int | None
    text: str
    at: str


class Snapshot(Answer):
    table: TableInfo
    seat: int | None
    ply: int
    moves: int
    view: Annotated[dict[str, Any], WithJsonSchema({"type": "object"})]
    """The game's own: only its part of a client may look inside."""
    choices: list[Choice]
    wishes: list[Choice]
    """What one's own seat may say at any moment, whoever decides: how it wants to be asked. Sent like a choice."""
    closed: list[Closed]
    """What one's own seat is shown and can't do now, with the rules' reason."""
    undo: Undoable
    log: list[LogEntry]
    chat: list[ChatLine]


class Problem(Answer):
    key: str
    message: str
    rule: str | None
    arguments: dict[str, str | int | float]


class Refused(Answer):
    error: Problem
    snapshot: Snapshot | None = None
