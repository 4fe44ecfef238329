/** What things and people are called: in English by default in English, and as each reader chose in each language. */
import { afterEach, describe, expect, test } from "vitest";
import { words as dama } from "../src/games/dama/words";
import { seatSign } from "../src/games/dama/names";
import { boardOf } from "../src/games/ruqi/payloads";
import { faceName, pieceNames, virtue } from "../src/games/ruqi/names";
import { keepingNames } from "../src/lib/in-names.svelte";
import { plainEnglish, vocabulary } from "../src/lib/plain";
import { named, NAMES, settings, stem } from "../src/lib/settings.svelte";
import { calledAt } from "../src/lib/sitters";
import type { SeatSaid } from "../src/lib/wire";
import { game } from "./kit";

afterEach(() => {
  for (const language of ["zh-Hant", "en"] as const) {
    settings.language = language;
    settings.names = NAMES[language][0] ?? "english";
  }
});

const ruqi = boardOf(game("ruqi"));

test("English has English names until the reader asks for more", () => {
  settings.language = "en";
  expect([settings.names, pieceNames(ruqi, [0, 1]), faceName(ruqi, 5)]).toEqual([
    "english",
    "Goodness and Reverence",
    "Trust 5",
  ]);
  settings.names = "both";
  expect([pieceNames(ruqi, [0]), faceName(ruqi, 5), virtue(ruqi, 0)]).toEqual([
    "Goodness 善",
    "Trust 信 5",
    "Goodness",
  ]);
  settings.names = "pinyin";
  expect([pieceNames(ruqi, [0]), virtue(ruqi, 0)]).toEqual(["善 shàn", ""]);
});

test("each language keeps its own choice, and Chinese is never asked to speak English", () => {
  settings.language = "zh-Hant";
  settings.names = "pinyin";
  settings.language = "en";
  expect(settings.names).toBe("english");
  settings.language = "zh-Hans";
  expect([settings.names, pieceNames(ruqi, [4])]).toEqual(["pinyin", "顺 shùn"]);
  settings.names = "characters";
  expect(named({ en: "Goodness", "zh-Hant": "善", "zh-Hans": "善" }, "shàn")).toBe("善");
  for (const language of ["zh-Hant", "zh-Hans"] as const) expect(NAMES[language]).not.toContain("english");
  expect(Math.max(...Object.values(NAMES).map((all) => all.length))).toBeLessThanOrEqual(3);
});

const sits = (seat: number, name: string | null): SeatSaid =>
  ({ seat, name, kind: "human", player: null, called: null, here: true }) as unknown as SeatSaid;

describe("a seat", () => {
  const table = { seats: [sits(0, "Lin"), sits(1, "Morning Dew"), sits(2, null)], seat: 0 };
  test("is you, who sits there, or what the game calls it", () => {
    settings.language = "en";
    expect([0, 1, 2].map((seat) => calledAt(table, game("madiao"), seat))).toEqual(["you", "Morning Dew", "West"]);
    settings.language = "zh-Hant";
    expect([0, 1, 2].map((seat) => calledAt(table, game("madiao"), seat))).toEqual(["你", "Morning Dew", "西"]);
  });
  test("where there is little room is a stem, or in English the first letters", () => {
    settings.language = "en";
    expect([0, 1, 2].map((seat) => seatSign(table, game("dama"), seat))).toEqual(["you", "Morning Dew", "C"]);
    settings.language = "zh-Hant";
    expect(seatSign(table, game("dama"), 1)).toBe(stem(game("dama").seat_names[1]));
  });
});

test("what people are called is not put into English", () => {
  const known = vocabulary(game("ruqi"), []);
  const says = (text: string): string => plainEnglish(text, known);
  const one = "\u2068善\u2069";
  const other = "\u2068晨露\u2069";
  expect(keepingNames(`${one}'s Goodness 善 goes 2 to p2, and ${other} throws.`, says)).toBe(
    `${one}'s Goodness goes 2 to p2, and ${other} throws.`,
  );
});

test("a word of the page loses its characters in English alone, and a name that fills it keeps its own", () => {
  settings.language = "en";
  expect([dama().purse, dama().contexts.hunhua("", "晨露"), dama().comma]).toEqual([
    "Chips",
    "A triple. To act: 晨露",
    ", ",
  ]);
  settings.names = "both";
  expect([dama().purse, dama().contexts.hunhua("", "晨露")]).toEqual(["Chips 帖", "A triple 渾花. To act: 晨露"]);
});
