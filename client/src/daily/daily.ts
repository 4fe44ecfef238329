/** The deals of the day and the week: asked for and begun as one person, so that one attempt of each counts. */
import * as dates from "../lib/dates";
import { fetchJson } from "../lib/http";
import { keep, kept, settings, storeSeat } from "../lib/settings.svelte";
import type { DailySaid, DailyTable } from "../lib/wire";
import { words as common } from "../lib/words";
import { words } from "./words";

const KEY = "daily";

/** By what the server knows this browser again; made when it first plays. */
async function key(): Promise<string> {
  const known = kept(KEY);
  if (known !== null) return known;
  const { freshText } = await import("../lib/fairness");
  const fresh = freshText();
  keep(KEY, fresh);
  return fresh;
}

/** A day or a week as the reader calls it. */
export function dayNamed(day: string): string {
  const [year, week] = day.split("-W");
  return week === undefined ? dates.day(day) : words().week.name(Number(week), Number(year));
}

export function askDaily(day: string | null): Promise<DailySaid> {
  const query = day === null ? "" : `?day=${encodeURIComponent(day)}`;
  return fetchJson(`/api/daily${query}`, { token: kept(KEY) });
}

/** Begin today's deal of a game, or the next of this week's. */
export async function playDaily(game: string, weekly: boolean): Promise<DailyTable> {
  const body = JSON.stringify({ name: settings.name.trim() || common().start.guest, weekly });
  const laid = await fetchJson<DailyTable>(`/api/daily/${encodeURIComponent(game)}`, { body, token: await key() });
  storeSeat(laid.id, { seat: laid.seat, token: laid.token });
  return laid;
}
