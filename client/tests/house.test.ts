import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, dirname } from "node:path";
import { expect, test } from "vitest";
import { furnished } from "../src/games";
import { game } from "./kit";

const SRC = resolve(import.meta.dirname, "../src");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.(ts|svelte|css)$/.test(name) ? [path] : [];
  });
}

const all = files(SRC).map((path) => ({ path, name: relative(SRC, path), text: readFileSync(path, "utf8") }));

function imports(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((found) => found[1] ?? "");
}

test("there is something to check", () => {
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ name }) => name.startsWith("games/ruqi/")).length).toBeGreaterThan(8);
});

test.each(all.filter(({ name }) => /^games\/\w+\//.test(name)))(
  "$name imports the common rooms and its own only",
  ({ path, name, text }) => {
    const own = join(SRC, "games", name.split("/")[1] ?? "");
    const rest = imports(text)
      .filter((from) => from !== "svelte")
      .map((from) => (from.startsWith(".") ? resolve(dirname(path), from) : from))
      .filter((from) => !from.startsWith(`${own}/`) && !from.startsWith(join(SRC, "lib/")));
    expect(rest).toEqual([]);
  },
);

const COMMON = /^(lib|pages|generic|learn|replay|site|one-screen|workbench)\/|^\w+\.(ts|svelte)$/;
const common = all.filter(({ name }) => COMMON.test(name));

/** What stands in for a server, and what several people at one screen need, are parts of the table itself. */
const BELOW = /^(lib|site|one-screen)\//;

test.each(common.filter(({ name }) => BELOW.test(name)))(
  "$name imports no page, no game and nothing that teaches or replays",
  ({ path, text }) => {
    const rest = imports(text)
      .filter((from) => from.startsWith("."))
      .map((from) => relative(SRC, resolve(dirname(path), from)))
      .filter((from) => !BELOW.test(from));
    expect(rest).toEqual([]);
  },
);

/** What names a game: its id, and its names in every language. */
const GAMES = furnished.flatMap((id) => {
  const { name, pinyin } = game(id);
  return [id, name.en, name["zh-Hant"], name["zh-Hans"], pinyin];
});

test("there are games to be named", () => {
  expect(furnished.length).toBeGreaterThanOrEqual(3);
  expect(common.length).toBeGreaterThan(40);
  expect(new Set(GAMES).size).toBeGreaterThan(3 * furnished.length);
});

/** The documents on each game have their addresses there, by their files. */
const LISTS_DOCUMENTS = "addresses.ts";
const silent = common.filter(({ name }) => name !== LISTS_DOCUMENTS);

test.each([...silent, ...all.filter(({ name }) => name === "games/index.ts")])("$name names no game", ({ text }) => {
  const found = GAMES.filter((word) =>
    new RegExp(`(?<![\\p{Script=Latin}])${word}(?![\\p{Script=Latin}])`, "iu").test(text),
  );
  expect(found).toEqual([]);
});

test.each(all)("$name names no other host", ({ text }) => {
  const addresses = [...text.matchAll(/https?:\/\/[^\s"'`)]+/g)]
    .map(([address]) => address)
    .filter((address) => !address.startsWith("http://www.w3.org/"));
  expect(addresses).toEqual([]);
});

const LONGEST = 300;
const GENERATED = /^lib\/wire\.ts$|\/(types|odds)\.ts$/;

/** The script and the markup of a component, or its style: each is read by itself. */
function parts(text: string): string[] {
  const [code = "", style = ""] = text.split(/^<style>$/m);
  return [code, style];
}

test.each(all.filter(({ name }) => !GENERATED.test(name)))("$name can be read in one sitting", ({ text }) => {
  for (const part of parts(text)) expect(part.split("\n").length).toBeLessThanOrEqual(LONGEST);
});

test("dates are written in one place, by the reader's own region", () => {
  const others = all.filter(
    ({ name, text }) => /toLocale(Date|Time)?String\(settings|DateTimeFormat/.test(text) && name !== "lib/dates.ts",
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test("what was thrown is told in one way", () => {
  const others = all.filter(
    ({ name, text }) => text.includes("problem.message : String") && name !== "lib/message-of.ts",
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});
