/** The moment of a game that is worth telling: what brought a seat most at one stroke. */
import type { Course, SheetRow } from "../lib/wire";

export interface Moment {
  row: SheetRow;
  /** What it brought. */
  brought: number;
  /** After so many plies it has happened. */
  ply: number;
}

/** The dearest payment to a seat among those that happened once, whose place is known; null where there is none. */
export function momentOf(course: Course, seat: number): Moment | null {
  const all = course.sheets
    .filter(({ flow }) => flow)
    .flatMap(({ rows }) => rows)
    .flatMap((row): Moment[] => {
      const [brought = 0, ply] = [row.seats[seat], row.plies[0]];
      return row.times === 1 && brought > 0 && ply !== undefined ? [{ row, brought, ply }] : [];
    });
  return all.reduce<Moment | null>((best, each) => (best && best.brought >= each.brought ? best : each), null);
}
