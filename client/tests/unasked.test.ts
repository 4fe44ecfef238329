/** Where no server is behind a table, nothing on the page asks it anything, and nothing waits for an answer. */
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "../src/games";
import { Line } from "../src/lib/line";
import { settings, storeSeat } from "../src/lib/settings.svelte";
import type { Happened, PlayTask, Snapshot, StepSaid } from "../src/lib/wire";
import LessonStep from "../src/learn/LessonStep.svelte";
import { LessonTable } from "../src/learn/lesson-table.svelte";
import { factsOf } from "../src/replay/facts";
import { Reel } from "../src/replay/film";
import ReplayView from "../src/replay/ReplayView.svelte";
import type { Source } from "../src/replay/source";
import { filmed } from "./filmed";
import { game, heard, moveless } from "./kit";

moveless();
/** Longer than a board rests before it asks for notes. */
const RESTED = 400;
const sent = vi.spyOn(Line.prototype, "send");
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("there is no server")));

beforeEach(() => {
  settings.language = "en";
  settings.hints = true;
  sent.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const name = { en: "double stack", "zh-Hant": "雙疊", "zh-Hans": "双叠" };
/** Notes that tell their ply. */
const noted = (at: number): unknown => ({
  piles: [{ seat: 0, now: [{ id: "shuang_die", name, worth: at, cards: ["S9", "S8"], key: "madiao.x" }], near: [] }],
});

async function rested(): Promise<void> {
  await vi.advanceTimersByTimeAsync(RESTED);
}

const GAMES = ["ruqi", "dama", "madiao"];
test.each(GAMES)("no panel of a replay of %s asks, at any ply, whatever is opened", async (id) => {
  const { plies, film } = filmed(id, id === "madiao" ? noted : undefined);
  storeSeat("T", { seat: 0, token: "secret" });
  const { room } = await entry(id).room();
  const reel = new Reel(film(0, plies.length));
  const facts = factsOf(reel.film, "T");
  const source = { table: "T", record: null, reel: () => Promise.resolve(reel) } as unknown as Source;
  const view = render(ReplayView, { source, reel, facts, game: game(id), room });
  const { go } = view.component as unknown as { go: (ply: number) => void };
  for (const aside of view.container.querySelectorAll(".aside [aria-expanded=false]")) await fireEvent.click(aside);
  for (let at = 0; at <= plies.length; at += 1) {
    go(at);
    await rested();
    expect(view.container.querySelector("[data-waits]")?.textContent, `ply ${at}`).toBeUndefined();
  }
  expect(sent.mock.calls).toEqual([]);
});

test.each(GAMES)("nothing on a step of a lesson of %s asks, whatever is chosen", async (id) => {
  settings.tutor = true;
  const told = heard(id);
  const [snapshot, last] = [told[0] as Snapshot, told.at(-1) as Happened];
  const { at, view, asked, says } = last;
  if (asked.type !== "Choose") throw new Error("nothing to choose");
  const task: PlayTask = {
    kind: "play",
    judged: {},
    happens: {},
    barred: { type: "BarredTold", at, choices: [] },
  };
  const shows = { ...snapshot, at, view, asked, says };
  const step: StepSaid = {
    key: "k",
    title: "t",
    text: "x",
    after: "",
    clauses: [],
    shows,
    task,
    anew: false,
    quoted: null,
    arrives: null,
  };
  const { room } = await entry(id).room();
  const nothing = (): void => undefined;
  const rest = { room, game: game(id), index: 0, count: 1, done: false, finish: nothing, back: null, next: nothing };
  const { container } = render(LessonStep, { step, ...rest });
  await rested();
  const rows = container.querySelectorAll("[role=radio]");
  expect(rows.length).toBe(asked.offers.length);
  for (const row of [...rows, ...container.querySelectorAll("[data-barred]")]) {
    await fireEvent.click(row);
    await rested();
  }
  expect(container.querySelector("[data-waits]")).toBeNull();
  expect(sent.mock.calls).toEqual([]);
});

test.each([
  [false, 1],
  [true, 0],
])("what led to a step is shown before it asks, but not to who has done it: %s", async (done, before) => {
  const told = heard("ruqi");
  const [snapshot, happens] = [
    told[0] as Snapshot,
    told
      .slice(1)
      .filter((each) => each.type === "Happened")
      .slice(0, 3),
  ];
  const last = happens.at(-1) as Happened;
  const shows: Snapshot = { ...snapshot, at: last.at, view: last.view, asked: last.asked, says: last.says };
  const receive = vi.spyOn(LessonTable.prototype, "receive");
  const step: StepSaid = {
    key: "k",
    title: "t",
    text: "x",
    after: "",
    clauses: [],
    shows,
    task: null,
    anew: false,
    quoted: null,
    arrives: { before: snapshot, happens },
  };
  const { room } = await entry("ruqi").room();
  const nothing = (): void => undefined;
  render(LessonStep, {
    step,
    room,
    game: game("ruqi"),
    index: 0,
    count: 1,
    done,
    finish: nothing,
    back: null,
    next: nothing,
  });
  await rested();
  const seen = receive.mock.calls.map(([message]) => message);
  expect(seen.map(({ type }) => type)).toEqual([
    "Snapshot",
    ...Array<string>(before * happens.length).fill("Happened"),
  ]);
  expect((seen[0] as Snapshot).at).toBe(done ? last.at : snapshot.at);
  expect(seen.every((each) => (each as Happened).asked.type === "Nothing")).toBe(true);
  receive.mockRestore();
});

test("a replay of madiao tells the notes of the ply that is shown", async () => {
  const { plies, film } = filmed("madiao", noted);
  const { room } = await entry("madiao").room();
  const reel = new Reel(film(0, plies.length));
  const source = { table: null, record: "{}" } as unknown as Source;
  const view = render(ReplayView, { source, reel, facts: factsOf(reel.film, ""), game: game("madiao"), room });
  const { go } = view.component as unknown as { go: (ply: number) => void };
  for (const at of [3, 1]) {
    go(at);
    await rested();
    expect(view.container.querySelector(".part.hints b")?.textContent).toBe(`+${at} zhu × 3`);
  }
});
