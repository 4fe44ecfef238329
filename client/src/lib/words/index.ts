import { settings } from "../settings.svelte";
import type { Language } from "../wire";
import { en, type Words } from "./en";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export type { Words };
export const catalogues = { "zh-Hant": zhHant, "zh-Hans": zhHans, en };

/** A catalogue's words in the language in force; components that call it are drawn again when the language changes. */
export function inLanguage<W>(catalogue: Record<Language, W>): () => W {
  return () => catalogue[settings.language];
}

const HAN = /\s*[\u2e80-\u303f\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+/gu;

function latin<T>(value: T): T {
  if (typeof value === "string") return value.replace(HAN, "").trim() as T;
  if (typeof value === "function") {
    const says = value as unknown as (...told: unknown[]) => unknown;
    return ((...told: unknown[]) => latin(says(...told))) as T;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, latin(inner as unknown)])) as T;
}

/** The same, without the Chinese terms beside their English where the reader asked for English names alone. */
export function inLanguageAndNames<W>(catalogue: Record<Language, W>): () => W {
  const plain = latin(catalogue.en);
  return () => (settings.names === "english" ? plain : catalogue[settings.language]);
}

/** The words of the page itself. A game's own words are in its folder. */
export const words = inLanguage<Words>(catalogues);
