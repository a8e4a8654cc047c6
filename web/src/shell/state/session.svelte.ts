// One table as this browser knows it: the live connection, what is shown now, and what may be sent. It knows no rule.

import { api, Refusal } from "../api";
import type { Muted, Problem } from "../../generated/api";
import type { Hint, ChatLine, LogEntry, SeatInfo, Snapshot, TableInfo } from "../game";
import { Live, type Connection, type LiveMessage } from "../live";
import { mergeLog, resumeFrom } from "../log";
import { KnownMap } from "../map";
import { withNames } from "../names";
import { Pace } from "../pace";
import { presenceNews, personPlays } from "../table/presence";
import { settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";
import { i18n } from "./i18n.svelte";

/** What a shared device hides the hand behind: nothing, "pass the device", or a note while others decide. */
type Curtain = "none" | "pass" | "watch";

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  connection = $state<Connection>("connecting");
  chat = $state.raw<ChatLine[]>([]);
  /** Whom this person does not want to hear here. */
  muted = $state.raw<Muted[]>([]);
  sending = $state(false);
  behind = $state(0);
  /** On a shared device: the seat of whoever took it. */
  heldSeat = $state<number | null>(null);

  private readLines = $state(0);
  readonly unread = $derived(Math.max(0, this.chat.length - this.readLines));

  private shown = $state.raw<Snapshot | null>(null);
  private log = $state.raw<LogEntry[]>([]);
  private readonly map = new KnownMap();
  private live: Live | null = null;
  private closed = false;
  private readonly pace = new Pace(
    (snapshot, behind) => {
      this.shown = snapshot;
      this.behind = behind;
    },
    () => (document.hidden ? "skip" : settings.speed),
  );
  private readonly wake = (): void => this.live?.wake();

  readonly mine: SeatInfo[] = $derived(this.info?.seats.filter((seat) => seat.mine) ?? []);
  readonly shared = $derived(this.mine.length > 1);
  /** The seats for which this person decides, and no bot in their place. */
  private readonly played: SeatInfo[] = $derived(this.mine.filter(personPlays));

  readonly curtain: Curtain = $derived.by(() => {
    const table = this.shown?.table;
    if (!this.shared || table?.status !== "playing") return "none";
    if (!this.played.some((seat) => seat.seat === table.turn)) return "watch";
    return this.heldSeat === table.turn && this.shown?.seat === table.turn ? "none" : "pass";
  });

  /** What a game module is told: the table with the log up to the moment shown. Behind a curtain the server shows only
      what spectators see. */
  readonly snapshot: Snapshot | null = $derived.by(() => {
    const shown = this.shown;
    if (!shown) return null;
    const log = this.log.filter((entry) => entry.move <= shown.moves);
    return { ...shown, table: withNames(shown.table, i18n.t), log };
  });

  private advice = $state.raw<{ ply: number; hint: Hint } | null>(null);
  /** The hint for the position shown; a new position drops it. */
  readonly hint: Hint | null = $derived(
    this.advice && this.snapshot?.seat != null && this.advice.ply === this.shown?.ply ? this.advice.hint : null,
  );

  readonly busy = $derived(this.sending || this.behind > 0);

  readonly myTurn = $derived(
    this.shown?.table.status === "playing" &&
      this.behind === 0 &&
      this.played.some((seat) => seat.seat === this.shown?.table.turn),
  );

  constructor(readonly id: string) {}

  /** Fetches the table once, without connecting: who sits there, and whether one may join. */
  async load(): Promise<TableInfo | null> {
    try {
      this.info = await api.table(this.id);
    } catch (problem) {
      this.refusal = problem instanceof Refusal ? problem : new Refusal(0, "web-error-unexpected", "");
    }
    return this.info;
  }

  connect(): void {
    if (this.live || this.closed) return;
    this.live = new Live({
      url: () => this.address(),
      message: (message) => this.onMessage(message),
      connection: (state) => (this.connection = state),
    });
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    this.closed = true;
    this.live?.close();
    this.pace.clear();
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
  }

  /** Skips to the present, past what was still to be shown of others' turns. */
  skip(): void {
    this.pace.skip();
  }

  async send(action: number): Promise<void> {
    const { shown } = this;
    if (this.busy || !shown || shown.seat === null || this.curtain !== "none") return;
    const seat = shown.seat;
    await this.ask(() => this.act(seat, shown.ply, action));
  }

  /** Over the live connection, which brings the answer before this is done; without one, and where it may look from
      another seat than the one that decides, by a request. */
  private async act(seat: number, ply: number, action: number): Promise<Snapshot | null> {
    const live = this.shared ? null : this.live;
    if (!live?.ready) return api.act(this.id, seat, ply, action, resumeFrom(this.log));
    await live.act(seat, ply, action, api.language);
    return null;
  }

  async undo(turn: boolean): Promise<void> {
    const { shown } = this;
    if (this.busy || !shown || shown.seat === null || this.curtain !== "none") return;
    if (!(turn ? shown.undo.turn : shown.undo.step)) return;
    const seat = shown.seat;
    await this.ask(() => api.undo(this.id, seat, shown.ply, turn, resumeFrom(this.log)));
  }

  /** Asks what would be good now. Nothing is played. */
  async suggest(): Promise<void> {
    const { shown } = this;
    if (this.busy || !shown || shown.seat === null || this.curtain !== "none" || !this.myTurn) return;
    this.sending = true;
    try {
      // The reasons are the game's own words, if it gives any.
      const texts = [i18n.loadPart("analysis"), i18n.loadPart("analysis", shown.table.game).catch(() => undefined)];
      const [hint] = await Promise.all([api.hint(this.id, shown.seat, shown.ply), ...texts]);
      this.advice = { ply: shown.ply, hint };
    } catch (problem) {
      if (problem instanceof Refusal && problem.snapshot) this.receive(problem.snapshot, true);
      toasts.fail(problem);
    } finally {
      this.sending = false;
    }
  }

  /** The person has seen enough of the hint. */
  dropHint(): void {
    this.advice = null;
  }

  /** On a shared device: the person whose turn it is has taken it. */
  async takeDevice(): Promise<void> {
    const seat = this.shown?.table.turn;
    if (seat === undefined || seat === null) return;
    this.heldSeat = seat;
    this.live?.send({ type: "seat", seat });
    await this.ask(() => api.snapshot(this.id, seat));
  }

  /** The chat has been read to its end. */
  markChatRead(): void {
    this.readLines = this.chat.length;
  }

  update(info: TableInfo): void {
    this.info = info;
  }

  private announce(table: TableInfo): void {
    for (const news of presenceNews(this.info?.seats ?? [], table.seats, i18n.t, table.clock)) toasts.say(news);
  }

  private async ask(request: () => Promise<Snapshot | null>): Promise<void> {
    this.sending = true;
    try {
      const answer = await request();
      if (answer) this.receive(answer, true);
    } catch (problem) {
      if (problem instanceof Refusal && problem.snapshot) this.receive(problem.snapshot, true);
      toasts.fail(problem);
    } finally {
      this.sending = false;
    }
  }

  private onMessage(message: LiveMessage): void {
    if (message.type === "snapshot") {
      this.hear(message);
      this.receive(message, this.sending);
    }
    else if (message.type === "chat") this.chat = [...this.chat, message];
    else if (message.type === "presence") this.updatePresence(message.seats);
    else if (message.type === "error") this.onError(message.error);
  }

  /** The chat as the connection brings it, in order; lines may also have gone. Answers to requests may be older. */
  private hear({ chat, muted }: Snapshot): void {
    this.chat = chat;
    this.muted = muted;
    this.readLines = Math.min(this.readLines, chat.length);
  }

  private receive(snapshot: Snapshot, own: boolean): void {
    // Overtaken on its way: the answer to one's own decision may come after the news of what followed it. Those told all
    // that is in it, and more; to merge it now would cut the log back, and nobody sends those entries again.
    if (snapshot.ply < this.pace.ply) return;
    this.announce(snapshot.table);
    this.info = snapshot.table;
    if (!snapshot.view) return;
    this.log = mergeLog(this.log, snapshot.log, snapshot.moves);
    // A late message to the seat that held the device before: what happened is for all, the hand is not.
    if (this.shared && this.heldSeat === snapshot.table.turn && snapshot.seat !== this.heldSeat) return;
    const takenBack = this.shown !== null && snapshot.moves < this.shown.moves;
    const whole = this.map.complete(snapshot);
    if (own || takenBack || this.shown === null) this.pace.jump(whole);
    else this.pace.push(whole);
    this.behind = this.pace.behind;
  }

  /** A table that is gone, or that one may not see, closes the page; any other refusal is only shown. */
  private onError(error: Problem): void {
    if (["error-table-unknown", "error-blocked", "error-device-ended"].includes(error.key)) {
      const ended = error.key === "error-table-unknown" && this.info?.status === "waiting";
      this.refusal = new Refusal(404, error.key, ended ? i18n.t("web-table-ended") : error.message);
      this.close();
    } else toasts.refuse(error.message, error.rule);
  }

  private updatePresence(seats: SeatInfo[]): void {
    if (!this.info) return;
    const news = new Map(seats.map(({ seat, here, seen }) => [seat, { here, seen }]));
    this.info = { ...this.info, seats: this.info.seats.map((seat) => ({ ...seat, ...news.get(seat.seat) })) };
  }

  private address(): string {
    const query = new URLSearchParams({ since: String(resumeFrom(this.log)) });
    const seat = this.shared ? this.heldSeat : null;
    if (seat !== null) query.set("seat", String(seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`;
  }
}
