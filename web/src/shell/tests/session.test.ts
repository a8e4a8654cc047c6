import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot } from "../game";
import type { TableSession } from "../state/session.svelte";
import { entry, seatInfo, snapshot, table } from "./fixtures";

/** The other end of a table's connection: says what the server would say, when a test wants it. */
class Line {
  static last: Line;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(): void {}
  close(): void {}
  says(said: Snapshot): void {
    this.onmessage?.({ data: JSON.stringify({ type: "snapshot", ...said }) });
  }
}

let answer: (said: Snapshot) => void;
let session: TableSession;

beforeEach(async () => {
  const never = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => never);
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ speed: "skip" }), setItem: () => undefined });
  vi.stubGlobal("location", { protocol: "http:", host: "manoa.test" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", () => {
    return new Promise((resolve) => {
      answer = (said) => resolve(new Response(JSON.stringify(said)));
    });
  });
  const { TableSession: Session } = await import("../state/session.svelte");
  session = new Session("t1");
  session.connect();
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

const moves = (): (number | undefined)[] => session.snapshot?.log.map((each) => each.move) ?? [];

describe("the log of a table", () => {
  it("keeps what followed one's own decision when the answer to it comes last", async () => {
    Line.last.says(snapshot(2, { log: [entry(1, "turn"), entry(2)] }));
    const sent = session.send(7);
    Line.last.says(snapshot(3, { log: [entry(3)] }));
    Line.last.says(snapshot(5, { log: [entry(4, "turn"), entry(5)], table: table({ turn: 1 }) }));
    answer(snapshot(3, { log: [entry(1, "turn"), entry(2), entry(3)] }));
    await sent;
    Line.last.says(snapshot(6, { log: [entry(6)] }));
    expect(moves()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(session.info?.turn).toBe(0);
  });

  it("is whole when the answer comes before the news", async () => {
    Line.last.says(snapshot(2, { log: [entry(1, "turn"), entry(2)] }));
    const sent = session.send(7);
    answer(snapshot(3, { log: [entry(1, "turn"), entry(2), entry(3)] }));
    await sent;
    Line.last.says(snapshot(3, { log: [entry(3)] }));
    Line.last.says(snapshot(4, { log: [entry(4)] }));
    expect(moves()).toEqual([1, 2, 3, 4]);
  });

  it("is cut when something is taken back", async () => {
    Line.last.says(snapshot(2, { log: [entry(1, "turn"), entry(2)], undo: { step: true, turn: true } }));
    const sent = session.undo(false);
    answer(snapshot(3, { moves: 1, log: [entry(1, "turn")] }));
    await sent;
    expect(moves()).toEqual([1]);
  });

  it("of a shared device is told to whoever holds it, though the hand was another's", async () => {
    const seats = [0, 1].map((seat) => seatInfo({ seat, mine: true }));
    const shared = table({ seats, turn: 1 });
    Line.last.says(snapshot(1, { table: shared, seat: null, log: [entry(1, "turn")] }));
    const taken = session.takeDevice();
    Line.last.says(snapshot(2, { table: shared, seat: 0, log: [entry(2)] }));
    answer(snapshot(2, { table: shared, seat: 1, log: [] }));
    await taken;
    expect(moves()).toEqual([1, 2]);
    expect(session.snapshot?.seat).toBe(1);
  });
});
