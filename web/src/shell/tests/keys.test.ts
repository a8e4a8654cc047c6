import { beforeEach, describe, expect, it, vi } from "vitest";
import { keyboard, nameOf, type Press } from "../state/keys.svelte";

let dialog = false;
vi.stubGlobal("document", { querySelector: () => (dialog ? {} : null) });
beforeEach(() => (dialog = false));

function press(key: string, changes: Partial<Press> = {}): Press {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false, target: null };
  return { key, ...none, ...changes };
}

function on(tagName: string, type = ""): Partial<Press> {
  return { target: { tagName, type } as unknown as EventTarget };
}

describe("a key", () => {
  it.each([
    ["u", {}, "u"],
    ["U", { shiftKey: true }, "shift+u"],
    ["Z", { metaKey: true, shiftKey: true }, "ctrl+shift+z"],
    ["?", { shiftKey: true }, "?"],
    ["ArrowLeft", {}, "ArrowLeft"],
    ["r", { altKey: true }, null],
    ["r", { defaultPrevented: true }, null],
    ["r", on("INPUT", "search"), null],
    ["r", on("TEXTAREA"), null],
    ["r", on("SELECT"), null],
    ["r", on("INPUT", "checkbox"), "r"],
    ["ArrowLeft", on("INPUT", "radio"), null],
    ["Enter", on("BUTTON"), null],
    ["r", on("BUTTON"), "r"],
  ] as [string, Partial<Press>, string | null][])("%s %j", (key, changes, name) => expect(nameOf(press(key, changes))).toBe(name));
});

describe("the keyboard", () => {
  it("is the page's before what lies under all pages, and what it does not take goes on", () => {
    const done: string[] = [];
    const rules = { r: () => done.push("rules"), i: () => done.push("what") };
    const free = keyboard.bind({ r: () => done.push("turn"), i: () => false });
    const freeUnder = keyboard.bindUnder(rules);
    expect(keyboard.press(press("r"))).toBe(true);
    expect(keyboard.press(press("i"))).toBe(true);
    expect(keyboard.press(press("x"))).toBe(false);
    expect(done).toEqual(["turn", "what"]);
    expect(keyboard.holder("r")).not.toBe(rules);
    free();
    expect(keyboard.holder("r")).toBe(rules);
    keyboard.press(press("r"));
    expect(done.at(-1)).toBe("rules");
    freeUnder();
  });

  it("rests while somebody types and while a dialog is open", () => {
    const heard = vi.fn();
    const free = keyboard.bind({ r: heard });
    keyboard.press(press("r", on("INPUT", "text")));
    dialog = true;
    expect(keyboard.press(press("r"))).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    free();
  });
});
