/** What may be picked: a stack, and where one stack has several ways, where it goes. No rule is known here. */
import type { Outline } from "./shapes";

export const from = (spot: number): string => `s:${spot}`;
export const to = (spot: number): string => `e:${spot}`;

/** A choice without an outline (to let an action pass, to stay) fits only before anything is picked. */
export function fits(outline: unknown, picks: readonly string[]): boolean {
  if (picks.length === 0) return true;
  const drawn = outline as Outline | null;
  return drawn !== null && picks.every((pick) => pick === from(drawn.spot_from) || pick === to(drawn.spot_to));
}
