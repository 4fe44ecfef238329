import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Background from "../src/games/dama/Background.svelte";
import { Geometry, pincers } from "../src/games/dama/geometry";
import { drawn, fits, goTo, held, stackOn, targets } from "../src/games/dama/select";
import { actOf, type Board, type Event, type Outline, type View } from "../src/games/dama/payloads";
import { Animator } from "../src/games/dama/animator.svelte";
import { changed } from "../src/games/dama/motions";
import { settings } from "../src/lib/settings.svelte";
import type { Happened } from "../src/lib/wire";
import { game, heard, moveless } from "./kit";

interface Step {
  before: View;
  events: Event[];
  view: View;
}
const steps = JSON.parse(readFileSync(join(import.meta.dirname, "recorded/dama-events.json"), "utf8")) as Step[];
/** Half a seat's coin, and how high letters are. */
const [COIN, LETTERS] = [16, 20];
const board = game("dama").board as Board;
const geometry = new Geometry(board);
const questions = heard("dama").flatMap((message) =>
  "asked" in message && message.asked.type === "Choose"
    ? [message.asked.offers.map((offer) => offer.outline as Outline)]
    : [],
);

beforeEach(moveless);

test("the recording holds what can happen", () => {
  const kinds = new Set(steps.flatMap(({ events }) => events.map((event) => event.type)));
  for (const kind of [
    "Thrown",
    "Dropped",
    "Moved",
    "Struck",
    "Paid",
    "GateOpened",
    "HalfBowl",
    "BowlRefilled",
    "Flew",
  ] as const)
    expect(kinds).toContain(kind);
});

/** Told event by event, without the position after it. */
async function told(step: Step): Promise<Animator> {
  const animator = new Animator();
  animator.geometry = geometry;
  animator.show(step.before);
  const show = vi.spyOn(animator, "show").mockImplementation(() => undefined);
  await animator.animate({ events: step.events, view: step.view } as unknown as Happened);
  show.mockRestore();
  return animator;
}

test.each(steps.map((step, index) => ({ index, step })))(
  "step $index: the horses end where the position after it has them",
  async ({ step }) => {
    const animator = await told(step);
    const horses = (view: { armies: View["armies"] }) =>
      view.armies.map(({ hand, stacks, home, own }) => ({ hand, stacks: [...stacks], home, own }));
    expect(horses(animator)).toEqual(horses(step.view));
    expect(animator.gate).toBe(step.view.gate_open);
  },
);

// How a refill and the last double payment are shared is not told by the events; the position after them says it.
const plain = steps.filter(({ events }) => !events.some((event) => event.type === "BowlRefilled"));
test.each(plain.map((step, index) => ({ index, step })))(
  "step $index: the money ends where the position after it has it",
  async ({ step }) => {
    const animator = await told(step);
    expect(animator.bowl).toBe(step.view.bowl);
    expect(animator.armies.map((army) => army.purse)).toEqual(step.view.armies.map((army) => army.purse));
  },
);

test("a throw stays on the table after its turn, as a past one", () => {
  const animator = new Animator();
  const views = heard("dama").flatMap((message) =>
    "view" in message && message.view !== null ? [message.view as View] : [],
  );
  const asked = views.find(({ phase }) => phase.type === "ToMove");
  const after = views.find(({ phase }) => phase.type === "ToThrow");
  if (!asked || !after) throw new Error("the recording lacks a phase");
  animator.show(asked);
  expect(animator.thrown?.stale).toBe(false);
  animator.show(after);
  expect(animator.thrown?.dice).toEqual(actOf(asked.phase)?.cast.faces);
  expect(animator.thrown?.stale).toBe(true);
});

test("stacks join, shrink and vanish along the road", () => {
  expect(
    changed(
      [
        [3, 2],
        [9, 1],
      ],
      9,
      4,
    ),
  ).toEqual([
    [3, 2],
    [9, 5],
  ]);
  expect(
    changed(
      [
        [3, 2],
        [9, 1],
      ],
      5,
      1,
    ),
  ).toEqual([
    [3, 2],
    [5, 1],
    [9, 1],
  ]);
  expect(
    changed(
      [
        [3, 2],
        [9, 1],
      ],
      9,
      -1,
    ),
  ).toEqual([[3, 2]]);
});

test.each(questions.map((offers, index) => ({ index, offers })))(
  "question $index: every offer can be reached on the road",
  ({ offers }) => {
    for (const goal of offers) {
      const first = targets(offers, offers, []).find(
        (target) => target.kind === "stack" && target.spot === goal.spot_from,
      );
      expect(first).toBeTruthy();
      const left = offers.filter((offer) => fits(offer, [stackOn(goal.spot_from), goTo(goal.spot_to)]));
      expect(left).toContain(goal);
    }
  },
);

