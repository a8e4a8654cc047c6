"""The shapes of requests and responses about a person: devices, results, ratings."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field

from manoa.server.schemas import Answer, GuestInfo, RequestModel


def _address(text: str) -> str:
    """Where a server is found: scheme, host and perhaps a port, and nothing else."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or f"{parts.scheme}://{parts.netloc}" != text:
        raise ValueError("address")
    if "@" in parts.netloc or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError("address")
    return text


class DeviceLinkIn(RequestModel):
    address: Annotated[str, Field(max_length=200), AfterValidator(_address)]


class DeviceIn(RequestModel):
    secret: Annotated[str, Field(max_length=100)]
    # False: only asks whose the link is.
    open: bool = True


class RatedIn(RequestModel):
    on: Annotated[bool, Field(strict=True)]


# Responses ------------------------------------------------------------------------------------------------------


class Device(Answer):
    """A browser in which I am the same guest."""

    id: str
    name: str
    """The browser and what it runs on; empty if it has not told."""
    created: str
    seen: str
    this: bool


class DeviceList(Answer):
    devices: list[Device]


class Code(Answer):
    """A QR code: so many modules wide and high, and the dark ones as an SVG path."""

    size: int
    path: str


class DeviceLink(Answer):
    link: str
    expires: str
    code: Code


class Opened(Answer):
    guest: GuestInfo


Pool = Literal["people", "bots"]


class KindOfGame(Answer):
    """My games of one kind."""

    game: str
    players: int
    against: Pool
    """Bots, if nobody else sat there."""
    played: int
    won: int
    mean_place: float


class Other(Answer):
    name: str | None
    bot: str | None


class PlayedGame(Answer):
    table: str
    game: str
    players: int
    at: str
    place: int
    won: bool
    others: list[Other]


class MyResults(Answer):
    played: int
    won: int
    streak: int
    """Games won in a row up to now."""
    best_streak: int
    kinds: list[KindOfGame]
    last: list[PlayedGame]


class Rating(Answer):
    rating: int
    deviation: int
    sure: bool
    """Whether enough games have been counted."""


class MyRating(Rating):
    game: str
    pool: Pool


class MyRatings(Answer):
    on: bool
    ratings: list[MyRating]


class SeatRating(Rating):
    seat: int
    pool: Pool
    change: int | None
    """What this game, which is finished, has done to it."""


class SeatRatings(Answer):
    ratings: list[SeatRating]


class ListedRating(Rating):
    name: str | None
    bot: str | None
    mine: bool
    games: int


class Leaderboard(Answer):
    ratings: list[ListedRating]
