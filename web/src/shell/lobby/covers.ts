// The games' pictures for the lobby. They are small and all shown at once: inlined, they weigh less than with a request
// each.

const COVERS = import.meta.glob<string>("../../games/*/cover.svg", { query: "?inline", import: "default", eager: true });

/** The address of a game's picture. */
export function coverOf(game: string): string | undefined {
  return COVERS[`../../games/${game}/cover.svg`];
}
