// Who sits at this browser: a guest with a name. The secret is in a cookie that no script can read.

import { api, type GuestInfo } from "../api";
import { recall, remember } from "./stored";
import { i18n } from "./i18n.svelte";

class Me {
  guest = $state.raw<GuestInfo | null>(null);
  loaded = $state(false);
  /** What is in the name field, saved or not: a name that was just typed counts. */
  typed = $state("");

  readonly name = $derived(this.guest?.name ?? "");
  private saving: Promise<unknown> = Promise.resolve();

  async begin(): Promise<void> {
    this.guest = await api.me();
    this.typed = this.name || recall("name", "");
    this.loaded = true;
  }

  /** One after the other, so that the server keeps the latest of two names. */
  rename(name: string): Promise<void> {
    const saved = this.saving.then(() => this.save(name.trim()));
    this.saving = saved.catch(() => undefined);
    return saved;
  }

  /** A guest to act as, named by the name field or by default. */
  async ensureGuest(): Promise<GuestInfo> {
    await this.saving;
    if (!this.guest || this.typed.trim() !== "") await this.rename(this.typed.trim() || i18n.t("web-guest"));
    return this.guest as GuestInfo;
  }

  /** Everything about the guest is deleted; this browser knows nobody any more. */
  async forget(): Promise<void> {
    await this.saving;
    await api.deleteMe();
    this.guest = null;
    this.typed = "";
    remember("name", "");
  }

  private async save(name: string): Promise<void> {
    if (this.guest && name === this.name) return;
    this.guest = await api.rename(name);
    this.typed = this.guest.name;
    remember("name", this.guest.name);
  }
}

export const me = new Me();
