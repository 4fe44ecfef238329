import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "../src/games";
import { castOf, fitsUnderDice } from "../src/games/dama/names";
import { room } from "../src/games/dama/room";
import { actOf, type Board, type Outline, type View } from "../src/games/dama/payloads";
import type { Act, Done } from "../src/games/dama/types";
import { settings } from "../src/lib/settings.svelte";
import { signed } from "../src/lib/signed";
import type { Table } from "../src/lib/table.svelte";
import TableView from "../src/lib/TableView.svelte";
import type { Happened, Heard, Snapshot, Spoken } from "../src/lib/wire";
import { FakeSocket, game, heard, moveless, settle, tableFor } from "./kit";

vi.stubGlobal("WebSocket", FakeSocket);
moveless();
const told = heard("dama");
const snapshot = told[0] as Snapshot;
const happenings = told.filter((message): message is Happened => message.type === "Happened");
const last = happenings.at(-1) as Happened;
const view = last.view as View;
const act = actOf(view.phase) as Act;
const offers = last.asked.type === "Choose" ? last.asked.offers : [];
const board = game("dama").board as Board;

async function shown(messages: readonly Spoken[]): Promise<{ table: Table; sent: Heard[] }> {
  const table = tableFor(snapshot.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  for (const message of messages) table.receive(message);
  await settle();
  render(TableView, { facts: snapshot.table, game: game("dama"), room, table });
  await settle();
  return { table, sent: FakeSocket.last?.sent ?? [] };
}
const seated = (): ReturnType<typeof shown> => shown(told);
const text = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();

beforeEach(() => {
  settings.language = "en";
  settings.names = "characters";
  settings.confirm = true;
  settings.forced = false;
});
afterEach(cleanup);

test("the recording ends with a choice that is made on another's throw", () => {
  expect(offers.length).toBeGreaterThan(2);
  expect(act.turn.by).not.toBe(act.seat);
});

test("every cell of the road is drawn once, and numbered", async () => {
  await seated();
  const numbers = [...document.querySelectorAll("[data-board] .number")]
    .map((number) => Number(number.textContent))
    .sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 91 }, (_, spot) => spot));
});

test("every stack of every seat stands on the road with its count, and in words", async () => {
  await seated();
  const stacks = view.armies.flatMap((army) =>
    army.stacks.map(([spot, horses]) => ({ key: `${army.seat}-${spot}`, horses })),
  );
  expect(document.querySelectorAll("[data-stack]").length).toBe(stacks.length);
  for (const { key, horses } of stacks)
    expect(text(`[data-stack="${key}"]`), key).toBe(horses > 1 ? String(horses) : "");
  expect(document.querySelectorAll("section.board-view ul li").length).toBe(stacks.length + view.armies.length);
});

test("purses and the bowl are those of the position", async () => {
  await seated();
  for (const army of view.armies) expect(text(`[data-purse="${army.seat}"]`)).toBe(signed(army.purse));
  expect(text(".sum")).toBe(String(view.bowl));
});

test("who acts out of turn is named with both coins and the reason, and stands out of the row", async () => {
  await seated();
  const banner = document.querySelector("[data-out-of-turn]");
  expect(banner?.querySelectorAll(".stem").length).toBe(2);
  expect([...(banner?.querySelectorAll(".stem") ?? [])].map((stem) => stem.textContent)).toEqual([
    "甲乙丙"[act.turn.by],
    "甲",
  ]);
  expect(text("[data-out-of-turn]")).toMatch(/Out of turn: you act.*To act: you/);
  expect(document.querySelectorAll(".seats tr.outOfTurnSeat").length).toBe(1);
});

