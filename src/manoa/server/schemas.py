"""The shapes of requests and responses: the former are checked against them, the OpenAPI document describes both."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

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


class GuestOut(BaseModel):
    id: str
    name: str


class Addresses(BaseModel):
    addresses: list[str]


class Me(BaseModel):
    guest: GuestOut | None


class Games(BaseModel):
    games: list[dict[str, Any]]


class Map(BaseModel):
    id: str
    facts: dict[str, Any]


class MapList(BaseModel):
    option: str | None
    maps: list[Map]


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["person", "bot", "free"]
    name: str | None
    bot: str | None
    mine: bool
    here: bool
    seen: str | None
    stand_in: str | None
    resigned: bool
    agreed: list[int]


class TableInfo(BaseModel):
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


class TableList(BaseModel):
    tables: list[TableInfo]


class Choice(BaseModel):
    action: int
    description: dict[str, Any]


class Why(BaseModel):
    key: str
    rule: str | None
    arguments: dict[str, str | int | float]


class Closed(BaseModel):
    description: dict[str, Any]
    why: Why


class Hint(Choice):
    sure: bool


class Undoable(BaseModel):
    step: bool
    turn: bool


class Move(BaseModel):
    move: int
    events: list[dict[str, Any]]


class Line(BaseModel):
    name: str
    seat: int | None
    text: str
    at: str


class Snapshot(BaseModel):
    table: TableInfo
    seat: int | None
    ply: int
    moves: int
    view: dict[str, Any]
    choices: list[Choice]
    wishes: list[Choice]
    closed: list[Closed]
    undo: Undoable
    log: list[Move]
    chat: list[Line]


class Problem(BaseModel):
    key: str
    message: str
    rule: str | None
    arguments: dict[str, str | int | float]


class Refused(BaseModel):
    error: Problem
    snapshot: Snapshot | None = None
