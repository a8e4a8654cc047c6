// What the forms for new tables hold, one for each game; kept in the browser.

import type { GameInfo } from "../api";
import { recall, remember } from "../state/stored";
import { draftOf, type Draft } from "./draft";

class Drafts {
  private kept = $state.raw<Record<string, Draft>>({});

  of(game: GameInfo): Draft {
    return this.kept[game.name] ?? draftOf(game, recall<Partial<Draft>>(`draft-${game.name}`, {}));
  }

  change(game: GameInfo, changes: Partial<Draft>): void {
    const draft = { ...this.of(game), ...changes };
    this.kept = { ...this.kept, [game.name]: draft };
    remember(`draft-${game.name}`, draft);
  }
}

export const drafts = new Drafts();
