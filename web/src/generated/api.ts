// Generated from the server's OpenAPI document by tools/client_types.py; changes belong in Python.

export interface ActionIn {
  seat: number;
  ply: number;
  action: number;
}

export interface ChatIn {
  text: string;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Choice {
  action: number;
  description: Description;
}

/** Something that is shown and can't be done now: what, as a choice would describe it, and why. */
export interface Closed {
  description: Description;
  why: Why;
}

export interface Description {
  kind: string;
  [field: string]: unknown;
}

export interface FillIn {
  seat: number;
  bot: string;
}

export interface GameEvent {
  kind: string;
  seat: number;
  [field: string]: unknown;
}

export interface GameInfo {
  name: string;
  version: number;
  title: string;
  tagline: string;
  players: number[];
  options: GameOption[];
  /** The option that takes the names of maps. */
  maps: string | null;
}

export interface GameOption {
  name: string;
  default: unknown;
  /** What a lobby offers; null for what is not for a lobby. */
  values: unknown[] | null;
}

export interface Games {
  games: GameInfo[];
}

export interface GuestInfo {
  id: string;
  name: string;
}

export interface HTTPValidationError {
  detail?: ValidationError[];
}

/** What an adviser would choose, and whether it is clearly better than the rest. */
export interface Hint {
  action: number;
  description: Description;
  sure: boolean;
}

export interface HintIn {
  seat: number;
  ply: number;
}

export interface JoinIn {
  invite?: string | null;
  sit?: boolean;
}

export interface LogEntry {
  move: number;
  events: GameEvent[];
}

/** A named map, with what its game has to say about it. */
export interface MapInfo {
  id: string;
  facts: Record<string, unknown>;
}

export interface MapList {
  option: string | null;
  maps: MapInfo[];
}

export interface Me {
  guest: GuestInfo | null;
}

export interface NameIn {
  name: string;
}

export interface Problem {
  key: string;
  message: string;
  rule: string | null;
  arguments: Record<string, string | number>;
}

export interface Reach {
  addresses: string[];
}

export interface Refused {
  error: Problem;
  snapshot?: Snapshot | null;
}

export interface SeatIn {
  kind: "me" | "local" | "free" | "bot";
  name?: string | null;
  bot?: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string | null;
  bot: string | null;
  mine: boolean;
  here: boolean;
  /** When the person was last noted at the table. */
  seen: string | null;
  /** The bot that plays for the person on this seat, who is away or has resigned. */
  stand_in: string | null;
  resigned: boolean;
  /** The seats whose people want a bot to play here. */
  agreed: number[];
}

export interface Snapshot {
  table: TableInfo;
  seat: number | null;
  ply: number;
  moves: number;
  view: Record<string, unknown>;
  choices: Choice[];
  /** What one's own seat may say at any moment, whoever decides: how it wants to be asked. Sent like a choice. */
  wishes: Choice[];
  /** What one's own seat is shown and can't do now, with the rules' reason. */
  closed: Closed[];
  undo: Undoable;
  log: LogEntry[];
  chat: ChatLine[];
}

export interface StandInIn {
  bot?: string | null;
}

export interface TableIn {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatIn[];
  open?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  players: number;
  status: "waiting" | "playing" | "finished";
  open: boolean;
  owner: boolean;
  invite: string | null;
  seats: SeatInfo[];
  turn: number | null;
  round: number;
  created: string;
  changed: string;
  ply: number;
  hotseat: boolean;
  result: number[][] | null;
  rematch: string | null;
}

export interface TableList {
  tables: TableInfo[];
}

export interface UndoIn {
  seat: number;
  ply: number;
  turn?: boolean;
}

export interface Undoable {
  step: boolean;
  turn: boolean;
}

export interface ValidationError {
  loc: (string | number)[];
  msg: string;
  type: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

/** The reason as a Fluent message, and the number of the rule. */
export interface Why {
  key: string;
  rule: string | null;
  arguments: Record<string, string | number>;
}
