// The server's HTTP interface, typed. Everything that fails becomes a Refusal that can be shown as it is.

import type {
  Analysis,
  Blocked,
  GameInfo,
  GuestInfo,
  LessonInfo,
  LessonMoment,
  MapList,
  Muted,
  MyLearnt,
  Refused,
  RulesInfo,
  TableIn,
} from "../generated/api";
import type { Hint, Snapshot, TableInfo } from "./game";

export type { Blocked, ClockIn, EachPlace, GameInfo, GameOption, GuestInfo, LessonInfo, LessonMoment, MapInfo, SeatIn, TableIn } from "../generated/api";

export type Which = "open" | "mine" | "finished";

/** Somebody at a table: on a seat, or who said a line of the chat. */
export type Someone = { seat: number } | { line: number };

/** Why something was not done: a sentence for the person, and the rule's number where a rule refused it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly rule: string | null = null,
    readonly snapshot: Snapshot | null = null,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

// A request that is not answered by then never will be; a hint, the slowest answer, takes ten seconds at most.
const ANSWER_WITHIN = 30_000;

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export class Api {
  /** The language in which refusals are said. */
  language = "en";

  constructor(private readonly fetch: Fetch = (input, init) => globalThis.fetch(input, init)) {}

  async me(): Promise<GuestInfo | null> {
    return (await this.get<{ guest: GuestInfo | null }>("/api/me")).guest;
  }

  async rename(name: string): Promise<GuestInfo> {
    return (await this.call<{ guest: GuestInfo }>("PUT", "/api/me", { name })).guest;
  }

  async games(language: string): Promise<GameInfo[]> {
    return (await this.get<{ games: GameInfo[] }>(`/api/games?language=${language}`)).games;
  }

  /** The texts of a game, or those for all games where none is named. */
  async texts(language: string, game: string, part = ""): Promise<string> {
    const query = new URLSearchParams({ ...(game && { game }), ...(part && { part }) });
    const response = await this.request("GET", `/api/texts/${language}.ftl${query.size > 0 ? `?${query}` : ""}`);
    return response.text();
  }

  /** The rules by number, what they speak of, and what is in the box. */
  rules(game: string): Promise<RulesInfo> {
    return this.get(`/api/games/${encodeURIComponent(game)}/rules`);
  }

  async lessons(game: string): Promise<LessonInfo[]> {
    return (await this.get<{ lessons: LessonInfo[] }>(`/api/games/${encodeURIComponent(game)}/lessons`)).lessons;
  }

  /** Which games I have played, and how far I have come in the lessons. */
  learnt(): Promise<MyLearnt> {
    return this.get("/api/me/lessons");
  }

  /** Keeps how far I have come in a lesson, called `game/lesson`. */
  async keepLesson(name: string, answers: readonly number[]): Promise<void> {
    const path = name.split("/").map(encodeURIComponent).join("/");
    await this.call("PUT", `/api/me/lessons/${path}`, { answers });
  }

  /** How a lesson stands after these answers. */
  lesson(game: string, lesson: string, answers: readonly number[]): Promise<LessonMoment> {
    return this.call("POST", `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, { answers });
  }

  maps(game: string): Promise<MapList> {
    return this.get(`/api/games/${game}/maps`);
  }

  /** The lobby's lists. The browser asks with the tag of those it has, and the answer then is that they still hold. */
  async lobby(): Promise<{ lists: Record<Which, TableInfo[]>; tag: string | null }> {
    const response = await this.request("GET", "/api/lobby");
    return { lists: (await response.json()) as Record<Which, TableInfo[]>, tag: response.headers.get("ETag") };
  }

  table(id: string): Promise<TableInfo> {
    return this.get(`/api/tables/${encodeURIComponent(id)}`);
  }

  makeTable(table: TableIn): Promise<TableInfo> {
    return this.call("POST", "/api/tables", table);
  }

  /** Takes a seat, or only asks whether there is one. */
  join(id: string, invite: string | null, sit = true): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/join`, { invite, sit });
  }

  /** Where other machines on the network find this server; empty if it only listens to its own machine. */
  async reach(): Promise<string[]> {
    return (await this.get<{ addresses: string[] }>("/api/reach")).addresses;
  }

  fill(id: string, seat: number, bot: string): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/fill`, { seat, bot });
  }

  /** Lets a bot play on for a person, or asks for that. */
  standIn(id: string, seat: number): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/stand-in`, {});
  }

  takeBack(id: string, seat: number): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/take-back`);
  }

  resign(id: string, seat: number): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/resign`);
  }

  /** Gets up from a table: before the game the seat is free again, during it a bot plays on. */
  leave(id: string): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/leave`);
  }

  /** My tables at which nothing has happened for long, and those that I left. */
  async archive(): Promise<TableInfo[]> {
    return (await this.get<{ tables: TableInfo[] }>("/api/tables?which=archive")).tables;
  }

  /** Leaves out what somebody says at a table, or what anybody says. */
  async mute(id: string, who: Someone | null): Promise<Muted[]> {
    return (await this.call<{ muted: Muted[] }>("POST", `/api/tables/${encodeURIComponent(id)}/mutes`, who ?? {})).muted;
  }

  async unmute(id: string, mute: number): Promise<Muted[]> {
    return (await this.call<{ muted: Muted[] }>("DELETE", `/api/tables/${encodeURIComponent(id)}/mutes/${mute}`)).muted;
  }

  async blocked(): Promise<Blocked[]> {
    return (await this.get<{ blocked: Blocked[] }>("/api/me/blocks")).blocked;
  }

  /** Keeps somebody away from the tables that I make. */
  async block(table: string, who: Someone): Promise<Blocked[]> {
    return (await this.call<{ blocked: Blocked[] }>("POST", "/api/me/blocks", { table, ...who })).blocked;
  }

  async unblock(block: number): Promise<Blocked[]> {
    return (await this.call<{ blocked: Blocked[] }>("DELETE", `/api/me/blocks/${block}`)).blocked;
  }

  /** Where everything that is stored about me is downloaded. */
  readonly dataUrl = "/api/me/data";

  async deleteMe(): Promise<void> {
    await this.request("DELETE", "/api/me");
  }

  async remove(id: string): Promise<void> {
    await this.request("DELETE", `/api/tables/${encodeURIComponent(id)}`);
  }

  rematch(id: string): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/rematch`);
  }

  snapshot(id: string, seat: number | null): Promise<Snapshot> {
    return this.get(`/api/tables/${encodeURIComponent(id)}/snapshot${seat === null ? "" : `?seat=${seat}`}`);
  }

  /** `since`: the move up to which the log is known and final. */
  act(id: string, seat: number, ply: number, action: number, since: number): Promise<Snapshot> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/actions?since=${since}`, { seat, ply, action });
  }

  undo(id: string, seat: number, ply: number, turn: boolean, since: number): Promise<Snapshot> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/undo?since=${since}`, { seat, ply, turn });
  }

  /** What a good player would do now; only for the seat that decides. */
  hint(id: string, seat: number, ply: number): Promise<Hint> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/hint`, { seat, ply });
  }

  /** How far the analysis of a finished game is, and what it says. */
  analysis(id: string): Promise<Analysis> {
    return this.get(`/api/tables/${encodeURIComponent(id)}/analysis`);
  }

  analyse(id: string): Promise<Analysis> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/analysis`);
  }

  /** A new table at a position of a finished game, against bots. */
  playOn(id: string, move: number, bot: string): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/play-on`, { move, bot });
  }

  async chat(id: string, text: string): Promise<void> {
    await this.request("POST", `/api/tables/${encodeURIComponent(id)}/chat`, { text });
  }

  replay(id: string, ply: number, seat: number | null, map: boolean): Promise<Snapshot> {
    const from = seat === null ? "" : `&seat=${seat}`;
    return this.get(`/api/tables/${encodeURIComponent(id)}/replay?ply=${ply}${from}&map=${map}`);
  }

  recordUrl(id: string): string {
    return `/api/tables/${encodeURIComponent(id)}/record`;
  }

  mapPicture(game: string, map: string, dark: boolean): string {
    return `/api/games/${game}/maps/${map}.svg?dark=${dark ? 1 : 0}`;
  }

  async upload(record: string): Promise<TableInfo> {
    const response = await this.request("POST", "/api/records", record);
    return (await response.json()) as TableInfo;
  }

  private get<T>(path: string): Promise<T> {
    return this.call("GET", path);
  }

  /** Asks for something that has no method of its own here, such as what only one page needs. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.request(method, path, body);
    return (await response.json()) as T;
  }

  async request(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { "Accept-Language": this.language };
    const init: RequestInit = { method, headers, credentials: "same-origin", signal: AbortSignal.timeout(ANSWER_WITHIN) };
    if (body !== undefined) {
      headers["Content-Type"] = "application/json";
      init.body = typeof body === "string" ? body : JSON.stringify(body);
    }
    let response: Response;
    try {
      response = await this.fetch(path, init);
    } catch {
      throw new Refusal(0, "web-error-network", "");
    }
    if (!response.ok) throw await refusalOf(response);
    return response;
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  let body: Partial<Refused> = {};
  try {
    body = (await response.json()) as Partial<Refused>;
  } catch {
    // A proxy's page and not the server's: the status has to do.
  }
  const { key, message, rule } = body.error ?? {};
  return new Refusal(
    response.status,
    key ?? (response.status >= 500 ? "web-error-server" : "web-error-refused"),
    message ?? "",
    rule ?? null,
    body.snapshot ?? null,
  );
}

export const api = new Api();
