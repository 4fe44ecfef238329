/** Where a game to look at comes from: a table of the server, or a record file that was opened here. */
import { fetchJson } from "../lib/http";
import { settings, storedSeat } from "../lib/settings.svelte";
import type { Course, Film } from "../lib/wire";
import { fetched, type Reel } from "./film";

export interface Source {
  /** The table's id; null for a file. */
  readonly table: string | null;
  /** The text of the file; null for a table. */
  readonly record: string | null;
  /** The whole film as these eyes may see it; with `drawing`, positions are drawn as text. */
  reel(eyes: number | null, drawing: boolean): Promise<Reel>;
  course(): Promise<Course>;
}

function query(parts: Record<string, string | number | null>): string {
  const given = Object.entries(parts).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]));
  return new URLSearchParams(given).toString();
}
const asked = (eyes: number | null, first: number, drawing: boolean): string =>
  query({ eyes, first, language: settings.language, drawing: drawing ? 1 : null });

export function ofTable(id: string): Source {
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const held = storedSeat(id);
  return {
    table: id,
    record: null,
    reel: (eyes, drawing) =>
      fetched((first) =>
        fetchJson<Film>(`${path}/film?${asked(eyes, first, drawing)}`, {
          token: held !== null && held.seat === eyes ? held.token : null,
        }),
      ),
    course: () => fetchJson<Course>(`${path}/course?${query({ language: settings.language })}`, {}),
  };
}

export function ofRecord(text: string): Source {
  return {
    table: null,
    record: text,
    reel: (eyes, drawing) =>
      fetched((first) => fetchJson<Film>(`/api/film?${asked(eyes, first, drawing)}`, { body: text })),
    course: () => fetchJson<Course>(`/api/course?${query({ language: settings.language })}`, { body: text }),
  };
}
