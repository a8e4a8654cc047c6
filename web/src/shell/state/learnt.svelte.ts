// What this person has learnt: the games they have played, and how far they have come in the lessons. The server keeps it
// for all devices of a guest; this browser keeps it too, for who has no name yet and for while the server is away.

import { api, Refusal } from "../api";
import { me } from "./me.svelte";
import { recall, remember } from "./stored";

interface Kept {
  answers: readonly number[];
  /** Stays so, however often the lesson is begun anew. */
  finished: boolean;
  /** Whether the server has it. */
  sent: boolean;
}

type All = Readonly<Record<string, Kept>>;

class Learnt {
  private kept = $state.raw<All>(recall<All>("learnt", {}));
  private games = $state.raw<readonly string[]>(recall<string[]>("played", []));
  /** Whether the server was asked, and answered or could not be reached. */
  asked = $state(false);

  /** Sends what the server has not got, and reads what other devices have done. */
  async look(): Promise<void> {
    try {
      if (me.guest) {
        for (const [name, each] of Object.entries(this.kept)) if (!each.sent) await this.send(name, each.answers);
      }
      const { played, lessons } = await api.learnt();
      if (!me.guest) return;
      const found = lessons.map(({ game, lesson, answers, finished }) => [`${game}/${lesson}`, { answers, finished, sent: true }] as const);
      const own = Object.entries(this.kept).filter(([, { sent }]) => !sent);
      this.remember(Object.fromEntries([...found, ...own]));
      this.games = played;
      remember("played", played);
    } catch {
      // What this browser knows is good enough until the next time.
    } finally {
      this.asked = true;
    }
  }

  hasPlayed(game: string): boolean {
    return this.games.includes(game);
  }

  isFinished(game: string, lesson: string): boolean {
    return this.kept[`${game}/${lesson}`]?.finished ?? false;
  }

  answersOf(game: string, lesson: string): readonly number[] {
    return this.kept[`${game}/${lesson}`]?.answers ?? [];
  }

  /** Notes how far a lesson was played. */
  keep(game: string, lesson: string, answers: readonly number[], over: boolean): void {
    const name = `${game}/${lesson}`;
    this.remember({ ...this.kept, [name]: { answers, finished: over || this.isFinished(game, lesson), sent: false } });
    if (me.guest) void this.send(name, answers).catch(() => undefined);
  }

  /** This browser knows nobody any more. */
  forget(): void {
    this.remember({});
    this.games = [];
    remember("played", []);
  }

  private async send(name: string, answers: readonly number[]): Promise<void> {
    const kept = this.kept[name];
    try {
      await api.keepLesson(name, answers);
    } catch (problem) {
      // A lesson that has changed since, or is no more: those answers are of no use to anybody.
      if (!(problem instanceof Refusal) || problem.status !== 422) throw problem;
    }
    // What was done meanwhile is sent by itself.
    if (kept && this.kept[name] === kept) this.remember({ ...this.kept, [name]: { ...kept, sent: true } });
  }

  private remember(kept: All): void {
    this.kept = kept;
    remember("learnt", kept);
  }
}

export const learnt = new Learnt();
