"""What the API shows of a table: who sits there, and how it looks from a seat. The only way out of the server.

Nothing here reads the seed, the random numbers or a position: a seat gets the game's own `view`, its choices, and the
events, which are public.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from manoa.kernel.game import Game
from manoa.server.database import PLAYING
from manoa.server.guests import Guest
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
        }
        for seat in seats
    ]


def table_info(
    facts: Facts, seats: list[Seat], guest: Guest | None, here: Collection[str], with_invite: bool = True
) -> dict[str, Any]:
    """A TableInfo."""
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
    }


def snapshot(
    table: Table, guest: Guest | None, here: Collection[str], seat: int | None, since: int = 0, with_map: bool = True
) -> dict[str, Any]:
    """A Snapshot of the table as it is, seen from a seat that is the guest's own, or by a spectator."""
    playing = table.facts.status == PLAYING
    deciding = playing and seat is not None and table.seats[seat].stand_in is None
    undoable = deciding and seat is not None and table.record.can_undo(seat)
    choices = table.game.legal_actions() if deciding and table.game.current_player == seat else []
    wishes = table.game.wishes(seat) if deciding and seat is not None else []
    return {
        "table": table_info(table.facts, table.seats, guest, here),
        "seat": seat,
        "ply": table.ply,
        "moves": table.moves,
        "view": _view(table.game, seat, with_map),
        "choices": _choices(table.game, choices),
        "wishes": _choices(table.game, wishes),
        "closed": table.game.closed(seat) if deciding and seat is not None else [],
        "undo": {"step": undoable, "turn": undoable},
        "log": _log(table, since, table.moves),
        "chat": [line.as_dict() for line in table.chat],
    }


def replay_snapshot(
    table: Table, guest: Guest | None, here: Collection[str], seat: int | None, moves: int, since: int, with_map: bool
) -> dict[str, Any]:
    """A Snapshot of the table as it was after that many actions: to look at, not to play on."""
    return {
        "table": table_info(table.facts, table.seats, guest, here),
        "seat": seat,
        "ply": table.ply,
        "moves": moves,
        "view": _view(table.position_at(moves), seat, with_map),
        "choices": [],
        "wishes": [],
        "closed": [],
        "undo": {"step": False, "turn": False},
        "log": _log(table, since, moves),
        "chat": [line.as_dict() for line in table.chat],
    }


def _view(game: Game, seat: int | None, with_map: bool) -> dict[str, Any]:
    """A view; without its map, which never changes and is most of it, for a client that has it already."""
    view = game.view(seat)
    return view if with_map else {key: value for key, value in view.items() if key != "map"}


def _choices(game: Game, actions: list[int]) -> list[dict[str, Any]]:
    return [{"action": action, "description": game.describe(action)} for action in actions]


def _log(table: Table, since: int, until: int) -> list[dict[str, Any]]:
    return [{"move": number + 1, "events": table.log[number]} for number in range(since, until)]
