import { inLanguage } from "../../words";
import type { Words } from "./en";

export type { Words };

/** The words of what people at a table do beside the game, in the language in force. */
export const words = inLanguage<Words>("lib/company");
