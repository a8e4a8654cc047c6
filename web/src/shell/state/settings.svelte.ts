// How this person likes the table: speed, motion, theme. Kept in the browser.

import type { Settings, Speed } from "../game";
import { recall, remember } from "./stored";

export type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "still";

interface Stored {
  speed: Speed;
  theme: Theme;
  motion: Motion;
}

const FIRST: Stored = { speed: "normal", theme: "auto", motion: "auto" };

class SettingsState {
  speed = $state<Speed>(FIRST.speed);
  theme = $state<Theme>(FIRST.theme);
  motion = $state<Motion>(FIRST.motion);
  private systemDark = $state(false);
  private systemStill = $state(false);

  readonly dark = $derived(this.theme === "dark" || (this.theme === "auto" && this.systemDark));
  readonly moving = $derived(this.motion === "auto" && !this.systemStill);
  /** What a game module gets. */
  readonly current: Settings = $derived({ speed: this.speed, motion: this.moving, dark: this.dark });

  constructor() {
    const stored = { ...FIRST, ...recall<Partial<Stored>>("settings", {}) };
    this.speed = stored.speed;
    this.theme = stored.theme;
    this.motion = stored.motion;
    this.follow("(prefers-color-scheme: dark)", (matches) => (this.systemDark = matches));
    this.follow("(prefers-reduced-motion: reduce)", (matches) => (this.systemStill = matches));
  }

  change(changes: Partial<Stored>): void {
    if (changes.speed) this.speed = changes.speed;
    if (changes.theme) this.theme = changes.theme;
    if (changes.motion) this.motion = changes.motion;
    remember("settings", { speed: this.speed, theme: this.theme, motion: this.motion });
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
