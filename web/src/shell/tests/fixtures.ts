// Snapshots for tests. The shell looks at nothing inside a view but whether there is one, so a bare one will do.

import type { ClockInfo } from "../../generated/api";
import type { LogEntry, SeatInfo, Snapshot, TableInfo } from "../game";

export function seatInfo(more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: 0,
    kind: "person",
    name: "Ada",
    bot: null,
    mine: false,
    here: true,
    seen: null,
    stand_in: null,
    resigned: false,
    agreed: [],
    left: false,
    ...more,
  };
}

export function clockInfo(more: Partial<ClockInfo> = {}): ClockInfo {
  return {
    kind: "turn",
    seconds: 30,
    increment: 0,
    running: 0,
    at: "2026-01-01T12:00:00+00:00",
    left: [30, 30],
    deadline: "2026-01-01T12:00:30+00:00",
    now: "2026-01-01T12:00:00+00:00",
    ...more,
  };
}

export function table(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "eldorado",
    options: { route: "first-game" },
    players: 2,
    status: "playing",
    open: false,
    owner: true,
    invite: null,
    seats: [
      seatInfo({ mine: true }),
      seatInfo({ seat: 1, kind: "bot", name: null, bot: "greedy" }),
    ],
    turn: 0,
    round: 1,
    created: "2026-01-01T00:00:00Z",
    changed: "2026-01-01T00:00:00Z",
    ply: 0,
    hotseat: false,
    result: null,
    rematch: null,
    clock: null,
    archived: false,
    ...changes,
  };
}

export function snapshot(ply: number, changes: Partial<Snapshot> = {}): Snapshot {
  return {
    table: table({ ply }),
    seat: 0,
    ply,
    moves: ply,
    view: { seats: [] },
    choices: [],
    wishes: [],
    closed: [],
    undo: { step: false, turn: false },
    log: [],
    chat: [],
    muted: [],
    ...changes,
  };
}

export function entry(move: number, ...kinds: string[]): LogEntry {
  return { move, events: kinds.map((kind) => ({ kind, seat: move % 2, round: move })) };
}
