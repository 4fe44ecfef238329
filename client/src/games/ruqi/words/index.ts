import { ofGame } from "../../../lib/words";
import type { Words } from "./en";

export type { Words };

/** This game's words in the language in force. */
export const words = await ofGame<Words>(import.meta.glob(["./*.ts", "!./index.ts"]));
