"""The API: tables, from the list in the lobby to the last move."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query, Request, Response

from manoa.server.clocks import Clock
from manoa.server.database import BOT, FREE, PERSON
from manoa.server.guests import Guest
from manoa.server.limited import LimitedRoute, limited
from manoa.server.limits import ACTIONS, CHAT, HINTS, JOINING, LISTS, RECORDS, SEATS, SNAPSHOTS, TABLES, UNDOS
from manoa.server.playing import Viewpoint
from manoa.server.refusals import Json, Refusal
from manoa.server.schemas import (
    MOST_SEATS,
    ActionIn,
    ChatIn,
    FillIn,
    Hint,
    HintIn,
    JoinIn,
    LobbyLists,
    SeatIn,
    Snapshot,
    StandInIn,
    TableIn,
    TableInfo,
    TableList,
    UndoIn,
)
from manoa.server.services import MaybeGuest, NamedGuest, ServicesDep, refusing
from manoa.server.table import Seat

router = APIRouter(prefix="/api", tags=["tables"], route_class=LimitedRoute)

SeatPath = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
SeatSeen = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]
Since = Annotated[int, Query(ge=0, le=2**31 - 1)]

# Responses are built from plain data by `snapshots` and sent as they are; the models only document them.


@router.post("/tables", status_code=201, response_model=TableInfo, responses=refusing(401, 429))
@limited(TABLES)
async def make_table(body: TableIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """Makes a table. It begins at once if no seat is free."""
    seats = [_seat(number, wanted, guest) for number, wanted in enumerate(body.seats)]
    if sum(wanted.kind == "me" for wanted in body.seats) != 1:
        raise Refusal("error-seats-me", status=422)
    clock = Clock(**body.clock.model_dump()) if body.clock is not None else None
    made = await services.tables.make(guest, body.game, body.options, seats, body.open, clock)
    services.lobby.forget(guest)
    return Json(made, 201)


def _seat(number: int, wanted: SeatIn, guest: Guest) -> Seat:
    if wanted.kind == "bot":
        if wanted.bot is None:
            raise Refusal("error-seat-bot", status=422, number=number + 1)
        return Seat(number, BOT, name=wanted.name, bot=wanted.bot)
    if wanted.kind == "free":
        return Seat(number, FREE)
    return Seat(number, PERSON, guest.id, wanted.name if wanted.kind == "local" and wanted.name else guest.name)


@router.get("/lobby", response_model=LobbyLists, responses={304: {"description": "As you have it"}, **refusing(429)})
@limited(LISTS)
async def lobby(request: Request, services: ServicesDep, guest: MaybeGuest) -> Response:
    """My tables that are not finished, the open ones, and some finished ones. Asked again with its tag, the answer is
    304 while nothing has changed."""
    page = await services.lobby.page(guest)
    headers = {"ETag": page.tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Accept-Encoding"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.packed, media_type="application/json", headers=headers)
    return Response(page.body, media_type="application/json", headers=headers)


@router.get("/tables", response_model=TableList, responses=refusing(429))
@limited(LISTS)
async def list_tables(
    services: ServicesDep,
    guest: MaybeGuest,
    which: Literal["open", "mine", "finished", "archive"] = "open",
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """Tables that are open to all, my own that are not finished, finished ones (mine and open ones), or the archive: my
    own at which nothing has happened for long, and those that I have left."""
    return Json({"tables": await services.tables.list_tables(which, guest, limit)})


@router.get("/tables/{table}", response_model=TableInfo, responses=refusing(404, 429))
@limited(SNAPSHOTS)
async def table_info(table: str, services: ServicesDep, guest: MaybeGuest) -> Response:
    """One table."""
    return Json(await services.tables.info(table, guest))


@router.post("/tables/{table}/join", response_model=TableInfo, responses=refusing(401, 404, 409, 429))
@limited(JOINING, by_address=True)
async def join(table: str, body: JoinIn, services: ServicesDep, guest: MaybeGuest) -> Response:
    """Takes a free seat, with the invite unless the table is open to all. A wrong invite is refused before a name is
    asked for (401). With `sit` false no seat is taken: the answer only says whether there is one."""
    joined = await services.tables.join(table, guest, body.invite, body.sit)
    services.lobby.forget(guest)
    return Json(joined)


@router.post("/tables/{table}/fill", response_model=TableInfo, responses=refusing(401, 404, 409, 429))
@limited(SEATS)
async def fill(table: str, body: FillIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """The table's maker puts a bot on a free seat."""
    return Json(await services.tables.fill(table, guest, body.seat, body.bot))


@router.delete("/tables/{table}", status_code=204, response_class=Response, responses=refusing(401, 404, 409, 429))
@limited(SEATS)
async def remove(table: str, services: ServicesDep, guest: NamedGuest) -> None:
    """Removes a table with all that belongs to it. Only its maker can, and not while others are playing there."""
    await services.stand_ins.remove(table, guest)
    services.lobby.forget(guest)


@router.post("/tables/{table}/seats/{seat}/stand-in", response_model=TableInfo, responses=refusing(401, 404, 409, 429))
@limited(SEATS)
async def stand_in(table: str, seat: SeatPath, body: StandInIn, services: ServicesDep, guest: NamedGuest) -> Response:
    """Lets a bot play on a person's seat: my own; another's after they were away for a while, or as soon as all others
    who are here have asked for it."""
    return Json(await services.stand_ins.stand_in(table, guest, seat, body.bot))


