import { expect, test } from "vitest";
import { destinations, fits, held, hold, remaining, unitKey, units } from "../src/games/ruqi/select";
import type { Outline } from "../src/games/ruqi/payloads";
import type { Happened } from "../src/lib/wire";
import { heard } from "./kit";

const step = (pieces: number[], ...path: number[]) => ({
  pieces,
  pips: path.length - 1,
  path,
  off: false,
  carried_from: null,
  turns_in: false,
  back: false,
});
const outline = (...steps: ReturnType<typeof step>[]): Outline => ({ seat: 0, steps, results: [] });

const offered = heard("ruqi")
  .filter((message): message is Happened => message.type === "Happened")
  .flatMap((message) =>
    message.asked.type === "Choose" ? [message.asked.offers.map((offer) => offer.outline as Outline)] : [],
  );

test("recorded questions are there to be answered", () => {
  expect(offered.length).toBeGreaterThan(3);
  expect(Math.max(...offered.map((offers) => offers.length))).toBeGreaterThan(3);
});

test.each(offered.map((offers, index) => ({ index, offers })))(
  "question $index: every offer can be reached by clicking",
  ({ offers }) => {
    for (const goal of offers) {
      let picks: readonly string[] = [];
      for (let clicks = 0; clicks < 6 && (remaining(goal, picks) ?? []).length > 0; clicks += 1) {
        const fitting = offers.filter((one) => fits(one, picks));
        expect(fitting).toContain(goal);
        const next = (remaining(goal, picks) ?? [])[0];
        if (!next) break;
        expect(units(offers, picks).map((unit) => unitKey(unit.pieces))).toContain(unitKey(next.pieces));
        const taken = [...picks, hold(next.pieces)];
        const end = next.off ? "off" : next.path.at(-1);
        const destination = destinations(
          offers.filter((one) => fits(one, taken)),
          taken,
        ).find((one) => one.end === end);
        expect(destination).toBeDefined();
        picks = [...picks, destination?.pick ?? ""];
      }
      expect(remaining(goal, picks)).toEqual([]);
    }
  },
);

test("the half-step of another piece may be picked first", () => {
  const goal = outline(step([0], 3, 4, 5), step([1], 8, 9, 10, 11));
  expect(remaining(goal, ["h:1>11"])?.map((one) => one.pieces)).toEqual([[0]]);
});

test("a half-step that needs the first cannot be picked before it", () => {
  const goal = outline(step([0], 3, 4, 5), step([0, 1], 5, 6, 7));
  expect(remaining(goal, [hold([0, 1])])).toBeNull();
  expect(remaining(goal, ["h:0>5", hold([0, 1])])).not.toBeNull();
});

test("one piece may be sent to where both dice lead", () => {
  const goal = outline(step([2], 3, 4), step([2], 4, 5, 6));
  const other = outline(step([2], 3, 4), step([3], 0, 1, 2));
  const ends = destinations([goal, other], [hold([2])]);
  expect(ends.map((one) => one.end)).toEqual([4, 6]);
  expect([goal, other].filter((one) => fits(one, [ends[1]?.pick ?? ""]))).toEqual([goal]);
});

test("larger groups are offered first", () => {
  const alone = outline(step([1], 12, 13));
  const joint = outline(step([0, 1], 12, 13));
  expect(units([alone, joint], []).map((unit) => unit.pieces)).toEqual([[0, 1], [1]]);
});

test("what is held is not yet a half-step", () => {
  expect(held([hold([4, 0])])).toEqual([0, 4]);
  expect(held(["h:0>5"])).toBeNull();
});
