import { Asides } from "./asides/asides.svelte";
import { Line as Connection } from "./line";
import { Interlude } from "./interlude.svelte";
import { spokenOf } from "./spoken";
import { People } from "./company/people.svelte";
import { openSocket } from "./socket";
import { Attestation } from "./attestation.svelte";
import { withReasons } from "./reasons";
import { Witness } from "./witness";
import type { Asked, Dumped, Happened, Heard, Language, Line, Offer, Over, Ply, Refused, Rematch } from "./wire";
import type { SeatSaid, Snapshot, Spoken, TableSaid } from "./wire";

/** `unknown`: there is no such table; `barred`: another release of Youyi made it. */
export type ConnectionState = "connecting" | "live" | "lost" | "unknown" | "barred";

/** Further behind than this, things appear instead of travelling. */
const BACKLOG = 6;

/** One table as this browser hears it: connects, folds what happens, comes back after a loss. */
export class Table {
  connection = $state<ConnectionState>("connecting");
  at = $state(0);
  seat = $state<number | null>(null);
  facts = $state.raw<TableSaid | null>(null);
  view = $state.raw<unknown>(null);
  /** The position as text, for a game without a room of its own. */
  drawing = $state<string | null>(null);
  asked = $state.raw<Asked>({ type: "Nothing" });
  log = $state.raw<Ply[]>([]);
  says = $state("");
  over = $state.raw<Over | null>(null);
  refused = $state.raw<Refused | null>(null);
  next = $state.raw<Rematch | null>(null);
  /** Moves made while the line was lost, and those of them that the log still has, until the reader has seen it. */
  missed = $state.raw<{ moves: number; plies: readonly Ply[] } | null>(null);
  /** A move of ours is on its way and not yet answered. */
  sent = $state(false);
  /** The line is open again, and this page has not yet been told that the seat is still its own. */
  seating = $state(false);
  /** What a screen reader should speak, newest last. */
  spoken = $state<string[]>([]);
  previews = $state.raw<ReadonlyMap<string, readonly Line[]>>(new Map());
  /** The position after a move not yet made, where the server has told it. */
  previewViews = $state.raw<ReadonlyMap<string, unknown>>(new Map());
  /** What this seat has heard so far, of the kinds that its game keeps; each with its whole reason where that was told. */
  past = $state.raw<readonly Dumped[]>([]);
  /** Notes on the position; null if the game has none, undefined until they were asked for and told. */
  notes = $state.raw<Dumped>(undefined);
  busy = $state(false);
  readonly chance: Attestation;
  readonly asides: Asides;
  readonly interlude: Interlude = new Interlude(this);
  /** The events of the last two plies that this page did not see happen: what the board still shows of them. */
  latest = $state.raw<readonly Dumped[]>([]);
  readonly people: People;

  /** The board registers how things that happen are shown. */
  animate: ((happened: Happened) => Promise<void>) | null = null;
  /** The board registers how it forgets what earlier positions left on it. */
  forget: (() => void) | null = null;
  /** Whether a game is only looked at again here: nothing waits for the reader. */
  readonly replayed: boolean = false;

  #queue: Happened[] = [];
  readonly #line: Connection;
  /** Questions about a position that are not yet answered. */
  #studying = 0;
  #settingRight = false;
  #language: Language;
  #token: string | null;

