/** The deal of the day: asked for and begun as one person, so that one attempt of each counts. */
import { fetchJson } from "../lib/http";
import { keep, kept, settings, storeSeat } from "../lib/settings.svelte";
import type { DailySaid, DailyTable } from "../lib/wire";
import { words } from "../lib/words";

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

export function askDaily(day: string | null): Promise<DailySaid> {
  const query = day === null ? "" : `?day=${encodeURIComponent(day)}`;
  return fetchJson(`/api/daily${query}`, { token: kept(KEY) });
}

/** Begin today's deal of a game. */
export async function playDaily(game: string): Promise<DailyTable> {
  const body = JSON.stringify({ name: settings.name.trim() || words().start.guest });
  const laid = await fetchJson<DailyTable>(`/api/daily/${encodeURIComponent(game)}`, { body, token: await key() });
  storeSeat(laid.id, { seat: laid.seat, token: laid.token });
  return laid;
}
