/** English names alone: whole games as they were told, without a Chinese character and without the traces of one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { plainEnglish, vocabulary } from "../src/lib/plain";
import type { TermSaid } from "../src/lib/wire";
import { game } from "./kit";

const term = (name: string, ...forms: string[]): TermSaid => ({
  name,
  han: forms[0] ?? "",
  pinyin: "",
  forms: [name, ...forms],
  means: "",
  article: null,
});
const TERMS = [term("chip", "帖"), term("tally", "算"), term("capture", "捉"), term("banker", "莊家", "莊")];
const known = new Map(["dama", "madiao", "ruqi"].flatMap((id) => [...vocabulary(game(id), TERMS)]));
const plain = (text: string): string => plainEnglish(text, known);

describe("a sentence in English alone", () => {
  test.each([
    ["East captures 捉 with the 9 of Strings (S9).", "East captures with the 9 of Strings (S9)."],
    ["East discards 滅, face down.", "East discards, face down."],
    ["East wins trick 3 with the 9 of Strings (S9) 上桌.", "East wins trick 3 with the 9 of Strings (S9)."],
    ["The other three pay East 16 賀 he each: 公領春 “Spring”.", "The other three pay East 16 he each: “Spring”."],
    ["乙 pays 甲 2 帖.", "B pays A 2 chips."],
    ["The bowl pays 丙 1 帖.", "The bowl pays C 1 chip."],
    ["甲 has thrown 4-6-6, 赤牛, and chooses a stack.", "A has thrown 4-6-6, red ox, and chooses a stack."],
    ["The game is over: the close finish, 細滿. 甲 wins.", "The game is over: the close finish. A wins."],
    ["White's 善 and 敬 go 3 to p9.", "White's Goodness and Reverence go 3 to p9."],
    ["round to Black: 14 算", "round to Black: 14 tallies"],
    ["passes Black's 淨", "passes Black's Pure"],
    ["One is the **banker** 莊; the others play against him.", "One is the **banker**; the others play against him."],
    ["You take the chips (帖) in the bowl.", "You take the chips in the bowl."],
    ["Thirty tallies (算) win the match.", "Thirty tallies win the match."],
    ["Nothing Chinese (at all), here.", "Nothing Chinese (at all), here."],
  ])("%s", (said, wanted) => expect(plain(said)).toBe(wanted));
});

const TOLD = join(import.meta.dirname, "../../tests/transcripts");
const files = readdirSync(TOLD, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".en.txt"));

test.each(files)("nothing of %s is left over", (path) => {
  const odd = readFileSync(join(TOLD, path), "utf8")
    .split("\n")
    .map((line) => plain((line.split("  (")[0] ?? "").trim())) // without the reasons
    .filter((line) => line.endsWith(".")) // not drawings of the board
    .filter((line) => /[\u3400-\u9fff]|\S {2}|\s[,.;:)]|[,:;] ?[,.;:]|\( | $|“”/u.test(line));
  expect(odd.slice(0, 5)).toEqual([]);
});
