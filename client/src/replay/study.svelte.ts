/** A study in the making: other lines of a game and what is said of them, each line asked of the rules. */
import { fetchJson, Refusal } from "../lib/http";
import { request } from "../lib/request";
import { settings } from "../lib/settings.svelte";
import type { Failure, StudySaid, Tried, TriedPly, Try, VariationSaid, WriteStudy } from "../lib/wire";
import type { Reel } from "./film";
import type { Player } from "./player.svelte";
import type { Source } from "./source";

/** The game itself; variations are counted from 1. */
export const GAME = 0;
type Comments = Readonly<Record<string, string>>;

/** After how many plies a reader begins: before what a study first asks or tries, at what it first says; null where it has nothing. */
export function opening(study: StudySaid | undefined): number | null {
  if (!study) return null;
  const plies = [
    ...Object.keys(study.comments).map(Number),
    ...study.quiz.map((ply) => ply - 1),
    ...study.variations.filter((each) => each.of === GAME).map(({ ply }) => ply - 1),
  ];
  return plies.length === 0 ? null : Math.min(...plies);
}

/** A row of the list of plies. */
export interface Row {
  line: number;
  ply: number;
  /** How many lines were left to come to it. */
  depth: number;
}

export class Studying {
  /** The line that is shown. */
  line = $state(GAME);
  /** What may be tried in the position that is shown. */
  tried = $state.raw<Tried | null>(null);
  busy = $state(false);
  /** Whether anything was changed since it was opened or saved. */
  changed = $state(false);
  language = $state("en");
  comments = $state.raw<Comments>({});
  quiz = $state.raw<readonly number[]>([]);
  variations = $state.raw<readonly VariationSaid[]>([]);
  /** Every ply of each variation in a word. */
  plies = $state.raw<readonly (readonly TriedPly[])[]>([]);
  /** The game as it was played. */
  main = $state.raw() as Reel;
  #reels = new Map<number, Reel>();
  #spoken = settings.language;

  constructor(
    readonly player: Player,
    readonly source: Source,
    readonly drawing: boolean,
  ) {
    this.main = player.reel;
    const shown = player.reel.film.study;
    this.language = shown?.study.language ?? settings.language;
    this.comments = shown?.study.comments ?? {};
    this.quiz = shown?.study.quiz ?? [];
    this.variations = shown?.study.variations ?? [];
    this.plies = shown?.plies ?? [];
  }

  /** Whether there is anything to save or to read. */
  get empty(): boolean {
    return this.variations.length === 0 && this.quiz.length === 0 && Object.keys(this.comments).length === 0;
  }

  /** The list of plies: after each one the variations that leave the line with it. */
  get rows(): readonly Row[] {
    const rows: Row[] = [];
    const leaving = (line: number, ply: number, depth: number): void => {
      for (const [nth, each] of this.variations.entries())
        if (each.of === line && each.ply === ply) walk(nth + 1, each.ply, each.ply + each.moves.length - 1, depth + 1);
    };
    const walk = (line: number, first: number, last: number, depth: number): void => {
      for (let ply = first; ply <= last; ply += 1) {
        rows.push({ line, ply, depth });
        leaving(line, ply, depth);
      }
      leaving(line, last + 1, depth);
    };
    walk(GAME, 1, this.main.length, 0);
    return rows;
  }

