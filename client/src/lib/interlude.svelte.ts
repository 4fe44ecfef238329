import PACING from "./pacing.json";
import { settings } from "./settings.svelte";
import type { Asked, Happened } from "./wire";

/** What the interlude needs of its table. */
interface Host {
  readonly seat: number | null;
  readonly asked: Asked;
  readonly replayed: boolean;
}

/** Whether a seat is asked to choose among two or more. */
const chooses = (asked: Asked, seat: number | null): boolean =>
  asked.type === "Choose" && asked.seat === seat && asked.offers.length > 1;

/** What passes between two choices of the reader, in a room that shows it as one: it quickens, and one line sums it up. */
export class Interlude {
  /** What has passed since the reader last chose, oldest first. */
  passed = $state.raw<readonly Happened[]>([]);
  /** Whether the room shows what passes as one. */
  flows = false;

  constructor(private readonly host: Host) {}

  /** Whether nothing stops in it: not for who watches, looks again, or asked for slowness. */
  get runs(): boolean {
    return this.flows && this.host.seat !== null && !this.host.replayed && settings.speed !== "slow";
  }

  /** Whether what this seat is asked passes by itself, without a stop. */
  get passing(): boolean {
    return this.runs && this.itself;
  }

  /** Whether the page does what this seat is asked: a throw, or the one move there is. */
  get itself(): boolean {
    const { asked, seat } = this.host;
    if (!("seat" in asked) || asked.seat !== seat) return false;
    return asked.type === "Choose" ? settings.forced && asked.offers.length === 1 : settings.throws;
  }

  /** How long the next happening is shown, beside its usual time: what leads to a choice or ends the game takes all of it. */
  share(next: Happened): number {
    if (!this.runs || next.over !== null || chooses(next.asked, this.host.seat)) return 1;
    const { first, fall, least } = PACING.interlude;
    return Math.max(least, first * fall ** this.passed.length);
  }

  /** Folds a happening, while the table still says what it answered: with a choice of the reader's a new one begins. */
  take(happened: Happened): void {
    const { seat, asked } = this.host;
    const chosen = seat !== null && happened.by === seat && chooses(asked, seat);
    this.passed = chosen ? [] : [...this.passed, happened];
  }

  /** The whole table came anew: what passed before is not known. */
  forget(): void {
    this.passed = [];
  }
}
