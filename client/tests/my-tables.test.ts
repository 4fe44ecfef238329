import { beforeEach, expect, test } from "vitest";
import { agreed, CLOCKS } from "../src/lib/company/agreement";
import {
  asFile,
  asFragment,
  forgetTable,
  fromFile,
  fromFragment,
  keepStanding,
  myTables,
  myTurn,
  takeOver,
} from "../src/lib/company/my-tables";
import { clockText, remaining } from "../src/lib/company/time";
import { storeSeat } from "../src/lib/settings.svelte";
import type { Standing } from "../src/lib/wire";

const TOKEN = "abcdefghijklmnopqrstuvwxyz_-1234";
const stood: Standing = {
  id: "k7m2wq9pzt4c",
  game: "ruqi",
  ruleset: "ruqi/modern@1",
  seats: [],
  at: 3,
  asked: 1,
  open: false,
  paused: false,
  over: false,
  closed: null,
  score: null,
  first: null,
  by: null,
  rematch: null,
  since: "2026-01-01T00:00:00+00:00",
  moved: "2026-01-02T00:00:00+00:00",
};

beforeEach(() => localStorage.clear());

test("every seat that this browser holds is one of its tables, and says whose turn it is", () => {
  storeSeat(stood.id, { seat: 1, token: TOKEN });
  expect(myTables()).toEqual([{ id: stood.id, held: { seat: 1, token: TOKEN }, stood: null }]);
  keepStanding(stood);
  expect(myTables().map(myTurn)).toEqual([true]);
  keepStanding({ ...stood, paused: true });
  expect(myTables().map(myTurn)).toEqual([false]);
  keepStanding({ ...stood, closed: "conceded" });
  expect(myTables().map(myTurn)).toEqual([false]);
  forgetTable(stood.id);
  expect(myTables()).toEqual([]);
});

test("seats move to another device by file and by address, and are not lost on the way", () => {
  storeSeat(stood.id, { seat: 1, token: TOKEN });
  storeSeat("abc", { seat: 0, token: TOKEN });
  const mine = myTables();
  const [file, fragment] = [asFile(mine), asFragment(mine)];
  localStorage.clear();
  expect(takeOver(fromFile(file) ?? [])).toBe(2);
  expect(myTables().map(({ id, held }) => [id, held])).toEqual(mine.map(({ id, held }) => [id, held]));
  expect(takeOver(fromFragment(`#${fragment}`))).toBe(0);
  localStorage.clear();
  expect(takeOver(fromFragment(`#${fragment}`))).toBe(2);
});

test("what is no list of seats brings none", () => {
  for (const text of ["", "{}", "[]", "null", '{"format":"other","seats":[]}']) expect(fromFile(text)).toBeNull();
  const wild = {
    format: "youyi.seats/1",
    seats: [{ table: "../x", seat: 0, token: TOKEN }, { table: "a", seat: -1 }, 7],
  };
  expect(fromFile(JSON.stringify(wild))).toEqual([]);
  for (const text of ["", "#", "#seats=", "#seats=a.b.c", `#seats=a.0.<script>`])
    expect(fromFragment(text)).toEqual([]);
});

test("clocks are told to the second, days in words", () => {
  const days = (n: number): string => `${n} days`;
  expect([0, 5, 65, 3_661, 3 * 86_400 + 5].map((seconds) => clockText(seconds, days))).toEqual([
    "0:00",
    "0:05",
    "1:05",
    "1:01:01",
    "3 days",
  ]);
  expect(remaining(10, 1_000, 4_500)).toBe(6.5);
  expect(remaining(1, 1_000, 4_500)).toBe(0);
});

test("who plays by days is expected to be away", () => {
  expect(agreed(CLOCKS.find((clock) => clock?.kind === "days") ?? null, 60, "greedy").absence).toBeNull();
  expect(agreed(null, 60, "greedy")).toEqual({ clock: null, absence: 60, stand_in: "greedy" });
});
