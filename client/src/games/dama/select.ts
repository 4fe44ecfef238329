/** What may still be picked on the board: a stack, then where it goes. Offers are read by their outlines; no rule is known here. */
import type { Outline } from "./payloads";

/** `s:27` takes the stack on 27; `t:44` sends it to 44. */
export type Pick = string;
export const stackOn = (spot: number): Pick => `s:${spot}`;
export const goTo = (spot: number): Pick => `t:${spot}`;

/** Some choices have nothing to draw: to let an action pass, to stay, to leave. */
export const drawn = (outline: unknown): Outline | null => (outline as Outline | null) ?? null;

export function fits(outline: unknown, picks: readonly string[]): boolean {
  const move = drawn(outline);
  if (move === null) return picks.length === 0;
  return picks.every((pick) => pick === stackOn(move.spot_from) || pick === goTo(move.spot_to));
}

/** The stack now held, if any. */
export function held(picks: readonly Pick[]): number | null {
  const pick = picks.find((one) => one.startsWith("s:"));
  return pick === undefined ? null : Number(pick.slice(2));
}

export interface StackTarget {
  kind: "stack";
  key: string;
  spot: number;
  pick: Pick;
}
export interface EndTarget {
  kind: "end";
  key: string;
  spot: number;
  pick: Pick;
  from: number[];
}
export type Target = StackTarget | EndTarget;

/** All stacks that may go, along the road; then where those still possible would end. A cell that is both is the stack's. */
export function targets(all: readonly Outline[], possible: readonly Outline[], picks: readonly Pick[]): Target[] {
  const stacks = [...new Set(all.map((one) => one.spot_from))].sort((one, other) => one - other);
  const holding = held(picks) !== null;
  const ends = new Map<number, number[]>();
  for (const one of possible) {
    // While a stack is held its own destinations come first; else a stack that stands there does.
    if (!holding && stacks.includes(one.spot_to)) continue;
    const from = ends.get(one.spot_to) ?? [];
    ends.set(one.spot_to, from.includes(one.spot_from) ? from : [...from, one.spot_from]);
  }
  const taken = holding ? new Set(ends.keys()) : new Set<number>();
  return [
    ...stacks
      .filter((spot) => !taken.has(spot))
      .map((spot): StackTarget => ({ kind: "stack", key: `stack-${spot}`, spot, pick: stackOn(spot) })),
    ...[...ends]
      .sort(([one], [other]) => one - other)
      .map(([spot, from]): EndTarget => ({ kind: "end", key: `end-${spot}`, spot, pick: goTo(spot), from })),
  ];
}
