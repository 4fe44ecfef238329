import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { sorted } from "../src/games/madiao/cards";
import { groups, reason, payers, running, sheets, sum, total } from "../src/games/madiao/ledger";
import {
  after,
  EMPTY,
  heaped,
  remembered,
  type Scene,
  sceneOf,
  stockLeft,
  tricksDone,
} from "../src/games/madiao/scene";
import type { Board, Event, Paid, View } from "../src/games/madiao/payloads";
import { Animator } from "../src/games/madiao/animator.svelte";
import { AnimationRunner } from "../src/lib/animation";
import { signed } from "../src/lib/signed";
import { withReasons } from "../src/lib/reasons";
import type { Happened, Line, Snapshot } from "../src/lib/wire";
import { game, moveless, settle } from "./kit";

interface Step {
  events: Event[];
  lines: Line[];
  view: View;
}
const deal = JSON.parse(readFileSync(join(import.meta.dirname, "recorded/madiao-deal.json"), "utf8")) as Step[];
const over = (
  JSON.parse(readFileSync(join(import.meta.dirname, "recorded/madiao-over.json"), "utf8")) as Snapshot[]
)[0];
const board = game("madiao").board as Board;
const all = deal.flatMap(({ events }) => events);
const past = over?.past as Event[];
const last = deal.at(-1) as Step;
const told = (step: Step): Happened => ({ ...step, type: "Happened" }) as unknown as Happened;

beforeEach(moveless);

test("the recording holds a whole deal, and the sitting two", () => {
  const kinds = new Set(all.map(({ type }) => type));
  for (const kind of [
    "Received",
    "Led",
    "Captured",
    "Discarded",
    "DiscardedCard",
    "TrickWon",
    "CardsShown",
    "Paid",
    "Drawn",
    "WentDead",
    "DealEnded",
  ] as const)
    expect(kinds).toContain(kind);
  expect(past.filter(({ type }) => type === "DealEnded").length).toBe(2);
});

test.each(deal.slice(0, -1).map((step, index) => ({ index, step })))(
  "step $index: event by event the table becomes what the position after it shows",
  ({ index }) => {
    const scene = deal
      .slice(0, index + 1)
      .flatMap(({ events }) => events)
      .reduce(after, EMPTY);
    const shown = sceneOf((deal[index] as Step).view, EMPTY);
    const seen = ({ deal, exposed, dealt, hand, held, tricks, won, purses }: Scene): unknown => ({
      deal,
      exposed,
      dealt,
      hand,
      held,
      tricks,
      won,
      purses,
    });
    expect(seen(scene)).toEqual(seen(shown));
  },
);

test("a position that begins in the middle of a deal has what was played before", () => {
  const held = [2, 2, 1, 2];
  const won = [["a", "b", "c", "d", "e"], ["f"], [], []] as unknown as typeof EMPTY.won;
  const tricks = [{ leader: 2, laid: [{ type: "Hidden", seat: 2 }], winner: null }] as unknown as typeof EMPTY.tricks;
  expect([0, 1, 2, 3].map((seat) => heaped({ ...EMPTY, held, won, tricks }, seat))).toEqual([1, 5, 6, 6]);
  expect([0, 1, 2, 3].map((seat) => heaped(EMPTY, seat))).toEqual([0, 0, 0, 0]);
});

test("a settled deal lies as it was: each card of the pack has one place", () => {
  const scene = all.reduce(after, EMPTY);
  expect(tricksDone(scene)).toBe(8);
  expect([0, 1, 2, 3].map((seat) => heaped(scene, seat) + (scene.won[seat]?.length ?? 0))).toEqual([8, 8, 8, 8]);
  expect(stockLeft(scene)).toBe(0);
  expect(scene.purses).toEqual(last.view.purses);
  expect([scene.gains]).toEqual(all.flatMap((event) => (event.type === "DealEnded" ? [event.net] : [])));
  const open = [...scene.won.flat(), ...scene.drawn.flat().map(({ card }) => card), ...scene.dead];
  expect(new Set(open).size).toBe(open.length);
});

test("between deals the table stays, and the next banker waits for the next pack", () => {
  const scene = sceneOf(
    { ...last.view, phase: { type: "ToDeal", banker: 2 } },
    { ...all.reduce(after, EMPTY), banker: 1 },
  );
  expect(scene.won).toEqual(all.reduce(after, EMPTY).won);
  expect(scene.banker).toBe(1);
  const next = after(scene, { type: "DealBegan", deal: 2, because: "madiao.deal" });
  expect(next.banker).toBe(2);
  expect(next.won.flat()).toEqual([]);
});

test("whoever comes back after the end finds the last table", () => {
  const scene = remembered(past, [1, 2, -3, 0]);
  expect(scene.deal).toBe(2);
  expect(scene.won.flat().length).toBe(8);
  expect(scene.purses).toEqual([1, 2, -3, 0]);
});

test("a promoted card goes by its new name", () => {
  const scene = [
    { type: "Received", to: 0, cards: ["T90", "S2"], because: "" },
    { type: "Promoted", to: 0, card: "T90", becomes: "Tw", because: "" },
  ].reduce((now, event) => after(now, event as Event), EMPTY);
  expect(scene.hand).toEqual(["Tw", "S2"]);
  expect(scene.promoted).toBe(true);
});

test("a hand is sorted suit after suit, high to low; in Coins the small figures are high", () => {
  expect(sorted(board, ["C9", "S1", "C0", "W1", "T20", "Tw", "C1", "S9", "Ch", "W9", "Tb"])).toEqual([
    "Tw",
    "Tb",
    "T20",
    "W9",
    "W1",
    "S9",
    "S1",
    "C0",
    "Ch",
    "C1",
    "C9",
  ]);
});

