// A lesson being played: the answers given so far, and how the table stands after them. The server knows what is wanted.

import { api, Refusal, type LessonMoment } from "../api";
import type { Choice, Snapshot } from "../game";
import { withNames } from "../names";
import { i18n } from "../state/i18n.svelte";
import { learnt } from "../state/learnt.svelte";
import { toasts } from "../state/toasts.svelte";

/** More than a lesson has decisions: after something else was tried, no plan of several steps goes on. */
const ASTRAY = 1000;

export class LessonPlay {
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** What was done instead of what is wanted, if it was. */
  private strayed = $state<number | null>(null);
  private shown = $state(false);
  private moment = $state.raw<LessonMoment | null>(null);
  private answers: readonly number[] = [];
  private tried = $state(0);

  readonly lesson = $derived(this.moment?.lesson ?? null);
  readonly done = $derived(this.moment?.done ?? 0);
  readonly rule = $derived(this.moment?.rule ?? null);
  readonly over = $derived(this.lesson !== null && this.done >= this.lesson.steps.length);
  /** The step that is to be done. */
  readonly step = $derived(this.lesson?.steps[this.done] ?? null);
  /** Whether there is only something to look at. */
  readonly looking = $derived(!this.over && this.moment?.wanted.length === 0);
  readonly snapshot: Snapshot | null = $derived(
    this.moment && {
      ...this.moment.snapshot,
      ply: this.moment.snapshot.ply + ASTRAY * this.tried,
      table: withNames(this.moment.snapshot.table, i18n.t),
      choices: this.over ? [] : this.moment.snapshot.choices,
    },
  );
  readonly wanted: Choice | null = $derived(
    this.moment?.snapshot.choices.find(({ action }) => action === this.moment?.wanted[0]) ?? null,
  );
  readonly astray = $derived(this.strayed !== null);
  /** The name of the mistake that was made, if there is a word to say about it. */
  readonly mistake = $derived.by(() => {
    const action = this.strayed;
    return action === null ? null : (this.moment?.instead.find(({ actions }) => actions.includes(action))?.name ?? null);
  });
  /** The wanted choice, once somebody asked to be shown. */
  readonly hint = $derived(this.shown ? this.wanted : null);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  async begin(): Promise<void> {
    const kept = learnt.answersOf(this.game, this.id);
    try {
      await this.go(kept);
      if (this.over) await this.go([]);
    } catch {
      // A lesson that has changed since begins anew.
      await this.go([]).catch((problem: unknown) => {
        this.refusal = problem instanceof Refusal ? problem : new Refusal(0, "web-error-unexpected", "");
      });
    }
  }

  async answer(action: number): Promise<void> {
    if (this.busy || this.over || !this.moment) return;
    const good = this.looking ? action === -1 : this.moment.wanted.includes(action);
    if (!good) {
      this.tried += 1;
      this.strayed = action;
      return;
    }
    await this.try([...this.answers, action]);
  }

  next(): Promise<void> {
    return this.answer(-1);
  }

  back(): Promise<void> {
    return this.try(this.answers.slice(0, -1));
  }

  again(): Promise<void> {
    return this.try([]);
  }

  show(): void {
    this.shown = true;
  }

  private async try(answers: readonly number[]): Promise<void> {
    if (this.busy) return;
    try {
      await this.go(answers);
    } catch (problem) {
      toasts.fail(problem);
    }
  }

  private async go(answers: readonly number[]): Promise<void> {
    this.busy = true;
    try {
      this.moment = await api.lesson(this.game, this.id, answers);
      this.answers = answers;
      this.shown = false;
      this.strayed = null;
      learnt.keep(this.game, this.id, answers, this.over);
    } finally {
      this.busy = false;
    }
  }
}
