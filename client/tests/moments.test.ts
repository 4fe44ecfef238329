/** What is rare and dear has its half second: seen by who wants motion, at once by who does not, heard by nobody who was not asked. */
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { Animator as Dama } from "../src/games/dama/animator.svelte";
import { Geometry } from "../src/games/dama/geometry";
import type { Board, View as DamaView } from "../src/games/dama/payloads";
import { Animator as Madiao } from "../src/games/madiao/animator.svelte";
import type { View as MadiaoView } from "../src/games/madiao/payloads";
import { Animator as Ruqi } from "../src/games/ruqi/animator.svelte";
import type { Geometry as Squares } from "../src/games/ruqi/geometry";
import type { View as RuqiView } from "../src/games/ruqi/payloads";
import { AnimationRunner } from "../src/lib/animation";
import { settings } from "../src/lib/settings.svelte";
import { TONES, type Sound } from "../src/lib/sound";
import type { Happened, Snapshot } from "../src/lib/wire";
import { game, heard, moveless, recorded } from "./kit";

interface Step {
  before?: unknown;
  events: { type: string }[];
  view: unknown;
}
const LEAST = 500;
/** No single motion is longer: nobody waits for one. */
const MOST = 720;
let lasted: number[] = [];
let animated: MockInstance<AnimationRunner["animate"]>;
const sounds = vi.hoisted(() => [] as string[]);
vi.mock("../src/lib/sound", async (original) => {
  const real = await original<typeof import("../src/lib/sound")>();
  return { ...real, play: (sound: string) => sounds.push(sound) };
});

beforeEach(() => {
  lasted = [];
  sounds.length = 0;
  settings.speed = "normal";
  const took = (duration: number): Promise<void> => {
    lasted.push(duration);
    return Promise.resolve();
  };
  animated = vi
    .spyOn(AnimationRunner.prototype, "animate")
    .mockImplementation((_element, _frames, duration) => took(duration));
  vi.spyOn(AnimationRunner.prototype, "rest").mockImplementation(took);
  Element.prototype.animate = () => ({}) as Animation; // this page can move things
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

/** The first event of a kind in what was recorded, with the position before it. */
function found(steps: readonly Step[], kind: string, last = false): { before: unknown; happened: Happened } {
  const nth = steps[last ? "findLastIndex" : "findIndex"](({ events }) => events.some(({ type }) => type === kind));
  const step = steps[nth];
  const event = step?.events.find(({ type }) => type === kind);
  if (!step || !event) throw new Error(`nothing recorded has ${kind}`);
  const happened = { type: "Happened", events: [event], lines: [], view: step.view } as unknown as Happened;
  return { before: step.before ?? steps[nth - 1]?.view, happened };
}
/** Something that stands somewhere on the page. */
const thing = Object.assign(document.createElement("div"), {
  getBoundingClientRect: () => ({ x: 0, y: 0, width: 60, height: 80 }) as DOMRect,
});

const board = { querySelector: () => thing } as unknown as SVGSVGElement;

const DAMA = recorded("dama-events") as Step[];
const MADIAO = recorded("madiao-deal") as Step[];

const dama = (kind: string) => async (): Promise<void> => {
  const { before, happened } = found(DAMA, kind);
  const animator = new Dama();
  animator.element = board;
  animator.geometry = new Geometry(game("dama").board as Board);
  animator.show(before as DamaView);
  await animator.animate(happened);
};
const madiao = (kind: string) => async (): Promise<void> => {
  const { before, happened } = found(MADIAO, kind, true);
  const animator = new Madiao();
  animator.part = () => thing;
  animator.show(before as MadiaoView);
  if (kind === "TrickWon") animator.scene = { ...animator.scene, held: [0, 0, 0, 0] };
  await animator.animate(happened);
};
const rises = async (): Promise<void> => {
  const first = heard("ruqi").find((each) => each.type === "Snapshot") as Snapshot;
  const animator = new Ruqi(
    () => ({}) as unknown as Squares,
    () => board,
  );
  animator.show(first.view as RuqiView);
  const stood = { type: "Stood", seat: 0, piece: 0 };
  await animator.animate({ events: [stood], lines: [], view: first.view } as unknown as Happened);
};

const MOMENTS: [string, Sound, () => Promise<void>][] = [
  ["a strike", "strike", dama("Struck")],
  ["a gate", "gate", dama("GateOpened")],
  ["a rise", "rise", rises],
  ["a card of the stock", "card", madiao("Drawn")],
  ["a last card", "last", madiao("TrickWon")],
];

test.each(MOMENTS)("%s has its half second and its sound", async (_, sound, happens) => {
  await happens();
  expect(lasted.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(LEAST);
  expect(Math.max(...lasted)).toBeLessThanOrEqual(MOST);
  expect(sounds).toContain(sound);
  expect(TONES[sound].length).toBeGreaterThan(0);
});

test.each(MOMENTS)("%s is there at once for who wants no motion", async (_, __, happens) => {
  moveless();
  animated.mockRestore();
  const moved = vi.fn();
  Element.prototype.animate = moved;
  await happens();
  expect(moved).not.toHaveBeenCalled();
});
