import { beforeEach, expect, test } from "vitest";
import { meets } from "../src/lib/find-question";
import { settings } from "../src/lib/settings.svelte";
import type { Choice, Quantity } from "../src/lib/wire";

const said = (en: string, han = en): { en: string; "zh-Hant": string; "zh-Hans": string } => ({
  en,
  "zh-Hant": han,
  "zh-Hans": han,
});
const gate: Choice = {
  kind: "choice",
  name: "gate_enter_small",
  question: said("May fewer than ten stand on 函谷關?", "不足十馬可入函谷關否？"),
  answers: [{ word: "yes", value: true, reading: said("They may wait."), grade: "inferred", cites: ["dama.gate_ten"] }],
};
const ante: Quantity = {
  kind: "quantity",
  name: "ante",
  question: said("How much is staked?"),
  unit: said("帖"),
  lowest: 0,
  highest: null,
  absent: null,
  called: [],
  usual: 20,
  grade: "attested",
  cites: ["dama.bowl"],
};

beforeEach(() => (settings.language = "en"));

test("a question is found by its words, its answers, its name and the clauses it cites", () => {
  for (const sought of ["", "  ", "FEWER", "wait", "enter_small", "gate_ten", "函谷"])
    expect(meets(gate, sought)).toBe(true);
  expect(meets(gate, "staked")).toBe(false);
  for (const sought of ["staked", "帖", "bowl"]) expect(meets(ante, sought)).toBe(true);
});

test("it is found in the reader's language", () => {
  settings.language = "zh-Hant";
  expect(meets(gate, "不足十馬")).toBe(true);
  expect(meets(gate, "fewer")).toBe(false);
});
