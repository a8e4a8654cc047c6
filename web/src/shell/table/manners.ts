// Muting and blocking: what the chat and the list of people do alike.

import { api, type Someone } from "../api";
import type { Translate } from "../game";
import { me } from "../state/me.svelte";
import type { TableSession } from "../state/session.svelte";
import { toasts } from "../state/toasts.svelte";

/** Does not hear somebody at this table any more; or nobody. */
export async function mute(session: TableSession, who: Someone | null): Promise<void> {
  try {
    await me.ensureGuest();
    session.muted = await api.mute(session.id, who);
  } catch (problem) {
    toasts.fail(problem);
  }
}

export async function unmute(session: TableSession, id: number): Promise<void> {
  try {
    session.muted = await api.unmute(session.id, id);
  } catch (problem) {
    toasts.fail(problem);
  }
}

/** Keeps somebody away from this person's tables from now on. */
export async function block(session: TableSession, who: Someone, name: string, t: Translate): Promise<void> {
  try {
    await me.ensureGuest();
    await api.block(session.id, who);
    toasts.say(t("web-blocked", { name }));
  } catch (problem) {
    toasts.fail(problem);
  }
}
