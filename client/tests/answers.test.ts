/** First answers to puzzles: what they say of a reader, and the puzzles of the day in a row. */
import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import DailyGamePanel from "../src/daily/DailyGame.svelte";
import DailyPuzzle from "../src/daily/DailyPuzzle.svelte";
import { answersOf, isOfTheDay, keepAnswer, streakOf } from "../src/learn/answers";
import { BEGINNER, rated } from "../src/learn/rating";
import type { DailyGame } from "../src/lib/wire";
import { game } from "./kit";

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("whoever solves harder puzzles is rated higher, and every answer makes the rating surer", () => {
  const [solved, missed] = [rated(BEGINNER, 1700, true), rated(BEGINNER, 1700, false)];
  expect(solved.at).toBeGreaterThan(BEGINNER.at);
  expect(missed.at).toBeLessThan(BEGINNER.at);
  expect(solved.at - BEGINNER.at).toBeGreaterThan(rated(BEGINNER, 1300, true).at - BEGINNER.at);
  expect(solved.error).toBeLessThan(BEGINNER.error);
});

test("an answer is reckoned by Glickman's formula", () => {
  // By hand, for 1500 ± 200 and a puzzle of 1400 ± 60: g = .982, E = .638, 1/d² = 7.39e-6, so 1500 + 63, ± 176.
  const { at, error } = rated({ at: 1500, error: 200 }, 1400, true);
  expect([Math.round(at), Math.round(error)]).toEqual([1563, 176]);
});

test("a rating comes to lie where its reader is", () => {
  // Of 400 puzzles he solves as many of each kind as somebody of 1650 would.
  const due = new Map<number, number>();
  let rating = BEGINNER;
  for (let nth = 0; nth < 400; nth += 1) {
    const puzzle = 1200 + 100 * (nth % 9);
    const share = (due.get(puzzle) ?? 0.5) + 1 / (1 + 10 ** ((puzzle - 1650) / 400));
    rating = rated(rating, puzzle, share >= 1);
    due.set(puzzle, share >= 1 ? share - 1 : share);
  }
  expect(Math.abs(rating.at - 1650)).toBeLessThan(2 * rating.error);
});

test("only a first answer counts, and the puzzle of the day only on its day", () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T23:59:00Z"), toFake: ["Date"] });
  keepAnswer("ruqi", { number: 7, rating: 1500, right: false, ofTheDay: true });
  const once = answersOf("ruqi");
  expect(once.of).toEqual([7]);
  expect(once.days).toEqual({ "2026-11-29": false });
  keepAnswer("ruqi", { number: 7, rating: 1500, right: true, ofTheDay: true });
  expect(answersOf("ruqi")).toEqual(once);
  keepAnswer("ruqi", { number: 8, rating: 1500, right: true, ofTheDay: false });
  expect(answersOf("ruqi").days).toEqual(once.days);
  expect(answersOf("dama").of).toEqual([]);
});

test.each([
  "{",
  "null",
  "7",
  "{}",
  '{"of":3}',
  '{"rating":{},"of":[],"days":{}}',
  '{"rating":{"at":1,"error":2},"of":["x"],"days":{}}',
])("what was kept and is not ours counts as nothing: %s", (text) => {
  localStorage.setItem("youyi.answers.ruqi", text);
  expect(answersOf("ruqi")).toEqual({ rating: BEGINNER, of: [], days: {} });
  keepAnswer("ruqi", { number: 7, rating: 1500, right: true, ofTheDay: false });
  expect(answersOf("ruqi").of).toEqual([7]);
});

test("a page that goes on to the next puzzle is no more at that of the day, though its address stays", () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T12:00:00Z"), toFake: ["Date"] });
  expect(isOfTheDay("?n=57&day=2026-11-29", 57)).toBe(true);
  expect(isOfTheDay("?n=57&day=2026-11-29", 58)).toBe(false);
  expect(isOfTheDay("?n=57&day=2026-11-28", 57)).toBe(false);
  expect(isOfTheDay("?n=57", 57)).toBe(false);
});

test("days in a row are those solved at the first try, up to today or yesterday", () => {
  const days = { "2026-11-26": true, "2026-11-27": false, "2026-11-28": true, "2026-11-29": true };
  expect(streakOf(days, "2026-11-29")).toBe(2);
  expect(streakOf(days, "2026-11-30")).toBe(2);
  expect(streakOf(days, "2026-12-01")).toBe(0);
  expect(streakOf({ ...days, "2026-11-30": false }, "2026-11-30")).toBe(0);
  expect(streakOf({ "2027-01-01": true, "2026-12-31": true }, "2027-01-01")).toBe(2);
});