@router.post("/tables/{table}/seats/{seat}/take-back", response_model=TableInfo, responses=refusing(401, 404, 409, 429))
@limited(SEATS)
async def take_back(table: str, seat: SeatPath, services: ServicesDep, guest: NamedGuest) -> Response:
    """Takes a seat of mine back from the bot that plays on it."""
    return Json(await services.stand_ins.take_back(table, guest, seat))


@router.post("/tables/{table}/seats/{seat}/resign", response_model=TableInfo, responses=refusing(401, 404, 409, 429))
@limited(SEATS)
async def resign(table: str, seat: SeatPath, services: ServicesDep, guest: NamedGuest) -> Response:
    """Gives up a seat of mine for good; it comes last, and a bot plays on."""
    return Json(await services.stand_ins.resign(table, guest, seat))


@router.post("/tables/{table}/leave", response_model=TableInfo, responses=refusing(401, 404, 409, 429))
@limited(SEATS)
async def leave(table: str, services: ServicesDep, guest: NamedGuest) -> Response:
    """Gets up from a table. Before the game my seats are free again; during it a bot plays on, until I take a seat
    back. Who made a table that has not begun removes it instead."""
    left = await services.stand_ins.leave(table, guest)
    services.lobby.forget(guest)
    return Json(left)


@router.post("/tables/{table}/rematch", response_model=TableInfo, responses=refusing(401, 404, 409, 429))
@limited(TABLES)
async def rematch(table: str, services: ServicesDep, guest: NamedGuest) -> Response:
    """The same game with the same seats again."""
    made = await services.tables.rematch(table, guest)
    services.lobby.forget(guest)
    return Json(made)


@router.get("/tables/{table}/snapshot", response_model=Snapshot, responses=refusing(404, 429))
@limited(SNAPSHOTS)
async def snapshot(
    table: str, services: ServicesDep, guest: MaybeGuest, seat: SeatSeen = None, since: Since = 0
) -> Response:
    """The table as it is, seen from a seat of mine, or by a spectator."""
    seen = await services.playing.snapshot(table, Viewpoint(guest, seat, since))
    services.bots.look_after(table)
    return Json(seen)


@router.post("/tables/{table}/actions", response_model=Snapshot, responses=refusing(404, 409, 429))
@limited(ACTIONS)
async def act(table: str, body: ActionIn, services: ServicesDep, guest: MaybeGuest, since: Since = 0) -> Response:
    """Plays one of the choices of a seat of mine. The answer leaves out the map, which never changes."""
    return Json(await services.playing.act(table, Viewpoint(guest, body.seat, since), body.ply, body.action))


@router.post("/tables/{table}/hint", response_model=Hint, responses=refusing(404, 409, 429))
@limited(HINTS)
async def hint(table: str, body: HintIn, services: ServicesDep, guest: MaybeGuest) -> Response:
    """What the best bot would do for a seat of mine that is to decide. Nothing is played.
    It is not `sure` where another choice is about as good."""
    return Json(await services.hints.ask(table, Viewpoint(guest, body.seat), body.ply))


@router.post("/tables/{table}/undo", response_model=Snapshot, responses=refusing(404, 409, 429))
@limited(UNDOS)
async def undo(table: str, body: UndoIn, services: ServicesDep, guest: MaybeGuest, since: Since = 0) -> Response:
    """Takes back a decision, or the whole turn; never past chance, hidden knowledge or another's decision."""
    return Json(await services.playing.undo(table, Viewpoint(guest, body.seat, since), body.ply, body.turn))


@router.post("/tables/{table}/chat", status_code=204, response_class=Response, responses=refusing(401, 404, 429))
@limited(CHAT)
async def chat(table: str, body: ChatIn, services: ServicesDep, guest: NamedGuest) -> None:
    """Says something at a table, as a player or a spectator."""
    await services.playing.chat(table, guest, body.text)


@router.get("/tables/{table}/replay", response_model=Snapshot, responses=refusing(404, 429))
@limited(SNAPSHOTS)
async def replay(
    table: str,
    services: ServicesDep,
    guest: MaybeGuest,
    ply: Annotated[int, Query(ge=0, le=2**31 - 1)],
    seat: SeatSeen = None,
    since: Since = 0,
    map: bool = True,  # noqa: A002  # the name of the field that it asks for
) -> Response:
    """The table as it was after that many moves: from any seat if the game is finished, else from one's own. `map`
    false leaves out the map for a client that has it already."""
    return Json(await services.playing.replay(table, Viewpoint(guest, seat, since), ply, map))


@router.get("/tables/{table}/record", response_model=dict[str, Any], responses=refusing(404, 429))
@limited(SNAPSHOTS)
async def record(table: str, services: ServicesDep, guest: MaybeGuest) -> Response:
    """The record of a finished game."""
    return Json(await services.playing.record(table, guest))


@router.post("/records", status_code=201, response_model=TableInfo, responses=refusing(401, 409, 429))
@limited(RECORDS)
async def import_record(body: Annotated[dict[str, Any], Body()], services: ServicesDep, guest: NamedGuest) -> Response:
    """Imports the record of a game, as a finished table to look at. Of those, a guest keeps at most 200."""
    imported = await services.tables.import_record(guest, body)
    services.lobby.forget(guest)
    return Json(imported, 201)
