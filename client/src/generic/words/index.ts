import { inLanguage } from "../../lib/words";
import type { Words } from "./en";

export type { Words };

/** The generic room's words in the language in force. */
export const words = inLanguage<Words>("generic");
