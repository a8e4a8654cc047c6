// The games that can be drawn. A game's code is fetched when its first table is opened.

import type { GameModule } from "./game";

const MODULES = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

export const GAMES = Object.keys(MODULES).map((path) => path.split("/").at(-2) as string);

export async function gameModule(game: string): Promise<GameModule> {
  const load = MODULES[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no drawing for the game ${game}`);
  return (await load()).default;
}
