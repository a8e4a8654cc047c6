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
let unseen: boolean;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard, since, unseen] = [[], [], [], 0, false];
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
    () => unseen,
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
      vi.advanceTimersToNextTimer();
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

const PING = '{"type":"ping"}';
const pong = (socket: FakeSocket | undefined): void => socket?.onmessage?.({ data: '{"type":"pong"}' });

describe("a dead line", () => {
  it("is noticed within ten seconds, said, and replaced", () => {
    sockets[0]?.onopen?.();
    since = 7;
    vi.advanceTimersByTime(10_000);
    expect(sockets[0]?.sent).toEqual([PING]);
    expect(sockets[0]?.closed).toBe(true);
    expect(states).toEqual(["connecting", "open", "lost", "connecting"]);
    expect(sockets[1]?.url).toBe("/live?since=7");
  });

  it("lives as long as it answers, with whatever it has to say", () => {
    sockets[0]?.onopen?.();
    for (let round = 0; round < 20; round++) {
      vi.advanceTimersByTime(5_500);
      if (round % 2) pong(sockets[0]);
      else sockets[0]?.onmessage?.({ data: '{"type":"presence","seats":[]}' });
    }
    expect(sockets).toHaveLength(1);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("is given up while it connects, too", () => {
    vi.advanceTimersByTime(9_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
    expect(states).toEqual(["connecting", "lost", "connecting"]);
  });

  it("is asked about at once after sleep", () => {
    sockets[0]?.onopen?.();
    live.wake();
    expect(sockets[0]?.sent).toEqual([PING]);
    vi.advanceTimersByTime(4_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("is not blamed for a page that stood still", () => {
    sockets[0]?.onopen?.();
    vi.advanceTimersByTime(5_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(4_000);
    expect(sockets[0]?.sent).toEqual([PING, PING]);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(4_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("is asked about seldom behind other tabs", () => {
    unseen = true;
    sockets[0]?.onopen?.();
    vi.advanceTimersByTime(24_000);
    expect(sockets[0]?.sent).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(sockets[0]?.sent).toEqual([PING]);
  });
});

describe("a live connection", () => {
  it("hears messages", () => {
    sockets[0]?.onopen?.();
    sockets[0]?.onmessage?.({ data: '{"type":"presence","seats":[]}' });
    expect(heard).toEqual([{ type: "presence", seats: [] }]);
  });

  it("sends once it is there what was said before", () => {
    live.send({ type: "seat", seat: 1 });
    expect(sockets[0]?.sent).toEqual([]);
    sockets[0]?.onopen?.();
    expect(sockets[0]?.sent).toEqual(['{"type":"seat","seat":1}']);
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
