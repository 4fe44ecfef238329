import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import FrontPage from "../src/front/FrontPage.svelte";
import { entry, furnished } from "../src/games";
import * as http from "../src/lib/http";
import { settings } from "../src/lib/settings.svelte";
import type { GameSaid, Standing } from "../src/lib/wire";
import { game } from "./kit";

const GAMES = ["dama", "madiao", "ruqi"].map((id): GameSaid => ({ ...game(id), taught: true, puzzles: 100 }));
const UNKNOWN: GameSaid = { ...game("ruqi"), id: "pig", taught: false, puzzles: 0 };

function answering(games: readonly GameSaid[]): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(games))));
}
afterEach(() => {
  cleanup();
  http.forget();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("every furnished game has a story, a picture and a year", async () => {
  settings.language = "zh-Hant";
  await vi.waitFor(() => expect(settings.language).toBe("zh-Hant"));
  for (const id of furnished) {
    const front = (await entry(id).front?.())?.front;
    expect(front?.scene, id).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(front?.scene.length, id).toBeLessThan(24_000);
    expect(front?.words().story, id).toContain(front?.quote ?? "");
  }
});

test("games stand by age, each with one thing to do; one without a story comes last and is played", async () => {
  answering([UNKNOWN, ...GAMES]);
  settings.language = "en";
  render(FrontPage);
  await screen.findByRole("link", { name: "Play her game" });
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => card.querySelector(".btn.deep")?.getAttribute("href"))).toEqual([
    "/learn/ruqi/lesson",
    "/learn/dama/lesson",
    "/learn/madiao/lesson",
    "/new/pig",
  ]);
  expect(cards.map((card) => card.querySelectorAll(".btn").length)).toEqual([1, 1, 1, 1]);
  expect(screen.getByText("讓而後勝").getAttribute("lang")).toBe("zh-Hant");
});

test("who comes back finds the game that waits first, and is asked by it alone", async () => {
  const standing: Standing = {
    ...{ id: "k7m2wq9pzt4c", game: "ruqi", ruleset: "ruqi/modern", at: 12, asked: 0, open: false, paused: false },
    ...{ over: false, closed: null, score: null, first: null, by: null, rematch: null },
    ...{ since: "2026-11-20T09:00:00Z", moved: "2026-11-21T09:00:00Z", ends: null, appointment: null },
    seats: [
      { kind: "human", name: "Ann", player: null },
      { kind: "human", name: "Wen", player: null },
    ],
  };
  localStorage.setItem(`youyi.seat.${standing.id}`, JSON.stringify({ seat: 0, token: "t".repeat(22) }));
  localStorage.setItem(`youyi.stood.${standing.id}`, JSON.stringify(standing));
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.endsWith("/standing") ? standing : GAMES))),
  );
  settings.language = "en";
  render(FrontPage);
  const go = await screen.findByRole("link", { name: "Go on" });
  expect(go.getAttribute("href")).toBe(`/t/${standing.id}`);
  expect(screen.getByRole("heading", { level: 1 }).textContent.trim()).toBe("Your turn against Wen.");
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  expect(document.querySelectorAll(".btn.primary")).toHaveLength(1);
  expect(screen.getAllByRole("article")[1]?.querySelector(".btn.deep")?.getAttribute("href")).toBe("/new/ruqi");
});
