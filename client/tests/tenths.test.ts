import { expect, test } from "vitest";
import { tenths } from "../src/daily/tenths";

test("as many of ten marks are filled as tenths of the others did worse", () => {
  for (const [share, filled] of [
    [0, 0],
    [4, 0],
    [5, 1],
    [50, 5],
    [75, 8],
    [100, 10],
  ] as const) {
    const { svg } = tenths(share, { ground: "white", accent: "red" });
    expect(svg.match(/fill="red"/g)?.length ?? 0).toBe(filled);
    expect(svg.match(/<circle/g)).toHaveLength(10);
  }
});
