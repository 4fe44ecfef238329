import { keepText } from "./chance-memory";
import { freshText, sealOf } from "./fairness";
import * as http from "./http";
import { route } from "./route.svelte";
import { settings, storedSeat, storeSeat } from "./settings.svelte";
import { Table } from "./table.svelte";
import type { Rematch } from "./wire";

/** For so long the page waits beside a rematch for the other seals. */
const AHEAD = 30_000;

/** Goes to the next table of the same people, and opens it if nobody has. */
export async function again(table: Table): Promise<void> {
  const held = storedSeat(table.id);
  if (table.next !== null) {
    if (held && table.next.seat !== null) storeSeat(table.next.id, { seat: table.next.seat, token: held.token });
    route.go(`/t/${table.next.id}`);
    return;
  }
  if (!held) return;
  const text = freshText();
  const next = await http.rematch(table.id, held.token, sealOf(text));
  storeSeat(next.id, { seat: next.seat, token: next.token });
  keepText(next.id, text, false); // if the other side was first, this seal is sent again over the line
  route.go(`/t/${next.id}`);
}

/** A rematch waits for the seals of those who sealed here: seals and opens there while the reader makes up their mind. */
export function sealAhead(here: string, next: Rematch | null): (() => void) | undefined {
  const held = storedSeat(here);
  if (typeof next?.seat !== "number" || held === null) return undefined;
  const ahead = new Table(next.id, settings.language, held.token);
  ahead.open();
  const enough = setTimeout(() => ahead.close(), AHEAD);
  return () => {
    clearTimeout(enough);
    ahead.close();
  };
}