/** What a day's panel says of the puzzle of 儒棋. */
function shown(day: string): { says: string; leads: string | null; share: HTMLButtonElement | null; end: () => void } {
  const place = document.createElement("div");
  const component = mount(DailyPuzzle, {
    target: place,
    props: { game: "ruqi", name: "Ruqi", number: 7, day, share: vi.fn() },
  });
  const leads = place.querySelector("a")?.getAttribute("href") ?? null;
  return { says: place.textContent, leads, share: place.querySelector("button"), end: () => void unmount(component) };
}

test("the day's panel leads to the puzzle, and says how it went only after an answer", () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T12:00:00Z"), toFake: ["Date"] });
  const before = shown("2026-11-29");
  expect(before.leads).toBe("/puzzles/ruqi?n=7&day=2026-11-29");
  expect([before.says.trim(), before.share]).toEqual(["Puzzle of the day", null]);
  before.end();
  keepAnswer("ruqi", { number: 7, rating: 1500, right: true, ofTheDay: true });
  const after = shown("2026-11-29");
  expect(after.says).toContain("Solved at the first try.");
  expect(after.says).toContain("Days in a row: 1.");
  expect(after.says).not.toContain("rating");
  after.end();
  for (const number of [1, 2, 3, 4]) keepAnswer("ruqi", { number, rating: 1500, right: true, ofTheDay: false });
  const rated = shown("2026-11-29");
  expect(rated.says).toContain(
    `Your rating at puzzles of this game: ${Math.round(answersOf("ruqi").rating.at)} ± 330;`,
  );
  rated.end();
});

const DEAL: DailyGame = {
  game: "ruqi",
  ruleset: "ruqi/modern@2",
  terms: {},
  seats: 2,
  opponent: "level-3@1",
  fixed: [{ commit: "", next_commit: null, secret: null }],
  mine: null,
  people: 0,
  results: [],
  puzzle: 7,
};

test("the line to share tells nothing of the puzzle, and is shown where there is no clipboard", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T12:00:00Z"), toFake: ["Date"] });
  keepAnswer("ruqi", { number: 7, rating: 1500, right: false, ofTheDay: true });
  const place = document.createElement("div");
  document.body.append(place);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  const component = mount(DailyGamePanel, {
    target: place,
    props: { deal: DEAL, game: game("ruqi"), day: "2026-11-29", now: true },
  });
  [...place.querySelectorAll("button")].find((one) => one.textContent === "Copy a line to share")?.click();
  const told = (): string => place.querySelector("[role=status]")?.textContent ?? "";
  await vi.waitFor(() => expect(told()).not.toBe(""));
  expect(told()).toMatch(
    /^Youyi, puzzle of the day, .*2026, Ruqi: Not solved at the first try\. http.*\/puzzles\/ruqi\?n=7&day=2026-11-29$/,
  );
  void unmount(component);
});

const WEEK: DailyGame = {
  ...DEAL,
  fixed: Array.from({ length: 5 }, () => ({ commit: "c", next_commit: null, secret: null })),
  puzzle: null,
};

test("a week of five deals says each result, their sum, and a line that tells nothing of them", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  const shown = (mine: DailyGame["mine"], now = true): string => {
    const component = mount(DailyGamePanel, {
      target: place,
      props: { deal: { ...WEEK, mine }, game: game("ruqi"), day: "2026-W48", now },
    });
    const says = place.textContent;
    if (mine?.beaten === null) void unmount(component);
    return says;
  };
  const dealt = (score: number | null, over = true) => ({
    table: String(score),
    over,
    won: score === null ? null : score > 0,
    score,
  });
  const unfinished = { over: false, won: null, score: null, beaten: null };
  expect(shown({ deals: [dealt(3)], ...unfinished })).toContain("Play deal 2 of 5");
  expect(shown({ deals: [dealt(3), dealt(null, false)], ...unfinished })).toMatch(/Deal 2: under way.*Go on/s);
  expect(shown({ deals: [dealt(3), dealt(null)], ...unfinished })).toMatch(/Deal 2: not finished.*no result/s);
  const five = [1, 2, -3, 4, -6].map((score) => dealt(score));
  const says = shown({ deals: five, over: true, won: 3, score: -2, beaten: 40 });
  expect(says).toContain("Your result: 3 of 5 won, −2 in all.");
  expect(says).not.toContain("Play deal");
  [...place.querySelectorAll("button")].find((one) => one.textContent === "Copy a line to share")?.click();
  const told = (): string => place.querySelector("[role=status]")?.textContent ?? "";
  await vi.waitFor(() => expect(told()).not.toBe(""));
  expect(told()).toMatch(
    /^Youyi, five deals of the week, Week 48 of 2026, Ruqi: better than 40% of the others\. http.*\/daily\?day=2026-W48$/,
  );
});
