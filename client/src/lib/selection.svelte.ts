import { times } from "./animation";
import PACING from "./pacing.json";
import { OVER_A_NETWORK } from "./socket";
import { IN_FULL, type HintedMove, type Line, type Offer } from "./wire";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** Whether an offer is still possible after what was picked on the board; each game says it of its own outlines. */
export type Fits = (outline: unknown, picks: readonly string[]) => boolean;

/** What this reader has picked but not yet sent. */
export class Selection {
  picks = $state.raw<readonly string[]>([]);
  row = $state<string | null>(null);
  /** The one move there is, or the throw, will play itself in a moment. */
  waits = $state(false);
  /** What a tutor says of the chosen move before it is sent. */
  warning = $state.raw<HintedMove | null>(null);
  /** The move that waits for what a tutor will say. */
  waiting = $state<string | null>(null);
  /** How often the tutor told an idea, by where it tells to look. */
  readonly #told = new Map<string, number>();
  #forced: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    readonly fits: Fits,
  ) {}

  get offers(): readonly Offer[] {
    return this.table.sent || this.passing ? [] : this.table.offers;
  }
  get narrowed(): readonly Offer[] {
    if (this.picks.length === 0) return this.offers;
    return this.offers.filter((offer) => this.fits(offer.outline, this.picks));
  }
  /** The one move that is ready to be confirmed. */
  get chosen(): Offer | null {
    const narrowed = this.narrowed;
    if (this.row !== null) return narrowed.find((offer) => offer.text === this.row) ?? null;
    if (narrowed.length === 1 && (this.picks.length > 0 || this.offers.length === 1)) return narrowed[0] ?? null;
    return null;
  }
  get forced(): boolean {
    return this.offers.length === 1;
  }
  /** Whether the reader leaves to the page what is asked: the one move, or the throw. */
  get itself(): boolean {
    return this.table.throws ? settings.throws && !this.table.sent : settings.forced && this.forced;
  }
  /** Whether what is asked passes by itself in an interlude, without a stop. */
  get passing(): boolean {
    return this.waits && this.table.interlude.runs;
  }
  /** Whether the reader is asked, and nothing is done for them. */
  get asks(): boolean {
    return this.table.mine && !this.table.sent && !this.passing;
  }
  get canUndo(): boolean {
    return this.row !== null || this.picks.length > 0;
  }
  /** What will follow the chosen move, as the log will say it; null while it is being asked for. */
  get follows(): readonly Line[] | null {
    const chosen = this.chosen;
    if (chosen === null) return [];
    return chosen.lines ?? this.table.previews.get(chosen.text) ?? null;
  }

  /** The position after the chosen move; null until it is told. */
  get future(): unknown {
    return this.chosen === null ? null : (this.table.previewViews.get(this.chosen.text) ?? null);
  }

  /** Picked on the board. The last pick may complete a move, which is sent at once if the reader asked not to confirm. */
  pick(picks: readonly string[]): void {
    this.row = null;
    this.picks = picks;
    this.#ready();
  }
  /** Picked from the rows; `at once` when by click or digit, not while the arrows pass over it. */
  choose(text: string, atOnce: boolean): void {
    this.row = text;
    if (atOnce) this.#ready();
  }
  /** Choose from the rows what a hint names, whatever was picked on the board. */
  show(text: string): void {
    this.picks = [];
    this.choose(text, false);
    const offer = this.chosen;
    if (offer !== null) this.#preview(offer);
  }
  undo(): void {
    if (this.row !== null) this.row = null;
    else this.picks = this.picks.slice(0, -1);
  }
  confirm(): void {
    const chosen = this.chosen;
    if (chosen === null || !this.#sure(chosen.text)) return;
    this.warning = null;
    this.table.move(chosen.text);
  }

  /** Whether a tutor looks at what is chosen here. */
  get tutored(): boolean {
    const { asides, facts } = this.table;
    const hints = facts?.company.agreement?.hints ?? true;
    return settings.tutor && asides.offered && hints && !asides.silent && this.offers.length > 1;
  }

  /** Whether a tutor has nothing to say against a move, or has said it; else it is asked, or warns. */
  #sure(text: string): boolean {
    const { asides } = this.table;
    if (!this.tutored || this.warning?.text === text) return true;
    if (asides.hint === null) {
      this.waiting = text;
      asides.onHint = () => {
        if (this.waiting !== null && this.waiting === this.chosen?.text) this.confirm();
        this.waiting = null;
      };
      asides.weigh();
      return !asides.hinting;
    }
    this.warning = this.#brief(
      asides.hint.moves.find((one) => one.text === text && (one.band === "mistake" || one.band === "blunder")),
    );
    return this.warning === null;
  }

  /** A warning; by an idea that has been told often enough, it only asks where to look. */
  #brief(found: HintedMove | undefined): HintedMove | null {
    if (!found?.first) return found ?? null;
    const times = this.#told.get(found.first) ?? 0;
    this.#told.set(found.first, times + 1);
    return times < IN_FULL ? found : { ...found, says: found.first };
  }

  /** A new question: nothing is picked; a forced move and a throw play themselves if the reader wished so. */
  begin(): void {
    this.hold();
    this.picks = [];
    this.row = null;
    this.warning = null;
    this.waiting = null;
    // The tutor thinks while the reader does. A browser's own worker cannot: what follows a move would wait for it.
    if (OVER_A_NETWORK && this.tutored) this.table.asides.weigh();
    if (!this.itself) return;
    const at = this.table.at;
    this.waits = true;
    this.#forced = setTimeout(
      () => {
        this.waits = false;
        if (this.table.at !== at || !this.itself) return;
        if (this.table.throws) this.table.throwDice();
        else this.confirm();
      },
      Math.max(PACING.shortest, (this.table.interlude.runs ? PACING.flowing : PACING.forced) * times()),
    );
  }
  /** The same question came again, with all that was told of it: what is chosen stays, and is told of anew. */
  renew(): void {
    if (this.table.interlude.runs && this.itself && !this.waits && this.picks.length === 0) this.begin();
    if (this.chosen !== null) this.#preview(this.chosen);
  }
  /** Let the one move wait until it is confirmed, or the dice until they are thrown. */
  hold(): void {
    clearTimeout(this.#forced);
    this.waits = false;
  }
  end(): void {
    this.hold();
  }

  #ready(): void {
    const chosen = this.chosen;
    if (chosen === null) return;
    if (!settings.confirm) this.confirm();
    else this.#preview(chosen);
  }

  #preview(offer: Offer): void {
    if (offer.lines === null && !this.table.previews.has(offer.text)) this.table.preview(offer.text);
  }
}
