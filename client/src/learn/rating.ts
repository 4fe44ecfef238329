/**
 * How well a reader solves puzzles, on the scale on which the puzzles stand: Glicko's rating, after Mark Glickman. A puzzle's own
 * rating does not change: it was measured with the answers of computers.
 */

export interface Rating {
  at: number;
  /** The standard error. */
  error: number;
}

export const BEGINNER: Rating = { at: 1500, error: 350 };
/** Nobody is known better than this, for people change. */
const SUREST = 45;
/** The error of a puzzle's rating: of some forty answers half are right ± 8 %, which is 55 on this scale. Ours. */
const OF_A_PUZZLE = 60;
const Q = Math.LN10 / 400;

/** The rating after an answer to a puzzle. */
export function rated({ at, error }: Rating, puzzle: number, right: boolean): Rating {
  const weight = 1 / Math.sqrt(1 + (3 * (Q * OF_A_PUZZLE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-weight * (at - puzzle)) / 400));
  const told = (Q * weight) ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / error ** 2 + told);
  const step = Q * variance * weight * (Number(right) - expected);
  return { at: at + step, error: Math.max(SUREST, Math.sqrt(variance)) };
}
