import { inLanguage } from "../../lib/words";
import { en } from "./en";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export type { Words } from "./en";
export const catalogues = { "zh-Hant": zhHant, "zh-Hans": zhHans, en };

export const oneScreenWords = inLanguage(catalogues);
