/** What moves over the board, how long it takes, and how stacks change by it. */
import type { Point } from "./geometry";
import type { Context, Stack } from "./payloads";
import TIME from "./times.json";

/** Durations in milliseconds: data, because a measure of the waiting between two choices reads them, too. */
export { TIME };

export interface Throw {
  dice: readonly number[];
  by: number;
  context: Context | null;
  actor: number;
  horses: number;
  stale: boolean;
}
/** A journey already made: its line stays on the board until the next. */
export interface Road {
  seat: number;
  from: number;
  to: number;
  horses: number;
  path: readonly number[];
  turnedAt: number | null;
}
export interface Slip {
  key: number;
  from: Point;
  to: Point;
  amount: number;
}
export interface Rider {
  seat: number;
  horses: number;
  at: Point;
}

/** How long a journey of so many cells takes. */
export const journeyTime = (cells: number): number =>
  Math.min(TIME.LONGEST, Math.max(TIME.SHORTEST, TIME.PER_CELL * cells));

/** A die falling from above and turning as it comes to rest. */
export const FALL: Keyframe[] = [
  { transform: "translateY(-26px) rotate(-170deg)" },
  { transform: "translateY(5px) rotate(12deg)", offset: 0.75 },
  { transform: "none" },
];
/** A struck stack, where it stands: hit, and thrown out of place. */
export const hit = ({ x, y }: Point): Keyframe[] =>
  [
    [0, 1],
    [7, 1.25],
    [-5, 1.1],
    [0, 1],
  ].map(([aside, scale]) => ({
    transform: `translate(${x + (aside ?? 0)}px, ${y}px) scale(${scale})`,
  }));
/** The bar of a gate parting. */
export const PARTING: Keyframe[] = [
  { transform: "scaleY(.1)", opacity: 0.3 },
  { transform: "none", opacity: 1 },
];

/** Keyframes that bring something along these points. */
export const along = (points: readonly Point[]): Keyframe[] =>
  points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));

/** Stacks with horses put on a cell or taken from it, along the road. */
export function changed(stacks: readonly Stack[], spot: number, by: number): Stack[] {
  const there = (stacks.find(([cell]) => cell === spot)?.[1] ?? 0) + by;
  const others = stacks.filter(([cell]) => cell !== spot);
  const all: Stack[] = there > 0 ? [...others, [spot, there]] : others;
  return [...all].sort(([one], [other]) => one - other);
}
