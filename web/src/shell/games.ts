// The games that can be drawn. A game's code is fetched when its first table is opened.

import type { GameModule } from "./game";

const MODULES = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

export const GAMES = Object.keys(MODULES).map((path) => path.split("/").at(-2) as string);

const COVERS = import.meta.glob<string>("../games/*/cover.svg", { query: "?url", import: "default", eager: true });

/** The address of a game's picture for the lobby. */
export function coverOf(game: string): string | undefined {
  return COVERS[`../games/${game}/cover.svg`];
}

export async function gameModule(game: string): Promise<GameModule> {
  const load = MODULES[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no drawing for the game ${game}`);
  return (await load()).default;
}
