import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import type { Language } from "../src/lib/wire";

function files(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? files(path) : [path]));
}

type Tree = Record<string, unknown>;
const LANGUAGES: readonly Language[] = ["en", "zh-Hant", "zh-Hans"];

/** Every sentence of a catalogue by its key; those with gaps are filled with figures. */
function sentences(tree: Tree, under = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const at = `${under}${key}`;
    if (typeof value === "string") return [[at, value]];
    if (typeof value === "function") return [[at, (value as (...gaps: number[]) => string)(7, 8, 9, 6)]];
    return sentences(value as Tree, `${at}.`);
  });
}

/** Every catalogue of words: the page's own, the generic room's and each game's. */
const made = import.meta.glob<{ words: Tree }>(["../src/**/words/*.ts", "!../src/**/words/index.ts"], {
  eager: true,
});
const all = Object.keys(made)
  .filter((path) => path.endsWith("/en.ts"))
  .map((path) => ({
    where: path.replace(/^\.\.\/src\/|\/words\/en\.ts$/g, ""),
    ...(Object.fromEntries(
      LANGUAGES.map((language) => [language, made[path.replace("/en.ts", `/${language}.ts`)]?.words ?? {}]),
    ) as Record<Language, Tree>),
  }));

const keys = (tree: Tree): string[] =>
  sentences(tree)
    .map(([key]) => key)
    .sort();
const TRADITIONAL =
  "戲規則來選擇個顏對戰盤記錄與為說確認連線關閉開啟輪擲讀條這種對還沒還網頁無間請點換組說開時發現際據寫實書會從應當後復幾轉遠邊麼讓給邏輯體驗歸並標題頭盡儲";
const SIMPLIFIED =
  "戏规则来选择个颜对战盘记录与为说确认连线关闭开启轮掷读条这种还没网页无间请点换组时发现际据写实书会从应当后复几转远边么让给逻辑体验归并标题头尽储";

test("the page, the generic room and every game have words", () => {
  expect(all.map(({ where }) => where).sort()).toEqual([
    "daily",
    "documents",
    "front",
    "games/dama",
    "games/dama/front",
    "games/madiao",
    "games/madiao/chart",
    "games/madiao/front",
    "games/ruqi",
    "games/ruqi/front",
    "generic",
    "league",
    "learn",
    "lib",
    "lib/account",
    "lib/appointment",
    "lib/asides",
    "lib/company",
    "lib/inviting",
    "lib/navigation",
    "lib/reporting",
    "one-screen",
    "operator",
    "replay",
    "site",
    "watch",
    "workbench",
  ]);
});

describe.each(all)("$where", ({ where, en, "zh-Hant": zhHant, "zh-Hans": zhHans }) => {
  test("the three languages have the same keys", () => {
    expect(keys(zhHant)).toEqual(keys(en));
    expect(keys(zhHans)).toEqual(keys(en));
  });

  test("no sentence is empty and none shouts", () => {
    for (const tree of [en, zhHant, zhHans])
      for (const [key, text] of sentences(tree)) {
        expect(text.trim(), key).not.toBe("");
        expect(text, key).not.toMatch(/[!！]/);
      }
  });

  test("scripts are never mixed", () => {
    const onlyTraditional = [...TRADITIONAL].filter((sign) => !SIMPLIFIED.includes(sign));
    const onlySimplified = [...SIMPLIFIED].filter((sign) => !TRADITIONAL.includes(sign));
    for (const [key, text] of sentences(zhHans))
      expect(
        [...text].filter((sign) => onlyTraditional.includes(sign)),
        key,
      ).toEqual([]);
    for (const [key, text] of sentences(zhHant))
      expect(
        [...text].filter((sign) => onlySimplified.includes(sign)),
        key,
      ).toEqual([]);
  });

  test("every sentence is used", () => {
    const code = files(
      join(
        import.meta.dirname,
        "../src",
        (where.startsWith("games/") && !where.endsWith("/front")) || where === "generic" ? where : "",
      ),
    )
      .filter((path) => !path.split("/src/")[1]?.includes("/words/") && !path.endsWith(".woff2"))
      .map((path) => readFileSync(path, "utf8"))
      .join("");
    const byValue = [
      "grades",
      "themes",
      "nameKinds",
      "contexts",
      "finishes",
      "dues",
      "faces",
      "marks",
      "kinds",
      "states",
      "speeds",
      "wrong",
      "steps",
      "family",
      "often",
      "pile",
      "price",
      "whys",
      "deeds",
      "did",
      "sure",
      "heading",
      "title",
      "part",
      "whole",
    ];
    const unused = keys(en)
      .filter((key) => !key.split(".").some((part) => byValue.includes(part)))
      .filter((key) => !new RegExp(`\\.${key.split(".").at(-1) ?? ""}\\b`).test(code));
    expect(unused).toEqual([]);
  });
});

test("the words of a room that fetches its own are not fetched with every page", () => {
  const src = join(import.meta.dirname, "../src");
  const own = files(src)
    .filter((path) => path.endsWith("/words/index.ts") && readFileSync(path, "utf8").includes("ofRoom<Words>"))
    .map((path) => relative(src, dirname(dirname(path))).replace(/^games\/.*/, "games"));
  for (const language of ["en", "zh-Hant", "zh-Hans"]) {
    const text = readFileSync(join(src, `lib/words/every/${language}.ts`), "utf8");
    const leftOut = /!\.\/\{(.*?)\}/.exec(text)?.[1]?.split(",") ?? [];
    expect(leftOut).toEqual([...new Set(own)].sort());
  }
});
