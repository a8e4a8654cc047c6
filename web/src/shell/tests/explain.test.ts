import { describe, expect, it, vi } from "vitest";
import type { Explanation } from "../ui/explain.svelte";

// Elements enough to climb and to be asked.
class Thing {
  constructor(
    readonly parentElement: Thing | null = null,
    private readonly button = false,
    private readonly dimmed = false,
  ) {}
  closest(): Thing | null {
    return this.button ? this : (this.parentElement?.closest() ?? null);
  }
  getAttribute(name: string): string | null {
    return name === "aria-disabled" && this.dimmed ? "true" : null;
  }
}
vi.stubGlobal("Element", Thing);
const { explain, explaining, pressable } = await import("../ui/explain.svelte");

const element = (thing: Thing): Element => thing as unknown as Element;
const knows = (thing: Thing, what: () => Explanation | null): (() => void) => explain(what)(element(thing)) as () => void;

describe("what a thing is", () => {
  it("is said by the innermost that has something to say", () => {
    const panel = new Thing();
    const row = new Thing(panel);
    const icon = new Thing(row);
    knows(panel, () => ({ title: "the panel" }));
    knows(row, () => null);
    expect(explaining.about(element(icon))).toBe(panel);
    expect(explaining.about(element(new Thing()))).toBe(null);
  });

  it("follows the game while it is shown, and goes with the thing", () => {
    const card = new Thing();
    let power = 1;
    const forget = knows(card, () => ({ title: `power ${power}` }));
    explaining.show(element(card));
    expect(explaining.what?.title).toBe("power 1");
    forget();
    expect(explaining.what).toBe(null);
    power = 2;
    knows(card, () => ({ title: `power ${power}` }));
    explaining.show(element(card));
    expect(explaining.what?.title).toBe("power 2");
  });
});

describe("a tap", () => {
  it("is a press where something can be pressed, and a question elsewhere", () => {
    const button = new Thing(null, true);
    expect(pressable(element(new Thing(button)))).toBe(true);
    expect(pressable(element(new Thing(null, true, true)))).toBe(false);
    expect(pressable(element(new Thing()))).toBe(false);
  });
});
