import { inLanguage } from "../../lib/words";
import { en, type OneScreenWords } from "./en";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export const oneScreenWords = inLanguage<OneScreenWords>({ "zh-Hant": zhHant, "zh-Hans": zhHans, en });
