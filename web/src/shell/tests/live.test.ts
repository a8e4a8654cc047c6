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

const PING = '{"type":"ping"}';
const pong = (socket: FakeSocket | undefined): void => socket?.onmessage?.({ data: '{"type":"pong"}' });

let sockets: FakeSocket[];
let states: Connection[];
let heard: LiveMessage[];
let since: number;
let unseen: boolean;
let chance: number;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard, since, unseen, chance] = [[], [], [], 0, false, 0.5];
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
    () => chance,
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

  const waits = (rounds: number, meanwhile: (socket: FakeSocket) => void): number[] =>
    Array.from({ length: rounds }, () => {
      const last = sockets.at(-1);
      if (last) meanwhile(last);
      const [before, from] = [sockets.length, Date.now()];
      last?.onclose?.();
      while (sockets.length === before) vi.advanceTimersByTime(10);
      return Date.now() - from;
    });
  const refuse = (socket: FakeSocket): void => {
    socket.onopen?.();
    const error = { key: "error-too-many", message: "Too many.", rule: null, arguments: {} };
    socket.onmessage?.({ data: JSON.stringify({ type: "error", error }) });
  };

  it("is tried less and less often by a server that opens lines only to end them, with a word or without", () => {
    expect(waits(4, (socket) => socket.onopen?.())).toEqual([400, 800, 1600, 3200]);
    expect(waits(3, refuse)).toEqual([6400, 10_000, 10_000]);
  });

  it("is tried soon again once something was told over it", () => {
    expect(waits(3, () => undefined)).toEqual([400, 800, 1600]);
    const told = (socket: FakeSocket): void => {
      socket.onopen?.();
      pong(socket);
    };
    expect(waits(2, told)).toEqual([400, 400]);
  });

  it("is not tried by everybody at once", () => {
    chance = 0;
    expect(waits(2, () => undefined)).toEqual([200, 400]);
    chance = 1;
    expect(waits(1, () => undefined)).toEqual([2400]);
  });

  it("is tried at once when the person is back", () => {
    sockets[0]?.onclose?.();
    live.wake();
    expect(sockets).toHaveLength(2);
  });
});

describe("a decision", () => {
  const says = (message: object): void => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  const answer = { type: "snapshot", answers: 1, ply: 8 };

  it("is done when its answer has come, and told as news", async () => {
    sockets[0]?.onopen?.();
    const done = live.act(0, 7, 3, "it").then(() => heard.length);
    expect(sockets[0]?.sent).toEqual(['{"type":"act","id":1,"seat":0,"ply":7,"action":3,"language":"it"}']);
    says({ type: "snapshot", ply: 7 });
    says(answer);
    says({ type: "snapshot", ply: 9 });
    expect(await done).toBe(3);
    expect(heard[1]).toEqual(answer);
  });

  it("may be refused", async () => {
    sockets[0]?.onopen?.();
    const done = live.act(0, 7, 3, "en");
    const error = { key: "error-stale", message: "Too late.", rule: null, arguments: {} };
    says({ type: "error", answers: 1, status: 409, error, snapshot: { ply: 9 } });
    await expect(done).rejects.toMatchObject({ status: 409, key: "error-stale", message: "Too late.", snapshot: { ply: 9 } });
    expect(heard).toEqual([]);
  });

  it("is uncertain when the line is lost", async () => {
    sockets[0]?.onopen?.();
    const done = live.act(0, 7, 3, "en");
    sockets[0]?.onclose?.();
    await expect(done).rejects.toMatchObject({ status: 0, key: "web-error-network" });
    says(answer);
  });

  it("asks soon whether anybody is there, and gives up at last", async () => {
    sockets[0]?.onopen?.();
    const done = live.act(0, 7, 3, "en");
    const failed = expect(done).rejects.toMatchObject({ status: 0, key: "web-error-network" });
    for (let second = 0; second < 30; second++) {
      vi.advanceTimersByTime(1000);
      if (sockets[0]?.sent.at(-1) === PING) pong(sockets[0]);
    }
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.sent).toContain(PING);
    await failed;
  });
});

describe("a dead line", () => {
  it("is noticed within twenty seconds, said, and replaced", () => {
    sockets[0]?.onopen?.();
    since = 7;
    vi.advanceTimersByTime(20_000);
    expect(sockets[0]?.sent).toEqual([PING]);
    expect(sockets[0]?.closed).toBe(true);
    expect(states).toEqual(["connecting", "open", "lost", "connecting"]);
    expect(sockets[1]?.url).toBe("/live?since=7");
  });

  it("lives as long as it answers, with whatever it has to say", () => {
    sockets[0]?.onopen?.();
    for (let round = 0; round < 20; round++) {
      vi.advanceTimersByTime(15_500);
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
    vi.advanceTimersByTime(15_000);
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
    vi.advanceTimersByTime(44_000);
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
