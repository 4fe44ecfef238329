import { forgetHidden } from "./people.svelte";
import { storedSeat, storeSeat, forgetSeat, type Held } from "../settings.svelte";
import type { Standing } from "../wire";

/** The tables at which this browser holds a seat, and how each stood when it was last asked. */

const SEAT = "youyi.seat.";
const STOOD = "youyi.stood.";
/** At which ply the reader saw a table last; the table's page writes it, and does without this file. */
const SEEN = "youyi.seen.";

export interface Mine {
  id: string;
  held: Held;
  /** How it stood when the server last told. */
  stood: Standing | null;
}

function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return []; // storage may be forbidden
  }
}

function stood(id: string): Standing | null {
  try {
    return JSON.parse(localStorage.getItem(STOOD + id) ?? "null") as Standing | null;
  } catch {
    return null;
  }
}

/** All of them, the latest moved first. */
export function myTables(): Mine[] {
  return keys(SEAT)
    .flatMap((id) => {
      const held = storedSeat(id);
      return held === null ? [] : [{ id, held, stood: stood(id) }];
    })
    .sort((one, other) => (other.stood?.moved ?? "9").localeCompare(one.stood?.moved ?? "9"));
}

export function keepStanding(standing: Standing): void {
  try {
    localStorage.setItem(STOOD + standing.id, JSON.stringify(standing));
  } catch {
    // asked again next time
  }
}

/** How many moves were made since this reader last saw the table. */
export function unseen({ id, stood: now }: Mine): number {
  try {
    const seen = localStorage.getItem(SEEN + id);
    return now === null || seen === null ? 0 : Math.max(0, now.at - Number(seen));
  } catch {
    return 0;
  }
}

export function forgetTable(id: string): void {
  forgetSeat(id);
  forgetHidden(id);
  try {
    localStorage.removeItem(STOOD + id);
    localStorage.removeItem(SEEN + id);
  } catch {
    // nothing was kept
  }
}

export const ended = (standing: Standing | null): boolean =>
  standing !== null && (standing.over || standing.closed !== null);
export const myTurn = ({ held, stood: now }: Mine): boolean =>
  now !== null && !ended(now) && !now.paused && now.asked === held.seat;

// Moving to another device.

const FORMAT = "youyi.seats/1";
const ID = /^[a-z0-9]{1,40}$/;
const TOKEN = /^[\w-]{16,80}$/;
/** So many seats fit into a picture that a telephone can read. */
export const MOST_IN_A_PICTURE = 25;

interface Carried {
  id: string;
  held: Held;
}

function carried(id: unknown, seat: unknown, token: unknown): Carried[] {
  const fits =
    typeof id === "string" &&
    ID.test(id) &&
    typeof token === "string" &&
    TOKEN.test(token) &&
    typeof seat === "number" &&
    Number.isInteger(seat) &&
    seat >= 0;
  return fits ? [{ id, held: { seat, token } }] : [];
}

/** The seats as the text of a file. */
export function asFile(tables: readonly Mine[]): string {
  const seats = tables.map(({ id, held }) => ({ table: id, seat: held.seat, token: held.token }));
  return JSON.stringify({ format: FORMAT, seats }, null, 1);
}

/** The seats of a file; null if it is none of ours. */
export function fromFile(text: string): Carried[] | null {
  try {
    const file = JSON.parse(text) as { format?: unknown; seats?: unknown };
    if (file.format !== FORMAT || !Array.isArray(file.seats)) return null;
    return (file.seats as Record<string, unknown>[]).flatMap((one) => carried(one.table, one.seat, one.token));
  } catch {
    return null;
  }
}

/** The seats as what follows the `#` of an address: it is never sent to a server. */
export const asFragment = (tables: readonly Mine[]): string =>
  `seats=${tables.map(({ id, held }) => `${id}.${held.seat}.${held.token}`).join(",")}`;

/** The seats of such an address; empty if there are none. */
export function fromFragment(fragment: string): Carried[] {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith("seats=")) return [];
  return text
    .slice("seats=".length)
    .split(",")
    .flatMap((one) => {
      const [id, seat, token] = one.split(".");
      return carried(id, Number(seat), token);
    });
}

/** Keeps seats of another device; says how many are new here. */
export function takeOver(seats: readonly Carried[]): number {
  const fresh = seats.filter(({ id, held }) => storedSeat(id)?.token !== held.token);
  for (const { id, held } of fresh) storeSeat(id, held);
  return fresh.length;
}
