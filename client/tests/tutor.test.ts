import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Selection } from "../src/lib/selection.svelte";
import { settings } from "../src/lib/settings.svelte";
import { Asides } from "../src/lib/asides/asides.svelte";
import HintLine from "../src/lib/asides/HintLine.svelte";
import type { Room } from "../src/lib/room";
import type { Heard, HintedMove, Offer } from "../src/lib/wire";
import type { Table } from "../src/lib/table.svelte";
import { game } from "./kit";

/** Of a room, a hint asks for the labels of rows alone. */
const room = { rowLabel: () => null } as unknown as Room;
const offer = (text: string): Offer => ({ text, label: text, outline: null, lines: [], effect: "" });
const valued = (text: string, band: HintedMove["band"]): HintedMove => ({
  text,
  worth: 0,
  less: 0,
  error: 0,
  band,
  named: band,
  first: null,
  says: "",
});

/** A table with two choices, one of them bad. */
function laid(hints = true) {
  const sent: Heard[] = [];
  const moved: string[] = [];
  const asides = new Asides({ at: 3, seat: 0, mine: true, over: null }, (message) => sent.push(message) > 0);
  const table = {
    asides,
    at: 3,
    facts: { company: { agreement: { hints } } },
    offers: [offer("good"), offer("bad")],
    move: (text: string) => moved.push(text),
    previews: new Map(),
    interlude: { runs: false },
  } as unknown as Table;
  const selection = new Selection(table, () => true);
  const told = (): void => {
    const moves = [valued("good", "good"), valued("bad", "blunder")];
    asides.receive({ type: "Hinted", at: 3, text: "good", player: "x", goal: "score", unit: "chips", moves });
  };
  return { sent, moved, asides, table: table as { offers: readonly Offer[] }, selection, told };
}

afterEach(() => (settings.tutor = false));

test("a tutor hears what the choices are worth, says nothing of it, and warns once before a bad one", () => {
  settings.tutor = true;
  const { sent, moved, asides, selection, told } = laid();
  selection.choose("bad", false);
  selection.confirm();
  expect(sent).toEqual([{ type: "Hint", at: 3 }]);
  expect(moved).toEqual([]);
  told();
  expect(selection.warning?.text).toBe("bad");
  expect(asides.shown).toBeNull();
  selection.confirm();
  expect(moved).toEqual(["bad"]);
});

test("a good choice is sent as soon as the tutor knows it, another at once", () => {
  settings.tutor = true;
  const { moved, selection, told } = laid();
  selection.choose("bad", false);
  selection.confirm();
  selection.choose("good", false);
  told();
  expect(moved).toEqual([]);
  selection.confirm();
  expect(moved).toEqual(["good"]);
  expect(selection.warning).toBeNull();
});

test("it is said that a tutor thinks, while a confirmed move waits for it", () => {
  settings.tutor = true;
  const { selection, asides, told } = laid();
  render(HintLine, { selection, game: game("ruqi"), room });
  asides.weigh();
  flushSync();
  expect(screen.queryByRole("status")).toBeNull();
  selection.choose("bad", false);
  selection.confirm();
  flushSync();
  expect(screen.getByRole("status").textContent).toBe("Working it out.");
  told();
  flushSync();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a tutor says where the move falls behind, and which is better", () => {
  settings.tutor = true;
  const { asides, selection } = laid();
  selection.choose("bad", false);
  selection.confirm();
  const moves = [
    { ...valued("good", "good"), says: "More than the next." },
    { ...valued("bad", "blunder"), less: 3, says: "It stays behind." },
  ];
  asides.receive({ type: "Hinted", at: 3, text: "good", player: "x", goal: "score", unit: "tallies", moves });
  render(HintLine, { selection, game: game("ruqi"), room });
  expect(screen.getByRole("alert").textContent.replace(/\s+/g, " ").trim()).toBe(
    "This is a blunder: it costs 3.0 tallies. It stays behind. Better: good Confirm again if you are sure.",
  );
});

test("a hint says where to look, then why, and only then which choice", async () => {
  const { selection, asides } = laid();
  asides.askHint();
  const moves = [{ ...valued("good", "good"), first: "Look at your last pieces.", says: "Move them first." }];
  asides.receive({ type: "Hinted", at: 3, text: "good", player: "x", goal: "score", unit: "tallies", moves });
  render(HintLine, { selection, game: game("ruqi"), room });
  const told = (): string => screen.getByRole("status").textContent.replace(/\s+/g, " ").trim();
  expect([told(), asides.shown]).toEqual(["Look at your last pieces. Tell me more", null]);
  await fireEvent.click(screen.getByRole("button"));
  expect([told(), asides.shown]).toEqual(["Move them first. Show the choice", null]);
  await fireEvent.click(screen.getByRole("button"));
  expect([told(), asides.shown?.text]).toEqual(["Move them first. Best here: good", "good"]);
  expect(screen.queryByText("Tell me more")).toBeNull();
});

