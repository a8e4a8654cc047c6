// Trade: the server's choices for it, what an offer means to either side, and what became of the last one.

import type { Choice, GameEvent, Snapshot, Translate } from "../../../shell/game";
import { descriptionOf } from "../choices";
import { ownSeat, viewOf, type Cards, type Resource, type View } from "../view";
import { eventWords } from "../lines";

export interface Trades {
  /** Players to whom an offer can be made. */
  partners: Map<number, Choice>;
  /** Bank trades by what is given. */
  bank: Map<Resource, Choice[]>;
  give: Map<Resource, Choice>;
  want: Map<Resource, Choice>;
  propose: Choice | null;
  drop: Choice | null;
  accept: Choice | null;
  decline: Choice | null;
  counter: Choice | null;
}

export function tradesOf(choices: readonly Choice[]): Trades {
  const trades: Trades = {
    partners: new Map(),
    bank: new Map(),
    give: new Map(),
    want: new Map(),
    propose: null,
    drop: null,
    accept: null,
    decline: null,
    counter: null,
  };
  for (const choice of choices) {
    const words = descriptionOf(choice);
    switch (words.kind) {
      case "offer":
        trades.partners.set(words.rival ?? 0, choice);
        break;
      case "bank": {
        const given = words.give as Resource;
        trades.bank.set(given, [...(trades.bank.get(given) ?? []), choice]);
        break;
      }
      case "give":
      case "want":
        if (words.resource) trades[words.kind].set(words.resource, choice);
        break;
      case "propose":
      case "drop":
      case "accept":
      case "decline":
      case "counter":
        trades[words.kind] = choice;
        break;
    }
  }
  return trades;
}

/** Whether the player builds an offer or answers one. */
export function isTrading(snapshot: Snapshot): boolean {
  const { asked, seat } = viewOf(snapshot);
  return seat !== null && asked.seat === seat && (asked.what === "offer" || asked.what === "answer");
}

/** Whether the player could begin to trade, with others or with the bank. */
export function canTrade(snapshot: Snapshot): boolean {
  return snapshot.choices.some(({ description }) => description.kind === "offer" || description.kind === "bank");
}

export interface Terms {
  get: Cards;
  give: Cards;
  /** The player across the table. */
  other: number;
  counter: boolean;
}

/** The open offer as one of its two sides sees it; null for everybody else. */
export function termsOf(view: View): Terms | null {
  const { offer, seat } = view;
  if (!offer) return null;
  const counter = offer.counter === true;
  if (seat === offer.from) return { get: offer.want, give: offer.give, other: offer.to, counter };
  if (seat === offer.to) return { get: offer.give, give: offer.want, other: offer.from, counter };
  return null;
}

/** What became of the last offer of this turn that the player was part of, in words. */
export function lastAnswer(snapshot: Snapshot, t: Translate): string {
  const own = ownSeat(viewOf(snapshot));
  if (!own) return "";
  for (let entry = snapshot.log.length - 1; entry >= 0; entry--) {
    const events = snapshot.log[entry]?.events ?? [];
    for (let number = events.length - 1; number >= 0; number--) {
      const event = events[number] as GameEvent;
      if (event.kind === "turn") return "";
      const answers = event.kind === "accepts" || event.kind === "declines";
      if (answers && (event.seat === own.seat || event["rival"] === own.seat)) return eventWords(event, snapshot, t);
    }
  }
  return "";
}
