import { render } from "@testing-library/svelte";
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
  unseen,
} from "../src/lib/company/my-tables";
import HowItStands from "../src/lib/company/HowItStands.svelte";
import { clockText, remaining } from "../src/lib/company/time";
import { keep, settings, storeSeat } from "../src/lib/settings.svelte";
import { stood } from "./kit";

const TOKEN = "abcdefghijklmnopqrstuvwxyz_-1234";
beforeEach(() => localStorage.clear());

test("what is new is what was moved since the reader saw the table, and nothing where it never was seen", () => {
  const news = (): number[] => myTables().map(unseen);
  storeSeat(stood.id, { seat: 1, token: TOKEN });
  keepStanding(stood);
  expect(news()).toEqual([0]);
  keep(`seen.${stood.id}`, "1");
  expect(news()).toEqual([2]);
  keep(`seen.${stood.id}`, "3");
  expect(news()).toEqual([0]);
  forgetTable(stood.id);
  expect(localStorage.length).toBe(0);
});

test("a table in the list says what is new, and how much time is left to whom", () => {
  settings.language = "en";
  storeSeat(stood.id, { seat: 1, token: TOKEN });
  keepStanding(stood);
  keep(`seen.${stood.id}`, "1");
  const seats = ["Lin", "Wen"].map((name) => ({ kind: "human" as const, name, player: null }));
  const ends = new Date(Date.now() + 3 * 86_400_000 - 60_000).toISOString();
  const says = (asked: number): string | null => {
    const one = { id: stood.id, held: { seat: 1, token: TOKEN }, stood: { ...stood, seats, asked, ends } };
    const { container, unmount } = render(HowItStands, { one, game: undefined });
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect(says(1)).toBe("You have 2 days left · 2 new moves");
  expect(says(0)).toBe("Lin: 2 days left · 2 new moves");
});

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