test("picks narrow: a stack, then where it goes; what has nothing to draw fits no pick", () => {
  const one = { spot_from: 27, spot_to: 44 } as Outline;
  const two = { spot_from: 27, spot_to: 10 } as Outline;
  const other = { spot_from: 33, spot_to: 27 } as Outline;
  const all = [one, two, other];
  expect(all.filter((each) => fits(each, [stackOn(27)]))).toEqual([one, two]);
  expect(all.filter((each) => fits(each, [stackOn(27), goTo(10)]))).toEqual([two]);
  expect(fits(null, [])).toBe(true);
  expect(fits(null, [stackOn(27)])).toBe(false);
  expect(drawn(undefined)).toBeNull();
  expect(held([goTo(10), stackOn(27)])).toBe(27);
  expect(held([])).toBeNull();
  // 27 is a stack and the end of another move: first it is the stack, and while 33 is held it is the end.
  expect(
    targets(all, all, [])
      .filter((target) => target.spot === 27)
      .map((target) => target.kind),
  ).toEqual(["stack"]);
  expect(
    targets(all, [other], [stackOn(33)])
      .filter((target) => target.spot === 27)
      .map((target) => target.kind),
  ).toEqual(["end"]);
});

test("the road is one unbroken line of cells", () => {
  for (let spot = 0; spot < 90; spot += 1) {
    const [here, next] = [geometry.box(spot), geometry.box(spot + 1)];
    const touches =
      here.x <= next.x + next.width &&
      next.x <= here.x + here.width &&
      here.y <= next.y + next.height &&
      next.y <= here.y + here.height;
    expect(touches, `${spot}`).toBe(true);
    const step = geometry.onward(spot);
    expect(Math.abs(step.x) + Math.abs(step.y), `${spot}`).toBe(1);
  }
});

test("names stand inside the frame", () => {
  for (const cell of board.cells.filter(({ role }) => role !== "plain" && role !== "pincers" && role !== "moat")) {
    const { x, y } = geometry.label(cell);
    expect(x, `${cell.spot}`).toBeGreaterThan(40);
    expect(x, `${cell.spot}`).toBeLessThan(760);
    expect(y, `${cell.spot}`).toBeGreaterThan(40);
    expect(y, `${cell.spot}`).toBeLessThan(720);
  }
});

test("several seats on one cell stand apart, and smaller", () => {
  const placed = geometry.place([0, 1, 2].map((seat) => ({ seat, stacks: [[89, seat + 1]] as const })));
  expect(new Set(placed.map(({ x, y }) => `${x},${y}`)).size).toBe(3);
  expect(placed.every(({ scale }) => scale < 1)).toBe(true);
});

test.each([1, 2, 3, 4, 5])("%i seats on one cell stand around its middle: left is the mirror of right", (seats) => {
  const { x: middle } = geometry.centre(89);
  const crowd = Array.from({ length: seats }, (_, seat) => ({ seat, stacks: [[89, 1]] as const }));
  const places = geometry
    .place(crowd)
    .map(({ x, y }) => [Math.round((x - middle) * 100), Math.round(y * 100)] as const);
  const mirrored = places.map(([x, y]) => `${x === 0 ? 0 : -x},${y}`);
  expect(new Set(mirrored)).toEqual(new Set(places.map(([x, y]) => `${x},${y}`)));
  expect(new Set(mirrored).size).toBe(seats);
});

test("a journey that turns back comes back beside itself", () => {
  const { out, back } = geometry.lines(geometry.centre(30), [31, 32, 31, 30, 29], 32);
  expect(out.length).toBe(3);
  expect(back.length).toBe(4);
  expect(back[1]?.y).toBe(geometry.centre(31).y);
  expect(back[1]?.x).not.toBe(geometry.centre(31).x);
});

test("夾 lies where the board has it, where there is no table to say otherwise", () => {
  expect([...pincers(board)]).toEqual([84, 85, 86, 87, 88]);
});

test("a bar stands across the way out of each gate, within its cell", () => {
  const { container } = render(Background, { geometry, jia: new Set<number>(), open: false });
  const bars = [...container.querySelectorAll(".bar")].map(
    (bar) =>
      bar
        .getAttribute("d")
        ?.match(/[\d.]+/g)
        ?.map(Number) ?? [],
  );
  const gates = board.cells.filter(({ role }) => role === "gate" || role === "feilong");
  expect(bars.length).toBeGreaterThan(0);
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of bars) {
    const cell = gates.find(({ spot }) => {
      const { x, y, width, height } = geometry.box(spot);
      return [x1, x2].every((at) => at >= x && at <= x + width) && [y1, y2].every((at) => at >= y && at <= y + height);
    });
    const { x: across, y: down } = geometry.onward(cell?.spot ?? 0);
    expect(across * (x2 - x1) + down * (y2 - y1)).toBe(0);
    expect(Math.hypot(x2 - x1, y2 - y1)).toBe(30);
  }
});

test("on a phone no English name of a station stands among the rows of the seats", () => {
  settings.names = "english";
  const { container } = render(Background, { geometry, jia: new Set<number>(), small: true });
  const named = [...container.querySelectorAll("text.name")];
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) {
    const first = Number(name.getAttribute("y"));
    const among = first > geometry.home(0).y - COIN && first - LETTERS < geometry.home(4).y + COIN;
    expect(among, name.textContent).toBe(false);
  }
});
