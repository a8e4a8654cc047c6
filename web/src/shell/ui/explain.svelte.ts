// What a thing is and does, said where it lies: on hovering, focusing, tapping what can't be pressed, and on a long press of
// what can. One bubble for the whole page; a thing says only its words.
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

const HOVER_MS = 350;
const PRESS_MS = 450;

class Explaining {
  shown = $state.raw<{ at: Element; what: Explanation } | null>(null);

  show(at: Element, what: Explanation | null): void {
    this.shown = what && what.title !== "" ? { at, what } : null;
  }

  hide(at?: Element): void {
    if (at === undefined || this.shown?.at === at) this.shown = null;
  }
}

export const explaining = new Explaining();

function pressable(element: Element): boolean {
  const button = element.closest("button, a[href], [role=button], [data-target], input, select");
  return button !== null && button.getAttribute("aria-disabled") !== "true";
}

export function explain(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const later = (wait: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, wait);
    };
    const show = (): void => explaining.show(element, what());
    const hide = (): void => {
      clearTimeout(timer);
      explaining.hide(element);
    };
    const on: [string, (event: never) => void, boolean?][] = [
      ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER_MS, show)],
      ["pointerleave", (event: PointerEvent) => (event.pointerType === "mouse" ? hide() : clearTimeout(timer))],
      [
        "pointerdown",
        (event: PointerEvent) => {
          held = false;
          if (event.pointerType === "mouse") return;
          later(PRESS_MS, () => {
            held = true;
            show();
          });
        },
      ],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["contextmenu", (event: Event) => held && event.preventDefault()],
      [
        "click",
        (event: Event) => {
          clearTimeout(timer);
          if (held) {
            // A long press shows a thing and never does what a press would do.
            held = false;
            event.preventDefault();
            event.stopPropagation();
          } else if (pressable(element)) hide();
          else show();
        },
        true,
      ],
      ["focusin", () => element.matches(":focus-visible, :has(:focus-visible)") && show()],
      ["focusout", hide],
    ];
    for (const [name, listener, capture] of on) element.addEventListener(name, listener as EventListener, capture);
    return () => {
      for (const [name, listener, capture] of on) element.removeEventListener(name, listener as EventListener, capture);
      hide();
    };
  };
}
