import { ofRoom } from "../../lib/words";
import type { Words } from "./en";

export type { Words };

/** Fetched with its room: tables do without. */
export const words = await ofRoom<Words>(import.meta.glob(["./*.ts", "!./index.ts"]));
