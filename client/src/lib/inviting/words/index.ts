import { inLanguage } from "../../words";
import type { Words } from "./en";

export type { Words };

/** The words of invitations, in the language in force. */
export const words = inLanguage<Words>("lib/inviting");
