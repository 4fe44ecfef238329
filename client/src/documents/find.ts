/** Finds parts of documents by what they say. */
import type { Part } from "../../documents";
import { folded } from "../learn/search";
import type { Language } from "../lib/wire";

interface Documents {
  parts: Part[];
  fold: Record<string, string>;
}
const BY_LANGUAGE: Record<Language, () => Promise<Documents>> = {
  en: () => import("virtual:documents-en"),
  "zh-Hant": () => import("virtual:documents-zh-Hant"),
  "zh-Hans": () => import("virtual:documents-zh-Hans"),
};
export const documentsIn = (language: Language): Promise<Documents> => BY_LANGUAGE[language]();

/** One character for all that stand for one another in names and in documents. */
export function together(
  names: Readonly<Record<string, string>>,
  documents: Readonly<Record<string, string>>,
): Record<string, string> {
  const folded = Object.entries(documents).map(([sign, other]) => [sign, names[other] ?? other]);
  return { ...Object.fromEntries(folded), ...names } as Record<string, string>;
}

/** So many signs of a part stand before what was looked for, and so many in all. */
const BEFORE = 40;
const SHOWN = 150;

export interface Hit {
  part: Part;
  /** The language in which it was found, if that is not the reader's. */
  language?: Language;
  /** What it says around what was looked for. */
  before: string;
  found: string;
  after: string;
}

/** Where a folded query stands in a text: between which of its signs. */
function within(text: string, wanted: string, fold: Readonly<Record<string, string>>): [number, number] | null {
  const signs = [...text];
  const letters = signs.map((sign) => folded(sign, fold));
  const all = letters.join("");
  const at = all.indexOf(wanted);
  if (at < 0) return null;
  const owner = letters.flatMap((letter, nth) => Array.from({ length: letter.length }, () => nth));
  return [owner[at] ?? 0, (owner[at + wanted.length - 1] ?? 0) + 1];
}

/** The parts that hold a query, those whose heading holds it first. */
export function find(query: string, parts: readonly Part[], fold: Readonly<Record<string, string>>): Hit[] {
  const wanted = folded(query, fold);
  if (wanted === "") return [];
  const headed: Hit[] = [];
  const said: Hit[] = [];
  for (const part of parts) {
    if (part.text === "") {
      if (folded(part.heading, fold).includes(wanted)) headed.push({ part, before: "", found: "", after: "" });
      continue;
    }
    const place = within(part.text, wanted, fold);
    if (!place) continue;
    const signs = [...part.text];
    const [from, to] = place;
    const start = Math.max(0, from - BEFORE);
    said.push({
      part,
      before: `${start > 0 ? "…" : ""}${signs.slice(start, from).join("")}`,
      found: signs.slice(from, to).join(""),
      after: `${signs.slice(to, start + SHOWN).join("")}${signs.length > start + SHOWN ? "…" : ""}`,
    });
  }
  return [...headed, ...said];
}

const IN_LATIN = /^[\p{Script=Latin}\p{P}\s]*$/u;
const pageOf = ({ part }: Hit): string => part.at.replace(/#.*/, "");

/** Whether a query is looked for in English, too: only there persons and books stand in Latin letters. */
export const isLatin = (query: string): boolean => IN_LATIN.test(query);

/** What is found in the reader's language, then the pages that only their English finds. */
export function findBeside(hits: readonly Hit[], english: readonly Hit[]): Hit[] {
  const pages = new Set(hits.map(pageOf));
  const more = english.filter((hit) => !pages.has(pageOf(hit)));
  return [...hits, ...more.map((hit): Hit => ({ ...hit, part: { ...hit.part, at: pageOf(hit) }, language: "en" }))];
}
