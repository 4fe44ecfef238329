import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { entry } from "../src/games";
import { castOf, signed } from "../src/games/dama/names";
import { room } from "../src/games/dama/room";
import { fits, from, to } from "../src/games/dama/select";
import type { Board, Outline, View } from "../src/games/dama/shapes";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import TableView from "../src/lib/TableView.svelte";
import type { Happened, Snapshot } from "../src/lib/wire";
import { FakeSocket, game, heard, settle } from "./kit";

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce"), addEventListener: () => undefined }));
const told = heard("dama");
const snapshot = told[0] as Snapshot;
const happenings = told.filter((message): message is Happened => message.type === "Happened");
const last = happenings.at(-1) as Happened;
const offers = last.asked.type === "Choose" ? last.asked.offers : [];
const board = game("dama").board as Board;

async function seated(upTo: Happened = last): Promise<Table> {
  settings.language = "en";
  const table = new Table(snapshot.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  table.hear(snapshot);
  for (const message of happenings.slice(0, happenings.indexOf(upTo) + 1)) table.hear(message);
  await settle();
  render(TableView, { facts: snapshot.table, game: game("dama"), room, table });
  await settle();
  return table;
}
afterEach(cleanup);

test("every cell of the road is drawn once, and numbered", async () => {
  await seated();
  const numbers = [...document.querySelectorAll("[data-plate] .number")].map((text) => Number(text.textContent)).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 91 }, (_, spot) => spot));
});

test("every stack of every seat stands on the road with its count", async () => {
  await seated();
  const stacks = (last.view as View).armies.flatMap((army) => army.stacks.map(([spot]) => `${army.seat}-${spot}`)).sort();
  expect([...document.querySelectorAll("[data-stack]")].map((stack) => stack.getAttribute("data-stack")).sort()).toEqual(stacks);
});

test("a stack picked on the road chooses its move and tells what follows", async () => {
  const table = await seated();
  const outline = offers[1]?.outline as Outline;
  await fireEvent.keyDown(document.querySelector(`[data-target="stack-${outline.spot_from}"]`) as SVGElement, { key: "Enter" });
  await settle();
  expect(screen.getByRole("radio", { checked: true }).getAttribute("aria-label")).toBe(offers[1]?.label);
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(FakeSocket.last?.sent.at(-1)).toEqual({ type: "Move", at: table.at, text: offers[1]?.text });
});

test("who acts on another's throw is named with both coins", async () => {
  const other = happenings.find(({ view }) => {
    const { phase } = view as View;
    return phase.kind === "move" && phase.turn !== null && phase.turn.by !== phase.actor;
  });
  if (!other) throw new Error("the recording holds no act out of turn");
  await seated(other);
  const notice = document.querySelector(".notice");
  expect(notice?.querySelectorAll("svg").length).toBe(2);
  expect(notice?.textContent).toMatch(/acts\./);
});

test("a stack with several ways asks where to", () => {
  const drawn = offers[0]?.outline as Outline;
  expect(fits(drawn, [from(drawn.spot_from)])).toBe(true);
  expect(fits(drawn, [from(drawn.spot_from), to(drawn.spot_to)])).toBe(true);
  expect(fits(drawn, [from(drawn.spot_from), to(drawn.spot_to + 1)])).toBe(false);
  expect(fits(null, [])).toBe(true);
  expect(fits(null, [from(drawn.spot_from)])).toBe(false);
});

test("a cast is known in whatever order the dice lie", () => {
  expect(board.casts.length).toBe(56);
  expect(castOf(board, [6, 5, 6])?.name["zh-Hant"]).toBe("黑十七");
});

test("losses have a true minus", () => {
  expect([signed(2), signed(-2), signed(0)]).toEqual(["+2", "−2", "0"]);
});

test.each(["ruqi", "dama"])("the plate of %s stays light", async (id) => {
  const messages = heard(id);
  const first = messages[0] as Snapshot;
  const furnished = await entry(id)?.room();
  if (!furnished) throw new Error("no room");
  const table = new Table(first.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  for (const message of messages) table.hear(message);
  await settle();
  render(TableView, { facts: first.table, game: game(id), room: furnished.room, table });
  await settle();
  // Counted without the class names that the build scopes styles by.
  const svg = document.querySelector("[data-plate]")?.outerHTML.replaceAll("<!---->", "").replace(/ class="[^"]*"/g, "") ?? "";
  expect(svg.length).toBeGreaterThan(4_000);
  expect(svg.length).toBeLessThanOrEqual(24_576);
});

test("a game without a room is not offered", () => {
  expect(entry("madiao")).toBeNull();
});
