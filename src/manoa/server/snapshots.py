"""What the API shows of a table: who sits there, and how it looks from a seat. The only way out of the server.

Nothing here reads the seed, the random numbers or a position: a seat gets the game's own `view`, its choices, and the
events, which are public. Parts that several viewers get, or one of them again and again, are JSON already.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from orjson import Fragment

from manoa.kernel.game import Game
from manoa.server.clocks import Times
from manoa.server.database import PLAYING, now
from manoa.server.guests import Guest
from manoa.server.jsons import to_json
from manoa.server.table import Facts, Seat, Table


def seats_info(seats: list[Seat], guest: Guest | None, here: Collection[str]) -> list[dict[str, Any]]:
    """The seats as one guest sees them; `here` are the guests that are looking at the table now."""
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "mine": guest is not None and seat.guest == guest.id,
            "here": seat.guest is not None and seat.guest in here,
            "seen": None if seat.seen is None else seat.seen.isoformat(),
            "stand_in": seat.stand_in,
            "resigned": seat.resigned,
            "agreed": list(seat.agreed),
            "left": seat.left,
        }
        for seat in seats
    ]


def table_info(
    facts: Facts, seats: list[Seat], guest: Guest | None, here: Collection[str], with_invite: bool = True
) -> dict[str, Any]:
    """A TableInfo; lists, which are kept and sent again, are without the invite and the time of day."""
    held = [seat.guest for seat in seats if seat.guest is not None]
    seated = guest is not None and guest.id in held
    return {
        "id": facts.id,
        "game": facts.game,
        "options": facts.options,
        "players": facts.players,
        "status": facts.status,
        "open": facts.open,
        "owner": guest is not None and facts.maker == guest.id,
        "invite": facts.invite if seated and with_invite else None,
        "seats": seats_info(seats, guest, here),
        "turn": facts.turn,
        "round": facts.round,
        "created": facts.created.isoformat(),
        "changed": facts.changed.isoformat(),
        "ply": facts.ply,
        "hotseat": len(held) > len(set(held)),
        "result": facts.result,
        "rematch": facts.rematch,
        "clock": _clock(facts, None if not with_invite else now()),
        "archived": facts.archived is not None,
    }


def _clock(facts: Facts, sent: datetime | None) -> dict[str, Any] | None:
    if facts.clock is None:
        return None
    reading = Times(facts.clock, facts.players, facts.times).reading()
    return {
        **facts.clock,
        "running": reading.running,
        "at": None if facts.times is None else reading.at.isoformat(),
        "left": reading.left,
        "deadline": None if facts.deadline is None else facts.deadline.isoformat(),
        "now": None if sent is None else sent.isoformat(),
    }


def muted(table: Table, guest: Guest | None) -> list[dict[str, Any]]:
    """Whom the guest does not want to hear at the table."""
    own = [mute for mute in table.mutes if guest is not None and mute.guest == guest.id]
    return [{"id": mute.id, "name": mute.name, "seats": table.seats_of(mute.muted)} for mute in own]


def _said(table: Table, guest: Guest | None) -> dict[str, Any]:
    reader = guest.id if guest is not None else None
    return {"chat": [line.as_dict(reader) for line in table.heard_by(reader)], "muted": muted(table, guest)}


def snapshot(
    table: Table, guest: Guest | None, here: Collection[str], seat: int | None, log: Fragment, with_map: bool = True
) -> dict[str, Any]:
    """A Snapshot of the table as it is, seen from a seat that is the guest's own, or by a spectator."""
    return {
        "table": table_info(table.facts, table.seats, guest, here),
        "seat": seat,
        "ply": table.ply,
        "moves": table.moves,
        **_shown(table, seat, with_map),
        "log": log,
        **_said(table, guest),
    }


def replay_snapshot(
    table: Table,
    guest: Guest | None,
    here: Collection[str],
    seat: int | None,
    moves: int,
    position: Game,
    log: Fragment,
    with_map: bool,
) -> dict[str, Any]:
    """A Snapshot of the table as it was after that many actions: to look at, not to play on."""
    return {
        "table": table_info(table.facts, table.seats, guest, here),
        "seat": seat,
        "ply": table.ply,
        "moves": moves,
        "view": _view(position, seat, with_map),
        "choices": [],
        "wishes": [],
        "closed": [],
        "undo": {"step": False, "turn": False},
        "log": log,
        **_said(table, guest),
    }


def log(events: list[bytes], since: int) -> Fragment:
    """The part of the log with these events, which begins after `since` moves."""
    moves = (b'{"move":%d,"events":%b}' % numbered for numbered in enumerate(events, start=since + 1))
    return Fragment(b"[" + b",".join(moves) + b"]")


def _shown(table: Table, seat: int | None, with_map: bool) -> dict[str, Fragment]:
    """What a seat sees and can do. It is made once for each position, and then shown to all who look from that seat."""
    playing = table.facts.status == PLAYING
    deciding = playing and seat is not None and table.seats[seat].stand_in is None
    parts = table.shown.get((seat, deciding))
    if parts is None or with_map:
        parts = {name: to_json(part) for name, part in _parts(table, seat if deciding else None).items()}
        parts["view"] = to_json(_view(table.game, seat, with_map))
        # The map is large, and whoever has it does not ask for it again.
        if not with_map:
            table.shown[seat, deciding] = parts
    return {name: Fragment(part) for name, part in parts.items()}


def _parts(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat can do; for one that can't, or None, all is empty."""
    game = table.game
    undoable = seat is not None and table.line.can_undo(seat)
    return {
        "choices": _choices(game, game.legal_actions() if game.current_player == seat else []),
        "wishes": _choices(game, game.wishes(seat) if seat is not None else []),
        "closed": game.closed(seat) if seat is not None else [],
        "undo": {"step": undoable, "turn": undoable},
    }


def _view(game: Game, seat: int | None, with_map: bool) -> dict[str, Any]:
    """A view; without its map, which never changes and is most of it, for a client that has it already."""
    view = game.view(seat)
    return view if with_map else {key: value for key, value in view.items() if key != "map"}


def _choices(game: Game, actions: list[int]) -> list[dict[str, Any]]:
    return [{"action": action, "description": game.describe(action)} for action in actions]
