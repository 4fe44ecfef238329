import { ofRoom } from "../../lib/words";
import type { Words } from "./en";

/** Fetched with its page: nobody but operators opens it. */
export const words = await ofRoom<Words>(import.meta.glob(["./*.ts", "!./index.ts"]));
