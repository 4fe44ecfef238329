import { localized } from "../lib/settings.svelte";
import type { GameSaid } from "../lib/wire";

/** A game's name without what it means: "Dama" of "Dama, striking horses". */
export const shortName = ({ name }: GameSaid): string => localized(name).split(", ")[0] ?? "";
