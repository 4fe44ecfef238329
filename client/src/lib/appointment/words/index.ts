import { inLanguage } from "../../words";
import type { Words } from "./en";

export type { Words };

/** The words of games by appointment, in the language in force. */
export const words = inLanguage<Words>("lib/appointment");
