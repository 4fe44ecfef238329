/** All the draws of a game checked at once: those that this browser saw when they were made, and the others. */
import { remembered } from "../lib/chance-memory";
import * as http from "../lib/http";
import type { TableSaid } from "../lib/wire";
import { type ChanceKnown, type Verdict, Witness } from "../lib/witness";
import type { Reel } from "./film";

export interface Audit {
  said: Verdict;
  /** How many draws this browser had seen before. */
  seen: number;
}

/** Knows what this browser remembers of a table, and adds nothing to it. */
class Auditor extends Witness {
  override keep(): void {
    return;
  }
}

/** The record names the packs, too, once they lie open; a watcher's film does not. */
export async function audited(facts: TableSaid, known: ChanceKnown | null, reel: Reel): Promise<Audit> {
  const seen = remembered(facts.id).seen.length;
  const { moves } = await http.fetchJson<{ moves: string[] }>(http.recordAddress(facts.id), {});
  const auditor = new Auditor(facts.id, known);
  auditor.heard(facts.chance, null);
  for (let nth = 1; nth <= reel.length; nth += 1) {
    const { at, draw, move } = reel.ply(nth);
    auditor.saw({ at, draw, move: move ?? moves[at] ?? null });
  }
  return { said: auditor.verdict(null), seen };
}
