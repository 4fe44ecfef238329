import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "../src/games";
import Seats from "../src/lib/Seats.svelte";
import { Selection } from "../src/lib/selection.svelte";
import { settings, storeSeat } from "../src/lib/settings.svelte";
import type { ReviewedChoice, ReviewJob, ReviewSaid } from "../src/lib/wire";
import { area, lines, ticks } from "../src/replay/chart";
import { changed } from "../src/replay/changes";
import { embedLine } from "../src/replay/embed-line";
import { factsOf } from "../src/replay/facts";
import { fetched, idle, Reel } from "../src/replay/film";
import { Player } from "../src/replay/player.svelte";
import Review from "../src/replay/Review.svelte";
import { reviewing } from "../src/replay/review.svelte";
import type { Source } from "../src/replay/source";
import { filmed } from "./filmed";
import { game, moveless, settle } from "./kit";

moveless();

const { plies, film } = filmed("ruqi");

beforeEach(() => {
  settings.language = "en";
});
afterEach(() => {
  document.body.innerHTML = "";
});

test("a change is carried out, and what does not change is shared", () => {
  const before = { kept: { deep: 1 }, list: [1, 2], gone: true };
  const after = changed(before, { ".": { list: { "#": { "1": { "=": 3 } } }, come: { "=": null } }, "-": ["gone"] });
  expect(after).toEqual({ kept: { deep: 1 }, list: [1, 3], come: null });
  expect((after as typeof before).kept).toBe(before.kept);
  expect(changed(before, null)).toBe(before);
});

test("a film that comes in parts is one film", async () => {
  const cut = 3;
  const reel = await fetched((first) => Promise.resolve(film(first, first + cut)));
  expect(reel.length).toBe(plies.length);
  const whole = new Reel(film(0, plies.length));
  for (let at = 0; at <= plies.length; at += 1) {
    expect(reel.frame(at).view).toEqual(whole.frame(at).view);
    expect(reel.past(at)).toEqual(whole.past(at));
  }
  expect(reel.happened(1).lines).toEqual(plies[0]?.lines);
  expect(() => reel.ply(plies.length + 1)).toThrow(RangeError);
});

test("nobody is asked to throw at a film", () => {
  expect(idle({ type: "Throws", seat: 1 })).toEqual({ type: "Waits", seat: 1 });
  expect(idle({ type: "Throws", seat: null })).toEqual({ type: "Nothing" });
});

test("nobody is away from a game that is over long since", async () => {
  const { film, plies } = filmed("ruqi");
  const reel = new Reel(film(0, plies.length));
  const facts = factsOf(reel.film, "T");
  facts.seats = facts.seats.map((seat) => ({ ...seat, kind: "human", name: "Lin", here: false }));
  const player = new Player(reel, facts, 0);
  const { room } = await entry("ruqi").room();
  const props = { table: player.table, game: game("ruqi"), Mark: room.Mark, columns: [] };
  expect(render(Seats, props).container.querySelectorAll(".gone").length).toBe(facts.seats.length);
  cleanup();
  const { container } = render(Seats, { ...props, present: false });
  expect(container.querySelector(".gone")).toBeNull();
  expect(container.textContent).not.toContain("away");
});

const choice = (ply: number, seat: number, band: ReviewedChoice["band"]): ReviewedChoice => ({
  ply,
  seat,
  band,
  named: band,
  taken: `taken ${ply}`,
  best: `best ${ply}`,
  loss: "−3.0",
  loss_open: null,
  brings: "",
});

test("a review tells whose choices they were, the reader's own first", async () => {
  const choices = [choice(3, 0, "blunder"), choice(4, 1, "mistake"), choice(7, 0, "good")];
  const review: ReviewSaid = {
    goal: "score",
    goals: [],
    unit: "chips",
    columns: [],
    seats: [],
    accounts: { title: "sums", columns: ["seat", "sum"], rows: [["甲", "+3.0"]] },
    chart: "<svg/>",
    narrow: "<svg id='narrow'/>",
    shows: "",
    turns: [],
    lessons: [],
    choices,
    method: [],
  };
  const job: ReviewJob = { id: "r", state: "done", ahead: 0, says: null, review };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(job))));
  storeSeat("T", { seat: 0, token: "t" });
  const source = { table: "T", record: "{}" } as unknown as Source;
  const { room } = await entry("ruqi").room();
  const { container } = render(Review, { source, game: game("ruqi"), room, href: String });
  await reviewing(source).ask();
  await settle();
  const listed = (): string[] =>
    [...container.querySelectorAll(".errors li")].map((row) => row.textContent.replace(/\s+/g, " "));
  expect(listed()).toEqual([expect.stringMatching(/^3 .*White blunder .*taken 3/)]);
  expect([...container.querySelectorAll("td")].map((cell) => cell.textContent)).toContain("+3.0"); // what results are made of
  const phone = container.querySelector("picture source");
  expect(phone?.getAttribute("media")).toBe("(max-width: 699px)");
  expect(decodeURIComponent(phone?.getAttribute("srcset") ?? "")).toContain(review.narrow);
  await fireEvent.click(screen.getByRole("button", { name: "Everybody’s" }));
  expect(listed()).toEqual([expect.stringMatching(/^3 .*White/), expect.stringMatching(/^4 .*Black mistake/)]);
});

