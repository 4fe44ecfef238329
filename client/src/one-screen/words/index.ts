import { inLanguage } from "../../lib/words";
import { en, type OneScreenWords } from "./en";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export const catalogues = { "zh-Hant": zhHant, "zh-Hans": zhHans, en };

export const oneScreenWords = inLanguage<OneScreenWords>(catalogues);
