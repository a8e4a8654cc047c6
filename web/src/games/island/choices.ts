// The words of the server's choices, typed.

import type { Choice } from "../../shell/game";
import type {
  Cards,
  Direction,
  Dweller,
  Explorer,
  Fight,
  Joined,
  Land,
  Resource,
  TileKind,
} from "./view";

/** The words of a choice, as `describe` gives them. */
export interface Words {
  kind: string;
  explorer?: Explorer;
  rival?: number;
  die?: number;
  speed?: number;
  harvest?: number;
  resource?: Resource;
  tile?: TileKind;
  place?: number;
  to?: string;
  from?: string;
  at?: string;
  direction?: Direction;
  /** Where a tile that is discovered may be laid. */
  directions?: Direction[];
  opens?: boolean;
  battle?: Fight | null;
  /** What a march makes of the battle that is fought next; without chances where its last defenders leave. */
  joins?: Joined | null;
  map?: Land;
  dweller?: Dweller | null;
  moves?: boolean;
  cost?: Cards;
  corner?: number;
  tiles?: string[];
  most?: number;
  number?: number;
  farm?: string;
  /** Cards, or in a bank trade the kind that is given. */
  give?: Cards | Resource;
  want?: Cards;
}

export function descriptionOf(choice: Choice): Words {
  return choice.description as unknown as Words;
}
