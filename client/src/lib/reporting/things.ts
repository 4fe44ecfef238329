/** What may be reported, and where the report is sent. */
import { fetchJson, tablePage } from "../http";
import { storedSeat } from "../settings.svelte";
import type {
  ReportAtTable,
  ReportedWhat,
  ReportedWhy,
  ReportNoted,
  ReportOfDay,
  ReportOfLeague,
  ReportPerson,
  SeatSaid,
} from "../wire";
import { words } from "./words";

type At<T> = T extends unknown ? Omit<T, "why"> : never;
export type Thing =
  | { label: string; what: ReportedWhat; path: "table"; at: At<ReportAtTable> }
  | { label: string; what: ReportedWhat; path: "daily"; at: At<ReportOfDay> }
  | { label: string; what: ReportedWhat; path: "person"; at: At<ReportPerson> }
  | { label: string; what: ReportedWhat; path: "league"; at: At<ReportOfLeague> };

/** Why each kind of thing may be reported. */
export const WHYS: Record<ReportedWhat, readonly ReportedWhy[]> = {
  name: ["offends", "pretends"],
  table: ["offends"],
  result: ["program", "arranged"],
};

/** A static site has nobody to report to. */
export const HEARD = import.meta.env.MODE !== "site";

export const report = ({ path, at }: Thing, why: ReportedWhy): Promise<ReportNoted> =>
  fetchJson(`/api/reports/${path}`, { body: JSON.stringify({ ...at, why }) });

export interface Labels {
  table: string;
  name: (name: string) => string;
  result: (name: string) => string;
}

/** Whatever can be reported at a table: itself, the names of others there, and what came of the game. */
export function thingsAt(
  table: string,
  { seats, over, mine }: { seats: readonly SeatSaid[]; over: boolean; mine: number | null },
  w: Labels,
): Thing[] {
  const named = seats.flatMap(({ seat, name, kind }) =>
    name !== null && kind !== "computer" && seat !== mine ? [{ seat, name }] : [],
  );
  const of = (what: "name" | "result"): Thing[] =>
    named.map(({ seat, name }) => ({ label: w[what](name), what, path: "table", at: { table, what, seat } }));
  return [
    ...of("name"),
    ...(over ? of("result") : []),
    { label: w.table, what: "table", path: "table", at: { table, what: "table" } },
  ];
}

/** The same of a table in a list. */
export async function thingsOf(table: string): Promise<Thing[]> {
  const { seats, over } = await tablePage(table);
  return thingsAt(table, { seats, over, mine: storedSeat(table)?.seat ?? null }, words());
}
