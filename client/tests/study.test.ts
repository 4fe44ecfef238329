import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { VariationSaid } from "../src/lib/wire";
import { factsOf } from "../src/replay/facts";
import { Reel } from "../src/replay/film";
import { Player } from "../src/replay/player.svelte";
import type { Source } from "../src/replay/source";
import { GAME, opening, Studying } from "../src/replay/study.svelte";
import { filmed } from "./filmed";
import { moveless, settle } from "./kit";

moveless();

const { plies, film } = filmed("ruqi");
const source: Source = {
  table: "t",
  record: null,
  reel: () => Promise.reject(new Error("not asked for")),
  course: () => Promise.reject(new Error("not asked for")),
};
const line = (of: number, ply: number, moves: string[]): VariationSaid => ({ of, ply, moves, comments: {} });
const LINES = [line(GAME, 3, ["a", "b"]), line(1, 4, ["c"]), line(GAME, 3, ["d"]), line(GAME, 5, ["e"])];

function studied(variations: VariationSaid[]): Studying {
  const study = { language: "zh-Hant", comments: { "2": "why" }, quiz: [4], variations };
  const shown = { study, plies: variations.map(({ moves }) => moves.map((says) => ({ by: 0, says }))) };
  const reel = new Reel({ ...film(0, plies.length), study: shown });
  return new Studying(new Player(reel, factsOf(reel.film, "t"), 2), source, false);
}

beforeEach(() => {
  settings.language = "en";
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a reader begins where a study first asks, tries or says something", () => {
  const study = { language: "en", comments: {}, quiz: [], variations: [] };
  expect(opening(undefined)).toBe(null);
  expect(opening(study)).toBe(null);
  expect(opening({ ...study, comments: { "9": "a", "12": "b" } })).toBe(9);
  expect(opening({ ...study, comments: { "9": "a" }, quiz: [7] })).toBe(6);
  expect(opening({ ...study, comments: { "9": "a" }, variations: [line(GAME, 5, ["a"]), line(1, 2, ["c"])] })).toBe(4);
});

test("a variation stands after the ply that it leaves, and what leaves it within", () => {
  const rows = studied(LINES).rows;
  expect(rows.length).toBe(plies.length + 5);
  expect(rows.slice(2, 9).map(({ line, ply, depth }) => [line, ply, depth])).toEqual([
    [0, 3, 0],
    [1, 3, 1],
    [1, 4, 1],
    [2, 4, 2],
    [3, 3, 1],
    [0, 4, 0],
    [0, 5, 0],
  ]);
});

test("a variation that is taken out takes along what leaves it, and the others are counted anew", async () => {
  const studying = studied(LINES);
  await studying.remove(1);
  await settle();
  expect(studying.said.variations).toEqual([line(GAME, 3, ["d"]), line(GAME, 5, ["e"])]);
  expect(studying.rows.filter(({ line }) => line !== GAME).map((row) => studying.told(row).says)).toEqual(["d", "e"]);
  expect([studying.line, studying.player.at, studying.changed]).toEqual([GAME, 2, true]);
});

test("what is said of a ply is kept at the line whose ply it is, and an empty text is none", () => {
  const studying = studied(LINES);
  expect(studying.comment).toBe("why");
  studying.line = 2; // before its own first ply it is what it leaves
  studying.write("  because  ");
  expect(studying.comments).toEqual({ "2": "because" });
  studying.write(" ");
  expect(studying.comments).toEqual({});
  expect(studying.language).toBe("zh-Hant");
});

test("questions are kept in order, and a question is taken back", () => {
  const studying = studied([]);
  studying.question(true);
  expect(studying.quiz).toEqual([3, 4]);
  studying.question(false);
  expect(studying.quiz).toEqual([4]);
});

test("a reel that leaves the game is the game up to there, and then its own", () => {
  const main = new Reel(film(0, plies.length));
  const other = { ...film(0, plies.length), first: 2, steps: film(0, plies.length).steps.slice(2, 4), plies: 4 };
  const left = main.left(other);
  expect(left.length).toBe(4);
  for (let at = 0; at <= 4; at += 1) {
    expect(left.frame(at).view).toEqual(main.frame(at).view);
    expect(left.past(at)).toEqual(main.past(at));
  }
});

test("an answer that comes when the reader has gone on is dropped: another position is shown by then", async () => {
  const studying = studied([]);
  const answers: ((said: object) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((answered) => answers.push((said) => answered(Response.json(said)))));
  const { view } = studying.main.frame(2);
  const said = (played: string): object => ({ asked: { type: "Choose", seat: 0, moves: [] }, view, played });
  const first = studying.ask();
  await studying.player.go(1);
  const second = studying.ask();
  answers[1]?.(said("second"));
  await second;
  answers[0]?.(said("first"));
  await first;
  expect([studying.tried?.played, studying.player.at, studying.player.asking]).toEqual(["second", 1, true]);
});
