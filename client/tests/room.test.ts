import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { room } from "../src/games/ruqi/room";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import TableView from "../src/lib/TableView.svelte";
import type { Happened, Heard, Snapshot } from "../src/lib/wire";
import { FakeSocket, game, heard, moveless, settle, tableFor } from "./kit";

vi.stubGlobal("WebSocket", FakeSocket);
moveless();
const told = heard("ruqi");
const snapshot = told[0] as Snapshot;
const last = told.at(-1) as Happened;
const offers = last.asked.type === "Choose" ? last.asked.offers : [];

async function seated(): Promise<{ table: Table; sent: Heard[] }> {
  const table = tableFor(snapshot.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  for (const message of told) table.receive(message);
  await settle();
  render(TableView, { facts: snapshot.table, game: game("ruqi"), room, table });
  await settle();
  return { table, sent: FakeSocket.last?.sent ?? [] };
}

beforeEach(() => {
  settings.language = "en";
  settings.confirm = true;
  settings.forced = false;
});
afterEach(cleanup);

test("every offer is a row, and the reader is told that it is their move", async () => {
  await seated();
  expect(screen.getAllByRole("radio").length).toBe(offers.length);
  expect(screen.getByRole("heading", { level: 2, name: "Your move." })).toBeTruthy();
  expect(document.title).toMatch(/^● /);
});

test("a piece chosen by its figure has the focus go on to the button, and is sent once", async () => {
  const { sent } = await seated();
  expect(screen.getAllByRole("button").filter((one) => one.matches("[data-step]")).length).toBeGreaterThan(1);
  for (let taps = 0; taps < 4 && document.querySelector("[data-step]"); taps += 1) {
    await fireEvent.keyDown(document.body, { key: "1" });
    await settle();
  }
  const which = screen.getAllByRole("radio").find((row) => row.getAttribute("aria-checked") === "true");
  const chosen = offers.find((offer) => which?.textContent.includes(`(${offer.label})`));
  expect(document.activeElement?.matches("[data-act]")).toBe(true);
  await fireEvent.click(document.activeElement as HTMLElement);
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(sent.filter((message) => message.type === "Move")).toEqual([
    { type: "Move", at: last.at, text: chosen?.text },
  ]);
});

test("what follows is told before it is confirmed", async () => {
  await seated();
  await fireEvent.click(screen.getAllByRole("radio")[0] as HTMLElement);
  const told = document.querySelector(".follows")?.textContent ?? "";
  expect(offers[0]?.lines?.length).toBeGreaterThan(0);
  for (const line of offers[0]?.lines ?? []) expect(told).toContain(line.says);
});

test("a hint names moves as their rows do, and a warning is said of the chosen move only", async () => {
  const { table } = await seated();
  const [first, second] = offers;
  if (!first || !second) throw new Error("two choices at least");
  const valued = {
    worth: 0.5,
    less: 0,
    error: 0,
    band: "good",
    named: "good",
    first: null,
    says: "It gains.",
  } as const;
  const moves = [
    { ...valued, text: first.text },
    { ...valued, text: second.text, less: 3, band: "blunder", named: "blunder" } as const,
  ];
  settings.tutor = true;
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  table.receive({
    type: "Hinted",
    at: last.at,
    text: first.text,
    player: "lookahead",
    goal: "score",
    unit: "chips",
    moves,
  });
  await settle();
  const rows = screen.getAllByRole("radio");
  const named = rows.map((row) => row.querySelector(".what")?.textContent.replace("hint", "").trim());
  const best = [...document.querySelectorAll("[data-best] button")].map((one) => one.textContent.trim());
  expect(best).toEqual(named.slice(0, 2));
  expect(document.querySelector("[data-hint] button")?.textContent).toContain(named[0]);

  await fireEvent.click(rows[1] as HTMLElement);
  await fireEvent.click(screen.getByRole("button", { name: /^Confirm/ }));
  const warned = document.querySelector<HTMLElement>("[data-warning]");
  expect(warned?.textContent).toContain("This is a blunder: it costs 3.0");
  await fireEvent.click(warned?.querySelector("button") as HTMLElement);
  await settle();
  expect(rows[0]?.getAttribute("aria-checked")).toBe("true");
  expect(document.querySelector("[data-warning]")).toBeNull();
  settings.tutor = false;
});

test("a choice that waits for the tutor when the line is lost goes on when it is back", async () => {
  settings.tutor = true;
  const { table } = await seated();
  const first = FakeSocket.last;
  await fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
  await fireEvent.click(screen.getByRole("button", { name: /^Confirm/ }));
  expect(first?.sent.at(-1)).toEqual({ type: "Hint", at: last.at });
  table.offline();
  table.wake();
  const again = FakeSocket.last;
  expect(again).not.toBe(first);
  again?.opens();
  const now = { ...snapshot, at: last.at, view: last.view, asked: last.asked };
  again?.says({ ...now, seat: null, asked: { type: "Waits", seat: snapshot.seat ?? 0 } });
  await settle();
  again?.says(now);
  await settle();
  expect(screen.getAllByRole("radio")[1]?.getAttribute("aria-checked")).toBe("true");
  expect(screen.getByText("Working it out.")).toBeTruthy();
  expect(again?.sent.filter(({ type }) => type === "Hint")).toEqual([{ type: "Hint", at: last.at }]);
  table.receive({ type: "Hinted", at: last.at, text: "", player: "x", goal: "score", unit: "chips", moves: [] });
  expect(again?.sent.at(-1)).toEqual({ type: "Move", at: last.at, text: offers[1]?.text });
  settings.tutor = false;
});

test("Escape takes back what was chosen", async () => {
  await seated();
  await fireEvent.keyDown(document.body, { key: "1" });
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

test("a piece picked on the board narrows the rows", async () => {
  await seated();
  const target = document.querySelector("[data-target]") as SVGElement;
  await fireEvent.keyDown(target, { key: "Enter" });
  await settle();
  expect(screen.getAllByRole("radio").length).toBeLessThanOrEqual(offers.length);
  expect(document.querySelector('[data-target^="end-"]') ?? document.querySelector("[aria-checked=true]")).toBeTruthy();
});

test("without confirmation a clicked row is sent at once", async () => {
  settings.confirm = false;
  const { sent } = await seated();
  await fireEvent.click(screen.getAllByRole("radio")[0] as HTMLElement);
  expect(sent.filter((message) => message.type === "Move").length).toBe(1);
});

test("another language asks the server to speak it and keeps the choice", async () => {
  const { table, sent } = await seated();
  await fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
  settings.language = "zh-Hant";
  await settle();
  expect(sent.at(-1)).toEqual({ type: "Speak", language: "zh-Hant" });
  table.receive({ ...snapshot, at: last.at, view: last.view, asked: last.asked, says: "請走棋", language: "zh-Hant" });
  await settle();
  expect(screen.getAllByRole("radio")[1]?.getAttribute("aria-checked")).toBe("true");
  expect(screen.getByRole("heading", { level: 2, name: "輪到你。" })).toBeTruthy();
});

test("every line of the log opens its reason", async () => {
  await seated();
  const lines = last.lines.length;
  expect(lines).toBeGreaterThan(0);
  const log = screen.getByRole("region", { name: "Log" });
  const told_lines = told
    .filter((message): message is Happened => message.type === "Happened")
    .flatMap((happened) => happened.lines);
  expect(log.querySelectorAll("[data-why]").length).toBe(told_lines.length);
  expect(within(log).queryAllByText("why?").length).toBe(told_lines.filter((line) => line.teaches).length);
});

test("a refusal is words and a mark", async () => {
  const { table } = await seated();
  table.receive({
    type: "Refused",
    code: "illegal",
    says: "The rules forbid this move.",
    because: null,
    at: last.at,
    spot: null,
    column: null,
  });
  await settle();
  expect(document.querySelector(".banner .refused")?.textContent).toContain("The rules forbid this move.");
});

test("a forced move plays itself only if the reader asked for it", async () => {
  vi.useFakeTimers();
  settings.forced = true;
  const table = tableFor(snapshot.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  table.receive({
    ...snapshot,
    at: last.at,
    view: last.view,
    asked: { type: "Choose", seat: 0, offers: offers.slice(0, 1) },
  });
  render(TableView, { facts: snapshot.table, game: game("ruqi"), room, table });
  await vi.advanceTimersByTimeAsync(1100);
  expect(FakeSocket.last?.sent.some((message) => message.type === "Move")).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.last?.sent.at(-1)).toEqual({ type: "Move", at: last.at, text: offers[0]?.text });
  vi.useRealTimers();
});

test("a throw plays itself only if the reader asked for it, and says so", async () => {
  vi.useFakeTimers();
  settings.throws = true;
  const table = tableFor(snapshot.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  table.receive({ ...snapshot, at: last.at, view: last.view, asked: { type: "Throws", seat: 0 } });
  render(TableView, { facts: snapshot.table, game: game("ruqi"), room, table });
  await vi.advanceTimersByTimeAsync(1100);
  expect(screen.getByText("The dice are thrown for you.")).toBeTruthy();
  expect(FakeSocket.last?.sent.some((message) => message.type === "Throw")).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.last?.sent.at(-1)).toEqual({ type: "Throw", at: last.at });
  settings.throws = false;
  vi.useRealTimers();
});