test("a stack picked on the road chooses its move, previews it and tells what follows", async () => {
  const { table, sent } = await seated();
  const outline = offers[1]?.outline as Outline;
  await fireEvent.keyDown(document.querySelector(`[data-target="stack-${outline.spot_from}"]`) as SVGElement, {
    key: "Enter",
  });
  await settle();
  expect(screen.getByRole("radio", { checked: true }).textContent).toContain(offers[1]?.label);
  expect(document.querySelectorAll("[data-board] .dest.sure").length).toBe(1);
  for (const line of offers[1]?.lines ?? []) expect(text(".follows")).toContain(line.says);
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(sent.at(-1)).toEqual({ type: "Move", at: table.at, text: offers[1]?.text });
});

test("a destination picked on the road is enough where only one stack goes there", async () => {
  await seated();
  const end = document.querySelector('[data-target^="end-"]') as SVGElement;
  const spot = Number(end.getAttribute("data-target")?.slice(4));
  const going = offers.filter((offer) => (offer.outline as Outline).spot_to === spot);
  await fireEvent.keyDown(end, { key: "Enter" });
  await settle();
  expect(screen.getAllByRole("radio").length).toBe(going.length);
});

test("what a move would do to a purse is asked and shown beside it", async () => {
  const { table, sent } = await seated();
  await fireEvent.keyDown(document.body, { key: "1" });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(sent.at(-1)).toEqual({ type: "Preview", at: table.at, text: offers[0]?.text });
  const richer = {
    ...view,
    armies: view.armies.map((army) => (army.seat === 0 ? { ...army, purse: army.purse + 3 } : army)),
  };
  table.receive({ type: "Previewed", at: table.at, text: offers[0]?.text ?? "", lines: [], effect: "", view: richer });
  await settle();
  const purse = view.armies[0]?.purse ?? 0;
  expect(text(".seats tr.me")).toContain(`${signed(purse)} → ${signed(purse + 3)}`);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(text(".seats tr.me")).not.toContain("→");
});

test("the strip shows the chosen journey from its start to its end", async () => {
  await seated();
  await fireEvent.keyDown(document.body, { key: "1" });
  await settle();
  const outline = offers[0]?.outline as Outline;
  const cells = [...document.querySelectorAll(".strip .n")].map((cell) => Number.parseInt(cell.textContent, 10));
  expect(cells).toContain(outline.spot_from);
  expect(cells).toContain(outline.spot_to);
  expect(cells.length).toBeLessThanOrEqual(7);
});

test("a row says from, to, and what it does there", async () => {
  await seated();
  const rows = screen.getAllByRole("radio").map((row) => row.textContent);
  for (const [nth, offer] of offers.entries()) {
    const outline = offer.outline as Outline;
    expect(rows[nth]).toContain(`→ ${outline.spot_to}`);
    expect(rows[nth]?.includes("turns back"), offer.text).toBe(outline.turned_at !== null);
    expect(rows[nth]?.includes("strikes"), offer.text).toBe(outline.strikes !== null);
    expect(rows[nth]?.includes("merges"), offer.text).toBe(outline.merges > 0);
  }
});

test.each(["en", "zh-Hant", "zh-Hans"] as const)(
  "the cast is announced with its name and its class in %s",
  async (language) => {
    settings.language = language;
    await seated();
    const cast = castOf(board, act.cast.faces.join(""));
    const script = language === "zh-Hans" ? "zh-Hans" : "zh-Hant";
    expect(text("[data-cast] .cast")).toBe(cast?.name[script]);
    expect(text("[data-cast]")).toContain(language === "en" ? cast?.kind.en : cast?.kind[script]);
    expect(text("[data-cast] .meaning")).toContain(language === "en" ? "you" : "你");
  },
);

test("extra turns wait in their order", async () => {
  const waiting = [2, 1].map((by) => ({ by, extra: true, collisions: 0 }));
  await shown([{ ...snapshot, at: last.at, view: { ...view, waiting }, asked: last.asked }]);
  expect([...document.querySelectorAll(".queue .next .stem")].map((stem) => stem.textContent)).toEqual(["丙", "乙"]);
});

