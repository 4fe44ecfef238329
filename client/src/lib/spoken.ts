import type { Table } from "./table.svelte";
import type { Happened } from "./wire";
import { words } from "./words";

/** What is read aloud of a ply: first that the reader is asked, and what the table waits for only where it matters. */
export function spokenOf(table: Table, { lines, says, over }: Happened): string[] {
  const told = lines.map((line) => line.says);
  if (over !== null || told.length === 0) return [...told, says];
  if (!table.mine || table.replayed || table.interlude.itself) return told;
  const { yourThrow, yourMove } = words().ask;
  return [table.throws ? yourThrow : yourMove, ...told, says];
}
