import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deeds } from "../src/games/dama/summary";
import { room } from "../src/games/dama/room";
import type { Event } from "../src/games/dama/payloads";
import PACING from "../src/lib/pacing.json";
import { Selection } from "../src/lib/selection.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import TableView from "../src/lib/TableView.svelte";
import type { Asked, Happened, Heard, Snapshot } from "../src/lib/wire";
import { FakeSocket, game, heard, moveless, settle, tableFor } from "./kit";

vi.stubGlobal("WebSocket", FakeSocket);
moveless();
const told = heard("dama");
const snapshot = told[0] as Snapshot;
const happenings = told.filter((message): message is Happened => message.type === "Happened");
const last = happenings.at(-1) as Happened;
const offers = last.asked.type === "Choose" ? last.asked.offers : [];
const seat = last.asked.type === "Choose" ? last.asked.seat : -1;
const LONG = 10 * PACING.forced;

beforeEach(() => {
  settings.language = "en";
  settings.speed = "normal";
  settings.forced = true;
  localStorage.removeItem("youyi.throws");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  settings.speed = "normal";
  settings.flowing = false;
});

/** A table of 打馬 at its last position, asking this; what passes is an interlude. */
function asking(asked: Asked, own: number | null = seat): { table: Table; sent: () => Heard[] } {
  const table = tableFor(snapshot.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  table.receive({ ...snapshot, seat: own, at: last.at, view: last.view, asked });
  const { sent } = FakeSocket.last as FakeSocket;
  return { table, sent: () => sent.filter(({ type }) => type === "Move" || type === "Throw") };
}
const choose = (many: number, by = seat): Asked => ({ type: "Choose", seat: by, offers: offers.slice(0, many) });

test.each([
  ["a throw of ours", { type: "Throws", seat }, [{ type: "Throw", at: last.at }]],
  ["the one move there is", choose(1), [{ type: "Move", at: last.at, text: offers[0]?.text ?? "" }]],
  ["a choice among two", choose(2), []],
  ["a choice among all", last.asked, []],
  ["a throw of somebody else", { type: "Throws", seat: seat + 1 }, []],
  ["the one move of somebody else", choose(1, seat + 1), []],
] as [string, Asked, Heard[]][])("what is sent without a click is only what is forced: %s", async (_, asked, sends) => {
  vi.useFakeTimers();
  const { table, sent } = asking(asked);
  render(TableView, { facts: snapshot.table, game: game("dama"), room, table });
  await vi.advanceTimersByTimeAsync(LONG);
  expect(sent()).toEqual(sends);
});

test("a throw that passes by itself asks for nothing: no bell, no button, no mark in the title", async () => {
  vi.useFakeTimers();
  const { table, sent } = asking({ type: "Throws", seat });
  render(TableView, { facts: snapshot.table, game: game("dama"), room, table });
  await vi.advanceTimersByTimeAsync(PACING.flowing / 2);
  expect(sent()).toEqual([]);
  expect(document.title).not.toContain("●");
  expect(document.querySelector("[data-act]")?.getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelector(".banner.mine")).toBeNull();
});

test("the one move that passes by itself is no list to choose from", async () => {
  vi.useFakeTimers();
  const { table } = asking(choose(1));
  render(TableView, { facts: snapshot.table, game: game("dama"), room, table });
  await vi.advanceTimersByTimeAsync(PACING.flowing / 2);
  expect(screen.queryByRole("radio")).toBeNull();
});

test("a forced throw that was lost with the line is sent again when the line is back", async () => {
  vi.useFakeTimers();
  const { table, sent } = asking({ type: "Throws", seat });
  render(TableView, { facts: snapshot.table, game: game("dama"), room, table });
  FakeSocket.last?.close();
  await vi.advanceTimersByTimeAsync(1000); // it comes back after half a second or so
  expect(sent()).toEqual([]);
  FakeSocket.last?.opens();
  table.receive({ ...snapshot, seat, at: last.at, view: last.view, asked: { type: "Throws", seat } });
  await vi.advanceTimersByTimeAsync(LONG);
  const again = FakeSocket.last?.sent.filter(({ type }) => type === "Throw") ?? [];
  expect([...sent(), ...again]).toContainEqual({ type: "Throw", at: last.at });
});

const passing = (asked: Asked, at: number): Happened => ({ ...last, at, by: seat + 1, asked });

test("an interlude quickens to its least time, and what leads to a choice of ours takes all of it", () => {
  const { table } = asking({ type: "Throws", seat: seat + 1 });
  table.interlude.flows = true;
  const shares = Array.from({ length: 60 }, () => {
    const next = passing({ type: "Throws", seat: seat + 1 }, last.at);
    const share = table.interlude.share(next);
    table.interlude.take(next);
    return share;
  });
  expect(shares[0]).toBe(PACING.interlude.first);
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
  expect(shares.at(-1)).toBe(PACING.interlude.least);
  expect(table.interlude.share(passing(choose(2), last.at))).toBe(1);
  expect(table.interlude.share(passing(choose(1), last.at))).toBe(PACING.interlude.least);
  expect(table.interlude.share(passing(choose(2, seat + 1), last.at))).toBe(PACING.interlude.least);
});

test.each([
  ["who watches", null, "normal"],
  ["who wants it slow", seat, "slow"],
] as const)("nothing is quickened for %s", (_, own, speed) => {
  settings.speed = speed;
  const { table } = asking({ type: "Throws", seat: seat + 1 }, own);
  table.interlude.flows = true;
  expect(table.interlude.share(passing({ type: "Throws", seat: seat + 1 }, last.at))).toBe(1);
});

test("an interlude ends with a choice of ours and with nothing else", () => {
  const { table } = asking(choose(2));
  const mine = { ...last, by: seat };
  table.interlude.take(mine);
  expect(table.interlude.passed).toEqual([]);
  const { table: forced } = asking(choose(1));
  forced.interlude.take(mine);
  expect(forced.interlude.passed).toEqual([mine]);
  const { table: others } = asking(choose(2, seat + 1));
  others.interlude.take({ ...last, by: seat + 1 });
  expect(others.interlude.passed).toHaveLength(1);
});

test("every throw, every horse that entered and every horse struck is summed up", () => {
  const events = happenings.flatMap((happened) => happened.events as Event[]);
  const sum = (count: (event: Event) => number): number => events.reduce((all, event) => all + count(event), 0);
  const wanted = {
    throws: sum((event) => Number(event.type === "Thrown")),
    entered: sum((event) => (event.type === "Dropped" ? event.horses : 0)),
    struck: sum((event) => (event.type === "Struck" ? event.horses : 0)),
  };
  const all = [...deeds(events).values()];
  const told = (of: keyof typeof wanted): number => all.reduce((so, one) => so + one[of], 0);
  expect({ throws: told("throws"), entered: told("entered"), struck: told("struck") }).toEqual(wanted);
  expect(Math.min(...Object.values(wanted))).toBeGreaterThan(0);
});

test("the line stands under the banner and is read aloud once, when the reader is asked", async () => {
  const table = tableFor(snapshot.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  for (const message of told) table.receive(message);
  await settle();
  expect(table.interlude.passed.length).toBeGreaterThan(0);
  render(TableView, { facts: snapshot.table, game: game("dama"), room, table });
  await settle();
  const line = (document.querySelector(".banner .passed")?.textContent ?? "").trim();
  expect(line).toMatch(/threw|throws|dropped|struck/);
  expect(table.spoken.filter((said) => said === line)).toHaveLength(1);
});

test("the rules' room of another game passes nothing over", () => {
  const { table } = asking(choose(1));
  const selection = new Selection(table, () => true);
  selection.begin();
  expect([table.interlude.runs, selection.passing]).toEqual([false, false]);
  selection.end();
});

// Last: what a reader once chose stays chosen.
test("whoever wants to be asked for each throw is asked", async () => {
  vi.useFakeTimers();
  settings.throws = false;
  const { table, sent } = asking({ type: "Throws", seat });
  render(TableView, { facts: snapshot.table, game: game("dama"), room, table });
  await vi.advanceTimersByTimeAsync(LONG);
  expect(sent()).toEqual([]);
  expect(screen.getAllByRole("button", { name: /Throw the dice/ }).length).toBeGreaterThan(0);
});
