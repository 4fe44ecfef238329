import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import People from "../src/lib/company/People.svelte";
import { ticking } from "../src/lib/company/ticking.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import { game } from "./kit";

beforeEach(() => (settings.language = "en"));
afterEach(cleanup);

const seat = (nth: number, free_in: number | null): object => ({
  seat: nth,
  kind: "human",
  name: `P${nth}`,
  player: null,
  here: free_in === null,
  free_in,
});

/** What the reader on seat 0 sees of a table of two. */
function shown(absence: number | null, free_in: number | null, connection = "live"): Element {
  const company = {
    agreement: { clock: null, absence, stand_in: "random@1" },
    seats: [],
    running: null,
    paused_since: null,
    sits_in: null,
    watching: 0,
    events: [],
  };
  const table = {
    people: { company, toldAt: 0, seatsAt: ticking.now },
    over: null,
    at: 3,
    asked: { type: "Waits" },
    seat: 0,
    seats: [seat(0, null), seat(1, free_in)],
    next: null,
    interlude: { passing: false },
    connection,
  } as unknown as Table;
  const { container } = render(People, { table, game: game("ruqi") });
  return container;
}

test.each([
  ["is here", null, null, 0],
  ["is away, and nobody sits in for them", null, 9999, 1],
  ["is away, and a computer sits in", 60, 9999, 0],
  ["is away, a computer sits in, and their seat may be freed", 60, 0, 1],
] as const)("whoever %s is waited for or not", (_why, absence, free_in, many) => {
  expect(shown(absence, free_in).querySelectorAll("div.seat").length).toBe(many);
});

test.each(["live", "lost"])("what the server would not hear cannot be pressed: the line is %s", (connection) => {
  const names = ["Ask for a pause", "Concede", "Leave"];
  const buttons = [...shown(null, 0, connection).querySelectorAll("button")];
  const pressed = buttons.filter((button) => !button.disabled).map((button) => button.textContent.trim());
  expect(names.filter((name) => pressed.includes(name))).toEqual(connection === "live" ? names : []);
});
