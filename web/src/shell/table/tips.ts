// A word of advice in somebody's first game of a title, when they hesitate over what is asked for the first time.

import type { GameModule, Snapshot } from "../game";
import { i18n } from "../state/i18n.svelte";
import { settings } from "../state/settings.svelte";
import { recall, remember } from "../state/stored";
import { toasts } from "../state/toasts.svelte";

const HESITATES_MS = 7000;

interface Told {
  /** The first table: later ones come without. */
  table: string;
  tips: string[];
}

/** Waits for the player of this position to hesitate; what it returns ends the waiting. */
export function adviseLater(module: GameModule, snapshot: Snapshot): (() => void) | undefined {
  const { game, id } = snapshot.table;
  const told = recall<Told>(`tips-${game}`, { table: id, tips: [] });
  const tip = module.tip?.(snapshot);
  if (!settings.tips || tip === undefined || told.table !== id || told.tips.includes(tip)) return undefined;
  const timer = setTimeout(() => {
    void i18n.loadPart("tips", game).then(() => {
      remember(`tips-${game}`, { table: id, tips: [...told.tips, tip] });
      if (i18n.has(`tips-${tip}`, game)) toasts.advise(i18n.of(game)(`tips-${tip}`));
    });
  }, HESITATES_MS);
  return () => clearTimeout(timer);
}
