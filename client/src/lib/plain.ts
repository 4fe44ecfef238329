/** English sentences of the games without Chinese: what stands beside its English is left out, what stands alone is said in English. */
import { letter } from "./settings.svelte";
import type { GameSaid, TermSaid } from "./wire";

const HAN = "\\u2e80-\\u303f\\u31c0-\\u31ef\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{2fa1f}";
const RUN = new RegExp(`[${HAN}]+`, "gu");
const ANY = new RegExp(`[${HAN}]`, "u");
export type Vocabulary = ReadonlyMap<string, string>;

/** Every name that a game's payload gives in Chinese and in English. */
function* namesIn(value: unknown): Generator<[string, string]> {
  if (typeof value !== "object" || value === null) return;
  const { en, "zh-Hant": han } = value as Record<string, unknown>;
  if (typeof en === "string" && typeof han === "string") yield [han, letter(en)];
  else for (const inner of Object.values(value)) yield* namesIn(inner);
}

/** What the words of a game are in English, by all their ways of writing. */
export function vocabulary(game: GameSaid, terms: readonly TermSaid[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const [han, en] of namesIn([game.name, game.seat_names, game.board]))
    if (!ANY.test(en) && [...han].length <= 6) known.set(han, en);
  for (const [form, name] of meanings(terms)) known.set(form, name);
  return known;
}

/** What terms are in English, by all their ways of writing. */
export function* meanings(terms: readonly TermSaid[]): Generator<[string, string]> {
  for (const term of terms) for (const form of term.forms) if (ANY.test(form)) yield [form, term.name];
}

/** A run of characters cut at the words that are known, the longest first; what is not known is left out. */
function inEnglish(run: string, known: Vocabulary): string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length;) {
    let long = run.length - at;
    while (long > 0 && !known.has(run.slice(at, at + long))) long -= 1;
    const said = known.get(run.slice(at, at + long));
    if (said !== undefined) found.push(said);
    at += Math.max(1, long);
  }
  return found;
}

const ONE = /(?:^|[^\d.])[+−-]?(?:1|one|a|an|half a)\s$/iu;
const COUNT = /(?:\d|\b(?:no|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|hundred|these|many))\s$/iu;
const plural = (word: string): string => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);
const letters = (text: string): string => text.replace(/[^\p{L}]/gu, "").toLowerCase();

/** Whether the English of a word stands just before it or just after it. */
function told(word: string, before: string, after: string): boolean {
  const stem = letters(word);
  const last = letters(/([\p{L}'’-]+)\s*[（(]?\s*$/u.exec(before)?.[1] ?? "");
  const whole = letters(before.slice(-word.length - 4)).endsWith(stem);
  const many = last === letters(plural(word));
  return (
    whole || many || (last !== "" && last.startsWith(stem)) || letters(after.slice(0, word.length + 2)).startsWith(stem)
  );
}

/** A sentence in English alone. */
export function plainEnglish(text: string, known: Vocabulary): string {
  if (!ANY.test(text)) return text;
  let said = "";
  let done = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const before = said + text.slice(done, index);
    const after = text.slice(index + run.length);
    const found = inEnglish(run, known);
    const glossed = /^\s*“/.test(after) || found.some((word) => told(word, before, after));
    const counted = COUNT.test(before) && !ONE.test(before);
    const here = glossed ? "" : found.map((word) => (counted ? plural(word) : word)).join(" + ");
    const apart = here !== "" && /[\p{L}\d]$/u.test(before) ? " " : "";
    said = before + apart + here + (here !== "" && /^[\p{L}\d]/u.test(after) ? " " : "");
    done = index + run.length;
  }
  return tidy(said + text.slice(done));
}

/** Without what a word that was left out leaves behind. */
function tidy(text: string): string {
  return text
    .replace(/[（(]\s*[)）]/gu, "")
    .replace(/([,:;])(?:\s*[,;])+/gu, "$1")
    .replace(/,\s*([.:;)])/gu, "$1")
    .replace(/\s+([,.;:?!)])/gu, "$1")
    .replace(/\(\s+/gu, "(")
    .replace(/ {2,}/gu, " ");
}
