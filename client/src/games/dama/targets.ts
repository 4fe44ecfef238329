/** The places of the plate that can be picked now. */
import type { Geometry, Point } from "./geometry";
import { fits, from, to } from "./select";
import { type Outline, START } from "./shapes";

export interface Target extends Point { kind: "stack" | "end"; key: string; spot: number; pick: string; horses: number; seat: number }

/** Stacks that can go; once one is picked and has several ways, where it can go. */
export function targetsOf(outlines: readonly Outline[], picks: readonly string[], geometry: Geometry, done: boolean): Target[] {
  const stacks = new Map<number, Target>();
  for (const { spot_from, seat, horses } of outlines) {
    const at = spot_from === START ? geometry.hand(seat) : geometry.centre(spot_from);
    stacks.set(spot_from, { ...at, kind: "stack", key: `stack-${spot_from}`, spot: spot_from, pick: from(spot_from), horses, seat });
  }
  const ends = new Map<number, Target>();
  if (picks.length > 0 && !done) {
    for (const { spot_to, seat, horses } of outlines.filter((outline) => fits(outline, picks))) {
      ends.set(spot_to, { ...geometry.centre(spot_to), kind: "end", key: `end-${spot_to}`, spot: spot_to, pick: to(spot_to), horses, seat });
    }
  }
  return [...ends.values(), ...[...stacks.values()].filter((stack) => !ends.has(stack.spot)).sort((one, other) => one.spot - other.spot)];
}
