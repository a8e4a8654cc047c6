// What a thing is and does, said right there: on hovering, focusing, tapping what can't be pressed, and long-pressing
// what can. One tooltip for the whole page (Tooltip.svelte) listens for all of them; an element only provides the text.
//
//   <span {@attach explain(() => ({ title: t("…"), text: t("…") }))}>
//
// What is dimmed but explains itself is `aria-disabled`, not `disabled`: a disabled button gets no events.

import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";

/** A drawing and what it is to draw, in a box of that size (px). */
export interface Look {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every drawing has its own
  drawing: Component<any>;
  of: Record<string, unknown>;
  width: number;
  height: number;
}

export interface Explanation {
  title: string;
  text?: string | undefined;
  /** Where the rules speak of it: `card-scout`. */
  topic?: string | undefined;
  /** The number of the rule that keeps one from it now, if one does: it answers "why?" before anything else. */
  rule?: string | null | undefined;
  /** What it looks like, large: a card that is too small to read where it lies. */
  look?: Look | undefined;
}

type Explain = () => Explanation | null;

class Explaining {
  private readonly explanations = new Map<Element, Explain>();
  private shown = $state.raw<Element | null>(null);

  readonly at = $derived(this.shown);
  /** What is said now; it follows the game while it is shown. */
  readonly what: Explanation | null = $derived.by(() => {
    const what = this.shown && this.explanations.get(this.shown)?.();
    return what && what.title !== "" ? what : null;
  });

  register(element: Element, explanation: Explain): () => void {
    this.explanations.set(element, explanation);
    return () => {
      this.explanations.delete(element);
      this.hide(element);
    };
  }

  /** The innermost element around a target that explains itself. */
  about(place: EventTarget | null): Element | null {
    let element = place instanceof Element ? place : null;
    while (element && !this.says(element)) element = element.parentElement;
    return element;
  }

  show(at: Element): void {
    this.shown = at;
  }

  hide(at?: Element): void {
    if (at === undefined || this.shown === at) this.shown = null;
  }

  /** All visible elements that explain themselves. */
  things(): Element[] {
    const dialog = document.querySelector("dialog[open]");
    return [...this.explanations.keys()].filter(
      (element) => (!dialog || dialog.contains(element)) && element.checkVisibility() && this.says(element),
    );
  }

  private says(element: Element): boolean {
    return (this.explanations.get(element)?.()?.title ?? "") !== "";
  }
}

export const explaining = new Explaining();

export function explain(what: Explain): Attachment<Element> {
  return (element) => explaining.register(element, what);
}

/** Whether pressing it does something, so that a tap can't ask for an explanation. */
export function pressable(element: Element): boolean {
  const button = element.closest("button, a[href], [role=button], [data-target], input, select, label");
  return button !== null && button.getAttribute("aria-disabled") !== "true";
}
