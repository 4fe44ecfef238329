import { inLanguage } from "../../lib/words";
import type { Words } from "./en";

export type { Words };

export const siteWords = inLanguage<Words>("site");
