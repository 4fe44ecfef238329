import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as http from "../src/lib/http";
import { lastTable, rememberTable, type LastTable } from "../src/lib/last-table";
import { settings } from "../src/lib/settings.svelte";
import { computersOf, strengthsOf, usualComputer } from "../src/lib/sitters";
import type { GameSaid } from "../src/lib/wire";
import { words } from "../src/lib/words";
import NewTable from "../src/pages/NewTable.svelte";
import { game } from "./kit";

const GAMES = ["dama", "madiao", "ruqi"].map(game);
const PEOPLE = ["invite", "open", "here"];
/** An interval as a laboratory writes it. */
const BRACKETS = /\[[+−\d][^\]]*\]/;
const laid: unknown[] = [];

beforeEach(() => {
  laid.length = 0;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Promise.resolve(new Response(JSON.stringify(GAMES)));
    laid.push({ address, ...(JSON.parse(init.body as string) as object) });
    return Promise.resolve(new Response(JSON.stringify({ id: "t1", seats: [] })));
  });
});
afterEach(async () => {
  cleanup();
  http.forget();
  localStorage.clear();
  vi.unstubAllGlobals();
  settings.language = "en";
  await vi.waitFor(() => expect(settings.language).toBe("en"));
});

test.each(["en", "zh-Hant", "zh-Hans"] as const)(
  "%s: three faces, one button, and nothing else is asked",
  async (language) => {
    settings.language = language;
    await vi.waitFor(() => expect(settings.language).toBe(language));
    for (const each of GAMES) {
      const { container } = render(NewTable, { game: each.id });
      await screen.findByRole("button", { name: words().start.go });
      const faces = [...container.querySelectorAll("label:has(svg)")];
      expect(faces.map((face) => face.querySelector("b")?.textContent)).toEqual(Object.values(words().start.strengths));
      expect(faces.map((face) => face.querySelector<HTMLInputElement>("input")?.checked)).toEqual([true, false, false]);
      expect(container.querySelector<HTMLDetailsElement>("details.more")?.open).toBe(false);
      expect(container.textContent).not.toMatch(BRACKETS);
      cleanup();
    }
  },
);

test("a strength sits on every other seat, and is remembered", async () => {
  for (const each of GAMES) {
    const { container } = render(NewTable, { game: each.id });
    const go = await screen.findByRole("button", { name: words().start.go });
    const strongest = [...container.querySelectorAll<HTMLInputElement>("input[name=strength]")].at(-1);
    if (!strongest) throw new Error("no faces");
    await fireEvent.click(strongest);
    await fireEvent.click(go);
    await waitFor(() => expect(laid.length).toBe(1));
    const { seats, agreement } = laid.pop() as { seats: { kind: string; player?: string }[]; agreement: unknown };
    expect(seats.length).toBe(each.seats.usual);
    expect(seats.slice(1).every((seat) => seat.player === each.levels.at(-1)?.id)).toBe(true);
    expect(agreement).toBe(null);
    cleanup();
    http.forget();
    const again = render(NewTable, { game: each.id }).container;
    await screen.findByRole("button", { name: words().start.go });
    expect([...again.querySelectorAll<HTMLInputElement>("input[name=strength]")].map((one) => one.checked)).toEqual([
      false,
      false,
      true,
    ]);
    cleanup();
    http.forget();
  }
});

test("what the faces do not say is not remembered unseen", async () => {
  const ruqi = game("ruqi");
  rememberTable(ruqi, chosen(ruqi, { others: ["invite"] }));
  const { container } = render(NewTable, { game: "ruqi" });
  await screen.findByRole("button", { name: words().start.go });
  await waitFor(() => expect(container.querySelector<HTMLDetailsElement>("details.more")?.open).toBe(true));
  expect(container.querySelector(".what")?.textContent).toContain(words().start.against(words().start.invite));
});

