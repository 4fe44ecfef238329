/** Leagues, as the server tells them. */
import { fetchJson } from "../lib/http";
import { keepText } from "../lib/chance-memory";
import { freshText, sealOf } from "../lib/fairness";
import { localized, storeSeat } from "../lib/settings.svelte";
import { listed } from "../lib/verdict";
import type {
  GameSaid,
  LeagueDeedKind,
  LeagueLine,
  LeagueListed,
  LeagueSaid,
  LeagueTable,
  MakeLeague,
  PairingSaid,
  ProposePairing,
} from "../lib/wire";
import { words } from "./words";

const HALF = "½";
const path = (id: string): string => `/api/leagues/${encodeURIComponent(id)}`;
const post = <T>(to: string, body: unknown): Promise<T> => fetchJson<T>(to, { body: JSON.stringify(body) });

export const askLeagues = (): Promise<LeagueListed[]> => fetchJson("/api/leagues", {});
export const askLeague = (id: string): Promise<LeagueSaid> => fetchJson(path(id), {});
export const makeLeague = (wanted: MakeLeague): Promise<LeagueSaid> => post("/api/leagues", wanted);
/** Null: it was called off, and there is none any more. */
export const doInLeague = (id: string, deed: LeagueDeedKind): Promise<LeagueSaid | null> => post(path(id), { deed });

/** Lay the table of a game with these times, and hold the seat there; says which table. */
export async function proposeGame(id: string, game: number, times: string[]): Promise<string> {
  const text = freshText();
  const laid = await post<LeagueTable>(`${path(id)}/${game}`, { times, seal: sealOf(text) } satisfies ProposePairing);
  storeSeat(laid.id, { seat: laid.seat, token: laid.token });
  keepText(laid.id, text, true);
  return laid.id;
}

/** The end of a day on this machine's clock, as it is sent; empty where the field is. */
export function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59`);
  return Number.isNaN(end.getTime()) ? "" : end.toISOString();
}

/** The day so many days from now, as a field for a day holds it. */
export function dayIn(days: number, now = new Date()): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

/** Points, of which there are halves. */
export function pointed(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? "" : whole}${HALF}`;
}

/** What a league is called. */
export const called = (league: LeagueListed, game: GameSaid | undefined): string =>
  league.name ?? words().unnamed(localized(game?.name ?? league.game));

/** What somebody in it is called. */
export function whoIs(line: LeagueLine | undefined, me: number | null): string {
  const name = line?.name ?? words().gone;
  return me !== null && line?.entrant === me ? words().you(name) : name;
}

/** The people of a game, in the order of its seats. */
export const whoPlay = (of: PairingSaid, { lines, me }: LeagueSaid): string[] =>
  of.seats.map(({ entrant }) =>
    whoIs(
      lines.find((line) => line.entrant === entrant),
      me,
    ),
  );

/** The same in one line, each with the points that were made, if the game is decided. */
export function gameLine(of: PairingSaid, league: LeagueSaid): string {
  const names = whoPlay(of, league);
  const made = of.seats.map(({ points }, seat) => `${names[seat]} ${points === null ? "" : pointed(points)}`.trim());
  return made.length === 2 ? made.join(" – ") : listed(made);
}

/** The rounds of a league, the latest first, each with its games; a round robin is one. */
export function rounds({ pairings }: LeagueSaid): { round: number; games: PairingSaid[] }[] {
  const numbers = [...new Set(pairings.map(({ round }) => round))].sort((one, other) => other - one);
  return numbers.map((round) => ({ round, games: pairings.filter((one) => one.round === round) }));
}

/** Whether anything can change there by itself. */
export const goesOn = ({ league, pairings }: LeagueSaid): boolean =>
  league.begun !== null && (!league.over || pairings.some(({ state }) => state === "plays"));

/** What is watched now, comes next and came last, each with so many games at most. */
export function broadcast({ pairings }: LeagueSaid, most = 5): Record<"now" | "next" | "last", PairingSaid[]> {
  const of = (state: PairingSaid["state"]): PairingSaid[] => pairings.filter((one) => one.state === state);
  const at = ({ meets }: PairingSaid): string => meets ?? "";
  return {
    now: of("plays"),
    next: of("agreed")
      .sort((one, other) => at(one).localeCompare(at(other)))
      .slice(0, most),
    last: of("played")
      .sort((one, other) => (other.came ?? "").localeCompare(one.came ?? ""))
      .slice(0, most),
  };
}

/** What the reader has still to play. */
export const mineToPlay = ({ pairings, me }: LeagueSaid): PairingSaid[] =>
  pairings.filter(
    ({ state, seats }) =>
      state !== "played" &&
      state !== "bye" &&
      state !== "forfeited" &&
      me !== null &&
      seats.some(({ entrant }) => entrant === me),
  );
