// How this person likes the table: speed, motion, theme, and how they want to be called when it is their turn. Kept in the browser.

import type { Settings, Speed } from "../game";
import { recall, remember } from "./stored";

export type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "still";

interface Stored {
  speed: Speed;
  theme: Theme;
  motion: Motion;
  tips: boolean;
  sound: boolean;
  notify: boolean;
}

const FIRST: Stored = { speed: "normal", theme: "auto", motion: "auto", tips: true, sound: false, notify: false };

class SettingsState {
  speed = $state<Speed>(FIRST.speed);
  theme = $state<Theme>(FIRST.theme);
  motion = $state<Motion>(FIRST.motion);
  /** Whether first games come with a word of advice now and then. */
  tips = $state(FIRST.tips);
  sound = $state(FIRST.sound);
  notify = $state(FIRST.notify);
  private systemDark = $state(false);
  private systemStill = $state(false);

  readonly dark = $derived(this.theme === "dark" || (this.theme === "auto" && this.systemDark));
  readonly moving = $derived(this.motion === "auto" && !this.systemStill);
  readonly calls = $derived(this.sound || this.notify);
  /** What a game module gets. */
  readonly current: Settings = $derived({ speed: this.speed, motion: this.moving, dark: this.dark });

  constructor() {
    const stored = { ...FIRST, ...recall<Partial<Stored>>("settings", {}) };
    Object.assign(this, stored);
    this.follow("(prefers-color-scheme: dark)", (matches) => (this.systemDark = matches));
    this.follow("(prefers-reduced-motion: reduce)", (matches) => (this.systemStill = matches));
  }

  change(changes: Partial<Stored>): void {
    Object.assign(this, changes);
    const { speed, theme, motion, tips, sound, notify } = this;
    remember("settings", { speed, theme, motion, tips, sound, notify });
  }

  /** Sets theme and motion on the page; call it inside an effect. */
  paint(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.moving ? "moving" : "still";
  }

  private follow(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", (event) => tell(event.matches));
  }
}

export const settings = new SettingsState();
