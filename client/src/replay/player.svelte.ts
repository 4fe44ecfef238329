/** Shows a film on the boards of the game's own room: they see a table at which things happen, and nobody can act. */
import { standStill } from "../lib/animation";
import { settings } from "../lib/settings.svelte";
import { Table } from "../lib/table.svelte";
import type { Asked, Dumped, TableSaid } from "../lib/wire";
import { type Verdict, Witness } from "../lib/witness";
import type { Reel } from "./film";

/** Between two plies that play by themselves, in milliseconds. */
const BETWEEN = 500;
/** Boards still show something of the last plies, a throw and the walk before it: of so many they are told. */
const LEFT_ON_BOARD = 2;

const NOTHING: Verdict = {
  kind: null,
  commit: "",
  contributions: null,
  verified: 0,
  waiting: 0,
  unable: 0,
  proved: false,
  wrong: null,
};

/** Checks nothing and keeps nothing: what is replayed was checked when it happened, or is checked beside the board. */
class Blind extends Witness {
  override heard(): null {
    return null;
  }
  override saw(): void {
    return;
  }
  override keep(): void {
    return;
  }
  override verdict(): Verdict {
    return NOTHING;
  }
}

/** A choice that the reader makes in a position that is shown: who is asked, and what that seat sees. */
export interface Choosing {
  asked: Asked;
  view: Dumped;
  /** What becomes of it. */
  chosen: (text: string) => void;
}

/** A table without a line to the server. */
class ReplayTable extends Table {
  override readonly replayed = true;
  choosing: Choosing | null = null;

  override move(text: string): void {
    if (this.mine && !this.sent) this.choosing?.chosen(text);
  }
}

export class Player {
  readonly table: ReplayTable;
  /** How many plies have been made in the position that is shown. */
  at = $state(0);
  playing = $state(false);
  reel = $state.raw() as Reel;
  /** Whether the reader is asked to choose in the position that is shown. */
  asking = $state(false);
  readonly #facts: TableSaid;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moving: Promise<void> = Promise.resolve();
  /** How often something was asked for; all but the last is given up. */
  #wanted = 0;

  constructor(reel: Reel, facts: TableSaid, at: number) {
    this.reel = reel;
    this.#facts = facts;
    this.table = new ReplayTable(facts.id, settings.language, null, false, new Blind(facts.id));
    this.table.asides.offered = false;
    this.at = this.#within(at);
    this.#tell(this.at);
  }

  get last(): number {
    return this.reel.length;
  }

  /** Grows with all that is asked for: whoever waits sees by it that something else is wanted by now. */
  get wanted(): number {
    return this.#wanted;
  }

  /** Show the position after so many plies, as the last of them leaves the board. */
  go(to: number): Promise<void> {
    this.pause();
    return this.#begin(() => this.#show(this.#within(to)));
  }
  step(by: number): Promise<void> {
    return this.go(this.at + by);
  }

  /** The same game as others see it, or in another language; or another line of it. */
  change(reel: Reel, at = this.at): Promise<void> {
    this.at = Math.min(this.at, reel.length); // another line may be shorter
    this.reel = reel;
    this.pause();
    return this.#begin(() => this.#show(this.#within(at)));
  }

  /** Let the reader choose in the position that is shown. */
  ask(choosing: Choosing): Promise<void> {
    this.pause();
    return this.#begin(() => this.#show(this.at, choosing));
  }

  /** Play on by itself, with the motions of a live table. */
  play(): void {
    const from = this.at >= this.last ? this.go(0) : Promise.resolve();
    this.playing = true;
    void from.then(() => this.#begin((mine) => this.#next(mine)));
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Let what moves arrive, then do the next thing, unless something else is wanted by then. */
  #begin(work: (mine: number) => Promise<void>): Promise<void> {
    const mine = (this.#wanted += 1);
    const before = this.#moving;
    const release = standStill();
    this.#moving = before.then(() => {
      release();
      return mine === this.#wanted ? work(mine) : undefined;
    });
    return this.#moving;
  }

  async #next(mine: number): Promise<void> {
    if (!this.playing || this.at >= this.last) {
      this.pause();
      return;
    }
    const happened = this.reel.happened(this.at + 1);
    await this.table.animate?.(happened);
    this.#tell(happened.at);
    if (mine !== this.#wanted) return;
    this.#timer = setTimeout(() => void this.#begin((next) => this.#next(next)), BETWEEN);
  }

  #show(to: number, choosing: Choosing | null = null): Promise<void> {
    this.table.forget?.();
    this.#tell(to, choosing);
    return Promise.resolve();
  }

  #tell(at: number, choosing: Choosing | null = null): void {
    const { table, reel } = this;
    this.at = at;
    this.asking = choosing !== null;
    table.choosing = choosing;
    const { asked, view } = choosing ?? reel.frame(at);
    table.receive({
      type: "Snapshot",
      ...reel.frame(at),
      asked,
      view,
      seat: choosing !== null && "seat" in asked ? asked.seat : reel.film.eyes,
      table: this.#facts,
      log: at > 0 ? [reel.ply(at)] : [],
      past: reel.past(at),
      latest: reel.latest(at, LEFT_ON_BOARD),
      language: settings.language,
    });
    table.receive({ type: "Studied", at, notes: reel.notes(at) });
  }

  #within(at: number): number {
    return Math.max(0, Math.min(Number.isFinite(at) ? Math.trunc(at) : 0, this.last));
  }
}
