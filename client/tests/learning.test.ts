import { describe, expect, test, vi } from "vitest";
import Glossed from "../src/lib/Glossed.svelte";
import { glossary, glossed } from "../src/lib/glossary.svelte";
import { render } from "@testing-library/svelte";
import { plain } from "../src/lib/in-names.svelte";
import Prose from "../src/learn/Prose.svelte";
import { settings } from "../src/lib/settings.svelte";
import { blocks, pieces } from "../src/learn/markup";
import { END, isUnderWay, keepProgress } from "../src/learn/progress";
import { folded, search } from "../src/learn/search";
import type { SearchIndex, TermSaid } from "../src/lib/wire";

const term = (han: string, ...forms: string[]): TermSaid => ({
  name: forms[0] ?? han,
  han,
  pinyin: "",
  forms: [han, ...forms],
  means: "",
  article: null,
});
const TERMS = [term("帖", "tie"), term("本采", "own cast"), term("采", "cast"), term("中", "Middle")];
const told = (text: string): string[] =>
  glossed(text, TERMS)
    .filter((part) => part.term !== null)
    .map((part) => part.text);

test("a lesson is gone on with while there is more of it, and not once it is done", () => {
  expect(isUnderWay("ruqi")).toBe(false);
  keepProgress("ruqi", { step: "stand", done: ["throw"] });
  expect(isUnderWay("ruqi")).toBe(true);
  keepProgress("ruqi", { step: END, done: ["throw", "stand"] });
  expect(isUnderWay("ruqi")).toBe(false);
});

describe("the words of a game in a sentence", () => {
  test("stand out once each, the longest first", () => {
    expect(told("It is 甲's own cast; the bowl pays 甲 3 帖, and 乙 pays 2 帖.")).toEqual(["own cast", "帖"]);
    expect(told("赤十二從此為甲之真本采。")).toEqual(["本采"]);
  });
  test("are not found inside other words", () => {
    expect(told("手中無馬，broadcast")).toEqual([]);
    expect(told("4 to the first Middle (p10)")).toEqual(["Middle"]);
  });
  test("lose no letter", () => {
    const text = "甲擲得 246「赤十二」，散采。甲得 2 帖。";
    expect(
      glossed(text, TERMS)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});

const INDEX: SearchIndex = {
  fold: { 弔: "吊", " ": "" },
  entries: [
    {
      game: "a",
      address: "/rules/a.long",
      name: { en: "", "zh-Hant": "", "zh-Hans": "" },
      pinyin: "",
      forms: ["吊馬索"],
    },
    {
      game: "b",
      address: "/rules/b",
      name: { en: "", "zh-Hant": "", "zh-Hans": "" },
      pinyin: "",
      forms: ["吊", "diao"],
    },
  ],
};

test("a search folds variants, tones and blanks, and puts what is it before what holds it", () => {
  expect(folded(" Diào", INDEX.fold)).toBe("diao");
  expect(search("弔", INDEX).map((each) => each.address)).toEqual(["/rules/b", "/rules/a.long"]);
  expect(search("弔", INDEX, "a").map((each) => each.address)).toEqual(["/rules/a.long"]);
  expect(search("  ", INDEX)).toEqual([]);
});

test("the markup of lessons has paragraphs, points, what matters, titles and notation", () => {
  expect(blocks("one\n\n- two\n- three").map((each) => each.kind)).toEqual(["paragraph", "points"]);
  expect(pieces("to `p7`, **now**").map((each) => each.kind)).toEqual(["plain", "code", "plain", "strong"]);
  expect(pieces("the novel *Water Margin*").at(-1)).toEqual({ kind: "title", text: "Water Margin" });
});

test("in English alone a lesson says no word twice because it stands out", async () => {
  settings.language = "en";
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  glossary.terms = [term("莊", "banker")];
  plain.load(["learn", "madiao"]);
  const { container } = render(Prose, { text: "One is the **banker** 莊; it plays alone." });
  await expect.poll(() => container.textContent.trim()).toBe("One is the banker; it plays alone.");
});

test("no line ends with a bracket before a word that is explained", () => {
  glossary.terms = [term("注", "zhu")];
  const { container } = render(Glossed, { text: "Purse (zhu), in all" });
  expect(container.textContent).toBe("Purse (zhu), in all");
  expect(container.querySelector(".kept")?.textContent).toBe("(zhu),");
});
