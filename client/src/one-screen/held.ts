/** Several people at one screen: the seats of a table that this browser holds for them. */
import * as http from "../lib/http";
import { type Held, storedSeat } from "../lib/settings.svelte";
import type { GameSaid } from "../lib/wire";
import type { ChanceKnown } from "../lib/witness";

const place = (table: string): string => `youyi.seats.${table}`;

/** The seats that people share this screen for, in order; none where one person plays. */
export function seatsHere(table: string): Held[] {
  try {
    const held = JSON.parse(localStorage.getItem(place(table)) ?? "[]") as Held[];
    return held.length > 1 ? held : [];
  } catch {
    return []; // storage is forbidden, or was written by something else
  }
}

export function keepSeatsHere(table: string, held: readonly Held[]): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(held));
  } catch {
    // without storage this screen serves the seat of the one who opened the table
  }
}

/** Takes the open seats of a new table for people at this screen, each under a name; the one who opened it holds his already. */
export async function seatPeopleHere(table: string, named: ReadonlyMap<number, string>): Promise<void> {
  const first = storedSeat(table);
  const held = first === null ? [] : [first];
  for (const [seat, name] of named) held.push(await http.sit(table, { name, seat }));
  keepSeatsHere(
    table,
    held.sort((one, other) => one.seat - other.seat),
  );
}

/** At the next table of the same people everyone sits one seat further, with the same token. */
export function keepSeatsAgain(table: string, next: string, seats: number): void {
  const held = seatsHere(table).map(({ seat, token }) => ({ seat: (seat + 1) % seats, token }));
  if (held.length > 0)
    keepSeatsHere(
      next,
      held.sort((one, other) => one.seat - other.seat),
    );
}

/** Whether nobody's hand may be shown until the one whose turn it is has taken the screen. */
export function opensCovered(table: string, game: Pick<GameSaid, "hides">): boolean {
  return game.hides && seatsHere(table).length > 0;
}

/** What a browser that holds several seats can check of the chance: hands are dealt to more than one of them. */
export function knownHere(table: string, known: ChanceKnown | null): ChanceKnown | null {
  if (known === null || seatsHere(table).length === 0) return known;
  const { dealt: _, ...rest } = known;
  return rest;
}
