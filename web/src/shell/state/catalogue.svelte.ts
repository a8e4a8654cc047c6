// The games that can be played here, as the server lists them, each with its title in the page's language.

import { api, type GameInfo } from "../api";
import { GAMES } from "../games";
import { i18n } from "./i18n.svelte";

class Catalogue {
  games = $state.raw<GameInfo[]>([]);

  constructor() {
    i18n.follow(async (language) => {
      if (this.games.length === 0) return () => undefined;
      const games = await this.fetch(language);
      return () => (this.games = games);
    });
  }

  /** Lists the games; from then on they follow the language of the page. */
  async load(): Promise<void> {
    if (this.games.length === 0) this.games = await this.fetch(i18n.language);
  }

  of(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  private async fetch(language: string): Promise<GameInfo[]> {
    return (await api.games(language)).filter(({ name }) => GAMES.includes(name));
  }
}

export const catalogue = new Catalogue();

/** The name of the map that a table is played on, in its game's words. */
export function mapName(game: string, options: Record<string, unknown>): string {
  const option = catalogue.of(game)?.maps;
  if (!option) return "";
  const key = `${option}-${String(options[option])}`;
  return i18n.has(key, game) ? i18n.of(game)(key) : i18n.t("web-own-map");
}
