// The log as the server sends it in pieces, put together, and grouped by turns for reading.

import type { GameEvent, GameModule, LogEntry, LogLine, Snapshot, Translate } from "./game";

/** "Somebody's turn begins": the only kind of event that the shell knows. */
export const TURN = "turn";

/** What is known plus what came, for a game that now has `moves` moves: undo shortens it, new entries replace old. */
export function mergeLog(known: LogEntry[], news: LogEntry[], moves: number): LogEntry[] {
  const first = news[0]?.move ?? Infinity;
  const kept = known.filter((entry) => entry.move < first && entry.move <= moves);
  return [...kept, ...news.filter((entry) => entry.move <= moves)];
}

/** From which move on to ask after a lost connection: two turns back, since no undo reaches further. */
export function resumeFrom(log: LogEntry[]): number {
  const starts = log.filter((entry) => entry.events.some((event) => event.kind === TURN));
  return Math.max(0, (starts.at(-2)?.move ?? 1) - 1);
}

export interface Turn {
  /** The seat whose turn it is; null before the first turn begins. */
  seat: number | null;
  round: number | null;
  /** The number of the move that began it: a stable key, and the ply for a link into the replay. */
  move: number;
  events: GameEvent[];
}

/** The log as turns, oldest first. The event that begins a turn opens its group and is not repeated in it. */
export function turnsOf(log: LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.kind === TURN) {
        const round = event["round"];
        turns.push({
          seat: event.seat,
          round: typeof round === "number" ? round : null,
          move: entry.move,
          events: [],
        });
        continue;
      }
      let turn = turns.at(-1);
      if (!turn) {
        turn = { seat: event.seat >= 0 ? event.seat : null, round: 1, move: 0, events: [] };
        turns.push(turn);
      }
      turn.events.push(event);
    }
  }
  return turns;
}

type Telling = Pick<GameModule, "eventWords" | "turnWords" | "turnLines">;

/** A turn in words: summed up by the game, or line after line. */
export function turnText(module: Telling, turn: Turn, snapshot: Snapshot, t: Translate): string {
  if (module.turnWords) return module.turnWords(turn.events, snapshot, t);
  return turnLines(module, turn, snapshot, t).map(({ text }) => text).join(" ");
}

/** A turn line by line: as the game tells it, or a line for each event; repetitions are counted. */
export function turnLines(module: Telling, turn: Turn, snapshot: Snapshot, t: Translate): LogLine[] {
  if (module.turnLines) return module.turnLines(turn.events, snapshot, t);
  const sentences: { text: string; times: number }[] = [];
  for (const event of turn.events) {
    const text = module.eventWords(event, snapshot, t);
    const last = sentences.at(-1);
    if (text !== "" && last?.text === text) last.times += 1;
    else if (text !== "") sentences.push({ text, times: 1 });
  }
  return sentences.map(({ text, times }) => ({ text: times > 1 ? `${text} (×${times})` : text, places: [] }));
}
