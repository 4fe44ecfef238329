/** A reader's first answers to the puzzles of a game, kept in this browser: what they say of him, and the puzzles of the day. */
import { keep, kept } from "../lib/settings.svelte";
import { BEGINNER, rated, type Rating } from "./rating";

export interface Answers {
  rating: Rating;
  /** The puzzles that were answered, by number: only a first answer says anything. */
  of: readonly number[];
  /** The puzzles of the day that were answered on their day: whether at the first try. */
  days: Readonly<Record<string, boolean>>;
}

const place = (game: string): string => `answers.${game}`;
const DAY = 86_400_000;

/** The day of UTC, as ISO 8601 writes it. */
const today = (): string => new Date().toISOString().slice(0, 10);

export function answersOf(game: string): Answers {
  try {
    const found: unknown = JSON.parse(kept(place(game)) ?? "null");
    if (isOurs(found)) return found;
  } catch {
    // no JSON
  }
  return { rating: BEGINNER, of: [], days: {} };
}

/** Whether what was kept is what `keepAnswer` keeps: others may write there, too. */
function isOurs(found: unknown): found is Answers {
  const { rating, of, days } = (found ?? {}) as Partial<Answers>;
  if (!Array.isArray(of) || !of.every(Number.isInteger)) return false;
  return (
    Number.isFinite(rating?.at) &&
    Number.isFinite(rating?.error) &&
    typeof days === "object" &&
    (days as object | null) !== null
  );
}

/** Whether an address asks for this puzzle as today's; a page that has gone on to the next keeps its address. */
export function isOfTheDay(query: string, number: number): boolean {
  const asked = new URLSearchParams(query);
  return asked.get("n") === String(number) && asked.get("day") === today();
}

export interface Answered {
  number: number;
  /** Of the puzzle. */
  rating: number;
  right: boolean;
  /** Whether it is today's puzzle. */
  ofTheDay: boolean;
}

/** Keep the first answer to a puzzle; a later one changes nothing. */
export function keepAnswer(game: string, { number, rating, right, ofTheDay }: Answered): void {
  const before = answersOf(game);
  const known = before.of.includes(number);
  const now = today();
  const after: Answers = {
    rating: known ? before.rating : rated(before.rating, rating, right),
    of: known ? before.of : [...before.of, number],
    days: ofTheDay && !(now in before.days) ? { ...before.days, [now]: right } : before.days,
  };
  keep(place(game), JSON.stringify(after));
}

/** On how many days in a row the puzzle of the day was solved at the first try, up to today or, while that waits, yesterday. */
export function streakOf(days: Answers["days"], from: string): number {
  const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let at = from in days ? from : before(from);
  let length = 0;
  for (; days[at]; at = before(at)) length += 1;
  return length;
}
