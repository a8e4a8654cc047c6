// How far this browser has come in the lessons of each game: the answers given in each, and which were ever finished.

import { recall, remember } from "../state/stored";

type Answers = Record<string, number[]>;

export function isFinished(game: string, lesson: string): boolean {
  return recall<string[]>(`finished-${game}`, []).includes(lesson);
}

/** Stays so, however often the lesson is begun anew. */
export function keepFinished(game: string, lesson: string): void {
  if (!isFinished(game, lesson)) remember(`finished-${game}`, [...recall<string[]>(`finished-${game}`, []), lesson]);
}

export function answersOf(game: string, lesson: string): number[] {
  return recall<Answers>(`lessons-${game}`, {})[lesson] ?? [];
}

export function keepAnswers(game: string, lesson: string, answers: readonly number[]): void {
  remember(`lessons-${game}`, { ...recall<Answers>(`lessons-${game}`, {}), [lesson]: answers });
}
