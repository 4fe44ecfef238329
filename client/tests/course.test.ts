import { expect, test } from "vitest";
import { drawn, LEFT, RIGHT } from "../src/lib/account/course";
import type { RatingPoint } from "../src/lib/wire";

const point = (at: number, error: number): RatingPoint => ({ ended: "2026-11-29", rating: { at, error } });
const pairs = (points: string): number[][] => points.split(" ").map((one) => one.split(",").map(Number));

test("a rating's course goes from edge to edge, higher where it is higher, within its interval", () => {
  const picture = drawn([point(1500, 300), point(1600, 200), point(1550, 150)]);
  const line = pairs(picture.line);
  expect(line.map(([x]) => x)).toEqual([LEFT, (LEFT + RIGHT) / 2, RIGHT]);
  const [first = 0, second = 0, third = 0] = line.map(([, y]) => y ?? 0);
  expect(second).toBeLessThan(third);
  expect(third).toBeLessThan(first);
  const band = pairs(picture.band).map(([, y]) => y ?? 0);
  expect(band).toHaveLength(6);
  expect(Math.min(...band)).toBeLessThan(second);
  expect(Math.max(...band)).toBeGreaterThan(first);
  expect(picture.rungs.map(({ value }) => value)).toEqual([1200, 1500, 1800]);
});

test("one game is a picture, too", () => {
  expect(pairs(drawn([point(1500, 200)]).line)[0]?.every(Number.isFinite)).toBe(true);
});