test("a game that can be reviewed for another goal offers it, and figures are told in the unit of the goal", async () => {
  const asked: string[] = [];
  const goals: ReviewSaid["goals"] = [
    { goal: "score", named: "for chips" },
    { goal: "first", named: "for the first place" },
  ];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const goal = address.includes("goal=first") ? "first" : "score";
    const unit = goal === "first" ? "%" : "chips";
    const choices = [choice(3, 0, "blunder")];
    const review = {
      goal,
      goals,
      unit,
      columns: [],
      seats: [],
      accounts: { title: "sums", columns: ["seat", "sum"], rows: [["甲", "+3.0"]] },
      chart: "",
      narrow: "",
      shows: "",
      turns: [],
      lessons: [],
      choices,
      method: [],
    };
    return Promise.resolve(new Response(JSON.stringify({ id: goal, state: "done", ahead: 0, says: null, review })));
  });
  const source = { table: null, record: "{two goals}" } as unknown as Source;
  const { room } = await entry("dama").room();
  const { container } = render(Review, { source, game: game("dama"), room, href: String });
  await reviewing(source).ask();
  await settle();
  expect(container.querySelector(".errors")?.textContent).toContain("−3.0 chips");
  await fireEvent.click(screen.getByRole("button", { name: "for the first place" }));
  await settle();
  expect(container.querySelector(".errors")?.textContent).toContain("−3.0 %");
  await fireEvent.click(screen.getByRole("button", { name: "for chips", pressed: false }));
  await settle();
  expect(screen.getByRole("button", { name: "for chips", pressed: true })).toBeTruthy();
  expect(asked.map((address) => address.includes("goal="))).toEqual([false, true, false]);
});

test("where the game lies open beside its review, a ply is shown there", async () => {
  const choices = [choice(3, 0, "blunder")];
  const turns = [{ ply: 5, says: "the dice turned" }];
  const goal = { goal: "score", goals: [], unit: "tallies" } as const;
  const accounts = { title: "sums", columns: [], rows: [] };
  const told = { ...goal, columns: [], seats: [], accounts, chart: "<svg/>", narrow: "<svg/>", shows: "", method: [] };
  const review: ReviewSaid = { ...told, goals: [], turns, choices, lessons: [] };
  const job: ReviewJob = { id: "r", state: "done", ahead: 0, says: null, review };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(job))));
  const source = { table: null, record: "{} " } as unknown as Source;
  const { room } = await entry("ruqi").room();
  const gone: number[] = [];
  render(Review, { source, game: game("ruqi"), room, href: String, go: (ply: number) => gone.push(ply) });
  await reviewing(source).ask();
  await settle();
  await fireEvent.click(screen.getByRole("link", { name: "the dice turned" }));
  await fireEvent.click(screen.getByRole("link", { name: /3$/ }));
  expect(gone).toEqual([5, 3]);
});

async function shown(at: number, id = "ruqi"): Promise<{ player: Player; board: () => string }> {
  const { film, plies } = filmed(id);
  const reel = new Reel(film(0, plies.length));
  const player = new Player(reel, factsOf(reel.film, "T"), at);
  const { room } = await entry(id).room();
  const { container } = render(room.BoardView, {
    table: player.table,
    selection: new Selection(player.table, room.fits),
    game: game(id),
  });
  flushSync();
  await player.change(reel);
  await settle();
  return { player, board: () => container.innerHTML.replace(/\bc\d+(-\w+)?\b|sort-\w+/g, "") };
}

test.each(["ruqi", "dama", "madiao"])(
  "a position of %s opened by its address is the one that steps lead to",
  async (id) => {
    const last = filmed(id).plies.length;
    const walked = await shown(0, id);
    await walked.player.go(last - 1);
    await walked.player.step(1);
    await settle();
    const opened = await shown(last, id);
    expect(opened.board()).toBe(walked.board());
  },
);

const WALKED = 8;

test("a jump shows the same board as steps, forwards and backwards", async () => {
  const { player, board } = await shown(0);
  const begun = board();
  const walked = [begun];
  for (let at = 1; at <= WALKED; at += 1) {
    await player.step(1);
    await settle();
    walked.push(board());
  }
  for (const at of [WALKED - 1, 2, WALKED, 0]) {
    await player.go(at);
    await settle();
    expect(board() === walked[at], `ply ${at}`).toBe(true);
  }
  await player.go(99);
  expect(player.at).toBe(player.last);
  await player.go(-5);
  expect(player.at).toBe(0);
});

test("it plays by itself to the end, and stops where it is told", async () => {
  vi.useFakeTimers();
  try {
    const reel = new Reel(film(0, plies.length));
    const player = new Player(reel, factsOf(reel.film, "T"), plies.length - 2);
    player.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([player.at, player.playing]).toEqual([plies.length, false]);
    player.play();
    await vi.advanceTimersByTimeAsync(600);
    expect(player.playing).toBe(true);
    player.pause();
    const { at } = player;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(player.at).toBe(at);
  } finally {
    vi.useRealTimers();
  }
});

test("a chart holds every figure and zero, as steps", () => {
  const points = [
    [0, 0, 0],
    [4, 5, -5],
    [9, 2, -2],
  ];
  const field = area(points, 10);
  expect([field.lowest, field.highest]).toEqual([-5, 5]);
  const [first = ""] = lines(points, 10, field);
  expect(first.split(" ").length).toBe(6);
  expect(ticks(field).map(({ value }) => value)).toEqual([-4, -2, 0, 2, 4]);
  expect(ticks(area([[0, 0, 0]], 0)).map(({ value }) => value)).toContain(0);
});

test("one line shows a game elsewhere", () => {
  expect(embedLine("abc", 7)).toContain('/embed.js" data-table="abc" data-ply="7" async></script>');
});
