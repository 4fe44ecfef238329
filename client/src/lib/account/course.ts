/** A rating over the games in which it changed, as a picture: its course, and how surely it was known. */
import type { RatingPoint } from "../wire";

export const WIDTH = 340;
export const HEIGHT = 120;
export const LEFT = 44;
export const RIGHT = WIDTH - 8;
const TOP = 8;
const BOTTOM = HEIGHT - 8;
const STEP = 100;

export interface Drawn {
  line: string;
  band: string;
  rungs: { value: number; y: number }[];
}

export function drawn(points: readonly RatingPoint[]): Drawn {
  const low = Math.floor(Math.min(...points.map(({ rating }) => rating.at - rating.error)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...points.map(({ rating }) => rating.at + rating.error)) / STEP) * STEP;
  const x = (nth: number): number => LEFT + ((RIGHT - LEFT) * nth) / Math.max(1, points.length - 1);
  const y = (value: number): number => BOTTOM - ((BOTTOM - TOP) * (value - low)) / (high - low);
  const through = (side: number): string[] =>
    points.map(({ rating }, nth) => `${x(nth).toFixed(1)},${y(rating.at + side * rating.error).toFixed(1)}`);
  const middle = Math.round((low + high) / 2 / STEP) * STEP;
  return {
    line: through(0).join(" "),
    band: [...through(1), ...through(-1).reverse()].join(" "),
    rungs: [...new Set([low, middle, high])].map((value) => ({ value, y: y(value) })),
  };
}
