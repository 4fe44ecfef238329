import { drop, keep, kept } from "../settings.svelte";
import type { ChatMode, CompanySaid, Heard, Phrase, Spoken, TalkLine } from "../wire";

/** Lines of talk that a page keeps. */
const KEPT = 100;
const HIDDEN = "hidden.";
const sayer = ({ seat, name }: TalkLine): string => `${seat} ${name ?? ""}`;

/** Hears everybody at a table again. */
export function forgetHidden(table: string): void {
  drop(HIDDEN + table);
}

/** The people of one table as this browser hears of them, and what it may ask on their behalf. */
export class People {
  company = $state.raw<CompanySaid | null>(null);
  /** When the server last told of clocks and countdowns. */
  toldAt = $state(0);
  /** When it last told who sits where. */
  seatsAt = $state(0);

  /** What was said, oldest first. */
  talk = $state.raw<readonly TalkLine[]>([]);
  /** Whom the reader does not want to hear: seats with their names, so that who sits down there next is heard. */
  muted = $state.raw<readonly string[]>([]);
  /** Lines that the reader reported. */
  reported = $state.raw<readonly number[]>([]);
  /** The last line of each seat that the reader has put away. */
  #seen = $state.raw<Readonly<Record<number, number>>>({});

  /** `table`: under which it is kept whom the reader has muted. */
  constructor(
    private readonly send: (message: Heard) => boolean,
    private readonly table: string,
  ) {
    this.muted = kept(HIDDEN + table)?.split("\n") ?? [];
  }

  /** Folds what concerns people; whether the message was about nothing else. */
  receive(message: Spoken): boolean {
    switch (message.type) {
      case "Snapshot":
        this.company = message.table.company;
        this.toldAt = this.seatsAt = Date.now();
        return false;
      case "Present":
        this.seatsAt = Date.now();
        return false;
      case "Company":
        this.company = message.company;
        this.toldAt = Date.now();
        return true;
      case "Talk": {
        const before = message.whole ? [] : this.talk;
        const known = new Set(before.map((line) => line.number));
        const all = [...before, ...message.lines.filter((line) => !known.has(line.number))];
        this.talk = all.sort((one, other) => one.number - other.number).slice(-KEPT);
        return true;
      }
      default:
        return false;
    }
  }

  /** What the reader hears of the talk. */
  get audible(): readonly TalkLine[] {
    return this.talk.filter((line) => !this.muted.includes(sayer(line)) && !this.reported.includes(line.number));
  }
  /** The last thing that a seat said, until the reader has put it away. */
  unseen(seat: number): TalkLine | null {
    const last = this.audible.findLast((line) => line.seat === seat);
    return last && last.number > (this.#seen[seat] ?? 0) ? last : null;
  }
  putAway({ seat, number }: TalkLine): void {
    this.#seen = { ...this.#seen, [seat]: number };
  }

  say(phrase: Phrase | null, text: string | null): boolean {
    return this.send({ type: "Say", phrase, text });
  }
  /** Hears no more of who said a line, here and whenever this browser shows the table. */
  mute(line: TalkLine): void {
    this.muted = [...new Set([...this.muted, sayer(line)])];
    keep(HIDDEN + this.table, this.muted.join("\n"));
  }
  unmute(): void {
    this.muted = [];
    forgetHidden(this.table);
  }
  report(number: number): void {
    this.send({ type: "Report", number });
    this.reported = [...this.reported, number];
  }
  /** What may be said here: for who made the table. */
  allow(mode: ChatMode): void {
    this.send({ type: "Chat", mode });
  }
  /** Says or does something about an appointment. */
  appoint(deed: Heard): void {
    this.send(deed);
  }
  concede(): void {
    this.send({ type: "Concede" });
  }
  pause(wanted: boolean): void {
    this.send({ type: "Pause", wanted });
  }
  /** Lets the reader's clock stand for a week, in a game by days. */
  takeTimeOff(): void {
    this.send({ type: "TimeOff" });
  }
  /** Plays on after a computer has sat in. */
  comeBack(): void {
    this.send({ type: "Return" });
  }
  /** Frees the seat of another: for anyone, or for a computer. */
  free(seat: number, player: string | null): void {
    this.send({ type: "Free", seat, player });
  }
}
