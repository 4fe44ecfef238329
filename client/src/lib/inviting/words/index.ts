import { ofRoom } from "../../words";
import type { Words } from "./en";

/** Fetched with its room: a table in play does without. */
export const words = await ofRoom<Words>(import.meta.glob(["./*.ts", "!./index.ts"]));
