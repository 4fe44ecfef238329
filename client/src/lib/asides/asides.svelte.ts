/** What a reader asks beside the play: a hint, what is barred, how fast, to skip to their turn; and what passed meanwhile. */
import { settings } from "../settings.svelte";
import type { BarredChoice, Happened, Heard, Hinted, Line, Snapshot, Spoken } from "../wire";

/** What happened while the reader did not look. */
export interface Passed {
  plies: number;
  /** The events that matter, oldest first. */
  lines: readonly Line[];
  /** What moved to and from the reader's seat, in the game's unit. */
  received: number;
  paid: number;
}

/** Parts of a hint before its choice is named. */
const STEPS = 2;
const NOTHING: Passed = { plies: 0, lines: [], received: 0, paid: 0 };

/** What the asides need of their table. */
interface Host {
  readonly at: number;
  readonly seat: number | null;
  readonly mine: boolean;
  readonly over: unknown;
}

export class Asides {
  /** What may not be chosen; null until it was asked for and told. */
  barred = $state.raw<readonly BarredChoice[] | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  /** What the hint waits for, where it takes minutes. */
  waits = $state("");
  /** Whether somebody works hints out for this table. */
  offered = true;
  /** Whether the reader asked for the hint; a tutor keeps it to itself. */
  asked = $state(false);
  /** How many parts of the hint the reader has asked for beyond the first. */
  steps = $state(0);
  /** No hint can be had of this position. */
  silent = false;
  /** Called when a hint has come. */
  onHint: () => void = () => undefined;
  /** What the choices bring whose effect was asked for one by one. */
  effects = $state.raw<ReadonlyMap<string, string>>(new Map());
  skipping = $state(false);
  /** The summary that is shown; null if there is none. */
  passed = $state.raw<Passed | null>(null);
  /** The position that the hint is about, or will be. */
  #hintedAt = 0;
  #gathered: Passed = NOTHING;
  #gatheredFor: number | null = null;

  constructor(
    private readonly host: Host,
    private readonly send: (message: Heard) => boolean,
  ) {}

  /** Whether things appear without travelling. */
  get rushing(): boolean {
    return this.skipping || settings.speed === "at_once";
  }

  askBarred(): void {
    this.send({ type: "Barred", at: this.host.at });
  }

  askHint(): void {
    this.asked = true;
    this.weigh();
  }

  /** Hear what every choice is worth, without showing it. */
  weigh(): void {
    if (this.hinting || this.hint !== null) return;
    this.#hintedAt = this.host.at;
    this.hinting = this.send({ type: "Hint", at: this.host.at });
  }

  /** The hint that the reader asked for. */
  get begun(): Hinted | null {
    return this.asked ? this.hint : null;
  }

  /** Whether there is more of the hint to tell: where to look comes first, then why, then the choice. */
  get goesOn(): boolean {
    return this.steps < STEPS && Boolean(this.begun?.moves[0]?.first);
  }

  /** The hint once it names the choice. */
  get shown(): Hinted | null {
    return this.goesOn ? null : this.begun;
  }

  /** Tells the next part of the hint. */
  tellMore(): void {
    this.steps += 1;
  }

  /** Tells the server how fast this reader wants to see the computers move. */
  tellPace(): void {
    this.send({ type: "Pace", pace: this.skipping ? "at_once" : settings.speed });
  }

  /** Tells the server whether this page is in sight: who does not look is told by notices. */
  tellLook(): void {
    this.send({ type: "Look", looking: !document.hidden });
  }

  /** Everything until the reader's own turn at once; again: no more. */
  skip(): void {
    this.skipping = !this.skipping;
    this.passed = null;
    this.tellPace();
  }

  /** Folds a message; false if it is none of these. */
  receive(message: Spoken): boolean {
    switch (message.type) {
      case "BarredTold":
        if (message.at === this.host.at) this.barred = message.choices;
        return true;
      case "HintWaits":
        if (message.at === this.host.at) this.waits = message.says;
        return true;
      case "Hinted":
        this.hinting = false;
        if (message.at !== this.host.at) return true;
        this.hint = message;
        this.onHint();
        return true;
      case "Previewed":
        if (message.at === this.host.at) this.effects = new Map(this.effects).set(message.text, message.effect);
        return false;
      case "Refused":
        this.silent ||= this.hinting && (message.code === "failed" || message.code === "no_hints");
        this.hinting = false;
        return false;
      default:
        return false;
    }
  }

  /** The whole table came anew. A hint about the position that it is still in is asked for again. */
  recalled(snapshot: Snapshot): void {
    const { asked, steps } = this;
    const owed = (this.hinting || this.hint !== null) && this.#hintedAt === this.host.at;
    this.#forget();
    if (owed) {
      this.asked = asked;
      this.steps = steps;
      if (this.host.mine) this.weigh();
      else this.hinting = true; // the seat is not yet ours again
    }
    if (this.skipping || settings.speed !== "normal") this.tellPace();
    if (document.hidden) this.tellLook();
    if (snapshot.seat !== this.#gatheredFor) this.#gathered = NOTHING;
    this.#gatheredFor = snapshot.seat;
    this.#arrive();
  }

  /** A move was folded: what it asks is known. */
  moved(happened: Happened): void {
    this.#forget();
    const { seat } = this.host;
    const own = happened.by === seat && seat !== null;
    if (own) this.passed = null;
    this.#gathered = own ? NOTHING : gather(this.#gathered, happened, seat);
    this.#arrive();
  }

  #forget(): void {
    this.barred = null;
    this.hint = null;
    this.hinting = false;
    this.waits = "";
    this.asked = false;
    this.steps = 0;
    this.silent = false;
    this.effects = new Map();
  }

  /** It is the reader's turn again, or nobody's any more: say what passed if they did not see it. */
  #arrive(): void {
    if (!this.host.mine && this.host.over === null) return;
    if (this.rushing && this.#gathered.plies > 1) this.passed = this.#gathered;
    this.#gathered = NOTHING;
    if (!this.skipping) return;
    this.skipping = false;
    this.tellPace();
  }
}

function gather(so: Passed, { lines }: Happened, seat: number | null): Passed {
  const flows = seat === null ? [] : lines.map((line) => line.flow?.[seat] ?? 0);
  return {
    plies: so.plies + 1,
    lines: [...so.lines, ...lines.filter((line) => line.notable)],
    received: so.received + flows.filter((flow) => flow > 0).reduce((sum, flow) => sum + flow, 0),
    paid: so.paid - flows.filter((flow) => flow < 0).reduce((sum, flow) => sum + flow, 0),
  };
}
