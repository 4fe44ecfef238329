import { beforeEach, expect, test, vi } from "vitest";
import { account } from "../src/lib/account/account.svelte";
import { myTables } from "../src/lib/company/my-tables";
import { storedSeat, storeSeat } from "../src/lib/settings.svelte";
import type { AccountSaid, KeepSeats } from "../src/lib/wire";

const token = (id: string): string => `${id}_abcdefghijklmnopqrst`;
const kept = (...tables: string[]): AccountSaid => ({
  name: "Lin",
  since: "2026-01-01T00:00:00+00:00",
  places: 1,
  seats: tables.map((table) => ({ table, seat: 1, token: token(table) })),
  operator: false,
  codes: 0,
});

let asked: { path: string; body: unknown }[] = [];
/** A server that keeps what it is shown. */
function serve(said: AccountSaid): void {
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string } = {}) => {
    const wanted = body === undefined ? null : (JSON.parse(body) as Partial<KeepSeats>);
    asked.push({ path, body: wanted });
    const shown = (wanted?.seats ?? []).map((one) => ({ ...one, seat: 0 }));
    const seats = [...shown, ...said.seats].filter(({ table }) => wanted?.drop?.includes(table) !== true);
    said = { ...said, seats };
    const state = path === "/api/account" || path.endsWith("/out") || path.endsWith("/delete");
    return Response.json(state ? { offered: true, account: path === "/api/account" ? said : null } : said);
  });
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
  account.said = null;
});

test("signing in brings the account's seats here, and keeps those of this browser if that is wanted", async () => {
  storeSeat("mine", { seat: 0, token: token("mine") });
  serve(kept("theirs"));
  expect(await account.enter("Lin", "a passphrase", { fresh: false, keep: false })).toBe(1);
  expect(storedSeat("theirs")).toEqual({ seat: 1, token: token("theirs") });
  expect(account.missing(myTables()).map(({ id }) => id)).toEqual(["mine"]);
  await account.keepMine();
  expect(account.missing(myTables())).toEqual([]);
  expect(asked.map(({ path }) => path)).toEqual(["/api/account/in", "/api/account/seats"]);
  expect(asked[1]?.body).toEqual({ seats: [{ table: "mine", token: token("mine") }], drop: [] });
});

test("many seats go in several requests", async () => {
  for (let nth = 0; nth < 230; nth += 1) storeSeat(`t${nth}`, { seat: 0, token: token(`t${nth}`) });
  serve(kept());
  await account.enter("Lin", "a passphrase", { fresh: true, keep: true });
  expect(asked.slice(1).map(({ body }) => (body as KeepSeats).seats.length)).toEqual([100, 100, 30]);
});

test("whoever signs out may take the account's tables along, and leaves those that are not the account's", async () => {
  storeSeat("mine", { seat: 0, token: token("mine") });
  storeSeat("newer", { seat: 0, token: token("another") });
  serve(kept("theirs", "newer"));
  await account.load();
  storeSeat("theirs", { seat: 1, token: token("theirs") });
  await account.leave({ everywhere: false, clear: true });
  expect(account.said).toBeNull();
  expect(
    myTables()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["mine", "newer"]);
});

test("a table that is taken off the list is taken off the account, and only if it is kept there", async () => {
  serve(kept("theirs"));
  await account.drop("theirs");
  expect(asked).toEqual([]);
  await account.load();
  await account.drop("mine");
  await account.drop("theirs");
  expect(asked.slice(1).map(({ body }) => body)).toEqual([{ seats: [], drop: ["theirs"] }]);
});

test("nothing of a passphrase or of an account is kept by the browser", async () => {
  serve(kept());
  await account.enter("Lin", "a passphrase", { fresh: true, keep: true });
  await account.change("a passphrase", "another one");
  await account.remove("another one", true);
  expect(JSON.stringify(localStorage)).not.toContain("passphrase");
  expect(account.said).toBeNull();
});
