import { request } from "./request";
import { settings } from "./settings.svelte";
import type {
  ArticleSaid,
  Choice,
  ExampleSaid,
  Failure,
  GameSaid,
  Language,
  LearnSaid,
  LessonSaid,
  CreateTable,
  LobbyTable,
  PapersSaid,
  PlayAgain,
  PuzzleSaid,
  PuzzlesSaid,
  Quantity,
  RematchSaid,
  RulebookSaid,
  RulingSaid,
  SearchIndex,
  SeatTaken,
  TableCreated,
  TableSaid,
  SatAnywhere,
  SitAnywhere,
  Standing,
  TakeSeat,
} from "./wire";

/** The server refused, and said why in words meant for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    says: string,
    readonly valid: string[],
  ) {
    super(says);
  }
}

const ask = <T>(path: string, body?: unknown): Promise<T> =>
  fetchJson(path, body === undefined ? {} : { body: JSON.stringify(body) });

/** Asks for something of the server; with a text as its body, JSON as it stands, it is posted. */
export async function fetchJson<T>(
  path: string,
  { body, token }: { body?: string; token?: string | null },
): Promise<T> {
  const headers = {
    "accept-language": settings.language, // refusals come in the page's language, not the browser's
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await request(path, body === undefined ? { headers } : { method: "POST", headers, body });
  const got: unknown = await answer.json().catch(() => null);
  if (answer.ok) return got as T;
  const problem = (got ?? {}) as Partial<Failure>;
  throw new Refusal(
    answer.status,
    problem.error ?? String(answer.status),
    problem.says ?? answer.statusText,
    problem.valid ?? [],
  );
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
export const games = (): Promise<GameSaid[]> => once("/api/games");
export const article = (key: string): Promise<ArticleSaid> => once(`/api/articles/${part(key)}`);
export const ruling = (game: string, name: string, word: string): Promise<RulingSaid> =>
  once(`/api/rulings/${part(game)}/${part(name)}/${part(word)}`);
/** The open questions of a game, with their answers. */
export const questions = (game: string): Promise<(Choice | Quantity)[]> => once(`/api/questions/${part(game)}`);
export const learn = (game: string, language: Language): Promise<LearnSaid> =>
  once(`/api/learn/${part(game)}/${language}`);
export const puzzle = (game: string, number: number, language: Language): Promise<PuzzleSaid> =>
  once(`/api/puzzles/${part(game)}/${number}/${language}`);
export const puzzles = (game: string, language: Language): Promise<PuzzlesSaid> =>
  once(`/api/puzzles/${part(game)}/${language}`);
export const lesson = (game: string, language: Language): Promise<LessonSaid> =>
  once(`/api/lessons/${part(game)}/${language}`);
export const example = (key: string, language: Language): Promise<ExampleSaid> =>
  once(`/api/examples/${part(key)}/${language}`);
export const rulebook = (game: string, language: Language): Promise<RulebookSaid> =>
  once(`/api/rules/${part(game)}/${language}`);
/** What a game has on paper; a server sets it when it is first asked for. */
export const papers = (game: string, ruleset: string, language: Language): Promise<PapersSaid> =>
  once(`/api/papers/${part(game)}/${part(ruleset)}/${language}`);
export const searchIndex = (): Promise<SearchIndex> => once("/api/search");
export const layTable = (table: CreateTable): Promise<TableCreated> => ask("/api/tables", table);
export const sit = (id: string, wish: TakeSeat): Promise<SeatTaken> => ask(`/api/tables/${part(id)}/sit`, wish);
export const rematch = (id: string, wish: PlayAgain): Promise<RematchSaid> =>
  ask(`/api/tables/${part(id)}/rematch`, wish);
export const sitAnywhere = (wish: SitAnywhere): Promise<SatAnywhere> => ask("/api/sit-anywhere", wish);
export const standing = (id: string): Promise<Standing> => ask(`/api/tables/${part(id)}/standing`);
/** An address with tokens as a picture: it is sent in the body, so that no log ever has it. */
export async function privateQr(text: string): Promise<string> {
  const answer = await request("/api/qr", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(answer.statusText);
  return `data:image/svg+xml;charset=utf-8,${part(await answer.text())}`;
}
/** Tables where somebody waits, then those that may be watched; after a table, the next that wait. */
export const lobby = (after?: string): Promise<LobbyTable[]> =>
  ask(after === undefined ? "/api/tables" : `/api/tables?after=${part(after)}`);
/** How many tables that wait are told together. */
export const LOBBY_PAGE = 50;
/** Tables asked for before the page that shows them is there; each answer is used once. */
const expected = new Map<string, Promise<TableSaid>>();
const tableNow = (id: string): Promise<TableSaid> => ask(`/api/tables/${part(id)}`);
export function expectTable(id: string): Promise<TableSaid> {
  const coming = tableNow(id);
  expected.set(id, coming);
  return coming;
}
export function tablePage(id: string): Promise<TableSaid> {
  const coming = expected.get(id) ?? tableNow(id);
  expected.delete(id);
  return coming;
}
export const recordAddress = (id: string): string => `/api/tables/${part(id)}/record`;
export const transcriptAddress = (id: string, language: Language): string =>
  `/api/tables/${part(id)}/transcript?language=${language}`;
export const qrAddress = (text: string): string => `/api/qr?text=${part(text)}`;
export function forget(): void {
  asked.clear();
}
