// What there is to tell about battles: one that a choice would begin, the one that is fought next, and the last one
// that was fought. Strengths and chances are the server's; here they are only put side by side.

import type { Choice, GameEvent, LogEntry, Snapshot, Translate } from "../../../shell/game";
import { descriptionOf } from "../choices";
import { eventWords } from "../lines";
import { ownSeat, playerName, viewOf, type Dweller, type EventKind, type Odds } from "../view";
import { choiceWords } from "../words";

/** One side of a battle. */
export interface Side {
  /** Whose pieces fight; null for those who live in the cave. */
  seat: number | null;
  dweller: Dweller | null;
  /** Whether it is a farm that fights for its owner. */
  farm: boolean;
  name: string;
  /** Number of dice; null while it is not known who fights. */
  strength: number | null;
  dice: number[];
  sum: number | null;
}

export interface Battle {
  /** Tells battles of a log apart, so that new dice are thrown and old ones lie still. */
  key: string;
  words: string;
  attacker: Side;
  defender: Side;
  odds: Odds | null;
}

export type Outcome = "won" | "lost" | "tied";

/** A battle that was fought, with what came of it for the attacker. */
export interface Fought extends Battle {
  outcome: Outcome | null;
  after: string[];
}

const FIGHTS: ReadonlySet<string> = new Set<EventKind>(["fights", "fights-farm", "fights-dweller"]);
const OUTCOMES: ReadonlySet<string> = new Set<EventKind>(["wins-battle", "beats-dweller", "loses-to-dweller", "ties", "ties-dweller"]);
const LOSSES: ReadonlySet<string> = new Set<EventKind>([
  "loses-villagers",
  "loses-fort",
  "loses-farm",
  "goes-back",
  "placed",
  "pays",
  "pays-bank",
  "pays-hoard",
  "takes-hoard",
  "wins-cave-shrine",
  "loses-cave-shrine",
  "returns-cave-shrine",
]);
/** Turns during which a battle is still told: its own, which it may have ended, and the one after. */
const TURNS = 2;

function player(snapshot: Snapshot, seat: number, strength: number | null): Side {
  return { seat, dweller: null, farm: false, name: playerName(snapshot, seat), strength, dice: [], sum: null };
}

function farm(snapshot: Snapshot, owner: number, strength: number | null, t: Translate): Side {
  const name = t("table-battle-farm", { rival: playerName(snapshot, owner) });
  return { ...player(snapshot, owner, strength), farm: true, name };
}

function inCave(dweller: Dweller, strength: number | null, t: Translate): Side {
  return { seat: null, dweller, farm: false, name: t(`dweller-${dweller}`), strength, dice: [], sum: null };
}

/** Several opponents of whom none is named yet. */
function severalSides(snapshot: Snapshot, rivals: readonly number[]): Side {
  const name = rivals.map((seat) => playerName(snapshot, seat)).join(", ");
  return { seat: rivals[0] ?? null, dweller: null, farm: false, name, strength: null, dice: [], sum: null };
}

/** What would be fought if a choice was made; null for one that begins no battle. */
export function battleOf(choice: Choice | null, snapshot: Snapshot, t: Translate): Battle | null {
  const view = viewOf(snapshot);
  const own = ownSeat(view);
  if (!choice || !own) return null;
  const words = descriptionOf(choice);
  const told = { key: `choice-${choice.action}`, words: choiceWords(choice, snapshot, t) };
  if (words.kind === "lay" && words.dweller && words.moves) {
    // A dweller is fought as soon as it is found; its chances are told when it lies there.
    const strength = view.pending_tile?.strength ?? null;
    const defender = inCave(words.dweller, strength, t);
    return { ...told, attacker: player(snapshot, own.seat, own.strength), defender, odds: null };
  }
  const { battle } = words;
  const [first] = battle?.rivals ?? [];
  if (!battle || first === undefined) return null;
  const defender =
    words.kind === "attack" ? farm(snapshot, first, battle.defence, t) : player(snapshot, first, battle.defence);
  return { ...told, attacker: player(snapshot, own.seat, battle.strength), defender, odds: battle.odds };
}

/** Chances as the looking player has them: of the attacker for all but who is attacked. */
export interface Chances {
  odds: Odds;
  name: string;
}

export function chancesOf({ attacker, defender, odds }: Battle, seat: number | null): Chances | null {
  if (!odds) return null;
  if (seat === null || seat === attacker.seat || seat !== defender.seat) return { odds, name: attacker.name };
  return { odds: turned(odds), name: defender.name };
}

function turned({ win, tie, lose }: Odds): Odds {
  return { win: lose, tie, lose: win };
}

