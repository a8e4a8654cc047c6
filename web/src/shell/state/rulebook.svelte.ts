// Where the rules are to be opened: at a number, or at what speaks of a thing (`card-scout`) or a choice (`choice-play`).
// What at the table leads to which topic is found here from the page itself, so that no game says it again.

import type { Choice, Snapshot } from "../game";
import type { Explanation } from "../ui/explain.svelte";
import { i18n } from "./i18n.svelte";

class Rulebook {
  open = $state(false);
  /** Once opened it stays, closed, for the next time. */
  wanted = $state(false);
  topic = $state<string | null>(null);
  /** What the table shows now; without one there are only the rules as a whole. */
  snapshot: Snapshot | null = null;

  /** Opens the rules of the page's game. */
  show(topic: string | null): void {
    if (i18n.about === "") return;
    this.topic = topic;
    this.wanted = this.open = true;
  }

  /** What speaks of what is at, in or around an element: the rule that refuses it, that of the thing itself, or that of
   * what pressing it does. */
  topicOf(element: Element | null, said: Pick<Explanation, "topic" | "rule"> | null = null): string | null {
    if (said?.rule) return said.rule;
    const closed = marked(element, "closed");
    const why = closed && this.snapshot?.closed.find((each) => each.why.key === closed)?.why.rule;
    if (why) return why;
    if (said?.topic) return said.topic;
    const action = marked(element, "action");
    const choice = this.snapshot?.choices.find((each) => String(each.action) === action);
    return choice ? topicOfChoice(choice) : null;
  }

  /** What speaks of that which is asked now. */
  get asked(): string | null {
    const [choice] = this.snapshot?.choices ?? [];
    return choice ? topicOfChoice(choice) : null;
  }
}

function topicOfChoice({ description }: Choice): string {
  return `choice-${description.kind}`;
}

function marked(element: Element | null, mark: "closed" | "action"): string | null {
  const found = element?.closest(`[data-${mark}]`) ?? element?.querySelector(`[data-${mark}]`);
  return found?.getAttribute(`data-${mark}`) ?? null;
}

export const rulebook = new Rulebook();
