import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "../src/games";
import Card from "../src/games/madiao/Card.svelte";
import { sorted } from "../src/games/madiao/cards";
import { sideOf } from "../src/games/madiao/names";
import { room } from "../src/games/madiao/room";
import type { Board, Outline, PlayingSeen, View } from "../src/games/madiao/payloads";
import { animatorOf } from "../src/games/madiao/animator.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import TableView from "../src/lib/TableView.svelte";
import type { Happened, Heard, Snapshot, Spoken } from "../src/lib/wire";
import { FakeSocket, game, heard, moveless, recorded, settle, tableFor } from "./kit";

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
moveless();
const told = heard("madiao");
const snapshot = told[0] as Snapshot;
const last = told.at(-1) as Happened;
const view = last.view as View;
const phase = view.phase as PlayingSeen;
const offers = last.asked.type === "Choose" ? last.asked.offers : [];
const deeds = new Map(offers.map((offer) => [(offer.outline as Outline).card, (offer.outline as Outline).deed]));
const board = game("madiao").board as Board;
const over = (recorded("madiao-over") as Snapshot[])[0] as Snapshot;
const ending = (recorded("madiao-deal") as Happened[]).at(-1) as Happened;

async function shown(messages: readonly Spoken[]): Promise<{ table: Table; sent: Heard[] }> {
  const table = tableFor(snapshot.table.id, "en", "token");
  table.open();
  FakeSocket.last?.opens();
  for (const message of messages) table.receive(message);
  await settle();
  render(TableView, { facts: snapshot.table, game: game("madiao"), room, table });
  await settle();
  return { table, sent: FakeSocket.last?.sent ?? [] };
}
const seated = (): ReturnType<typeof shown> => shown(told);
const text = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const table = (): HTMLElement => screen.getByRole("region", { name: /the board$|牌桌$/ });
const hand = (): HTMLElement[] => within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button");

beforeEach(() => {
  settings.language = "en";
  settings.names = "characters";
  settings.confirm = true;
  settings.forced = false;
  settings.hints = false;
});
afterEach(cleanup);

test("the room is furnished", async () => {
  expect((await entry("madiao").room()).room).toBe(room);
  const thumbnail = await entry("madiao").thumbnail();
  render(thumbnail.default, { game: game("madiao") });
  expect(document.querySelectorAll("svg.card").length).toBeGreaterThan(4);
});

test.each(board.cards)("$code is drawn with its rank, its index, its picture or person", (card) => {
  for (const [language, script] of [
    ["en", "zh-Hant"],
    ["zh-Hant", "zh-Hant"],
    ["zh-Hans", "zh-Hans"],
  ] as const) {
    settings.language = language;
    for (const small of [false, true]) {
      const { container, unmount } = render(Card, { code: card.code, board, small });
      const read = (selector: string): string =>
        [...container.querySelectorAll(selector)].map((sign) => sign.textContent).join("");
      expect(read(".rank")).toBe(card.name[script]);
      expect(read(".index")).toBe(card.code);
      expect(read(".person")).toBe(card.figure?.[script] ?? "");
      expect(
        [...container.querySelectorAll(".rank, .person, .stamp")].every((sign) => sign.getAttribute("lang") === script),
      ).toBe(true);
      expect(container.querySelectorAll(".seal").length).toBe(card.rank === "green" ? 0 : 1);
      if (!card.figure) expect(container.querySelector("g g > *")).not.toBeNull();
      expect(container.innerHTML.length).toBeLessThan(4000);
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
      unmount();
    }
  }
});

test("no two pictures are alike, and a suit is told without colour", () => {
  const drawn = board.cards.map((card) => {
    const { container, unmount } = render(Card, { code: card.code, board });
    const picture = {
      code: card.code,
      html:
        (container.querySelector("g g")?.innerHTML ?? "") +
        [...container.querySelectorAll(".person")].map(text).join(""),
      kinds: new Set(
        [...container.querySelectorAll("g g > *")].flatMap((part) =>
          [...part.classList].filter((name) => !name.startsWith("svelte-")),
        ),
      ),
    };
    unmount();
    return picture;
  });
  expect(new Set(drawn.map(({ html }) => html)).size).toBe(40);
  const kinds = (suit: string): Set<string> =>
    new Set(drawn.filter(({ code }) => code.startsWith(suit)).flatMap(({ kinds }) => [...kinds]));
  expect([...kinds("T")].filter((kind) => kinds("W").has(kind))).toEqual([]);
  expect([...kinds("S")].filter((kind) => kinds("C").has(kind))).toEqual([]);
});

