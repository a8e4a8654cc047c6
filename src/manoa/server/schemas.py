"""The shapes of requests and responses: the former are checked against them, the OpenAPI document describes both."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema
from typing_extensions import TypeAliasType

from manoa.kernel.errors import ManoaError

MOST_SEATS = 8
MOST_CHAT = 500
MOST_NAME = 24
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
    try:
        # A page shows several spaces as one, so that two names would look alike.
        name = " ".join(_clean(text, MOST_NAME).split())
        if _INVISIBLE.search(_EMOJI.sub(r"\1", name)):
            raise ValueError("character")
    except ValueError as wrong:
        raise ManoaError("error-name", most=MOST_NAME) from wrong
    return name


# Its length is not checked by the schema: whoever gives a name is told in words what is wrong with it.
Name = Annotated[
    str,
    AfterValidator(_clean_name),
    WithJsonSchema({"type": "string", "minLength": 1, "maxLength": 100}),
]
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


class ClockIn(RequestModel):
    """Time to think: for each turn, in all (and an increment with each turn), or whole days for each turn."""

    kind: Literal["turn", "game", "days"]
    seconds: Number
    increment: Number = 0


class TableIn(RequestModel):
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=MOST_SEATS)]
    open: bool = False
    clock: ClockIn | None = None


class JoinIn(RequestModel):
    invite: Annotated[str, Field(max_length=100)] | None = None
    # False: only asks whether there is a free seat.
    sit: bool = True


class FillIn(RequestModel):
    seat: SeatNumber
    bot: str


class StandInIn(RequestModel):
    bot: str | None = None


class PersonIn(RequestModel):
    """Somebody at a table: on a seat, or who said a line of the chat."""

    seat: SeatNumber | None = None
    line: Number | None = None


class BlockIn(PersonIn):
    table: Annotated[str, Field(max_length=100)]


class ActionIn(RequestModel):
    seat: SeatNumber
    ply: Number
    action: Number


class ActIn(ActionIn):
    """A decision over a live connection, numbered so that its answer can be told from news."""

    type: Literal["act"]
    id: Number
    # In which a refusal is said; none: that of the connection.
    language: str | None = None


class HintIn(RequestModel):
    seat: SeatNumber
    ply: Number


class PlayOnIn(RequestModel):
    move: Number
    bot: str


class UndoIn(RequestModel):
    seat: SeatNumber
    ply: Number
    turn: bool = False


class SeatChangeIn(RequestModel):
    seat: SeatNumber


class ChatIn(RequestModel):
    text: Text


DesignName = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(lambda text: _clean(text, 60))]
_Seed = Annotated[int, Field(ge=0, lt=2**63, strict=True)]


class MapIn(RequestModel):
    """A map of somebody's own, in the form that the game's option takes."""

    map: dict[str, Any]


class LookIn(MapIn):
    held: Annotated[str, Field(max_length=40)] = ""
    """The side of a piece in hand."""


class FileIn(MapIn):
    name: Annotated[str, Field(max_length=100), AfterValidator(lambda text: text and _clean(text, 60))] = ""
    options: dict[str, Any] = {}
    dark: bool = False


class WishesIn(RequestModel):
    """Wishes for a map, in the game's own words; without a seed, one by chance."""

    seed: _Seed | None = None
    wishes: dict[str, Any] = {}


class DesignChangeIn(RequestModel):
    name: DesignName
    options: dict[str, Any]


class DesignIn(DesignChangeIn):
    game: str


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


class Blocked(Answer):
    """A guest who may not come to the tables that I make."""

    id: int
    name: str
    at: str


class BlockedList(Answer):
    blocked: list[Blocked]


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
    bots: list[str]
    """Who may be asked to play along, the weakest of ours first; then those of other packages."""
    bot: str
    """The one who is asked unless somebody says otherwise."""


class Games(Answer):
    games: list[GameInfo]


class MapInfo(Answer):
    """A named map, with what its game has to say about it."""

    id: str
    facts: dict[str, Any]


class Chapter(Answer):
    """A chapter of the rules; its title and its rules are told in the part `rules` of the game's texts."""

    id: str
    rules: list[str]


