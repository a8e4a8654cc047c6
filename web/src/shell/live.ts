// One WebSocket to a table: it comes back by itself after a lost connection and tells the server the last move seen.
//
// A line may die without a word: a proxy that swallows data, a network left behind, a laptop that slept. So silence is
// asked about, and a question that stays unanswered is a lost connection like any other.

import type { Problem } from "../generated/api";
import { Refusal } from "./api";
import type { ChatLine, SeatInfo, Snapshot } from "./game";

export type LiveMessage =
  | ({ type: "snapshot" } & Snapshot)
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: SeatInfo[] }
  | { type: "error"; error: Problem }
  | { type: "pong" };

/** Says which question of ours the message answers; a refusal also has what an answer over HTTP has. */
interface Answer {
  answers?: number;
  status?: number;
  snapshot?: Snapshot;
}

interface Asked {
  done: () => void;
  failed: (why: Refusal) => void;
}

export type Connection = "connecting" | "open" | "lost";

interface LiveHandlers {
  /** Where to connect now: the seat and the last move change between connections. */
  url: () => string;
  message: (message: LiveMessage) => void;
  connection: (state: Connection) => void;
}

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
// Silence after which the server is asked whether it is there: soon while somebody looks, seldom behind other tabs. With
// thousands of tables these questions are most of what a server has to do.
const QUIET = 15_000;
const QUIET_UNSEEN = 45_000;
// How long an answer, and a new connection, may take.
const ANSWER_WITHIN = 4_000;
const OPEN_WITHIN = 8_000;
// A decision that is not answered by then never will be, though the line lives.
const DECIDED_WITHIN = 30_000;
// A timer that comes this much too late says that the page itself stood still, and nothing about the line.
const STOOD_STILL = 1_000;

/** How long to wait before attempt n (from 0): doubling up to a limit, spread so that not all come back at once: from
    half of that to one and a half. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
  return wait * (0.5 + chance());
}

export class Live {
  private socket: Socket | null = null;
  private isOpen = false;
  /** What was to be sent before the connection was there. */
  private unsent: string[] = [];
  /** Decisions that are on their way, by number. */
  private readonly asked = new Map<number, Asked>();
  private questions = 0;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly handlers: LiveHandlers,
    private readonly open: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
    private readonly unseen: () => boolean = () => document.hidden,
    private readonly chance: () => number = Math.random,
  ) {
    this.connect();
  }

  send(message: Record<string, unknown>): void {
    const text = JSON.stringify(message);
    if (this.isOpen) this.socket?.send(text);
    else if (this.socket) this.unsent.push(text);
  }

  /** Whether decisions can be sent over it now. */
  get ready(): boolean {
    return this.isOpen;
  }

  /** Plays an action. It is stored when this is done; the snapshot that says so has come as a message before. */
  act(seat: number, ply: number, action: number, language: string): Promise<void> {
    const id = ++this.questions;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.asked.get(id)?.failed(new Refusal(0, "web-error-network", "")), DECIDED_WITHIN);
      const over = (): void => {
        clearTimeout(timer);
        this.asked.delete(id);
      };
      this.asked.set(id, { done: () => (over(), resolve()), failed: (why) => (over(), reject(why)) });
      this.send({ type: "act", id, seat, ply, action, language });
      // If nothing at all is heard for so long, perhaps nobody is there.
      clearTimeout(this.watch);
      this.watch = setTimeout(() => this.probe(), ANSWER_WITHIN);
    });
  }

  /** The person is back at the page, or the network is: connect at once, or make sure that the line still lives. */
  wake(): void {
    if (this.closed) return;
    if (this.isOpen) this.probe();
    else if (!this.socket) {
      clearTimeout(this.timer);
      this.attempt = 0;
      this.connect();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private connect(): void {
    this.handlers.connection("connecting");
    const socket = this.open(this.handlers.url());
    this.socket = socket;
    this.expect(OPEN_WITHIN);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.isOpen = true;
      this.listen();
      for (const text of this.unsent.splice(0)) socket.send(text);
      this.handlers.connection("open");
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket || typeof event.data !== "string") return;
      this.listen();
      this.hear(JSON.parse(event.data) as LiveMessage & Answer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private hear(message: LiveMessage & Answer): void {
    // Whoever opens a line only to refuse, or to fail, must not be asked again and again without a pause.
    if (message.type !== "error") this.attempt = 0;
    const asked = message.answers === undefined ? undefined : this.asked.get(message.answers);
    if (asked && message.type === "error") {
      const { key, message: why, rule } = message.error;
      asked.failed(new Refusal(message.status ?? 0, key, why, rule, message.snapshot ?? null));
      return;
    }
    this.handlers.message(message);
    asked?.done();
  }

  /** Something was heard: the line lives, and is asked again only if it falls silent. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.probe(), this.unseen() ? QUIET_UNSEEN : QUIET);
  }

  private probe(): void {
    this.send({ type: "ping" });
    this.expect(ANSWER_WITHIN);
  }

  /** Whatever is heard within this time will do; otherwise the line is dead. */
  private expect(within: number): void {
    clearTimeout(this.watch);
    const due = Date.now() + within;
    this.watch = setTimeout(() => {
      if (this.isOpen && Date.now() > due + STOOD_STILL) this.probe();
      else this.lose();
    }, within);
  }

  private lose(): void {
    this.drop();
    if (this.closed) return;
    this.handlers.connection("lost");
    this.timer = setTimeout(() => this.connect(), backoff(this.attempt++, this.chance));
  }

  private drop(): void {
    clearTimeout(this.watch);
    this.isOpen = false;
    this.unsent = [];
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    // Perhaps they were stored, perhaps not: the next connection shows it.
    for (const asked of [...this.asked.values()]) asked.failed(new Refusal(0, "web-error-network", ""));
  }
}
