import { mount, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { keepProgress } from "../src/learn/progress";
import NextThing from "../src/replay/NextThing.svelte";
import { reviewing } from "../src/replay/review.svelte";
import type { Source } from "../src/replay/source";
import type { GameSaid, ReviewedChoice, ReviewSaid } from "../src/lib/wire";

const game = { id: "ruqi", puzzles: 20 } as GameSaid;
const choice = (ply: number, seat: number, band: string): ReviewedChoice => ({ ply, seat, band }) as ReviewedChoice;

/** What is offered after a game, as its text and where it leads. */
function offered(
  table: string,
  { mine = 0, reviewed = true }: { mine?: number | null; reviewed?: boolean } = {},
): [string, string | null] {
  const source = { table, record: null } as unknown as Source;
  const place = document.createElement("div");
  const props = { source, game, mine, reviewed, href: (ply: number) => `/ply/${ply}` };
  const shown = mount(NextThing, { target: place, props });
  const [one, ...others] = place.querySelectorAll("a, button");
  expect(others).toEqual([]);
  const said: [string, string | null] = [one?.textContent.trim() ?? "", one?.getAttribute("href") ?? null];
  void unmount(shown);
  return said;
}
function reviewedWith(table: string, ...choices: ReviewedChoice[]): void {
  const source = { table, record: null } as unknown as Source;
  const review = { choices } as unknown as ReviewSaid;
  reviewing(source).job = { id: "", state: "done", ahead: 0, says: null, review };
}

beforeEach(() => localStorage.clear());

test("a lesson that was begun is finished first, by whoever played", () => {
  keepProgress("ruqi", { step: "dice", done: ["board"] });
  expect(offered("a")).toEqual(["Finish the lesson", "/learn/ruqi/lesson"]);
  expect(offered("b", { mine: null })[0]).toBe("See what decided it");
  keepProgress("ruqi", { step: "end", done: ["board"] });
  expect(offered("c")[0]).toBe("See what decided it");
});

test("after a review it is the reader's own dearest choice, else a puzzle", () => {
  reviewedWith("d", choice(3, 0, "doubtful"), choice(5, 1, "blunder"), choice(9, 0, "mistake"));
  expect(offered("d")).toEqual(["Go back to the choice that cost you most", "/ply/9"]);
  reviewedWith("e", choice(5, 1, "blunder"), choice(7, 0, "good"));
  expect(offered("e")).toEqual(["Solve a puzzle", "/puzzles/ruqi"]);
});

test("a game that cannot be reviewed leads to a puzzle", () => {
  expect(offered("f", { reviewed: false })).toEqual(["Solve a puzzle", "/puzzles/ruqi"]);
});
