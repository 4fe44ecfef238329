/** What may be reported of people away from a table. */
import type { LeagueSaid } from "../wire";
import type { Labels, Thing } from "./things";

/** The name of an account. */
export const nameOf = (name: string, w: Pick<Labels, "name">): Thing => ({
  label: w.name(name),
  what: "name",
  path: "person",
  at: { name },
});

/** The names that others have given in a league: its own, and theirs. */
export function namesIn({ league, organises, me, lines }: LeagueSaid, w: Pick<Labels, "name">): Thing[] {
  return [
    ...(league.name === null || organises
      ? []
      : [{ label: w.name(league.name), what: "name", path: "league", at: { league: league.id } } as const]),
    ...lines.flatMap(({ entrant, name }) => (name === null || entrant === me ? [] : [nameOf(name, w)])),
  ];
}
