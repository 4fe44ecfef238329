import { Table } from "../lib/table.svelte";
import type { BarredTold, Happened, Previewed, Snapshot } from "../lib/wire";
import { Witness } from "../lib/witness";

/** A lesson proves no throws: they are chosen to teach, and nothing of them is kept. */
class NoWitness extends Witness {
  constructor() {
    super("lesson");
  }
  override keep(): void {
    // nothing to hold the server to
  }
}

/** What a lesson does with the learner's acts. */
export interface Learner {
  plays(text: string): void;
  throws(): void;
}

/** A position of a lesson, drawn and acted on as at a table, without a server behind it. */
export class LessonTable extends Table {
  readonly #learner: Learner | null;
  readonly #previews: ReadonlyMap<string, Previewed>;

  /** Without a learner nothing can be done: it is a picture. */
  constructor(
    shows: Snapshot,
    learner: Learner | null = null,
    previews: readonly Previewed[] = [],
    barred: BarredTold | null = null,
  ) {
    super("lesson", shows.language, null, true, new NoWitness());
    this.#learner = learner;
    this.#previews = new Map(previews.map((each) => [each.text, each]));
    this.asides.offered = false;
    this.asides.askBarred = () => {
      if (barred) this.receive(barred);
    };
    this.receive(learner ? shows : { ...shows, asked: { type: "Nothing" } });
  }

  override move(text: string): void {
    if (this.mine && !this.sent) this.#learner?.plays(text);
  }
  override throwDice(): void {
    if (this.throws && !this.sent) this.#learner?.throws();
  }
  override preview(text: string): void {
    const known = this.#previews.get(text);
    if (known) this.receive(known);
  }
  override study(): void {
    // a lesson has its own hints
  }

  /** Shows what led to a position; what is asked there is asked of a learner alone. */
  arrives(happens: readonly Happened[]): void {
    for (const [nth, happened] of happens.entries())
      if (this.#learner && nth + 1 === happens.length) this.receive(happened);
      else this.shows(happened);
  }

  /** Shows what happens, and asks for nothing after it. */
  shows(happened: Happened): void {
    this.receive({ ...happened, asked: { type: "Nothing" } });
  }
}
