// What the workshop asks of the server: the rules of building are there, not here.

import type { DesignInfo, MadeMap } from "../../../generated/api";
import type { Analysis, Judgement, Look, Pieces, Route } from "../../../generated/eldorado";
import { api } from "../../../shell/api";
import { EMPTY_DRAFT, type Draft } from "./bench";

export type { DesignInfo };

const GAME = "eldorado";
const BASE = `/api/games/${GAME}/workshop`;

export type Blockades = "random" | "none" | number[];

/** What is kept of a route: the options with which a table on it is made. */
export interface RouteOptions {
  route: Route;
  blockades: Blockades;
  caves: boolean;
}

export interface Wishes {
  length: number;
  difficulty: string;
  caves: number;
  pieces: string[];
}

export const server = {
  pieces: (): Promise<Pieces> => api.call("GET", BASE),
  look: (map: Route, held: string): Promise<Look> => api.call("POST", `${BASE}/look`, { map, held }),
  analyse: (map: Route): Promise<Analysis> => api.call("POST", `${BASE}/analyse`, { map }),
  judge: (map: Route): Promise<Judgement | null> => api.call("POST", `${BASE}/judge`, { map }),
  generate: (wishes: Partial<Wishes>): Promise<MadeMap> => api.call("POST", `${BASE}/generate`, { wishes }),

  async file(kind: "file" | "picture", name: string, { route, ...options }: RouteOptions): Promise<Blob> {
    const response = await api.request("POST", `${BASE}/${kind}`, { map: route, name, options });
    return response.blob();
  },

  design: (id: string): Promise<DesignInfo> => api.call("GET", `/api/designs/${encodeURIComponent(id)}`),
  async mine(): Promise<DesignInfo[]> {
    const { designs } = await api.call<{ designs: DesignInfo[] }>("GET", "/api/me/designs");
    return designs.filter(({ game }) => game === GAME);
  },
  keep: (name: string, options: RouteOptions): Promise<DesignInfo> =>
    api.call("POST", "/api/designs", { game: GAME, name, options }),
  change: (id: string, name: string, options: RouteOptions): Promise<DesignInfo> =>
    api.call("PUT", `/api/designs/${encodeURIComponent(id)}`, { name, options }),
  async remove(id: string): Promise<void> {
    await api.request("DELETE", `/api/designs/${encodeURIComponent(id)}`);
  },
};

/** A kept route as a draft; what is not said is as usual. */
export function draftOf({ name, options }: DesignInfo): Draft {
  return { ...EMPTY_DRAFT, ...(options as Partial<RouteOptions>), name };
}