function chosen(of: GameSaid, changed: Partial<LastTable> = {}): LastTable {
  const others = Array.from({ length: of.seats.usual - 1 }, () => usualComputer(of)?.id ?? "here");
  return { ruleset: of.rulesets[0]?.id ?? "", others, rulings: {}, terms: {}, agreement: null, ...changed };
}

test("what was chosen is chosen again as it was, or not at all where it is gone", () => {
  const madiao = game("madiao");
  expect(lastTable(madiao, PEOPLE)).toBe(null);
  const all = chosen(madiao, {
    ruleset: madiao.rulesets[1]?.id ?? "",
    others: ["invite", "here", "level-6"],
    terms: { deals: 2 },
    agreement: { clock: { kind: "move", seconds: 60 }, absence: 60, stand_in: "level-2", hints: true },
  });
  rememberTable(madiao, all);
  expect(lastTable(madiao, PEOPLE)).toEqual(all);
  expect(lastTable(madiao, ["here"]), "nobody can be invited here").toBe(null);
  for (const gone of [{ ruleset: "madiao/other@1" }, { others: ["invite"] }, { others: ["a", "b", "c"] }]) {
    rememberTable(madiao, { ...all, ...gone });
    expect(lastTable(madiao, PEOPLE)).toBe(null);
  }
  rememberTable(madiao, { ...all, terms: { deals: 2, gone: 3 } });
  expect(lastTable(madiao, PEOPLE)?.terms).toEqual({ deals: 2 });
  localStorage.setItem("youyi.new.madiao", "not json");
  expect(lastTable(madiao, PEOPLE)).toBe(null);
});

test("strengths are the last of each third, and never one twice", () => {
  const ruqi = game("ruqi");
  expect(strengthsOf(ruqi).map((one) => one.id)).toEqual(["level-2", "level-4", "level-6"]);
  expect(strengthsOf(ruqi)[0]).toBe(usualComputer(ruqi));
  const players = computersOf(ruqi).slice(0, 2);
  expect(strengthsOf({ ...ruqi, levels: [], players })).toEqual(players);
  expect(strengthsOf({ ...ruqi, levels: [], players: players.slice(0, 1) })).toEqual(players.slice(0, 1));
  expect(strengthsOf({ ...ruqi, levels: [], players: [] })).toEqual([]);
});

test.each(["en", "zh-Hant", "zh-Hans"] as const)("%s: a short game is offered, and is one click", async (language) => {
  settings.language = language;
  await vi.waitFor(() => expect(settings.language).toBe(language));
  for (const each of GAMES) {
    const short = each.rulesets.find((one) => one.minutes !== null);
    const { container } = render(NewTable, { game: each.id });
    const go = await screen.findByRole("button", { name: words().start.go });
    const marks = [...container.querySelectorAll(".mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(short?.minutes ? [words().start.short(short.minutes)] : []);
    if (short?.minutes) {
      const offer = words().start.offerShort(short.minutes);
      await fireEvent.click(screen.getByRole("button", { name: offer }));
      expect(screen.queryByRole("button", { name: offer })).toBe(null);
      await fireEvent.click(go);
      await waitFor(() => expect(laid.length).toBe(1));
      expect(laid.pop()).toMatchObject({ ruleset: short.id, rulings: {} });
    }
    cleanup();
    http.forget();
    localStorage.clear();
  }
  expect(GAMES.map((each) => each.rulesets.some((one) => one.minutes !== null))).toEqual([true, false, false]);
});

test("a number that cannot be played is shown where it was folded away", async () => {
  const { container } = render(NewTable, { game: "ruqi" });
  const go = await screen.findByRole("button", { name: words().start.go });
  const field = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>("details details input[type=number]");
    if (!found) throw new Error("the rounds are not asked for yet");
    return found;
  });
  const folded = (): boolean => field.closest("details:not([open])") !== null;
  await fireEvent.input(field, { target: { value: "0" } });
  for (const each of container.querySelectorAll("details")) each.open = false;
  expect(folded()).toBe(true);
  go.click();
  expect(folded() || field.parentElement?.closest("details:not([open])")).toBeFalsy();
  expect(laid).toEqual([]);
});
