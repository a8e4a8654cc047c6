// The keys of the page: one place hears them all and decides. A part of the page says which it wants, by name (`r`,
// `shift+u`, `ctrl+z`, `ArrowLeft`); where several want the same key, the page has it before what lies under all pages.

import { untrack } from "svelte";

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

/** What keys do, by name. What gives false back has not taken the key: it is the next part's. */
export type Keys = Readonly<Record<string, () => unknown>>;

/** Keys that fields and buttons use themselves. */
const OF_FIELDS = /^(Arrow|Page|Home|End)/;
const OF_BUTTONS = new Set(["Enter", " "]);

/** Whether somebody writes there. */
function typing({ tagName, type, isContentEditable }: HTMLInputElement): boolean {
  if (tagName === "INPUT") return !["button", "checkbox", "radio", "range", "submit", "reset"].includes(type);
  return tagName === "TEXTAREA" || tagName === "SELECT" || isContentEditable;
}

/** The name of a key that is meant for the page; null where somebody types, and what a field or button does itself. */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target }: Press): string | null {
  if (defaultPrevented || altKey) return null;
  const at = target as HTMLInputElement | null;
  if (at?.tagName) {
    if (typing(at)) return null;
    if (at.tagName === "INPUT" && OF_FIELDS.test(key)) return null;
    if (["A", "BUTTON", "SUMMARY", "INPUT"].includes(at.tagName) && OF_BUTTONS.has(key)) return null;
  }
  const letter = /^\p{L}$/u.test(key);
  const shift = shiftKey && letter ? "shift+" : "";
  return `${ctrlKey || metaKey ? "ctrl+" : ""}${shift}${letter ? key.toLowerCase() : key}`;
}

class Keyboard {
  private under = $state.raw<readonly Keys[]>([]);
  private pages = $state.raw<readonly Keys[]>([]);
  private readonly layers = $derived([...this.under, ...this.pages].toReversed());

  /** Hears the keys of the page, after whatever on it has heard them. */
  begin(): void {
    addEventListener("keydown", (event) => this.press(event) && event.preventDefault());
  }

  /** Wants keys from now on; what it returns gives them back. */
  bind(keys: Keys): () => void {
    this.pages = [...untrack(() => this.pages), keys];
    return () => (this.pages = this.pages.filter((each) => each !== keys));
  }

  /** As `bind`, for what works on every page that has no use of its own for a key. */
  bindUnder(keys: Keys): () => void {
    this.under = [...untrack(() => this.under), keys];
    return () => (this.under = this.under.filter((each) => each !== keys));
  }

  /** Who has a key now. */
  holder(name: string): Keys | null {
    return this.layers.find((keys) => name in keys) ?? null;
  }

  /** Does what is wanted of a press; whether anything was. */
  press(event: Press): boolean {
    const name = nameOf(event);
    // A dialog has the keyboard for itself.
    if (name === null || document.querySelector("dialog[open]")) return false;
    return this.layers.some((keys) => name in keys && keys[name]?.() !== false);
  }
}

export const keyboard = new Keyboard();
