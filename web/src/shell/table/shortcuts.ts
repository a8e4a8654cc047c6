// Keys that work anywhere at the table, but never where somebody types.

type Shortcut = "undo-step" | "undo-turn" | "skip" | "hint" | "help" | "rules";

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  target: EventTarget | null;
}

export function shortcutOf(press: Press): Shortcut | null {
  if (typing(press.target) || press.altKey) return null;
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) {
    if (key === "z") return press.shiftKey ? "undo-turn" : "undo-step";
    return null;
  }
  if (key === "u") return press.shiftKey ? "undo-turn" : "undo-step";
  if (key === "s") return "skip";
  if (key === "h") return "hint";
  if (key === "?") return "help";
  if (key === "r") return "rules";
  return null;
}

/** Keys that press one of the game's buttons: 1 to 9 the cards or choices in their order, E what ends the turn. */
export function gameKeyOf(press: Press): string | null {
  if (typing(press.target) || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null;
  if (/^[1-9]$/.test(press.key)) return press.key;
  return press.key.toLowerCase() === "e" ? "end" : null;
}

/** Presses the button that a game marked with `data-key`; false if there is none to press. */
export function pressKey(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-key="${key}"]:not(:disabled)`);
  if (!button || document.querySelector("dialog[open]")) return false;
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

export function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  const { tagName } = element;
  if (tagName === "INPUT") return !["button", "checkbox", "radio", "range"].includes((element as HTMLInputElement).type);
  return tagName === "TEXTAREA" || tagName === "SELECT" || element.isContentEditable;
}
