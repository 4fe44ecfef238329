import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SearchPage from "../src/documents/SearchPage.svelte";
import { words } from "../src/documents/words";
import { settings } from "../src/lib/settings.svelte";
import type { SearchIndex } from "../src/lib/wire";
import { words as common } from "../src/lib/words";

const PATIENCE = { timeout: 50_000 };

const NAME = { en: "Xyzzy", "zh-Hant": "甲乙丙", "zh-Hans": "甲乙丙" };
const INDEX: SearchIndex = {
  fold: {},
  entries: [{ game: "dama", address: "/rules/xyzzy", name: NAME, pinyin: "", forms: ["xyzzy"] }],
};
vi.mock("../src/lib/http", async (original) => ({
  ...(await original<object>()),
  searchIndex: () => Promise.resolve(INDEX),
  games: () => Promise.resolve([]),
}));

beforeEach(() => (settings.language = "en"));
afterEach(cleanup);

test.each([
  ["in documents alone", "tujing", ["documents"]],
  ["among names alone", "xyzzy", ["names"]],
  ["nowhere", "qqqqqq", []],
] as const)("what is found %s stands under its heading alone", async (_where, query, headings) => {
  render(SearchPage);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: query } });
  const w = words().search;
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(common().loading), PATIENCE);
  const found = screen.queryAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(found).toEqual(headings.map((each) => w[each]));
});
