// What a bot is called: a level has a name in every language, a bot of another package the name that it came with.

import type { Translate } from "./game";

const OURS = new Set(["easy", "medium", "hard", "expert", "random", "greedy", "ismcts"]);

export function levelName(bot: string, t: Translate): string {
  return OURS.has(bot) ? t(`web-level-${bot}`) : bot;
}
