import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Choice, GameEvent, Snapshot, Translate } from "../../../shell/game";
import { bundleOf, LANGUAGES, say } from "../../../shell/fluent";
import type { Battle, View } from "../view";
import { battleOf, hasBattle, lastBattle, nextBattle, reinforcementsOf } from "./battles";

const t = (key: string, args: Record<string, string | number> = {}): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const ODDS = { win: 0.7787, tie: 0.0694, lose: 0.1519 };
const BATTLE: Battle = {
  attacker: 0,
  cell: "i64",
  against: "rivals",
  rivals: [1],
  farm: null,
  dweller: null,
  rival: 1,
  strength: 3,
  defence: 2,
  odds: ODDS,
};

function snapshot(changes: Partial<View> = {}, events: GameEvent[][] = []): Snapshot {
  const seats = [0, 1, 2].map((seat) => ({ seat, strength: 2, explorer: "pedro" }));
  const view = {
    seat: 0,
    active: 0,
    asked: { seat: 0, what: "explore" },
    map: { dwellers: { jaguar: [5] }, corners: {} },
    island: [{ id: "i64", q: 1, r: 0, tile: "garden" }],
    cave: [],
    battles: [],
    buildings: [],
    window: null,
    seats,
    ...changes,
  };
  const names = ["Ada", "Bruno", "Carla"].map((name, seat) => ({ seat, name }));
  const log = events.map((each, move) => ({ move, events: each }));
  const table = { id: "t1", seats: names };
  return { table, seat: 0, ply: 0, moves: 0, view, choices: [], log } as unknown as Snapshot;
}

const FIGHT: GameEvent = {
  kind: "fights",
  seat: 0,
  rival: 1,
  cell: "i64",
  strength: 3,
  defence: 2,
  roll: 12,
  other: 9,
  dice: "3 4 5",
  others: "4 5",
};
const TURN: GameEvent = { kind: "turn", seat: 1, round: 3 };

describe("a battle that a choice would begin", () => {
  const step = (words: object): Choice => ({ action: 7, description: { kind: "step", to: "i64", tile: "food", ...words } });

  it("has both sides and the chances", () => {
    const battle = battleOf(step({ battle: { rivals: [2, 1], strength: 3, defence: 2, odds: ODDS } }), snapshot(), t);
    expect(battle?.attacker).toMatchObject({ seat: 0, name: "Ada", strength: 3 });
    expect(battle?.defender).toMatchObject({ seat: 2, name: "Carla", strength: 2, farm: false });
    expect(battle?.odds).toEqual(ODDS);
    expect(battle?.words).toContain("win=78");
  });

  it("may be against a farm or a dweller", () => {
    const words = { rival: 1, farm: "v12", from: "i63", battle: { rivals: [1], strength: 2, defence: 1, odds: ODDS } };
    const attack: Choice = { action: 8, description: { kind: "attack", ...words } };
    expect(battleOf(attack, snapshot(), t)?.defender).toMatchObject({ farm: true, strength: 1 });
    const lay: Choice = { action: 9, description: { kind: "lay", at: "c31", dweller: "jaguar", moves: true, battle: null } };
    const turnedUp = snapshot({ pending_tile: { tile: "dweller", dweller: "jaguar", strength: 5, map: "cave" } });
    expect(battleOf(lay, turnedUp, t)?.defender).toMatchObject({ dweller: "jaguar", seat: null, strength: 5 });
  });

  it("is nothing where nobody is attacked", () => {
    expect(battleOf(step({ battle: null }), snapshot(), t)).toBeNull();
    expect(battleOf(null, snapshot(), t)).toBeNull();
    expect(hasBattle(snapshot(), step({ battle: null }))).toBe(false);
    expect(hasBattle(snapshot(), step({ battle: { rivals: [1], strength: 1, defence: 1, odds: ODDS } }))).toBe(true);
  });
});

