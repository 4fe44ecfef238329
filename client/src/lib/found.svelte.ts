/** What this browser found of the draws of the table that is open, for whatever else of the page says it. */
import type { Room } from "./room";
import type { GameSaid } from "./wire";
import type { Verdict } from "./witness";
import { words } from "./words";

/** Whether dice are thrown in a game, or packs shuffled, or both. */
export type Means = "dice" | "packs" | "both";
export function meansOf({ chance }: Room): Means {
  const kinds = new Set(chance?.odds.map(({ kind }) => kind));
  return !kinds.has("pack") ? "dice" : kinds.size === 1 ? "packs" : "both";
}

interface Found {
  means: Means;
  said: Verdict;
  seat: number | null;
  game: GameSaid;
}

class Open {
  found = $state.raw<Found | null>(null);
}

export const drawn = new Open();

/** A verdict in a few words. */
export function brief(said: Verdict): string {
  const w = words().chance;
  if (said.wrong) return w.mismatch;
  if (said.verified > 0) return w.verified(said.verified);
  return said.kind === "alone" ? w.alone : w.promised;
}
