import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, Live, type Connection, type LiveMessage, type Socket } from "../live";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

let sockets: FakeSocket[];
let states: Connection[];
let heard: LiveMessage[];
let since: number;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard, since] = [[], [], [], 0];
  live = new Live(
    {
      url: () => `/live?since=${since}`,
      message: (message) => heard.push(message),
      connection: (state) => states.push(state),
    },
    (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  );
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("a lost connection", () => {
  it("comes back and resumes where it stopped", () => {
    sockets[0]?.onopen?.();
    since = 42;
    sockets[0]?.onclose?.();
    expect(states).toEqual(["connecting", "open", "lost"]);
    vi.advanceTimersByTime(1000);
    expect(sockets[1]?.url).toBe("/live?since=42");
    sockets[1]?.onopen?.();
    expect(states.at(-1)).toBe("open");
  });

  it("is tried less and less often, but never gives up", () => {
    for (let attempt = 0; attempt < 12; attempt++) {
      sockets.at(-1)?.onclose?.();
      vi.advanceTimersByTime(15_000);
    }
    expect(sockets).toHaveLength(13);
    const middle = (): number => 0.5;
    expect([0, 1, 2, 3, 20].map((attempt) => backoff(attempt, middle))).toEqual([400, 800, 1600, 3200, 10_000]);
  });

  it("is tried at once when the person is back", () => {
    sockets[0]?.onclose?.();
    live.wake();
    expect(sockets).toHaveLength(2);
  });
});

describe("a live connection", () => {
  it("hears messages and pings", () => {
    sockets[0]?.onopen?.();
    sockets[0]?.onmessage?.({ data: '{"type":"presence","seats":[]}' });
    expect(heard).toEqual([{ type: "presence", seats: [] }]);
    vi.advanceTimersByTime(26_000);
    expect(sockets[0]?.sent).toEqual(['{"type":"ping"}']);
  });

  it("is silent once closed", () => {
    const first = sockets[0];
    const late = first?.onmessage;
    live.close();
    late?.({ data: '{"type":"presence","seats":[]}' });
    vi.advanceTimersByTime(60_000);
    expect(first?.closed).toBe(true);
    expect(heard).toEqual([]);
    expect(sockets).toHaveLength(1);
  });
});
