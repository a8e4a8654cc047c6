// What may be done and what may not, as the server describes it.

import type { Description } from "../../generated/island";
import type { Choice, Closed, Snapshot, Translate } from "../../shell/game";
import type { Purchase, Reason } from "./view";

type Names<Kinds> = Kinds extends unknown ? keyof Kinds : never;
type Field<Kinds, Name extends PropertyKey> = Kinds extends { [key in Name]?: infer Value } ? Value : never;

/** A description of any kind: each field as the kinds that have it say. */
export type Words = { kind: Description["kind"] } & {
  [Name in Exclude<Names<Description>, "kind">]?: Field<Description, Name>;
};

export function descriptionOf(choice: Choice | Closed): Words {
  return choice.description as unknown as Words;
}

/** What the server says is closed, by a part of its description. */
export function closedOf({ closed }: Snapshot, part: Partial<Words>): Closed | null {
  const fits = (words: object): boolean => Object.entries(part).every(([name, value]) => words[name as never] === value);
  return closed.find((each) => fits(each.description)) ?? null;
}

/** A reason in words. */
export function whyWords(why: Reason | Closed["why"] | null | undefined, t: Translate): string {
  return why ? t(why.key, why.arguments) : "";
}

/** Why nothing of a kind can be bought now; without a word of the rules, somebody else decides. */
export function whyNotBought(snapshot: Snapshot, thing: Purchase, t: Translate): string {
  const closed = closedOf(snapshot, { kind: thing });
  return closed ? whyWords(closed.why, t) : t("island-why-not-now");
}
