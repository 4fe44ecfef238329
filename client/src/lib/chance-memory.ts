/** What a browser keeps of a table's chance, so that it may not be told otherwise later. */
import type { ContributionSaid, DrawSaid } from "./wire";

export type Wrong =
  | { what: "commitment" | "seals" | "contributions" | "mine" | "late" | "secret" }
  | { what: "contribution"; seat: number }
  | { what: "key"; bout: number }
  | { what: "order" | "odds"; at: number }
  | { what: "draw"; at: number; expected: string; found: string };

/** A draw as it was seen, with the move or the cards that this seat saw of it. */
export interface Seen {
  at: number;
  draw: DrawSaid;
  move: string | null;
  hand: readonly string[] | null;
}

export interface Memory {
  commit: string | null;
  text: string | null;
  /** Whether the server took the seal of the text. */
  given: boolean;
  /** Whether another browser seals for this seat. */
  declined: boolean;
  opened: boolean;
  seals: (string | null)[] | null;
  contributions: ContributionSaid[] | null;
  seen: Seen[];
  /** How many plies were seen without a gap from the first; -1 once there was a gap. */
  plies: number;
  wrong: Wrong | null;
}

const nothing = (): Memory => ({
  commit: null,
  text: null,
  given: false,
  declined: false,
  opened: false,
  seals: null,
  contributions: null,
  seen: [],
  plies: 0,
  wrong: null,
});

const place = (table: string): string => `youyi.chance.${table}`;

export function remembered(table: string): Memory {
  try {
    return { ...nothing(), ...(JSON.parse(localStorage.getItem(place(table)) ?? "{}") as Partial<Memory>) };
  } catch {
    return nothing(); // storage is forbidden, or was written by something else
  }
}

export function remember(table: string, memory: Memory): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(memory));
  } catch {
    // the page then forgets on reload, and says no more than it saw since
  }
}

/** Keep the text that was sealed for a seat of a table; `given`: the server took its seal. */
export function keepText(table: string, text: string, given: boolean): void {
  remember(table, { ...remembered(table), text, given });
}