/** What a march makes of the battle ahead, for the player who marches; null where it changes nothing. */
export function joinedBy(choice: Choice | null, snapshot: Snapshot): Odds | "avoided" | null {
  const joins = choice ? descriptionOf(choice).joins : null;
  if (!joins) return null;
  if (!joins.odds) return "avoided";
  return joins.attacker === snapshot.seat ? joins.odds : turned(joins.odds);
}

/** The battle that is fought next. */
export function nextBattle(snapshot: Snapshot, t: Translate): Battle | null {
  const [next] = viewOf(snapshot).battles;
  if (!next) return null;
  const { attacker, against, cell, rival, rivals, defence, odds } = next;
  const event: GameEvent = { kind: "challenges", seat: attacker, cell };
  let defender: Side;
  if (against === "dweller" && next.dweller) {
    defender = inCave(next.dweller, defence, t);
    Object.assign(event, { kind: "meets", dweller: next.dweller, number: defence ?? 0 });
  } else if (rival === null) {
    defender = severalSides(snapshot, rivals);
    event["rival"] = defender.name;
  } else if (against === "farm") {
    defender = farm(snapshot, rival, defence, t);
    Object.assign(event, { kind: "attacks-farm", rival, at: next.farm ?? "" });
  } else {
    defender = player(snapshot, rival, defence);
    event["rival"] = rival;
  }
  const words = eventWords(event, snapshot, t);
  return { key: `next-${cell}`, words, attacker: player(snapshot, attacker, next.strength), defender, odds };
}

/** The last battle in the log, if it is recent, with everything that happened since. */
function recent(log: readonly LogEntry[]): { key: string; event: GameEvent; since: GameEvent[] } | null {
  const since: GameEvent[] = [];
  let turns = 0;
  for (let entry = log.length - 1; entry >= 0; entry--) {
    const { move, events } = log[entry] as LogEntry;
    for (let number = events.length - 1; number >= 0; number--) {
      const event = events[number] as GameEvent;
      if (FIGHTS.has(event.kind)) return { key: `${move}-${number}`, event, since: since.reverse() };
      if (event.kind === "turn") turns += 1;
      if (turns === TURNS) return null;
      since.push(event);
    }
  }
  return null;
}

const numbers = (text: unknown): number[] => String(text).split(" ").filter(Boolean).map(Number);

function outcomeOf(event: GameEvent | undefined, attacker: number): Outcome | null {
  if (!event) return null;
  if (event.kind.startsWith("ties")) return "tied";
  if (event.kind === "loses-to-dweller") return "lost";
  return event.seat === attacker ? "won" : "lost";
}

/** The last battle that was fought, until the turn after its own is over. */
export function lastBattle(snapshot: Snapshot, t: Translate): Fought | null {
  const found = recent(snapshot.log);
  if (!found) return null;
  const { key, event, since } = found;
  const rival = Number(event["rival"]);
  const strength = Number(event["strength"]);
  const defence = Number(event["defence"]);
  const attacker = player(snapshot, event.seat, strength);
  const defender =
    event.kind === "fights-dweller"
      ? inCave(event["dweller"] as Dweller, defence, t)
      : event.kind === "fights-farm"
        ? farm(snapshot, rival, defence, t)
        : player(snapshot, rival, defence);
  const outcome = since.find(({ kind }) => OUTCOMES.has(kind));
  return {
    key,
    words: eventWords(outcome ?? event, snapshot, t),
    attacker: { ...attacker, dice: numbers(event["dice"]), sum: Number(event["roll"]) },
    defender: { ...defender, dice: numbers(event["others"]), sum: Number(event["other"]) },
    odds: null,
    outcome: outcomeOf(outcome, event.seat),
    after: since.filter(({ kind }) => LOSSES.has(kind)).map((each) => eventWords(each, snapshot, t)),
  };
}

/** Who is asked to bring an army before the dice are thrown, and who has said no. */
export interface Reinforcements {
  asked: number | null;
  mine: boolean;
  passed: string[];
}

export function reinforcementsOf(snapshot: Snapshot): Reinforcements | null {
  const view = viewOf(snapshot);
  if (!view.window || view.battles.length === 0) return null;
  const { seat, what } = view.asked;
  const asked = what === "react" || what === "march" ? seat : null;
  const passed = view.window.passed.map((each) => playerName(snapshot, each));
  return { asked, mine: asked !== null && asked === view.seat, passed };
}

const silent: Translate = (key) => key;

/** Whether there is anything to tell, so that room can be given to it. */
export function hasBattle(snapshot: Snapshot, preview: Choice | null = null): boolean {
  return (
    viewOf(snapshot).battles.length > 0 ||
    battleOf(preview, snapshot, silent) !== null ||
    recent(snapshot.log) !== null
  );
}
