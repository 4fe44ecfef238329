import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry, furnished } from "../src/games";
import { columnsOf, drawnLines } from "../src/generic/drawing";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import TableView from "../src/lib/TableView.svelte";
import type { Asked, GameSaid, Happened, Heard, Snapshot, Spoken } from "../src/lib/wire";
import { FakeSocket, game, heard, moveless, settle, tableFor } from "./kit";

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
moveless();

/** Messages of a real table as a game without a room would send them: positions drawn, nothing to draw them from. */
const DRAWING = "白  12\n黑   7  +3?";
const told = heard("ruqi").map((message) =>
  message.type === "Snapshot" || message.type === "Happened"
    ? { ...message, drawing: DRAWING, view: {}, asked: few(message.asked) }
    : message,
) as Spoken[];
function few(asked: Asked): Asked {
  return asked.type === "Choose" ? { ...asked, offers: asked.offers.slice(0, 5) } : asked;
}
const snapshot = told[0] as Snapshot;
const last = told.at(-1) as Happened;
const offers = last.asked.type === "Choose" ? last.asked.offers : [];
const unknown: GameSaid = { ...game("ruqi"), id: "unknown" };
const { room } = await entry("unknown").room();

async function seated(messages: readonly Spoken[] = told): Promise<{ table: Table; sent: Heard[] }> {
  const table = tableFor(snapshot.table.id, "en", "token", room.drawing);
  table.open();
  FakeSocket.last?.opens();
  for (const message of messages) table.receive(message);
  await settle();
  render(TableView, { facts: snapshot.table, game: unknown, room, table });
  await settle();
  return { table, sent: FakeSocket.last?.sent ?? [] };
}
const board = (): HTMLElement => screen.getByRole("region", { name: /the board$/ });

beforeEach(() => {
  settings.language = "en";
  settings.confirm = true;
  settings.forced = false;
});
afterEach(cleanup);

test("games with a folder have their own room, any other game the generic one", () => {
  const generic = entry("unknown");
  expect(furnished.length).toBeGreaterThanOrEqual(3);
  for (const id of furnished) {
    expect(entry(id).room, id).not.toBe(generic.room);
    expect(entry(id).thumbnail, id).not.toBe(generic.thumbnail);
  }
  expect(entry("other")).toEqual(generic);
  expect(room.drawing).toBe(true);
});

test("only the generic room asks the server to draw", async () => {
  await seated();
  expect(FakeSocket.last?.url).toMatch(/\/ws\/tables\/[^?]+\?language=en&drawing=1$/);
  tableFor("T", "en", null).open();
  expect(FakeSocket.last?.url).toMatch(/\?language=en$/);
});

test("the position is drawn line by line, and drawn anew when something happens", async () => {
  const { table } = await seated();
  const lines = (): string[] => [...board().querySelectorAll("pre .line")].map((line) => line.textContent);
  expect(lines()).toEqual(["白  12", "黑   7  +3?"]);
  const later = { ...last, at: last.at + 1, drawing: "done" } as Happened;
  table.receive(later);
  await settle();
  expect(lines()).toEqual(["done"]);
});

test("a position without a drawing says so", async () => {
  await seated([{ ...snapshot, drawing: null }]);
  expect(board().querySelector("pre")).toBeNull();
  expect(board().textContent).toContain("This position has no drawing.");
});

test("every choice is a button on the board and a row; one click chooses, Confirm sends", async () => {
  const { sent } = await seated();
  const buttons = within(board()).getAllByRole("button");
  expect(buttons.map((button) => button.textContent.trim())).toEqual(offers.map((offer) => offer.label));
  expect(screen.getAllByRole("radio").length).toBe(offers.length);
  await fireEvent.click(buttons[1] as HTMLElement);
  expect(within(board()).getByRole("button", { pressed: true }).textContent.trim()).toBe(offers[1]?.label);
  expect(screen.getAllByRole("radio")[1]?.getAttribute("aria-checked")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: /^Confirm/ }));
  expect(sent.filter((message) => message.type === "Move")).toEqual([
    { type: "Move", at: last.at, text: offers[1]?.text },
  ]);
});

test("many choices are rows only", async () => {
  const { asked } = heard("ruqi").at(-1) as Happened;
  await seated([{ ...snapshot, asked }]);
  expect(screen.getAllByRole("radio").length).toBeGreaterThan(12);
  expect(within(board()).queryAllByRole("button")).toEqual([]);
});

test("the dice are thrown by a button on the board", async () => {
  const { sent } = await seated([{ ...snapshot, asked: { type: "Throws", seat: snapshot.seat } }]);
  await fireEvent.click(within(board()).getByRole("button", { name: "Throw the dice" }));
  expect(sent.filter((message) => message.type === "Throw")).toEqual([{ type: "Throw", at: snapshot.at }]);
});

test("the last move is told below the drawing, with its notation", async () => {
  await seated();
  const told = board().querySelector(".last");
  expect(told?.querySelector("code")?.textContent).toBe(last.move);
  expect(told?.textContent).toContain(last.label ?? last.lines[0]?.says);
});

test("a game that is over shows every seat's score in the game's unit", async () => {
  await seated([
    {
      ...snapshot,
      asked: { type: "Nothing" },
      over: {
        score: [3, -3],
        first: [0],
        by: null,
        why: { kind: "article", key: "k", name: unknown.name },
        kind: "won",
        says: "White wins.",
      },
    },
  ]);
  const seats = screen.getByRole("region", { name: "Seats" });
  expect(within(seats).getByRole("columnheader", { name: unknown.unit.en })).toBeTruthy();
  expect(
    within(seats)
      .getAllByRole("cell")
      .map((cell) => cell.textContent.trim()),
  ).toEqual(["3", "−3"]);
});

test("the thumbnail shows the game's first character and one disc for each seat", async () => {
  const { default: Thumbnail } = await entry("unknown").thumbnail();
  const { container } = render(Thumbnail, { game: unknown });
  expect(container.querySelector("text")?.textContent).toBe([...unknown.name["zh-Hant"]][0]);
  expect(container.querySelectorAll(".seat").length).toBe(unknown.seats.usual);
});

test("Chinese characters and full-width signs are two columns wide", () => {
  const lines = drawnLines("甲 12\nB  3\n");
  expect(lines.map((line) => line.map((piece) => piece.text))).toEqual([["甲", " 12"], ["B  3"]]);
  expect(columnsOf(lines)).toBe(5);
  expect(columnsOf(drawnLines("＋白＋"))).toBe(6);
  expect(columnsOf([])).toBe(1);
});
