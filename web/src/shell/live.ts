// One WebSocket to a table: it comes back by itself after a lost connection and tells the server the last move seen.

import type { Problem } from "../generated/api";
import type { ChatLine, SeatInfo, Snapshot } from "./game";

export type LiveMessage =
  | ({ type: "snapshot" } & Snapshot)
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: SeatInfo[] }
  | { type: "error"; error: Problem }
  | { type: "pong" };

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
const PING_EVERY = 25_000;

/** How long to wait before attempt n (from 0): doubling up to a limit, spread so that not all come back at once. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
  return wait * (0.75 + chance() * 0.5);
}

export class Live {
  private socket: Socket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly handlers: LiveHandlers,
    private readonly open: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
  ) {
    this.connect();
  }

  send(message: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Connect at once: the person is back at the page, or the network is. */
  wake(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.attempt = 0;
    this.connect();
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
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.attempt = 0;
      this.ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
      this.handlers.connection("open");
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket || typeof event.data !== "string") return;
      this.handlers.message(JSON.parse(event.data) as LiveMessage);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.drop();
      if (this.closed) return;
      this.handlers.connection("lost");
      this.timer = setTimeout(() => this.connect(), backoff(this.attempt++));
    };
  }

  private drop(): void {
    clearInterval(this.ping);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