test("play goes anticlockwise: the next seat sits on the right", () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 0))).toEqual(["south", "east", "north", "west"]);
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2))).toEqual(["north", "west", "south", "east"]);
  expect(sideOf(0, null)).toBe("south");
});

test("every seat has its place, its cards in words, and the banker its mark", async () => {
  await seated();
  for (const [seat, name] of ["East", "North", "West", "South"].entries()) {
    const zone = within(table()).getByRole("region", { name });
    expect(zone.className).toContain(sideOf(seat, 0));
    expect(within(zone).queryAllByLabelText("banker").length).toBe(seat === phase.banker ? 1 : 0);
    const won = phase.won[seat] ?? [];
    if (won.length > 0)
      expect(
        within(within(zone).getByRole("list", { name: new RegExp(`^${name}, cards won: `) })).getAllByRole("img")
          .length,
      ).toBe(won.length);
    else expect(within(zone).getByLabelText(`${name}: no cards won`)).toBeTruthy();
    if (seat !== 0) expect(within(zone).getByLabelText(`${name}: ${phase.held[seat]} in hand`)).toBeTruthy();
  }
  expect(within(screen.getByRole("list", { name: "Position in words" })).getAllByRole("listitem").length).toBe(4);
});

test("the trick shows what lies face up, and hides what lies face down", async () => {
  await seated();
  const trick = phase.tricks.at(-1);
  const laid = within(screen.getByRole("list", { name: "The trick" })).getAllByRole("img");
  expect(laid.length).toBe(trick?.laid.length);
  for (const card of trick?.laid ?? []) {
    const place = document.querySelector(`[data-laid="${card.seat}"]`);
    expect(place?.querySelectorAll("svg.card").length).toBe(card.type === "FaceUp" ? 1 : 0);
  }
});

test("the hand keeps eight places, sorted at the deal; spent ones say what became of them", async () => {
  await seated();
  const places = sorted(board, phase.dealt);
  const items = within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("listitem");
  expect(items.length).toBe(8);
  for (const [nth, code] of places.entries()) {
    const item = items[nth] as HTMLElement;
    const held = phase.hand.includes(code);
    expect(item.querySelectorAll("button").length).toBe(held ? 1 : 0);
    if (held)
      expect(text(item.querySelector(".key"))).toBe(
        `${nth + 1} ${{ lead: "發", capture: "捉", discard: "滅" }[deeds.get(code) ?? "lead"]}`,
      );
    else expect(text(item)).toMatch(new RegExp(`^[發捉滅]\\s?trick \\d ?${code}$`));
  }
});

test("a key means a place, not a row; Enter confirms, and it is sent once", async () => {
  const { sent } = await seated();
  const places = sorted(board, phase.dealt);
  const card = phase.hand.find((code) => deeds.get(code) === "capture") ?? "T20";
  await fireEvent.keyDown(document.body, { key: String(places.indexOf(card) + 1) });
  await settle();
  expect(document.querySelector(".hand .on [data-place]")?.getAttribute("data-place")).toBe(card);
  expect(text(document.querySelector("[data-act]"))).toBe(`Confirm capture ${card}`);
  expect(document.querySelector(".ghost svg.card")).not.toBeNull();
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(sent.filter((message) => message.type === "Move")).toEqual([{ type: "Move", at: last.at, text: card }]);
  cleanup();
  const spent = places.findIndex((code) => !phase.hand.includes(code));
  await seated();
  await fireEvent.keyDown(document.body, { key: String(spent + 1) });
  expect(document.querySelector(".hand .on")).toBeNull();
});

