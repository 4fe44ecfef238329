/** What this browser found of the draws of the table that is open, for whatever else of the page says it. */
import type { GameSaid } from "./wire";
import type { Verdict } from "./witness";
import { words } from "./words";

interface Found {
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
