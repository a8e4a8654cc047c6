// Who sits at this browser: a guest with a name. The secret is in a cookie that no script can read.

import { api, type Guest } from "../api";
import { recall, remember } from "./stored";
import { words } from "./words.svelte";

class Me {
  guest = $state.raw<Guest | null>(null);
  asked = $state(false);

  readonly name = $derived(this.guest?.name ?? "");

  async begin(): Promise<void> {
    this.guest = await api.me();
    this.asked = true;
  }

  async rename(name: string): Promise<void> {
    this.guest = await api.rename(name.trim());
    remember("name", this.guest.name);
  }

  /** A guest to act as: made with the last known name, or a plain one, when there is none yet. */
  async present(): Promise<Guest> {
    if (!this.guest) await this.rename(recall("name", words.t("web-guest")));
    return this.guest as Guest;
  }
}

export const me = new Me();
