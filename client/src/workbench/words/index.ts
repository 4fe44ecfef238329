import { inLanguage } from "../../lib/words";
import type { Words } from "./en";

export type { Words };

/** The words of the workbench in the language in force. */
export const words = inLanguage<Words>("workbench");