class RulesInfo(Answer):
    """The rules of a game by number, which of them speaks of a thing or a choice, and what is in the box."""

    chapters: list[Chapter]
    topics: dict[str, str]
    glossary: dict[str, Any] | None


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
    left: bool
    """Whether the person has got up from the table. Without a name it is somebody whose data was deleted."""


class ClockInfo(Answer):
    """What was agreed, and how the clocks stand: each seat had `left` seconds `at` that moment."""

    kind: Literal["turn", "game", "days"]
    seconds: int
    increment: int
    running: int | None
    """The seat whose clock has been running since then."""
    at: str | None
    left: list[float]
    deadline: str | None
    """When it runs out."""
    now: str | None
    """The server's time when it sent this; null in lists."""


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
    clock: ClockInfo | None
    archived: bool
    """Whether nothing has happened here for long, so that it is in no list but the archive."""


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


class Reason(Answer):
    """What a plan brings, or costs, as a Fluent message of the part `analysis` of the game's texts."""

    key: str
    gain: bool
    arguments: dict[str, str | int | float]


class Advice(Answer):
    """A way to go on: the estimated chance of winning, the choices one by one, and why."""

    chance: float
    steps: list[Choice]
    """As far as they can be foreseen; the first is open now."""
    reasons: list[Reason]


class Hint(Answer):
    """The best ways to go on, the best first; it is sure if that one is clearly better than the rest."""

    sure: bool
    choices: list[Advice]


class AnalysedTurn(Answer):
    """Decisions of one seat in a row, from after `move` moves to after `end` of them."""

    seat: int
    move: int
    end: int
    chances: list[float]
    """How likely each seat was to win before them."""
    played: Advice | None
    """What was done; null where there was nothing to decide."""
    better: Advice | None
    """What would have been clearly better, if anything would."""


class TurningPoint(Answer):
    """The turn after which somebody's chances had changed much, and by how much whose had most."""

    turn: int
    seat: int
    change: float


class Analysis(Answer):
    """How far the analysis of a finished game is, and what it has to say."""

    status: Literal["none", "asked", "done", "failed"]
    ahead: int
    """How many games come before it."""
    stretches: int | None
    """How many turns there are to be judged, once that is known."""
    turns: list[AnalysedTurn]
    turning_points: list[TurningPoint]
    end: list[float]
    """Each seat's share of the victory."""


class Undoable(Answer):
    step: bool
    turn: bool


class LogEntry(Answer):
    move: int
    events: list[GameEvent]


class ChatLine(Answer):
    id: int
    name: str
    seat: int | None
    text: str
    at: str
    mine: bool


class Muted(Answer):
    """Somebody whom I don't want to hear at this table, and their seats there; without a name, everybody."""

    id: int
    name: str | None
    seats: list[int]


class MutedList(Answer):
    muted: list[Muted]


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
    """Without the lines of those whom I don't want to hear."""
    muted: list[Muted]


class LessonInfo(Answer):
    id: str
    minutes: int
    """About how long it takes."""
    steps: list[str]
    """Their names, for the keys of what is said about them."""


class LessonList(Answer):
    lessons: list[LessonInfo]


class LessonIn(RequestModel):
    answers: Annotated[list[Annotated[int, Field(ge=-1, le=_LARGEST, strict=True)]], Field(max_length=100)]
    """The action of every step that is done; -1 where there was only something to look at."""


class LikelyMistake(Answer):
    """Other actions than those that a lesson wants, with words of their own: `lesson-<lesson>-not-<name>`."""

    name: str
    actions: list[int]


class LessonMoment(Answer):
    lesson: LessonInfo
    done: int
    """How many steps are done."""
    rule: str | None
    """The rule that speaks of the next one."""
    wanted: list[int]
    """The actions that it wants, best first; none if there is only something to look at."""
    instead: list[LikelyMistake]
    """What people are likely to do instead."""
    snapshot: Snapshot


class Problem(Answer):
    key: str
    message: str
    rule: str | None
    arguments: dict[str, str | int | float]


class Refused(Answer):
    error: Problem
    snapshot: Snapshot | None = None


class DesignInfo(Answer):
    """A map that somebody has built and kept."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    """The map and what else belongs to it, as a new table takes them."""
    mine: bool
    changed: str


class DesignList(Answer):
    designs: list[DesignInfo]


class MadeMap(Answer):
    seed: int
    """With the same wishes, it makes the same map again."""
    map: dict[str, Any]