describe("the next battle", () => {
  it("is the first that was begun", () => {
    const next = nextBattle(snapshot({ battles: [BATTLE, { ...BATTLE, attacker: 2, cell: "i70" }] }), t);
    expect(next?.words).toBe("island-line-challenges cell=i64 rival=Bruno player=Ada upon=garden");
    expect(next?.defender.strength).toBe(2);
  });

  it("has no chances while the opponent is not named", () => {
    const several = { ...BATTLE, rivals: [1, 2], rival: null, defence: null, odds: null };
    const next = nextBattle(snapshot({ battles: [several] }), t);
    expect(next?.defender).toMatchObject({ name: "Bruno, Carla", strength: null });
    expect(next?.odds).toBeNull();
  });

  it("tells who may join and who will not", () => {
    const window = { about: "battle" as const, seat: 0, passed: [1], cause: null };
    const asked = { seat: 2, what: "react" as const };
    const joining = reinforcementsOf(snapshot({ battles: [BATTLE], window, asked }));
    expect(joining).toEqual({ asked: 2, mine: false, passed: ["Bruno"] });
    expect(reinforcementsOf(snapshot({ battles: [BATTLE], window, asked: { ...asked, seat: 0 } }))?.mine).toBe(true);
    expect(reinforcementsOf(snapshot({ battles: [BATTLE] }))).toBeNull();
  });
});

describe("the last battle", () => {
  const won: GameEvent = { kind: "wins-battle", seat: 0, rival: 1, cell: "i64" };

  it("has its dice, its sums and what came of it", () => {
    const lost: GameEvent = { kind: "loses-villagers", seat: 1, number: 2, cell: "i64" };
    const last = lastBattle(snapshot({}, [[TURN], [FIGHT, won, lost]]), t);
    expect(last?.attacker).toMatchObject({ dice: [3, 4, 5], sum: 12 });
    expect(last?.defender).toMatchObject({ dice: [4, 5], sum: 9 });
    expect(last?.outcome).toBe("won");
    expect(last?.after).toEqual(["island-line-loses-villagers number=2 cell=i64 player=Bruno rival= upon=garden"]);
  });

  it.each<[string, GameEvent[], string]>([
    ["the defender", [{ ...won, seat: 1, rival: 0 }], "lost"],
    ["nobody", [{ kind: "ties", seat: 0, rival: 1, cell: "i64" }], "tied"],
    ["the dweller", [{ kind: "loses-to-dweller", seat: 0, dweller: "jaguar" }], "lost"],
    ["who found the dweller", [{ kind: "beats-dweller", seat: 0, dweller: "jaguar" }], "won"],
  ])("may be won by %s", (_, events, outcome) => {
    expect(lastBattle(snapshot({}, [[FIGHT, ...events]]), t)?.outcome).toBe(outcome);
  });

  it("is seen during the turn after its own, and no longer", () => {
    expect(lastBattle(snapshot({}, [[FIGHT, won, TURN], [{ kind: "steps", seat: 1 }]]), t)).not.toBeNull();
    expect(hasBattle(snapshot({}, [[FIGHT, won], [TURN]]))).toBe(true);
    expect(lastBattle(snapshot({}, [[FIGHT, won, TURN], [{ kind: "steps", seat: 1 }, TURN]]), t)).toBeNull();
    expect(hasBattle(snapshot({}, [[FIGHT, won, TURN], [TURN]]))).toBe(false);
  });

  it("is another one when dice are thrown again", () => {
    const first = lastBattle(snapshot({}, [[FIGHT, won]]), t);
    const second = lastBattle(snapshot({}, [[FIGHT, won, FIGHT, won]]), t);
    expect(second?.key).not.toBe(first?.key);
  });
});

describe("battles in words", () => {
  const SOURCE = new URL("../../../../../src/manoa/", import.meta.url);
  const read = (folder: string, language: string): string =>
    readFileSync(new URL(`${folder}/${language}.ftl`, SOURCE), "utf-8");

  it.each(LANGUAGES)("are whole sentences (%s)", (language) => {
    const bundle = bundleOf(language, read("locale", language) + read("games/island/locale", language));
    const tell: Translate = (key, args) => say(bundle, key, args);
    const dweller: GameEvent = { ...FIGHT, kind: "fights-dweller", dweller: "jaguar", rival: 2 };
    const texts = [
      nextBattle(snapshot({ battles: [BATTLE] }), tell)?.words,
      nextBattle(snapshot({ battles: [{ ...BATTLE, against: "farm", farm: "v12" }] }), tell)?.words,
      nextBattle(snapshot({ battles: [{ ...BATTLE, against: "dweller", dweller: "jaguar" }] }), tell)?.words,
      lastBattle(snapshot({}, [[dweller, { kind: "ties-dweller", seat: 0, dweller: "jaguar" }]]), tell)?.words,
      tell("table-battle-chances", { player: "Ada", win: 78, tie: 7, lose: 15 }),
      tell("table-battle-more", { number: 2 }),
    ];
    for (const text of texts) expect(text).not.toMatch(/event-|table-|\{|undefined|^$/);
  });
});
