import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Code } from "../src/games/madiao/payloads";
import { BARS, DISCS, RINGS, STRINGS } from "../src/games/madiao/pictures";

interface Described {
  said: string;
  /** How many strings, coins or lines lie in each row, from above. */
  rows: number[];
}
const described = JSON.parse(readFileSync(join(import.meta.dirname, "described.json"), "utf8")) as Record<
  string,
  Described
>;

/** The middle of each string: of its two ends, as each begins anew. */
function heights(path: string): number[] {
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)([vhlL])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(
    ([, , from, step, by, across]) => {
      const y = Number(from);
      if (step === "v") return y + Number(by) / 2;
      if (step === "l") return y + Number(across) / 2;
      return step === "L" ? (y + Number(across)) / 2 : y;
    },
  );
}

function rows(code: Code): number[] {
  const line = STRINGS[code];
  const lying = [...(DISCS[code] ?? []), ...(RINGS[code] ?? []), ...(BARS[code] ?? [])].map(({ y }) => y);
  const found: number[] = [];
  let last = -Infinity;
  for (const height of (line === undefined ? lying : heights(line)).sort((a, b) => a - b)) {
    if (height - last > 3) found.push(0);
    found[found.length - 1] = (found.at(-1) ?? 0) + 1;
    last = height;
  }
  return found;
}

test.each(Object.entries(described).filter(([code]) => code !== "S1"))(
  "%s is drawn as the guide describes it",
  (code, { said, rows: wanted }) => {
    expect(rows(code as Code), said).toEqual(wanted);
  },
);

test("the hairpin is one string, bent", () => {
  expect(STRINGS.S1?.match(/M/g)).toHaveLength(1);
});