  /** A row in a word. */
  told({ line, ply }: Row): TriedPly {
    if (line !== GAME) return this.plies[line - 1]?.[ply - this.#variation(line).ply] ?? { by: null, says: "" };
    const { by, lines, says, move } = this.main.ply(ply);
    return { by, says: lines[0]?.says ?? says ?? move ?? "" };
  }
  /** Whether a row is the first of its variation. */
  begins({ line, ply }: Row): boolean {
    return line !== GAME && this.#variation(line).ply === ply;
  }
  /** Whether anything is said of a row. */
  commented({ line, ply }: Row): boolean {
    return String(ply) in (line === GAME ? this.comments : this.#variation(line).comments);
  }

  /** What is said of the ply that is shown. */
  get comment(): string {
    const { line, at } = this.owner(this.line, this.player.at);
    return (line === GAME ? this.comments : this.#variation(line).comments)[at] ?? "";
  }

  write(text: string): void {
    const { line, at } = this.owner(this.line, this.player.at);
    const before = line === GAME ? this.comments : this.#variation(line).comments;
    const kept = Object.fromEntries(Object.entries(before).filter(([ply]) => ply !== String(at)));
    const comments = text.trim() === "" ? kept : { ...kept, [at]: text.trim() };
    if (this.empty) this.language = settings.language;
    if (line === GAME) this.comments = comments;
    else this.variations = this.variations.map((each, nth) => (nth + 1 === line ? { ...each, comments } : each));
    this.changed = true;
  }

  /** Ask the reader at the choice that follows in the game, or no more. */
  question(asks: boolean): void {
    const ply = this.player.at + 1;
    const others = this.quiz.filter((each) => each !== ply);
    this.quiz = asks ? [...others, ply].sort((one, other) => one - other) : others;
    this.changed = true;
  }

  /** Show a ply of a line. */
  async show(line: number, at: number): Promise<void> {
    const reel = await this.#reelOf(line);
    this.line = line;
    await this.player.change(reel, at);
  }

  /** The same lines as others see them, or in another language. */
  async see(reel: Reel): Promise<void> {
    this.main = reel;
    this.#reels = new Map();
    if (this.#spoken !== settings.language) {
      this.#spoken = settings.language;
      for (let line = 1; line <= this.variations.length; line += 1) await this.#reelOf(line);
    }
    await this.show(this.line, this.player.at);
  }

  /**
   * Ask what else may be played in the position that is shown; `chosen` is told, or a variation is made of it.
   * An answer that comes when something else is shown is dropped.
   */
  async ask(chosen: (text: string) => void = (text) => void this.play(text)): Promise<void> {
    const { wanted } = this.player;
    const tried = await this.#ask(this.#path(this.line, this.player.at));
    if (wanted !== this.player.wanted) return; // the reader has gone on meanwhile
    this.tried = tried;
    await this.player.ask({ asked: tried.asked, view: tried.view, chosen });
  }

  /** Play a move in the position that is shown: in the line it is of, or in a new variation. */
  async play(text: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const at = this.player.at;
      await this.show(this.#lineWith(text, at), at + 1);
    } finally {
      this.busy = false;
    }
    await this.ask();
  }

  /** Take a variation out, and whatever leaves it. */
  async remove(line: number): Promise<void> {
    const { of, ply } = this.#variation(line);
    const gone = new Set([line]);
    for (const [nth, each] of this.variations.entries()) if (gone.has(each.of)) gone.add(nth + 1);
    const kept = this.variations.map((_, nth) => nth + 1).filter((each) => !gone.has(each));
    const renamed = new Map([[GAME, GAME], ...kept.map((each, nth): [number, number] => [each, nth + 1])]);
    this.variations = kept.map((each) => {
      const found = this.#variation(each);
      return { ...found, of: renamed.get(found.of) ?? GAME };
    });
    this.plies = kept.map((each) => this.plies[each - 1] ?? []);
    this.#reels = new Map();
    this.changed = true;
    await this.show(renamed.get(of) ?? GAME, ply - 1);
  }

  /** The game with its study as the text of a file: its record, or told to be read. Rejects with the refusal. */
  async file(told: boolean): Promise<string> {
    const { table, record } = this.source;
    const body: WriteStudy = { table, record, study: this.said };
    const headers = { "accept-language": settings.language, "content-type": "application/json" };
    const query = new URLSearchParams({ language: settings.language, ...(told ? { text: "1" } : {}) });
    const answer = await request(`/api/study?${query}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (answer.ok) return answer.text();
    const problem = (await answer.json()) as Failure;
    throw new Refusal(answer.status, problem.error, problem.says, []);
  }

  get said(): StudySaid {
    const { language, comments, quiz, variations } = this;
    return { language, comments, quiz: [...quiz], variations: [...variations] };
  }

  /** The line that has a move after so many plies of the one that is shown; a new one where none has. */
  #lineWith(text: string, at: number): number {
    const next = this.#moveAfter(at);
    if (next === text) return this.line;
    const { line } = this.owner(this.line, at + 1);
    const known = this.variations.findIndex(
      (each) => each.of === line && each.ply === at + 1 && each.moves[0] === text,
    );
    if (known >= 0) return known + 1;
    this.changed = true;
    if (next === null && this.line !== GAME) {
      const longer = (each: VariationSaid): VariationSaid => ({ ...each, moves: [...each.moves, text] });
      this.variations = this.variations.map((each, nth) => (nth + 1 === this.line ? longer(each) : each));
      this.#reels.delete(this.line);
      return this.line;
    }
    this.variations = [...this.variations, { of: line, ply: at + 1, moves: [text], comments: {} }];
    this.plies = [...this.plies, []];
    return this.variations.length;
  }

  /** What is played next in the line that is shown; null at its end. */
  #moveAfter(at: number): string | null {
    const { line } = this.owner(this.line, at + 1);
    if (line !== GAME) {
      const { ply, moves } = this.#variation(line);
      return moves[at + 1 - ply] ?? null;
    }
    return this.tried?.played ?? null;
  }

  /** The line whose ply it is, before the one that is named leaves it. */
  owner(line: number, at: number): { line: number; at: number } {
    if (line === GAME) return { line, at };
    const { of, ply } = this.#variation(line);
    return at < ply ? this.owner(of, at) : { line, at };
  }

  /** The plies of the game before the first other move, and the moves from there. */
  #path(line: number, at: number): { ply: number; moves: string[] } {
    if (line === GAME) return { ply: at, moves: [] };
    const { of, ply, moves } = this.#variation(line);
    const before = this.#path(of, Math.min(at, ply - 1));
    return at < ply ? before : { ply: before.ply, moves: [...before.moves, ...moves.slice(0, at - ply + 1)] };
  }

  async #reelOf(line: number): Promise<Reel> {
    if (line === GAME) return this.main;
    const known = this.#reels.get(line);
    if (known) return known;
    const { ply, moves } = this.#variation(line);
    const { film, plies } = await this.#ask(this.#path(line, ply + moves.length - 1));
    const reel = this.main.left(film);
    this.#reels.set(line, reel);
    this.plies = this.plies.map((each, nth) => (nth + 1 === line ? plies.slice(-moves.length) : each));
    return reel;
  }

  #ask(path: { ply: number; moves: string[] }): Promise<Tried> {
    const { table, record } = this.source;
    const { eyes } = this.main.film;
    const query = new URLSearchParams({
      language: settings.language,
      ...(eyes === null ? {} : { eyes: String(eyes) }),
      ...(this.drawing ? { drawing: "1" } : {}),
    });
    const body: Try = { table, record, ...path };
    return fetchJson<Tried>(`/api/try?${query}`, { body: JSON.stringify(body) });
  }

  #variation(line: number): VariationSaid {
    const found = this.variations[line - 1];
    if (!found) throw new RangeError(`there is no variation ${line}`);
    return found;
  }
}
