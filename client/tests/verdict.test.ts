import { expect, test } from "vitest";
import { OneDeed } from "../src/lib/one-deed";
import { verdict, type End } from "../src/lib/verdict";

const TWO = ["Lin", "Wen"];
const end = (first: number[], by: number | null = null): End => ({ first, by, closed: false });
const click = (detail: number): MouseEvent => new MouseEvent("click", { detail });

test("who won is said to both sides and to those who watch, however the game ended", () => {
  const said = (one: End, names = TWO): string[] => [0, 1, null].map((mine) => verdict(one, names, mine));
  expect(said(end([0]))).toEqual(["You won.", "You lost; Lin won.", "Lin won."]);
  expect(said(end([0], 1))).toEqual(["You won: Wen conceded.", "You conceded; Lin won.", "Lin won: Wen conceded."]);
  expect(said(end([0, 1]))).toEqual(["Nobody won.", "Nobody won.", "Nobody won."]);
  expect(said(end([], 1), [...TWO, "Mei"])).toEqual(["Wen conceded.", "You conceded.", "Wen conceded."]);
  expect(said({ ...end([]), closed: true })).toEqual(Array(3).fill("This table was closed."));
  expect(verdict(end([0, 2]), [...TWO, "Mei"], 1)).toBe("Lin, Mei share first place.");
});

test("a double click does one deed, and clicking on does one after the other", () => {
  const deed = new OneDeed();
  expect(deed.fits(click(1), "throw")).toBe(true);
  expect(deed.fits(click(2), "confirm")).toBe(false);
  expect(deed.fits(click(3), "confirm")).toBe(true);
  expect(deed.fits(click(4), "rematch")).toBe(false);
  expect(deed.fits(click(1), "throw")).toBe(true);
  expect(new OneDeed().fits(click(2), "rematch")).toBe(false);
});
