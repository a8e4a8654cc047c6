// What a thing is and does, said where it lies: on hovering, focusing, tapping what can't be pressed, and on a long press of
// what can. One bubble for the whole page (Tooltip.svelte) listens for all; a thing says only its words.
//
//   <span {@attach explain(() => ({ title: t("…"), text: t("…") }))}>
//
// What is dimmed but explains itself is `aria-disabled`, not `disabled`: a disabled button hears nothing.

import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title: string;
  text?: string | undefined;
  /** What it looks like, large: a card that is too small to read where it lies. */
  picture?: Snippet | undefined;
}

type Telling = () => Explanation | null;

class Explaining {
  private readonly tellings = new Map<Element, Telling>();
  private shown = $state.raw<Element | null>(null);

  readonly at = $derived(this.shown);
  /** What is said now; it follows the game while it is shown. */
  readonly what: Explanation | null = $derived.by(() => {
    const what = this.shown && this.tellings.get(this.shown)?.();
    return what && what.title !== "" ? what : null;
  });

  know(element: Element, telling: Telling): () => void {
    this.tellings.set(element, telling);
    return () => {
      this.tellings.delete(element);
      this.hide(element);
    };
  }

  /** The innermost thing around a place of the page that says what it is. */
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

  /** All that says what it is, as far as it can be seen. */
  things(): Element[] {
    const dialog = document.querySelector("dialog[open]");
    return [...this.tellings.keys()].filter(
      (element) => (!dialog || dialog.contains(element)) && element.checkVisibility() && this.says(element),
    );
  }

  private says(element: Element): boolean {
    return (this.tellings.get(element)?.()?.title ?? "") !== "";
  }
}

export const explaining = new Explaining();

export function explain(what: Telling): Attachment<Element> {
  return (element) => explaining.know(element, what);
}

/** Whether a press on it does something, so that a tap cannot be a question. */
export function pressable(element: Element): boolean {
  const button = element.closest("button, a[href], [role=button], [data-target], input, select, label");
  return button !== null && button.getAttribute("aria-disabled") !== "true";
}
