import { settings } from "../settings.svelte";
import { en, type Words } from "./en";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export type { Words };
export const catalogues = { "zh-Hant": zhHant, "zh-Hans": zhHans, en } as const;

/** The catalogue of the language in force; switching it redraws whatever asked. */
export function words(): Words {
  return catalogues[settings.language];
}
