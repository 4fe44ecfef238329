import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { page } from "../documents";
import type { Language } from "../src/lib/wire";
import { annotated, isAnnotated } from "../src/replay/annotated";

const FOLDER = join(import.meta.dirname, "../../docs/annotated");
const NAMES = readdirSync(FOLDER).flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []);

test.each<Language>(["en", "zh-Hant", "zh-Hans"])("every game of the list opens as a study in %s", async (language) => {
  const list = page(join(FOLDER, `README${language === "en" ? "" : `.${language}`}.md`)).html;
  expect(NAMES.length).toBe(10);
  for (const name of NAMES) {
    expect(list).toContain(`href="/studies/${name}"`);
    const { game, study } = JSON.parse((await annotated(name, language)) ?? "null") as {
      game: string;
      study: { language: string };
    };
    expect([game, study.language]).toEqual([name.split("-")[0], language]);
  }
});

test("what is no study has none", async () => {
  expect(isAnnotated("ruqi-4")).toBe(true);
  expect(isAnnotated("ruqi-99")).toBe(false);
  expect(await annotated("ruqi-99", "en")).toBeNull();
});
