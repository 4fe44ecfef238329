/** Which puzzles of a game a reader wants. */
import type { PuzzlesSaid } from "../lib/wire";

export interface Wanted {
  ruleset: string;
  /** Empty: any. */
  theme: string;
  /** 0: any. */
  grade: number;
}

/** The puzzles by their numbers, from 1, in their order. */
export function numbersOf({ puzzles }: PuzzlesSaid, { ruleset, theme, grade }: Wanted): number[] {
  return puzzles.flatMap((one, at) =>
    one.ruleset === ruleset && ["", one.theme].includes(theme) && [0, one.grade].includes(grade) ? [at + 1] : [],
  );
}

/** What a reader wants who asks for a puzzle, or for none: those of its rules, or those that the lesson teaches. */
export function wantedWith({ puzzles, rulesets }: PuzzlesSaid, number: number): Wanted {
  return { ruleset: puzzles[number - 1]?.ruleset ?? rulesets[0]?.id ?? "", theme: "", grade: 0 };
}

/** The first that is not solved; where all are, none. */
export const firstOpen = (numbers: readonly number[], solved: ReadonlySet<number>): number | undefined =>
  numbers.find((one) => !solved.has(one));