test("sheets: what was paid adds up to what the deal brought, and every line to nothing", () => {
  const all = sheets(past, 3);
  expect(all.map(({ deal }) => deal)).toEqual([1, 2]);
  for (const sheet of all) {
    expect(sum(sheet.paid)).toEqual(sheet.net);
    expect(total(sheet.net ?? [1])).toBe(0);
    for (const row of sheet.paid) {
      expect(total(row.flow)).toBe(0);
      expect(row.flow[row.seat], "each of several pays what the row is worth").toBe(row.worth * payers(row));
    }
    expect(groups(sheet.paid).flatMap(({ rows }) => rows).length).toBe(sheet.paid.length);
    expect(sheet.turned.length).toBe(8);
  }
  expect(running(all).at(-1)?.totals).toEqual((over?.view as View).purses);
  // The first deal's banker may be agreed and not heard; the second's is.
  expect(all[1]?.banker).not.toBeNull();
});

test("a void deal leaves no sheet", () => {
  const begun = (deal: number): Event => ({ type: "DealBegan", deal, because: "" });
  expect(sheets([begun(1), begun(2)]).map(({ deal }) => deal)).toEqual([2]);
});

test("reasons come whole with what happens, and by their keys afterwards", () => {
  const paid = (withReasons(last as unknown as Happened) as Event[]).filter(
    (event): event is Event & Paid => event.type === "Paid",
  );
  expect(paid.length).toBeGreaterThan(0);
  for (const row of paid) expect(typeof row.because).toBe("object");
  expect(reason("madiao.deal", "madiao")).toMatchObject({ kind: "article", key: "madiao.deal" });
  expect(reason("diao_mode=banker_edges", "madiao")).toMatchObject({
    kind: "ruling",
    game: "madiao",
    name: "diao_mode",
    word: "banker_edges",
  });
});

/** An animator that holds the table before the deal's last card. */
function animatorBefore(): Animator {
  const animator = new Animator();
  animator.show((deal.at(-2) as Step).view);
  animator.runner.rest = async () => undefined;
  return animator;
}

test("when a deal has ended its sheet lies open, and what follows waits until it is put away", async () => {
  const animator = animatorBefore();
  let done = false;
  void animator.animate(told(last)).then(() => (done = true));
  await settle();
  expect(animator.sheet).toBe(1);
  expect(done).toBe(false);
  animator.put();
  await settle();
  expect(done).toBe(true);
  expect(animator.sheet).toBeNull();
  expect(animator.scene.won).toEqual(all.reduce(after, EMPTY).won);
});

test("the stock is turned card by card and the payments are read kind by kind", async () => {
  const animator = animatorBefore();
  const settlement: string[] = [];
  animator.runner.rest = async () => {
    const now = animator.settlement;
    if (now)
      settlement.push(
        now.kind === "turned"
          ? `${now.nth} ${now.card} ${now.taker ?? "-"} ${now.points}`
          : `${now.rows[0]?.due} ${now.rows.length}`,
      );
  };
  void animator.animate(told(last));
  await settle();
  const turned = last.events.filter((event) => event.type === "Drawn" || event.type === "WentDead");
  expect(settlement.filter((line) => /^\d/.test(line))).toEqual(
    turned.map(
      (event, nth) => `${nth + 1} ${event.card} ${event.type === "Drawn" ? `${event.seat} ${event.points}` : "- 0"}`,
    ),
  );
  const dues = last.events.flatMap((event) => (event.type === "Paid" ? [event.due] : []));
  expect(settlement.filter((line) => !/^\d/.test(line)).map((line) => line.split(" ")[0])).toEqual([...new Set(dues)]);
  animator.put();
});

test("what the payments of a kind bring each seat flies there, and nothing to whom they bring nothing", async () => {
  const animator = animatorBefore();
  const flown = new Map<string, string[]>();
  Object.defineProperty(animator.runner, "quiet", { value: false });
  animator.part = (selector) => {
    const now = animator.settlement;
    if (now?.kind === "paid" && selector.startsWith("[data-chip"))
      flown.set(
        now.rows[0]?.due ?? "",
        animator.chips.map(({ seat, text }) => `${seat} ${text}`),
      );
    return null;
  };
  void animator.animate(told(last));
  await settle();
  const paid = last.events.filter((event) => event.type === "Paid");
  for (const due of new Set(paid.map((event) => event.due))) {
    const net = sum(paid.filter((event) => event.due === due));
    expect(flown.get(due) ?? []).toEqual(
      net.flatMap((amount, seat) => (amount === 0 ? [] : [`${seat} ${signed(amount)}`])),
    );
  }
  expect(flown.size).toBeGreaterThan(1);
  animator.put();
});

test("a click ends the turning, not the sheet", async () => {
  const animator = animatorBefore();
  animator.runner.rest = (duration) => AnimationRunner.prototype.rest.call(animator.runner, duration);
  void animator.animate(told(last));
  await settle();
  expect(animator.sheet).toBeNull();
  animator.runner.finish();
  await settle();
  expect(animator.sheet).toBe(1);
  animator.put();
});

test("a deal that ended unseen lays its sheet open all the same; one told on arrival does not", () => {
  let known: Event[] = past;
  const animator = new Animator(() => known);
  animator.show((deal[5] as Step).view);
  expect(animator.sheet).toBeNull();
  known = [
    ...past,
    { type: "DealBegan", deal: 3, because: "" },
    { type: "DealEnded", deal: 3, net: [0, 0, 0, 0], because: "" },
  ];
  animator.show((deal[6] as Step).view);
  expect(animator.sheet).toBe(3);
});
