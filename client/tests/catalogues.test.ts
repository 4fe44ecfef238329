/** The page's catalogues: what their reader makes of them, and that it finds every slip. */
import { describe, expect, test } from "vitest";
import { catalogues, folders, module, parsed, wrong } from "../words.js";

const ENGLISH = `msgid ""
msgstr ""
"Language: en\\n"

#. The board
msgid "board"
msgstr "The \\"board\\""

#. The log
#. {who}: Lin
#. {n}: 3
#, python-brace-format
msgid "log.moves"
msgstr "{who}: {n} {n:move|moves}"
`;
const CHINESE = ENGLISH.replace('"The \\\\"board\\\\""', '"棋盤"')
  .replace('The \\"board\\"', "棋盤")
  .replace("{who}: {n} {n:move|moves}", "{who}走了 {n} 手")
  .replaceAll(/^#\..*\n/gm, "");

const english = parsed(ENGLISH, "words.en.po");
const slips = (text: string): string[] => [...wrong(parsed(text, "words.zh-Hant.po"), english)];

test("a catalogue becomes a module of texts and functions", () => {
  expect(module(english, english)).toBe(
    [
      "// Made from words.en.po by words.js; mend it there.",
      "export const words = {",
      'board: "The \\"board\\"",',
      "log: {",
      'moves: (who: string, n: number) => `${who}: ${n} ${n === 1 ? "move" : "moves"}`,',
      "},",
      "};",
      "export type Words = typeof words;",
      "",
    ].join("\n"),
  );
  expect(module(parsed(CHINESE, "words.zh-Hant.po"), english)).toContain(
    'export const words: Words = {\nboard: "棋盤",\nlog: {\nmoves: (who: string, n: number) => `${who}走了 ${n} 手`,',
  );
});

test("what a language lacks is said in English", () => {
  const some = parsed(CHINESE.replace('"棋盤"', '""'), "words.ja.po");
  expect(module(some, english)).toContain('board: "The \\"board\\"",');
});

describe("a slip is found with its file", () => {
  test("and a catalogue without one has none", () => expect(slips(CHINESE)).toEqual([]));
  test.each([
    ["a key that is missing", CHINESE.replace('"棋盤"', '""'), "words.zh-Hant.po: board is missing"],
    [
      "a key that English has not",
      CHINESE.replace('msgid "board"', 'msgid "bord"'),
      "words.zh-Hant.po:5: bord is no key of English",
    ],
    ["a blank that is forgotten", CHINESE.replace("{who}", "他"), "words.zh-Hant.po:8: log.moves does not say {who}"],
    ["a figure that is forgotten", CHINESE.replace("{n}", "幾"), "words.zh-Hant.po:8: log.moves does not say {n}"],
    [
      "a blank that is mistyped",
      CHINESE.replace("{n}", "{m}"),
      "words.zh-Hant.po:8: log.moves has {m}, of which there is no example",
    ],
    [
      "a choice by what is no number",
      CHINESE.replace("{who}", "{who:他|他們}"),
      "words.zh-Hant.po:8: log.moves chooses by {who}, which is no number",
    ],
  ])("%s", (_, text, found) => expect(slips(text)).toContain(found));

  test("a blank left out on purpose says so", () => {
    const without = CHINESE.replace("{who}", "").replace("#, python", "#. without {who}: it stands beside\n#, python");
    expect(slips(without)).toEqual([]);
  });

  test.each([
    [
      "plural forms, which these catalogues have not",
      'msgid "a"\nmsgid_plural "a"\nmsgstr[0] "b"',
      'x.en.po:2: cannot be read: msgid_plural "a"',
    ],
    ["a line that is no part of an entry", 'msgid "a"\nmsgstr "b"\nsomething', "x.en.po:3: cannot be read: something"],
    ["a text without its end", 'msgid "a"\nmsgstr "b', 'x.en.po:2: cannot be read: msgstr "b'],
    ["a key without a text", 'msgid "a"\n', "x.en.po:1: a has no msgstr"],
    [
      "a key that stands there twice",
      'msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n',
      "x.en.po:4: a stands here twice",
    ],
  ])("%s", (_, text, found) => expect(() => parsed(text, "x.en.po")).toThrow(found));
});

describe.each(folders().map((folder) => ({ folder, all: catalogues(folder) })))("$folder", ({ all }) => {
  const source = all.find(({ language }) => language === "en");
  test("says the same in every language", () => {
    expect(all.map(({ language }) => language).sort()).toEqual(["en", "zh-Hans", "zh-Hant"]);
    expect(source && all.flatMap((each) => [...wrong(each, source)])).toEqual([]);
  });
  test("tells the translator of every text where it is seen", () => {
    const bare = [...(source?.entries.values() ?? [])].filter(
      ({ comments }) => !comments.some((each) => /^[^{]{6,}/.test(each)),
    );
    expect(bare.map(({ key }) => key)).toEqual([]);
  });
});