test("a tutor thinks while the reader does, and not where there is one move", () => {
  const { sent, moved, table, selection, told } = laid();
  selection.begin();
  expect(sent).toEqual([]);
  settings.tutor = true;
  selection.begin();
  expect(sent).toEqual([{ type: "Hint", at: 3 }]);
  told();
  selection.choose("good", false);
  selection.confirm();
  expect(moved).toEqual(["good"]);
  const forced = laid();
  forced.table.offers = [offer("only")];
  forced.selection.begin();
  expect([forced.sent, table.offers.length]).toEqual([[], 2]);
});

test("where no hint can be had, the tutor lets the choice go when it is confirmed again", () => {
  settings.tutor = true;
  const { sent, moved, asides, selection } = laid();
  selection.choose("bad", false);
  selection.confirm();
  const refused = { type: "Refused", says: "x", because: null, at: 3, spot: null, column: null } as const;
  asides.receive({ ...refused, code: "too_fast" });
  selection.confirm();
  expect([sent.length, moved]).toEqual([2, []]);
  asides.receive({ ...refused, code: "failed" });
  selection.confirm();
  expect([sent.length, moved]).toEqual([2, ["bad"]]);
});

test("a table without hints has no tutor", () => {
  settings.tutor = true;
  const { sent, moved, selection } = laid(false);
  selection.choose("bad", false);
  selection.confirm();
  expect([sent, moved]).toEqual([[], ["bad"]]);
});

test.each([
  [1, "Estimated from samples: a difference below 2.0 zhu means nothing."],
  [0, null],
])("a hint whose figures are off by %d says what they cannot tell", (error, says) => {
  const { selection, asides } = laid();
  asides.askHint();
  const moves = [valued("good", "good"), { ...valued("bad", "good"), worth: 3, error }];
  asides.receive({ type: "Hinted", at: 3, text: "good", player: "x", goal: "score", unit: "zhu", moves });
  render(HintLine, { selection, game: game("madiao"), room });
  expect(screen.queryByText(/^Estimated/)?.textContent.trim() ?? null).toBe(says);
});

test.each([
  ["score", "chips", "+35.0 chips expected"],
  ["first", "%", "35.0% chance of first"],
] as const)("a hint for the goal %s is told in %s", (goal, unit, says) => {
  const { selection, asides } = laid();
  asides.askHint();
  const moves = [{ ...valued("good", "good"), worth: 35 }];
  asides.receive({ type: "Hinted", at: 3, text: "good", player: "x", goal, unit, moves });
  render(HintLine, { selection, game: game("dama"), room });
  expect(screen.getByText(/35\.0/).textContent).toBe(says);
});

test("an idea is told in full twice; after that the tutor only asks where to look", () => {
  settings.tutor = true;
  const { asides, selection, table } = laid();
  const says = [3, 3, 3].map((at) => {
    selection.begin();
    selection.choose("bad", false);
    const moves = [valued("good", "good"), { ...valued("bad", "blunder"), first: "Where?", says: "Keep together." }];
    asides.receive({ type: "Hinted", at, text: "good", player: "x", goal: "score", unit: "chips", moves });
    selection.confirm();
    return selection.warning?.says;
  });
  expect(table.offers.length).toBe(2);
  expect(says).toEqual(["Keep together.", "Keep together.", "Where?"]);
});

test("after a hint another choice is told why it is worse, by choosing it", async () => {
  const { asides, selection } = laid();
  asides.askHint();
  const moves = [valued("good", "good"), { ...valued("bad", "blunder"), says: "This move gives that up." }];
  asides.receive({ type: "Hinted", at: 3, text: "good", player: "x", goal: "score", unit: "chips", moves });
  const { container } = render(HintLine, { selection, game: game("ruqi"), room });
  expect(container.querySelector("[data-about]")).toBeNull();
  selection.choose("bad", false);
  await Promise.resolve();
  flushSync();
  expect(container.querySelector("[data-about]")?.textContent).toBe("bad This move gives that up.");
  selection.choose("good", false);
  flushSync();
  expect(container.querySelector("[data-about]")).toBeNull();
});
