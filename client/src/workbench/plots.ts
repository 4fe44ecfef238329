/** Figures as text, and where the parts of plots stand. */
import type { LengthsSaid, MeasureSaid } from "../lib/wire";

const SURE = 0.05;
const MOST_BINS = 48;

/** Four digits that matter, with a true minus. */
export function text(value: number | null): string {
  if (value === null) return "–";
  const said = value === 0 ? "0" : String(Number(value.toPrecision(4)));
  return said.replace("-", "−");
}
export const interval = (bounds: readonly number[] | null): string =>
  bounds === null ? "–" : `[${text(bounds[0] ?? null)}, ${text(bounds[1] ?? null)}]`;
export const chance = (p: number | null): string =>
  p === null ? "–" : p === 0 ? "0" : String(Number(p.toPrecision(2)));

export const isSure = (one: MeasureSaid): boolean => one.p_holm !== null && one.p_holm < SURE;

/** By how many of its intervals a measure differs. */
function surety({ d, d_ci95 }: MeasureSaid): number {
  if (!d || d_ci95 === null) return 0;
  const [low = 0, high = 0] = d_ci95;
  return high > low ? Math.abs(d) / (high - low) : Number.POSITIVE_INFINITY;
}

/** The measures that differ at all, the surest first. */
export const changed = (measures: readonly MeasureSaid[]): MeasureSaid[] =>
  measures.filter((one) => one.d && one.d_ci95).sort((one, other) => surety(other) - surety(one));

export interface Bins {
  /** Where each bin begins, and where the last one ends. */
  edges: number[];
  /** Shares of games. */
  a: number[];
  b: number[];
}

/** How often lengths occur, in bins of equal width. */
export function binned({ a, b }: LengthsSaid): Bins {
  const every = [...a, ...b].map(([turns = 0]) => turns);
  const first = Math.min(...every);
  const span = Math.max(...every) - first + 1;
  const step = Math.max(1, Math.ceil(span / MOST_BINS));
  const bins = Math.ceil(span / step);
  const share = (pairs: readonly (readonly number[])[]): number[] => {
    const found = new Array<number>(bins).fill(0);
    const total = pairs.reduce((sum, [, games = 0]) => sum + games, 0);
    for (const [turns = 0, games = 0] of pairs) {
      const bin = Math.floor((turns - first) / step);
      found[bin] = (found[bin] ?? 0) + games / total;
    }
    return found;
  };
  return {
    edges: Array.from({ length: bins + 1 }, (_, nth) => first + nth * step),
    a: share(a),
    b: share(b),
  };
}

/** Round numbers from 0, at most five steps, the last not below `most`. */
export function rungs(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 4 || 1));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each * 5 >= most) ?? 10 * power;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, nth) => nth * step);
}
