/** A turn of 儒棋 in taps: every turn that is offered can be reached, and every way ends in one. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Outline, Token } from "../src/games/ruqi/payloads";
import { destinations, fits, held, hold, outcome, remaining, taken, units } from "../src/games/ruqi/select";
import Steps from "../src/games/ruqi/Steps.svelte";
import { room } from "../src/games/ruqi/room";
import { Selection } from "../src/lib/selection.svelte";
import { game, recorded, tableFor } from "./kit";

interface Question {
  ruleset: string;
  seat: number;
  pieces: Token[][];
  offers: Outline[];
}
const questions = recorded("ruqi-offers") as Question[];

afterEach(cleanup);

/** What each tap asks next, as the panel and the board offer it: units, or ways of the one that is held. */
function taps(offers: readonly Outline[], picks: readonly string[]): (readonly string[])[] {
  const left = offers.filter((one) => fits(one, picks));
  const pieces = held(picks);
  if (pieces) return destinations(left, picks).map((way) => [...picks.slice(0, -1), way.pick]);
  return units(left, picks).map((unit) => taken(left, picks, unit.pieces));
}

/** Every end of every way, with how many taps led there. */
function* ends(offers: readonly Outline[], picks: readonly string[], count: number): Generator<[Outline[], number]> {
  const left = offers.filter((one) => fits(one, picks));
  const over = left.filter((one) => (remaining(one, picks) ?? []).length === 0);
  const next = left.length === 1 && picks.length > 0 ? [] : taps(offers, picks);
  if (next.length === 0) yield [left, count];
  else {
    expect(over, "a turn that is whole asks nothing more").toEqual([]);
    for (const each of next) yield* ends(offers, each, count + 1);
  }
}

test("there are questions of every kind", () => {
  const steps = questions.flatMap(({ offers }) => offers.flatMap((offer) => offer.steps));
  expect(new Set(questions.map((one) => one.ruleset)).size).toBe(2);
  expect(Math.max(...questions.map((one) => one.offers.length))).toBeGreaterThan(25);
  for (const of of ["off", "turns_in", "back"] as const) expect(steps.some((step) => step[of])).toBe(true);
  expect(steps.some((step) => step.carried_from !== null)).toBe(true);
});

test.each(questions.map((one, index) => ({ index, ...one })))(
  "question $index ($ruleset, $offers.length turns): each is reached, each way ends in one",
  ({ offers }) => {
    const reached = new Set<Outline>();
    let most = 0;
    for (const [left, count] of ends(offers, [], 0)) {
      expect(left.length).toBe(1);
      if (left[0]) reached.add(left[0]);
      most = Math.max(most, count);
    }
    expect(reached.size).toBe(offers.length);
    expect(most).toBeLessThanOrEqual(4);
  },
);

test("what becomes of a piece is said where all turns agree", () => {
  const offer = (kind: "f" | "x", spot: number | null): Outline => ({
    seat: 0,
    steps: [],
    results: [{ piece: 1, spot, kind }],
  });
  expect(outcome([offer("x", 12), offer("x", 14)], [1])).toBe("x");
  expect(outcome([offer("x", 12), offer("f", 10)], [1])).toBe(null);
  expect(outcome([offer("f", null)], [1])).toBe("off");
  expect(outcome([offer("f", 3)], [2])).toBe(null);
});

test("the panel asks for a piece, then how far, and names what is done", async () => {
  const ruqi = game("ruqi");
  const table = tableFor("t1", "en", null);
  const question = questions.find(({ ruleset, offers }) => ruleset.includes("modern") && offers.length > 20);
  if (!question) throw new Error("nothing is asked");
  table.seat = question.seat;
  table.view = { pieces: question.pieces };
  const told = { label: "", lines: [], effect: "" };
  const { seat } = question;
  table.asked = {
    type: "Choose",
    seat,
    offers: question.offers.map((outline, nth) => ({ ...told, text: `${nth}`, outline })),
  };
  table.connection = "live";
  const selection = new Selection(table, room.fits);
  render(Steps, { table, selection, game: ruqi });
  expect(screen.getByRole("status").textContent).toBe("Which piece?");
  const offers = selection.offers.map((offer) => offer.outline as Outline);
  const all = units(offers, []);
  const first = all.find((unit) => held(taken(offers, [], unit.pieces)));
  if (!first) throw new Error("every piece has one way");
  const nth = all.indexOf(first);
  const button = screen.getAllByRole("button")[nth];
  if (!button) throw new Error("no piece");
  await fireEvent.click(button);
  expect(selection.picks).toEqual([hold(first.pieces)]);
  expect(screen.getByRole("status").textContent).toMatch(/: how far\?$/);
  const ways = screen.getAllByRole("button");
  expect(ways.length).toBe(
    destinations(
      selection.narrowed.map((offer) => offer.outline as Outline),
      selection.picks,
    ).length,
  );
  if (!ways[0]) throw new Error("no way");
  await fireEvent.click(ways[0]);
  expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
});
