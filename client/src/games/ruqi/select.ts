/** What may still be picked: offers are walked by their outlines only, half-step by half-step. No rule is known here. */
import type { Outline, StepOutline } from "./payloads";

/** Where a half-step ends: a spot, or off the board. */
export type End = number | "off";
/** A pick is one of: `u:1.2` (these pieces are held), `h:1.2>24` (they made one half-step), `t:1.2>24` (they made both). */
export type Pick = string;

export const unitKey = (pieces: readonly number[]): string => [...pieces].sort((a, b) => a - b).join(".");
export const endOf = (step: StepOutline): End => (step.off ? "off" : (step.path.at(-1) ?? "off"));
export const hold = (pieces: readonly number[]): Pick => `u:${unitKey(pieces)}`;
const once = (unit: string, end: End): Pick => `h:${unit}>${end}`;
const twice = (unit: string, end: End): Pick => `t:${unit}>${end}`;

function disjoint(one: readonly number[], other: readonly number[]): boolean {
  return !one.some((piece) => other.includes(piece));
}

/** The half-steps that may be taken now: the first, or a later one that moves other pieces. */
function open(steps: readonly StepOutline[]): StepOutline[] {
  return steps.filter((step, index) => steps.slice(0, index).every((before) => disjoint(before.pieces, step.pieces)));
}

function bothBy(steps: readonly StepOutline[], unit: string): StepOutline | null {
  const last = steps[1];
  const same = steps.length === 2 && steps.every((step) => unitKey(step.pieces) === unit);
  return same && last ? last : null;
}

function take(steps: readonly StepOutline[], pick: Pick): readonly StepOutline[] | null {
  const [unit = "", end = ""] = pick.slice(2).split(">");
  if (pick.startsWith("u:")) return open(steps).some((step) => unitKey(step.pieces) === unit) ? steps : null;
  if (pick.startsWith("t:")) {
    const last = bothBy(steps, unit);
    return last && String(endOf(last)) === end ? [] : null;
  }
  const taken = open(steps).find((step) => unitKey(step.pieces) === unit && String(endOf(step)) === end);
  return taken ? steps.filter((step) => step !== taken) : null;
}

/** The half-steps of an outline that the picks have not used, or null when the outline no longer fits. */
export function remaining(outline: Outline, picks: readonly Pick[]): readonly StepOutline[] | null {
  let steps: readonly StepOutline[] | null = outline.steps;
  for (const pick of picks) {
    steps = take(steps, pick);
    if (steps === null) return null;
  }
  return steps;
}

export function fits(outline: unknown, picks: readonly string[]): boolean {
  return remaining(outline as Outline, picks) !== null;
}

/** The pieces now held, if any. */
export function held(picks: readonly Pick[]): number[] | null {
  const last = picks.at(-1);
  return last?.startsWith("u:") ? last.slice(2).split(".").map(Number) : null;
}

/** The picks without the pieces that are only held. */
export function settled(picks: readonly Pick[]): readonly Pick[] {
  return held(picks) ? picks.slice(0, -1) : picks;
}

export interface Unit {
  pieces: readonly number[];
  from: number;
}
export interface Destination {
  end: End;
  pick: Pick;
  /** The numbers that go there, one or both. */
  pips: readonly number[];
  paths: (readonly number[])[];
}

/** The groups of pieces that can be picked up now, larger groups first. */
export function units(outlines: readonly Outline[], picks: readonly Pick[]): Unit[] {
  const found = new Map<string, Unit>();
  for (const outline of outlines) {
    for (const step of open(remaining(outline, settled(picks)) ?? [])) {
      const from = step.path[0];
      if (from !== undefined) found.set(unitKey(step.pieces), { pieces: step.pieces, from });
    }
  }
  return [...found.values()].sort(
    (one, other) => other.pieces.length - one.pieces.length || unitKey(one.pieces).localeCompare(unitKey(other.pieces)),
  );
}

/** Where the held pieces can go: with one die, or, where no single die ends there, with both. */
export function destinations(outlines: readonly Outline[], picks: readonly Pick[]): Destination[] {
  const unit = held(picks);
  if (unit === null) return [];
  const key = unitKey(unit);
  const near = new Map<End, Destination>();
  const far = new Map<End, Destination>();
  for (const outline of outlines) {
    const steps = remaining(outline, settled(picks)) ?? [];
    for (const step of open(steps)) {
      if (unitKey(step.pieces) === key)
        near.set(endOf(step), {
          end: endOf(step),
          pick: once(key, endOf(step)),
          pips: [step.pips],
          paths: [step.path],
        });
    }
    const last = bothBy(steps, key);
    if (last)
      far.set(endOf(last), {
        end: endOf(last),
        pick: twice(key, endOf(last)),
        pips: steps.map((step) => step.pips),
        paths: steps.map((step) => step.path),
      });
  }
  return [...near.values(), ...[...far.values()].filter((one) => !near.has(one.end))];
}

/** The picks once a unit is taken up: with one way to go, it has gone. */
export function taken(
  outlines: readonly Outline[],
  picks: readonly Pick[],
  pieces: readonly number[],
): readonly Pick[] {
  const done = settled(picks);
  const holding = [...done, hold(pieces)];
  const ways = destinations(
    outlines.filter((outline) => remaining(outline, holding) !== null),
    holding,
  );
  const only = ways.length === 1 ? ways[0] : undefined;
  return only ? [...done, only.pick] : holding;
}

/** What becomes of a unit in all turns that are still possible: its kind at the end, `off`, or null where turns differ. */
export function outcome(outlines: readonly Outline[], pieces: readonly number[]): "f" | "x" | "off" | null {
  const ends = new Set(
    outlines.flatMap((outline) =>
      outline.results
        .filter((result) => pieces.includes(result.piece))
        .map((result) => (result.spot === null ? "off" : result.kind)),
    ),
  );
  return ends.size === 1 ? ([...ends][0] ?? null) : null;
}

export interface Walk {
  pieces: readonly number[];
  path: readonly number[];
  off: boolean;
  pips: number;
}

/** The half-steps already picked, as the first outline that fits shows them. */
export function walked(outlines: readonly Outline[], picks: readonly Pick[]): Walk[] {
  const done = settled(picks);
  const outline = outlines.find((one) => remaining(one, done) !== null);
  if (!outline) return [];
  const left = remaining(outline, done) ?? [];
  return outline.steps.filter((step) => !left.includes(step));
}
