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

/** The words of the page itself. A game's own words are in its folder. */
export const words = inLanguage<Words>(catalogues);
