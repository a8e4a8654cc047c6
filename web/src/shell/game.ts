// The seam between the shell (lobby, frame, log, replay) and a game's own drawing. The shell knows no rule and no
// card; a game module knows no network. Both speak only of snapshots and of choices that the server offered.

import type { Component } from "svelte";
import type { GlossaryProps } from "./rules/book";
import type { Choice, GameEvent, LogEntry, Snapshot } from "../generated/api";

export type { Advice, ChatLine, Choice, Closed, GameEvent, Hint, LogEntry, SeatInfo, Snapshot, TableInfo } from "../generated/api";

export type Speed = "slow" | "normal" | "fast" | "skip";

export interface Settings {
  speed: Speed;
  /** Whether things may move: the person's own choice, or the system's "reduce motion". */
  motion: boolean;
  dark: boolean;
}

/** How the table is laid out: a phone on its side is low. In styles: [data-shape="low"] on the frame. */
export type Shape = "wide" | "tablet" | "phone" | "low";

export type Translate = (key: string, args?: Record<string, string | number>) => string;

export interface TableProps {
  snapshot: Snapshot;
  send: (action: number) => void;
  undo: (turn: boolean) => void;
  t: Translate;
  busy: boolean;
  settings: Settings;
  replaying: boolean;
  shape: Shape;
  /** What begins the ways to go on that were advised, the best first: marked on the table, never played for anybody. */
  hints: readonly Choice[];
  /** Places of the map (the game's own ids) that the line of the log under the pointer tells of. */
  highlighted: readonly string[];
}

/** A line of the log: what happened, and where, in the game's own ids of places. */
export interface LogLine {
  text: string;
  places: readonly string[];
}

export interface Statistic {
  label: string;
  values: string[];
  /** What the rows above add up to. */
  sum?: boolean;
}

export interface GuideProps {
  t: Translate;
  /** The table at which it is opened, for what depends on its options; null where there is none. */
  snapshot: Snapshot | null;
}

export interface GameModule {
  Board: Component<TableProps>;
  Tray: Component<TableProps>;
  Side: Component<TableProps>;
  prompt: (p: TableProps) => string;
  title: (snapshot: Snapshot, t: Translate) => string;
  /** One thing that may be done, in words. */
  choiceWords: (choice: Choice, snapshot: Snapshot, t: Translate) => string;
  eventWords: (event: GameEvent, snapshot: Snapshot, t: Translate) => string;
  /** A whole turn summed up, for the log; without it each event is told. */
  turnWords?: (events: GameEvent[], snapshot: Snapshot, t: Translate) => string;
  /** A turn line by line, in the order in which things happened; without it each event is a line of its own. */
  turnLines?: (events: GameEvent[], snapshot: Snapshot, t: Translate) => LogLine[];
  /** What to say instead of "Your turn" when a player is asked during somebody else's turn; null for "Your turn". */
  heading?: (p: TableProps) => string | null;
  /** How to play and win, on one page; fetched when it is first opened, with its own texts (`guide-…`). */
  guide?: () => Promise<{ default: Component<GuideProps> }>;
  /** What is asked, for a word of advice (`tips-…`) to whoever plays for the first time and hesitates. */
  tip?: (snapshot: Snapshot) => string;
  /** What is in the box, with pictures; fetched with the rules. */
  glossary?: () => Promise<{ default: Component<GlossaryProps> }>;
  statistics: (log: LogEntry[], snapshot: Snapshot, t: Translate) => Statistic[];
}
