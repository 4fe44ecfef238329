import { expect, test } from "vitest";
import type { Course, ResultTable, SheetRow } from "../src/lib/wire";
import { momentOf } from "../src/replay/moment";
import { lines, plate, sentence } from "../src/replay/result-picture";

const row = (en: string, seats: number[], times: number, plies: number[]): SheetRow =>
  ({ name: { en }, seats, times, plies }) as unknown as SheetRow;
const course = (...sheets: ResultTable[]): Course => ({ sheets }) as unknown as Course;
const table = (flow: boolean, ...rows: SheetRow[]): ResultTable =>
  ({ name: { en: "" }, flow, rows }) as unknown as ResultTable;

test("the moment is the dearest payment to a seat that happened once", () => {
  const played = course(
    table(false, row("tricks", [9, 0], 1, [3])),
    table(
      true,
      row("stations", [40, -40], 9, [1, 2, 3]),
      row("strike", [4, -4], 1, [7]),
      row("finish", [12, -12], 1, [30]),
    ),
    table(true, row("fine", [-20, 20], 1, [11])),
  );
  expect(momentOf(played, 0)).toMatchObject({ brought: 12, ply: 30 });
  expect(momentOf(played, 1)).toMatchObject({ brought: 20, ply: 11 });
  expect(momentOf(course(table(true, row("fine", [-20, 20], 1, []))), 1)).toBeNull();
});

test("lines break at blanks in English, in Chinese anywhere but before a point", () => {
  expect(lines("one two three", (line) => line.length <= 7)).toEqual(["one two", "three"]);
  expect(lines("三家各付四注，全贏。", (line) => line.length <= 6)).toEqual(["三家各付四", "注，全贏。"]);
  expect(lines("", () => true)).toEqual([]);
  expect(lines("unbreakable", () => false)).toEqual(["unbreakable"]);
});

const told = {
  game: "打馬",
  verdict: "Anne & <Bo> won.",
  moment: "A strike +4",
  says: "Anne +4 · Bo −4",
  house: "游藝",
};
const colours = { ground: "#fff", accent: "#000", ink: "#111", song: '"Noto Serif", serif' };
const board = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" width="80" height="40"/>',
  width: 80,
  height: 40,
};

test("a plate is one well-formed picture with everything that it says, and nothing beyond its edge", () => {
  const { svg, width, height } = plate(
    board,
    told,
    colours,
    (text, font) => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5,
  );
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect([...read.querySelectorAll("text")].map((each) => each.textContent)).toEqual([
    "打馬",
    "Anne & <Bo> won.",
    "游藝",
    "A strike +4",
    "Anne +4 · Bo −4",
  ]);
  expect(read.querySelector("title")?.textContent).toBe(sentence(told));
  const inner = read.querySelector("svg svg");
  const [x, y, wide, high] = ["x", "y", "width", "height"].map((name) => Number(inner?.getAttribute(name)));
  expect(x).toBeGreaterThanOrEqual(0);
  expect((x ?? 0) + (wide ?? 0)).toBeLessThanOrEqual(width);
  expect((y ?? 0) + (high ?? 0)).toBeLessThanOrEqual(height);
  expect((wide ?? 0) / (high ?? 1)).toBeCloseTo(2);
  const saidTo = Math.max(
    ...[...read.querySelectorAll("text:not([text-anchor=end])")].map((each) => Number(each.getAttribute("y"))),
  );
  const house = Number(read.querySelector("text[text-anchor=end]")?.getAttribute("y"));
  const [above, below] = [(y ?? 0) - saidTo, house - (y ?? 0) - (high ?? 0)];
  expect(Math.abs(above - below), "no side of it is empty").toBeLessThan(16);
});

test("a wide plate has its texts beside the board, a long verdict in lines", () => {
  const wide = (text: string, font: string): number => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5;
  const verdict = "Somebody with a long name won, and somebody else with a longer one came last.";
  const { svg, width, height } = plate(board, { ...told, verdict }, colours, wide, "wide");
  expect([width, height]).toEqual([600, 315]);
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  const texts = [...read.querySelectorAll("text")];
  const left = Number(read.querySelector("svg svg")?.getAttribute("x"));
  for (const each of texts) {
    const end = Number(each.getAttribute("x")) + wide(each.textContent, each.getAttribute("style") ?? "");
    expect(end, each.textContent).toBeLessThanOrEqual(left);
  }
  expect(texts.map((each) => each.textContent).join(" ")).toContain(verdict);
  const [last, house] = [texts.at(-1), texts.find((each) => each.textContent === "游藝")].map((each) =>
    Number(each?.getAttribute("y")),
  );
  expect(last).toBeLessThan(house ?? 0);
});

test("a long verdict becomes smaller until it fits", () => {
  const sized = (verdict: string): number =>
    Number(
      /600 (\d+)px[^>]*>[^<]*won/.exec(
        plate(
          board,
          { ...told, verdict },
          colours,
          (text, font) => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5,
        ).svg,
      )?.[1],
    );
  expect(sized("A won.")).toBe(38);
  expect(sized("Somebody with a long name won.")).toBeLessThan(38);
});
