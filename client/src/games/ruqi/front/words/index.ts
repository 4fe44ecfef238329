import { ofRoom } from "../../../../lib/words";
import type { Words } from "./en";

/** What the front page says of this game. */
export const words = await ofRoom<Words>(import.meta.glob(["./*.ts", "!./index.ts"]));