  /** With `wantsDrawing` the server is asked to draw every position as text. */
  constructor(
    readonly id: string,
    language: Language,
    token: string | null,
    private readonly wantsDrawing = false,
    readonly witness = new Witness(id),
  ) {
    this.#language = language;
    this.#token = token;
    this.chance = new Attestation(witness, (message) => this.#send(message));
    this.people = new People((message) => this.#send(message), id);
    this.asides = new Asides(this, (message) => this.#send(message));
    this.#line = new Connection(() => openSocket(this.id, this.#language, this.wantsDrawing), {
      opened: () => {
        this.witness.connected();
        if (this.#token !== null) this.seating = this.#send({ type: "Sit", token: this.#token });
      },
      heard: (message) => this.receive(message),
      lost: () => {
        this.connection = "lost";
        this.sent = false;
      },
    });
  }

  get mine(): boolean {
    const { asked, seat } = this;
    return seat !== null && (asked.type === "Choose" || asked.type === "Throws") && asked.seat === seat;
  }
  get offers(): readonly Offer[] {
    return this.asked.type === "Choose" && this.asked.seat === this.seat ? this.asked.offers : [];
  }
  get throws(): boolean {
    return this.mine && this.asked.type === "Throws";
  }
  get seats(): readonly SeatSaid[] {
    return this.facts?.seats ?? [];
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** The machine woke up or the network came back. */
  wake(): void {
    this.#line.wake();
  }

  /** The browser says that the network is gone. */
  offline(): void {
    this.#line.offline();
  }

  sit(token: string): void {
    this.#token = token;
    this.#send({ type: "Sit", token });
  }
  speak(language: Language): void {
    if (language !== this.#language) this.spoken = []; // said in the other language
    this.#language = language;
    this.#send({ type: "Speak", language });
  }
  throwDice(): void {
    if (this.sent || !this.throws) return;
    this.missed = null;
    this.sent = this.#send({ type: "Throw", at: this.at });
  }
  move(text: string): void {
    if (this.sent || !this.mine) return;
    this.missed = null;
    this.sent = this.#send({ type: "Move", at: this.at, text });
  }
  /** Gives the seat up: its token is void from now on. */
  leave(): void {
    if (this.#send({ type: "Leave" })) this.#token = null;
  }
  preview(text: string): void {
    this.#send({ type: "Preview", at: this.at, text });
  }

  /** Asks for notes on the position, for a game that gives them. */
  study(): void {
    if (this.#send({ type: "Study", at: this.at })) this.#studying += 1;
  }

  /** Folds one message; also how tests feed a table without a server. */
  receive(message: Spoken): void {
    this.#line.alive();
    if (this.chance.receive(message, this.seat) || this.people.receive(message)) return;
    if (this.asides.receive(message)) return;
    switch (message.type) {
      case "Snapshot":
        this.#recall(message);
        return;
      case "ChanceTold":
        if (this.facts) this.facts = { ...this.facts, chance: message.chance };
        return;
      case "Happened":
        this.#queue.push(message);
        void this.#drain();
        return;
      case "Refused":
        this.#refuse(message);
        return;
      case "Present":
        if (this.facts) this.facts = { ...this.facts, seats: message.seats };
        return;
      case "Previewed":
        if (message.at !== this.at) return;
        this.previews = new Map(this.previews).set(message.text, message.lines);
        if (message.view !== null) this.previewViews = new Map(this.previewViews).set(message.text, message.view);
        return;
      case "Studied":
        this.#studying = Math.max(0, this.#studying - 1);
        if (message.at === this.at) this.notes = message.notes;
        return;
      case "Rematch":
        this.next = message;
        return;
      case "Pong":
        return;
    }
  }

  /** Lets a screen reader speak. */
  tell(...said: readonly string[]): void {
    this.spoken = [...this.spoken.slice(-20), ...said];
  }

  #recall(snapshot: Snapshot): void {
    this.#queue = [];
    this.#studying = 0;
    this.#line.settled();
    if (this.connection === "lost" && this.view !== null && snapshot.at > this.at) {
      const before = this.at;
      this.missed = { moves: snapshot.at - before, plies: snapshot.log.filter((ply) => ply.at >= before) };
    }
    this.connection = "live";
    this.sent = false;
    this.at = snapshot.at;
    this.seat = snapshot.seat;
    if (snapshot.seat !== null) this.seating = false;
    this.facts = snapshot.table;
    this.view = snapshot.view;
    this.drawing = snapshot.drawing;
    this.asked = snapshot.asked;
    this.log = snapshot.log;
    this.says = snapshot.says;
    this.over = snapshot.over;
    this.past = snapshot.past;
    this.latest = snapshot.latest;
    this.notes = undefined;
    if (!this.#settingRight) this.refused = null;
    this.#settingRight = false;
    this.previews = new Map();
    this.previewViews = new Map();
    this.interlude.forget();
    this.asides.recalled(snapshot);
  }

  async #drain(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
        const seen = this.#queue.length < BACKLOG && !document.hidden && !this.asides.rushing;
        if (this.animate && seen) await this.animate(next);
        this.#fold(next);
      }
    } finally {
      this.busy = false;
    }
  }

  #fold(happened: Happened): void {
    if (happened.at <= this.at) return; // a snapshot has told it already
    this.sent = false;
    const passing = this.interlude.share(happened) < 1;
    this.interlude.take(happened);
    this.past = [...this.past, ...withReasons(happened)];
    this.notes = undefined;
    this.at = happened.at;
    this.view = happened.view;
    this.drawing = happened.drawing;
    this.asked = happened.asked;
    this.says = happened.says;
    this.over = happened.over;
    this.refused = null;
    this.previews = new Map();
    this.previewViews = new Map();
    const { at, by, move, label, lines, draw } = happened;
    // A ply is named by the moves made before it; what happened, by the moves made with it.
    this.log = [...this.log, { at: at - 1, by, move, says: label, lines, draw }];
    // What passes in an interlude is summed up when it ends; the log has all of it.
    if (!passing) this.tell(...spokenOf(this, happened));
    this.latest = happened.events;
    this.asides.moved(happened);
  }

  #refuse(refused: Refused): void {
    if (refused.code === "stale" && this.#studying > 0 && !this.sent) {
      this.#studying -= 1; // the table moved on while we wondered: nothing of ours was lost
      return;
    }
    this.sent = false;
    this.seating = false;
    if (refused.code === "unknown_table" || refused.code === "other_release") {
      this.connection = refused.code === "unknown_table" ? "unknown" : "barred";
      this.says = refused.says;
      this.close();
      return;
    }
    this.refused = refused;
    this.tell(refused.says);
    // Told that it is not our turn, we missed something: a fresh snapshot sets us right, and the refusal stays to be read.
    this.#settingRight = refused.code === "stale" || refused.code === "not_your_turn";
    if (this.#settingRight) this.speak(this.#language);
  }

  #send(message: Heard): boolean {
    return this.#line.send(message);
  }
}
