import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as fairness from "../src/lib/fairness";
import type { ContributionSaid } from "../src/lib/wire";

interface TableVector {
  name: string;
  table: string;
  secret: string;
  commit: string;
  seals: (string | null)[];
  openings: Record<string, string>;
  contributions: ContributionSaid[];
  joint: string;
  keys: Record<string, string>;
}
interface DrawVector {
  key: string;
  hand: number;
  nth: number;
  odds: fairness.Odds & { before?: string };
  move: string;
}

/** The one file of derivations, which the Python tests read too. */
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/vectors/chance.json"), "utf8")) as {
  tables: TableVector[];
  draws: DrawVector[];
};

describe.each(vectors.tables)("table $name", (vector) => {
  const { table, commit, contributions, joint } = vector;
  test("commitment, seals and contributions", () => {
    expect(fairness.commitmentTo(vector.secret)).toBe(commit);
    for (const [seat, text] of Object.entries(vector.openings))
      expect(fairness.sealOf(text)).toBe(vector.seals[Number(seat)]);
    for (const each of contributions) expect(fairness.isSound(table, commit, each)).toBe(true);
  });
  test("joint hash and keys", () => {
    expect(fairness.jointOf(table, commit, contributions)).toBe(joint);
    for (const [bout, key] of Object.entries(vector.keys))
      expect(fairness.boutKey(vector.secret, joint, Number(bout))).toBe(key);
  });
  test("a contribution that was altered is not sound", () => {
    for (const each of contributions) {
      const other = each.text === "" ? "00" : `${each.text.slice(0, -1)}${each.text.endsWith("0") ? "1" : "0"}`;
      expect(fairness.isSound(table, commit, { ...each, text: other })).toBe(false);
      expect(fairness.isSound(table, commit, { ...each, state: "another" })).toBe(false);
    }
  });
});

test.each(vectors.draws)("draw $odds.kind of hand $hand, number $nth: $move", ({ key, hand, nth, odds, move }) => {
  expect(fairness.drawn(odds, key, hand, nth)).toBe(move);
});

test("a text is 32 bytes that are never the same", () => {
  const texts = Array.from({ length: 50 }, fairness.freshText);
  expect(texts.every(fairness.isText)).toBe(true);
  expect(new Set(texts).size).toBe(50);
});
