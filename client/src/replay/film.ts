/** A film unrolled: for every ply what a live table would have been told of it. */
import { withReasons } from "../lib/reasons";
import type { Asked, Dumped, Film, FilmStep, Happened, Line, Over, Ply } from "../lib/wire";
import { changed } from "./changes";

/** Fetches the part of a film that begins after so many plies. */
export type Fetch = (first: number) => Promise<Film>;

/** A position of a game that can be shown. */
export interface Frame {
  at: number;
  view: Dumped;
  asked: Asked;
  says: string;
  over: Over | null;
  drawing: string | null;
}

/** Nobody acts at a film: whoever would choose or throw is waited for. */
export function idle(asked: Asked): Asked {
  if (asked.type !== "Throws") return asked;
  return asked.seat === null ? { type: "Nothing" } : { type: "Waits", seat: asked.seat };
}

/** The parts of one film that were fetched so far, without a gap from the first ply. */
export class Reel {
  readonly #views: Dumped[];
  readonly #notes: Dumped[];
  readonly #steps: { step: FilmStep; lines: Line[] }[] = [];
  readonly #past: Dumped[] = [];
  /** How many events came before each ply and with it. */
  readonly #heard: number[] = [0];

  constructor(readonly film: Film) {
    this.#views = [film.start.view];
    this.#notes = [film.start.notes];
    this.add(film);
  }

  /** Plies fetched. */
  get length(): number {
    return this.#steps.length;
  }
  /** Plies that these eyes may see. */
  get plies(): number {
    return this.film.plies;
  }

  add(film: Film): void {
    if (film.first !== this.length) return;
    for (const step of film.steps) {
      const lines = step.lines.map(({ why, ...said }) => {
        const because = film.reasons[why];
        if (!because) throw new Error(`a film without reason ${why}`);
        return { ...said, because };
      });
      this.#steps.push({ step, lines });
      this.#views.push(changed(this.#views.at(-1), step.change));
      this.#notes.push(changed(this.#notes.at(-1), step.notes ?? null));
      this.#past.push(...withReasons({ events: step.events, lines }));
      this.#heard.push(this.#past.length);
    }
  }

  /** The same game up to the ply at which another film begins, and what that film has from there on. */
  left(film: Film): Reel {
    const reel = new Reel({ ...this.film, steps: [], plies: film.plies, open: film.plies, checked: null });
    reel.#follow(this, film.first);
    reel.add(film);
    return reel;
  }

  #follow(other: Reel, plies: number): void {
    this.#steps.push(...other.#steps.slice(0, plies));
    this.#views.push(...other.#views.slice(1, plies + 1));
    this.#notes.push(...other.#notes.slice(1, plies + 1));
    this.#heard.push(...other.#heard.slice(1, plies + 1));
    this.#past.push(...other.past(plies));
  }

  /** The position after so many plies. */
  frame(at: number): Frame {
    const { asked, says, over, drawing } = at === 0 ? this.film.start : this.#at(at).step;
    return { at, view: this.#views[at], asked: idle(asked), says, over, drawing };
  }

  /** A learner's notes on a position; null if the game has none. */
  notes(at: number): Dumped {
    return this.#notes[at];
  }

  /** What was heard up to a position. */
  past(at: number): Dumped[] {
    return this.#past.slice(0, this.#heard[at]);
  }

  /** What was heard of the last plies before a position. */
  latest(at: number, plies: number): Dumped[] {
    return this.#past.slice(this.#heard[Math.max(0, at - plies)], this.#heard[at]);
  }

  /** A ply, counted from 1, as a live table tells it. */
  happened(nth: number): Happened {
    const { step, lines } = this.#at(nth);
    const { by, move, label, draw, events } = step;
    return { type: "Happened", ...this.frame(nth), by, move, label, draw, events, lines };
  }

  /** A ply, counted from 1, as a log tells it. */
  ply(nth: number): Ply {
    const { step, lines } = this.#at(nth);
    return { at: nth - 1, by: step.by, move: step.move, says: step.label, lines, draw: step.draw };
  }

  #at(nth: number): { step: FilmStep; lines: Line[] } {
    const found = this.#steps[nth - 1];
    if (!found) throw new RangeError(`ply ${nth} is not fetched`);
    return found;
  }
}

/** All of a film, part by part. */
export async function fetched(fetch: Fetch): Promise<Reel> {
  const reel = new Reel(await fetch(0));
  while (reel.length < reel.plies) {
    const before = reel.length;
    reel.add(await fetch(before));
    if (reel.length === before) break; // the game was cut meanwhile
  }
  return reel;
}
