import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Absent from "../src/lib/company/Absent.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import type { EventKind, Ply } from "../src/lib/wire";
import { game } from "./kit";

beforeEach(() => (settings.language = "en"));
afterEach(cleanup);

const event = (ply: number, kind: EventKind, seat: number): object => ({
  ply,
  kind,
  seat,
  player: kind === "sat_in" ? "greedy@1" : null,
  at: "",
});
const move = (at: number, by: number): Ply => ({ at, by, move: "x", says: "", lines: [], draw: null });

/** What the reader on seat 0 is told of their absence. */
function told(events: readonly object[], log: readonly Ply[]): string | null {
  const company = { agreement: null, seats: [], running: null, paused_since: null, sits_in: null, watching: 0, events };
  const table = {
    people: { company, toldAt: 0 },
    over: null,
    facts: { closed: null },
    seat: 0,
    seats: [],
    log,
  } as unknown as Table;
  const { container } = render(Absent, { table, game: game("ruqi") });
  return container.querySelector("[data-stood]")?.textContent ?? null;
}
const away = [event(3, "sat_in", 0), event(7, "returned", 0)];

test("who comes back is told how often a computer played for them", () => {
  const log = [move(1, 0), move(3, 0), move(4, 1), move(5, 0), move(6, 1)];
  expect(told(away, log)).toContain("made 2 moves for you");
});

test.each([
  ["has moved since", away, [move(3, 0), move(7, 0)]],
  ["lost no move", away, [move(1, 0), move(4, 1)]],
  ["is another", [event(3, "sat_in", 1), event(7, "returned", 1)], [move(3, 1)]],
  ["is away still", [event(1, "returned", 0), event(3, "sat_in", 0)], [move(3, 0)]],
] as const)("nothing is told to whoever %s", (_why, events, log) => {
  expect(told(events, log)).toBeNull();
});
