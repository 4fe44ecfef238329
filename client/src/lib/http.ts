import type { Because, Language, Said, Sitter, TableFacts } from "./wire";

export interface Answer { word: string; reading: Said; grade: string; cites: string[] }
export interface Question { name: string; question: Said; answers: Answer[] }
export interface Amount { name: string; question: Said; unit: Said; lowest: number; highest: number | null }
export interface Term { name: string; question: Said; unit: Said | string; lowest: number; highest: number | null; absent: Said | null; usual: number | null }
export interface Ruleset { id: string; name: Said; summary: Said; rulings: Record<string, string | number> }
export interface PlayerFacts { id: string; name: Said; strength: Said }
export interface GameFacts {
  id: string; name: Said; pinyin: string; about: Said; unit: Said;
  seats: { lowest: number; highest: number; usual: number }; seat_names: Said[];
  rulesets: Ruleset[]; questions: (Question | Amount)[]; terms: Term[]; players: PlayerFacts[]; board: unknown;
}
export interface Locus { source: Said; edition: Said; place: string }
export interface ArticleFacts {
  key: string; name: Said; pinyin: string; text: string; loci: Locus[]; reading: Said;
  grade: string; grade_name: Said; advice: Said | null;
}
export interface RulingFacts { question: Said; reading: Said; grade: string; grade_name: Said; cites: { key: string; name: Said }[] }
export type Chair = { kind: "me"; name: string } | { kind: "computer"; player: string } | { kind: "open" };
export interface NewTable {
  game: string; ruleset: string; rulings: Record<string, string | number>; terms: Record<string, number | null>;
  seats: Chair[]; listed: boolean;
}
export interface Seated { id: string; seats: { seat: number; kind: string; token: string | null }[] }
export interface Listed { id: string; game: string; ruleset: string; open_seats: number; names: (Said | string)[]; since: string }
export type TablePage = TableFacts & { over: boolean };
export type { Because, Language, Said, Sitter };

/** The server refused, and said why in words meant for people. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly code: string, says: string, readonly valid: string[]) {
    super(says);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = body === undefined ? {}
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, init);
  const got: unknown = await answer.json().catch(() => null);
  if (answer.ok) return got as T;
  const problem = (got ?? {}) as { error?: string; says?: string; valid?: string[] };
  throw new Refusal(answer.status, problem.error ?? String(answer.status), problem.says ?? answer.statusText, problem.valid ?? []);
}

/** Each thing that does not change is asked for once. */
const asked = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  const known = asked.get(path);
  if (known) return known as Promise<T>;
  const coming = ask<T>(path);
  asked.set(path, coming);
  coming.catch(() => asked.delete(path));
  return coming;
}

const part = encodeURIComponent;
export const games = (): Promise<GameFacts[]> => once("/api/games");
export const article = (key: string): Promise<ArticleFacts> => once(`/api/articles/${part(key)}`);
export const ruling = (game: string, name: string, word: string): Promise<RulingFacts> =>
  once(`/api/rulings/${part(game)}/${part(name)}/${part(word)}`);
export const openTable = (table: NewTable): Promise<Seated> => ask("/api/tables", table);
export const sit = (id: string, name: string, seat: number | null = null): Promise<{ seat: number; token: string }> =>
  ask(`/api/tables/${part(id)}/sit`, { seat, name });
export const rematch = (id: string, token: string): Promise<{ id: string; seat: number; token: string }> =>
  ask(`/api/tables/${part(id)}/rematch`, { token });
export const lobby = (): Promise<Listed[]> => ask("/api/tables");
export const tablePage = (id: string): Promise<TablePage> => ask(`/api/tables/${part(id)}`);
export const recordAddress = (id: string): string => `/api/tables/${part(id)}/record`;
export const transcriptAddress = (id: string, language: Language): string =>
  `/api/tables/${part(id)}/transcript?language=${language}`;
export const qrAddress = (text: string): string => `/api/qr?text=${part(text)}`;
export function forget(): void {
  asked.clear();
}
