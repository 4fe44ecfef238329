/** The times of an appointment: told by the server in UTC, chosen by the reader on his own clock. */
import { calendar } from "../company/calendar";

const MINUTE = 60_000;
/** Minutes before the game at which a calendar reminds: a day, and ten. */
const REMINDERS = [24 * 60, 10];
export const MOST = 10;

/** A moment as a field for a date and a time holds it, on this machine's clock. */
export function inField(when: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const date = `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
  return `${date}T${two(when.getHours())}:${two(when.getMinutes())}`;
}

/** What stands in such a field, as it is sent; null if it is no time that is ahead. */
export function fromField(text: string, now: number): string | null {
  const when = Date.parse(text);
  return Number.isNaN(when) || when <= now ? null : new Date(when - (when % MINUTE)).toISOString();
}

/** This evening at eight, or tomorrow's where that is past. */
export function evening(now: Date): Date {
  const found = new Date(now);
  found.setHours(20, 0, 0, 0);
  if (found <= now) found.setDate(found.getDate() + 1);
  return found;
}

/** Whether a moment is this evening or night: from five on, until four. */
export function isTonight(when: string, now: Date): boolean {
  const start = new Date(now);
  if (now.getHours() < 4) start.setDate(start.getDate() - 1);
  start.setHours(17, 0, 0, 0);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  end.setHours(4, 0, 0, 0);
  const time = Date.parse(when);
  return time >= start.getTime() && time < end.getTime();
}

export const sameTime = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);
export const includes = (times: readonly string[] | null | undefined, time: string): boolean =>
  times?.some((one) => sameTime(one, time)) ?? false;

/** In order, each once. */
export const inOrder = (times: readonly string[]): string[] =>
  times.filter((one, at) => times.findIndex((other) => sameTime(one, other)) === at).toSorted();

/** An agreed time as an event of a calendar. */
export const eventOf = (id: string, says: string, address: string, ends: string) => ({
  id,
  says,
  address,
  ends,
  reminders: REMINDERS,
});

/** Saves events as a file. */
export function saveCalendar(events: Parameters<typeof calendar>[0]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([calendar(events, new Date())], { type: "text/calendar" }));
  link.download = "youyi.ics";
  link.click();
  URL.revokeObjectURL(link.href);
}