test("the end names the finish and tells every purse, the winner first", async () => {
  const [over] = JSON.parse(readFileSync(join(import.meta.dirname, "recorded/dama-over.json"), "utf8")) as [Snapshot];
  await shown([over]);
  const end = over.view as View;
  const done = end.phase as Done;
  expect(text("[data-board] .cast")).toBe(done.finish === "ximan" ? "細滿" : "麤滿");
  const rows = [...document.querySelectorAll(".end tbody tr")].map((row) => row.textContent);
  expect(rows.length).toBe(end.armies.length);
  expect(rows[0]).toContain("甲乙丙"[done.winner ?? 0]);
  for (const army of end.armies) expect(rows.some((row) => row.includes(signed(army.purse)))).toBe(true);
});

test("without stakes there is no bowl and no purse", async () => {
  await shown([{ ...snapshot, at: last.at, view: { ...view, full: 0, bowl: 0 }, asked: last.asked }]);
  expect(document.querySelector(".sum")).toBeNull();
  expect(document.querySelector("[data-purse]")).toBeNull();
  expect(text(".seats thead")).not.toContain("帖");
});

test("56 casts are known by their dice", () => {
  expect(board.casts.length).toBe(56);
  expect(castOf(board, "566")?.name["zh-Hant"]).toBe("黑十七");
});

test("losses have a true minus", () => {
  expect([signed(2), signed(-2), signed(0)]).toEqual(["+2", "−2", "0"]);
});

test.each(["ruqi", "dama"])("the board of %s stays light", async (id) => {
  const messages = heard(id);
  const first = messages[0] as Snapshot;
  const furnished = await entry(id).room();
  const table = tableFor(first.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  for (const message of messages) table.receive(message);
  await settle();
  render(TableView, { facts: first.table, game: game(id), room: furnished.room, table });
  await settle();
  // Counted without the class names that the build scopes styles by.
  const svg =
    document
      .querySelector("[data-board]")
      ?.outerHTML.replaceAll("<!---->", "")
      .replace(/ class="[^"]*"/g, "") ?? "";
  expect(svg.length).toBeGreaterThan(4_000);
  expect(svg.length).toBeLessThanOrEqual(24_576);
});

/** What was told, with a payment in the first line of the log. */
const paying = told.map((message) => {
  if (message.type !== "Snapshot") return message;
  const [ply, ...rest] = message.log;
  const [line, ...lines] = ply?.lines ?? [];
  if (!ply || !line) throw new Error("the log is empty");
  const paid = { ...line, says: "The bowl pays you 2 chips.", flow: [2, 0, 0] };
  return { ...message, log: [{ ...ply, lines: [paid, ...lines] }, ...rest] };
});

test("somebody new is told once what the money is for, after the line of the first payment", async () => {
  settings.money = false;
  await shown(paying);
  const each = view.full / view.armies.length;
  expect(text("[data-money]")).toContain("The bowl pays you 2 chips.");
  expect(text("[data-money]")).toContain(`each player put ${each} into the bowl`);
  await fireEvent.click(screen.getByRole("button", { name: "Understood" }));
  expect([document.querySelector("[data-money]"), settings.money]).toEqual([null, true]);
  cleanup();
  await shown(paying);
  expect(document.querySelector("[data-money]")).toBeNull();
});

test("nothing is told of the money before a payment, nor to who watches", async () => {
  settings.money = false;
  await seated();
  expect(document.querySelector("[data-money]")).toBeNull();
  cleanup();
  await shown(paying.map((message) => (message.type === "Snapshot" ? { ...message, seat: null } : message)));
  expect(document.querySelector("[data-money]")).toBeNull();
});

test("why somebody acts is written under the dice where it keeps within the ring", () => {
  const long = "Same count as another player’s own cast, thrown by Morning Dew. To act: you";
  expect(fitsUnderDice("Own cast, thrown by Morning Dew. To act: you", false)).toBe(true);
  expect(fitsUnderDice(long, false)).toBe(false);
  expect(fitsUnderDice("本采，由你行動", true)).toBe(true);
  expect(fitsUnderDice("點數與別人的本采相同，晨露擲的：由你行動", true)).toBe(false);
});