test("a clicked card is chosen, another instead of it, and Undo takes it back; all rows stay", async () => {
  await seated();
  const [one, other] = hand() as [HTMLElement, HTMLElement];
  await fireEvent.click(one, { detail: 1 });
  expect(one.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(other, { detail: 1 });
  expect(one.getAttribute("aria-pressed")).toBe("false");
  expect(screen.getAllByRole("radio").length).toBe(offers.length);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(other.getAttribute("aria-pressed")).toBe("false");
});

test("rows stand in the order of the hand, with its keys", async () => {
  await seated();
  const places = sorted(board, phase.dealt);
  const keys = screen.getAllByRole("radio").map((row) => Number(text(row.querySelector(".key"))));
  expect(keys).toEqual(places.flatMap((code, nth) => (phase.hand.includes(code) ? [nth + 1] : [])));
});

test("arrows walk along the cards still held; one of them is the tab stop", async () => {
  await seated();
  const held = hand();
  expect(held.filter((card) => card.tabIndex === 0).length).toBe(1);
  (held[0] as HTMLElement).focus();
  await fireEvent.keyDown(held[0] as HTMLElement, { key: "ArrowRight" });
  await settle();
  expect(document.activeElement).toBe(held[1]);
  await fireEvent.keyDown(held[1] as HTMLElement, { key: "ArrowLeft" });
  await settle();
  expect(document.activeElement).toBe(held[0]);
});

test("whoever watches sees four hands of backs and no card of them", async () => {
  const public_ = { ...view, seat: null, phase: { ...phase, dealt: [], hand: [] } };
  await shown([{ ...snapshot, at: last.at, seat: null, view: public_, asked: { type: "Waits", seat: 0 } }]);
  expect(screen.queryByRole("list", { name: "Your hand" })).toBeNull();
  for (const [seat, name] of ["East", "North", "West", "South"].entries())
    expect(screen.getByLabelText(`${name}: ${phase.held[seat]} in hand`)).toBeTruthy();
});

test("after a deal the sheet lies open: every item with its reason, columns that sum, the check that is 0", async () => {
  const { table } = await shown([
    {
      ...snapshot,
      past: over.past,
      at: ending.at - 1,
      view: { ...(ending.view as View), phase: { type: "ToDeal", banker: 0 } },
    },
  ]);
  animatorOf(table).open(1);
  await settle();
  const dialog = screen.getByRole("dialog", { name: "Score of deal 1" });
  const rows = within(dialog).getAllByRole("row");
  const paid = (over.past as { type: string }[])
    .slice(
      0,
      (over.past as { type: string }[]).findIndex(({ type }) => type === "DealEnded"),
    )
    .filter(({ type }) => type === "Paid").length;
  const asShown = (name: string, why: Element): boolean =>
    name.replaceAll(/\s/g, "") === `why?${text(why.closest("th")?.querySelector(".line"))}`.replaceAll(/\s/g, "");
  expect(within(dialog).getAllByRole("button", { name: asShown }).length, "read out as it is shown").toBe(paid);
  expect(rows.slice(1).every((row) => text([...row.querySelectorAll("td")].at(-1)) === "0")).toBe(true);
  const net = (over.past as { type: string; net: number[] }[]).find(({ type }) => type === "DealEnded")?.net ?? [];
  expect([...(rows.at(-1) as HTMLElement).querySelectorAll("td")].slice(0, 4).map((cell) => text(cell))).toEqual(
    net.map((amount) => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0")),
  );
  await fireEvent.click(within(dialog).getByRole("button", { name: "Sitting" }));
  const sitting = screen.getByRole("dialog", { name: "Score of the sitting" });
  const totals = within(sitting).getByRole("row", { name: /^Total/ });
  expect([...totals.querySelectorAll("td")].at(-1)?.textContent).toBe("0");
  const foot = sitting.querySelector("[data-onward]");
  expect(text(foot), "the reader opened it: nothing waits behind it").toBe("Close");
  await fireEvent.click(foot as Element);
  await settle();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the tricks of the deal are listed, hidden cards hidden", async () => {
  await seated();
  await fireEvent.click(screen.getByRole("button", { name: "Tricks" }));
  const table = screen.getByRole("table", { name: "Tricks of this deal" });
  expect(within(table).getAllByRole("row").length).toBe(phase.tricks.length + 1);
  const laid = phase.tricks.flatMap((trick) => trick.laid);
  expect(within(table).queryAllByLabelText(/^face down$/).length).toBe(
    laid.filter(({ type }) => type === "Hidden").length,
  );
  expect(within(table).queryAllByLabelText(/won the trick$/).length).toBe(
    phase.tricks.filter(({ winner }) => winner !== null).length,
  );
});

test("hints are asked for when wanted, and again when the position changes; nothing is asked otherwise", async () => {
  const { table, sent } = await seated();
  const asked = (): Heard[] => sent.filter((message) => message.type === "Study");
  expect(asked()).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Patterns" }));
  await vi.waitFor(() => expect(asked().length).toBe(1));
  expect(asked()).toEqual([{ type: "Study", at: last.at }]);
  const name = { en: "double stack", "zh-Hant": "雙疊", "zh-Hans": "双叠" };
  const piles = [0, 1, 2, 3].map((seat) => ({
    seat,
    now: seat === 0 ? [{ id: "shuang_die", name, worth: 4, cards: ["S9", "S8"], key: "madiao.shuang_die" }] : [],
    near:
      seat === 1
        ? [
            {
              id: "da_huo_bai",
              name,
              worth: 5,
              cards: ["Tq", "Tb"],
              ways: [["Tb"], ["Tw"]],
              key: "madiao.live_hundred",
            },
          ]
        : [],
  }));
  table.receive({ type: "Studied", at: last.at - 1, notes: { piles: [] } });
  await settle();
  expect(screen.queryByText("Worth now")).toBeNull();
  table.receive({ type: "Studied", at: last.at, notes: { piles } });
  await settle();
  expect(screen.getAllByText("Worth now").length).toBe(1);
  expect(text(document.querySelector("[data-zone='0'] .notes"))).toBe("double stack +4 zhu");
  expect(text(document.querySelector("[data-zone='1'] .notes"))).toBe("1 within reach");
  expect(document.querySelector("[data-zone='2'] .notes")).toBeNull();
  const near = screen.getByText("Within reach").nextElementSibling as HTMLElement;
  expect(text(near)).toContain("lacks the Hundred / ");
  expect(text(near)).toContain("+5 zhu × 3");
  expect([...near.querySelectorAll("[data-card]")].map((card) => card.getAttribute("data-card"))).toEqual(["Tq", "Tb"]);
  expect([...near.querySelectorAll(".missing [data-card]")].map((card) => card.getAttribute("data-card"))).toEqual([
    "Tb",
  ]);
});

test("the table when it is over: ranks, sheet, what the last deal left", async () => {
  await shown([over]);
  expect(within(screen.getByRole("table", { name: "Result" })).getAllByRole("row").length).toBe(4);
  expect(document.querySelectorAll("[data-won] svg.card").length).toBe(8);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["zh-Hant", "zh-Hans"] as const)("in %s the room speaks that script alone", async (language) => {
  settings.language = language;
  await shown([{ ...snapshot, at: last.at, view: last.view, asked: last.asked, language }]);
  const words = text(table());
  expect(words).toMatch(language === "zh-Hant" ? /滅|發/ : /灭|发/);
  expect(words).not.toMatch(language === "zh-Hant" ? /[灭发庄张]/ : /[滅發莊張]/);
});

test("who asked for English names reads no Chinese sign of a seat or a deed", async () => {
  settings.names = "english";
  await seated();
  const han = /[\u4e00-\u9fff]/u;
  for (const area of document.querySelectorAll("[data-zone] .who, .key, .corner, .spent"))
    expect(text(area)).not.toMatch(han);
  expect(text(document.querySelector(".key"))).toMatch(/^1 (lead|capture|discard)$/);
  expect(text(table().querySelector('[data-zone="2"] .who b'))).toBe("West");
  settings.names = "characters";
  await settle();
  expect(text(table().querySelector('[data-zone="2"] .who b'))).toBe("西");
});

test("a card in hand is named by its button, and what is drawn on it is no part of that name", async () => {
  await seated();
  for (const button of hand()) {
    expect(text(button)).toBe("");
    expect(button.getAttribute("aria-label")).toMatch(/^\d: /);
  }
});

test("a deal that ends while nothing is shown leaves no card in the hand", async () => {
  settings.speed = "at_once";
  const before = { ...(ending.view as View), phase: { type: "ToDeal" as const, banker: 0 } };
  const asked = { type: "Waits" as const, seat: 1 };
  const { table } = await shown([{ ...snapshot, past: [], at: 0, view: before, asked }]);
  const deal = recorded("madiao-deal") as Happened[];
  for (const [nth, { events, lines, view }] of deal.entries()) {
    if (nth === 20) {
      await settle(); // the reader sees the middle of the deal, and then its end
      expect(hand().length).toBeGreaterThan(0);
    }
    table.receive({ ...last, at: nth + 1, events, lines, view, asked });
  }
  await settle();
  settings.speed = "normal";
  expect(table.busy).toBe(false);
  expect(screen.queryByRole("list", { name: "Your hand" })?.querySelector("button") ?? null).toBeNull();
  const why = [...document.querySelectorAll("details .why li")].map(text);
  expect(why.length).toBe(8);
  expect(why.filter((each) => /^60 of Tens.*\+1, with: the Thousand/.test(each)).length).toBe(1);
  expect(why.filter((each) => each.includes("nobody draws it")).length).toBe(2);
});
