// The games' pictures for the lobby: small and all seen at once, so that in the page's own code they weigh less than with
// a request for each.

const COVERS = import.meta.glob<string>("../../games/*/cover.svg", { query: "?inline", import: "default", eager: true });

/** The address of a game's picture. */
export function coverOf(game: string): string | undefined {
  return COVERS[`../../games/${game}/cover.svg`];
}
