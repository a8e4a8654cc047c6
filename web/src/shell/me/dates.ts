// Points in time, short, in the person's language.

import { i18n } from "../state/i18n.svelte";

export function dateText(moment: string): string {
  return new Date(moment).toLocaleString(i18n.language, { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });
}
