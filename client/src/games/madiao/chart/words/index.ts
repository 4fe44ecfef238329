import { ofGame } from "../../../../lib/words";
import type { Words } from "./en";

/** The words of the chart of patterns. */
export const words = await ofGame<Words>(import.meta.glob(["./*.ts", "!./index.ts"]));
