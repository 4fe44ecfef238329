import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SRC = resolve(import.meta.dirname, "../src");
const catalogues = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".po"));
/** What one does with a mouse only, and a key named in a text: whoever touches has neither. */
const DEVICE = /\b(click|double-click|hover|press [A-Z]\b|or [A-Z]\b)|點擊|点击|雙擊|双击|按 ?[A-Z]\b/iu;

test("no text asks for a mouse or a key: the table of keys names keys, and the pages are touched, too", () => {
  expect(catalogues.length).toBeGreaterThan(20);
  const found = catalogues.flatMap((name) =>
    readFileSync(join(SRC, name), "utf8")
      .split("\n")
      .filter((line) => /^(msgstr|")/.test(line) && DEVICE.test(line))
      .map((line) => `${name}: ${line}`),
  );
  expect(found).toEqual([]);
});
