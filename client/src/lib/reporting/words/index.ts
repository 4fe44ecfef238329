import { inLanguage } from "../../words";
import type { Words } from "./en";

export type { Words };

/** The words of reports, in the language in force. */
export const words = inLanguage<Words>("lib/reporting");
