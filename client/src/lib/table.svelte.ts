import { openSocket, SENT_AWAY, WAIT_WHEN_SENT_AWAY } from "./socket";
import { Attestation } from "./attestation.svelte";
import { withReasons } from "./reasons";
import { Witness } from "./witness";
import type {
  Asked,
  Dumped,
  Happened,
  Heard,
  Language,
  Line,
  Offer,
  Over,
  Ply,
  Refused,
  Rematch,
  SeatSaid,
  Snapshot,
  Spoken,
  TableSaid,
} from "./wire";

export type ConnectionState = "connecting" | "live" | "lost" | "unknown";
export type Animate = (happened: Happened) => Promise<void>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
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
  /** A move of ours is on its way and not yet answered. */
  sent = $state(false);
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

  /** The board registers how things that happen are shown. */
  animate: Animate | null = null;
  /** The board registers how it forgets what earlier positions left on it. */
  forget: (() => void) | null = null;
  /** Whether a game is only looked at again here: nothing waits for the reader. */
  readonly replayed: boolean = false;

  #queue: Happened[] = [];
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Questions about a position that are not yet answered. */
  #studying = 0;
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
  }

  get mine(): boolean {
    return (
      this.seat !== null &&
      "seat" in this.asked &&
      this.asked.seat === this.seat &&
      (this.asked.type === "Choose" || this.asked.type === "Throws")
    );
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
    this.#closed = false;
    clearTimeout(this.#timer);
    const socket = (this.#socket = openSocket(this.id, this.#language, this.wantsDrawing));
    socket.addEventListener("open", () => {
      this.witness.connected();
      if (this.#token !== null) this.#send({ type: "Sit", token: this.#token });
      this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
    });
    socket.addEventListener("message", (event) => this.receive(JSON.parse(String(event.data)) as Spoken));
    socket.addEventListener("close", (event) => this.#lost(socket, event.code));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearTimeout(this.#patience);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Try at once: the machine woke up or the network came back. */
  wake(): void {
    if (this.connection !== "lost" || this.#closed) return;
    this.#wait = FIRST_WAIT;
    this.open();
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
    this.sent = this.#send({ type: "Throw", at: this.at });
  }
  move(text: string): void {
    if (this.sent || !this.mine) return;
    this.sent = this.#send({ type: "Move", at: this.at, text });
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
    if (this.chance.receive(message, this.seat)) return;
    switch (message.type) {
      case "Snapshot": {
        this.#recall(message);
        return;
      }
      case "ChanceTold":
        if (this.facts) this.facts = { ...this.facts, chance: message.chance };
        return;
      case "Happened":
        this.#queue.push(message);
        void this.#drain();
        return;
      case "Refused": {
        this.#refuse(message);
        return;
      }
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
        clearTimeout(this.#patience);
        return;
    }
  }

  #recall(snapshot: Snapshot): void {
    this.#queue = [];
    this.#studying = 0;
    this.#wait = FIRST_WAIT;
    this.connection = "live";
    this.sent = false;
    this.at = snapshot.at;
    this.seat = snapshot.seat;
    this.facts = snapshot.table;
    this.view = snapshot.view;
    this.drawing = snapshot.drawing;
    this.asked = snapshot.asked;
    this.log = snapshot.log;
    this.says = snapshot.says;
    this.over = snapshot.over;
    this.past = snapshot.past;
    this.notes = undefined;
    this.refused = null;
    this.previews = new Map();
    this.previewViews = new Map();
  }

  async #drain(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
        if (this.animate && this.#queue.length < BACKLOG && !document.hidden) await this.animate(next);
        this.#fold(next);
      }
    } finally {
      this.busy = false;
    }
  }

  #fold(happened: Happened): void {
    if (happened.at <= this.at) return; // a snapshot has told it already
    this.sent = false;
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
    this.spoken = [...this.spoken.slice(-20), ...lines.map((line) => line.says), happened.says];
  }

  #refuse(refused: Refused): void {
    if (refused.code === "stale" && this.#studying > 0 && !this.sent) {
      this.#studying -= 1; // the table moved on while we wondered: nothing of ours was lost
      return;
    }
    this.sent = false;
    if (refused.code === "unknown_table") {
      this.connection = "unknown";
      this.close();
      return;
    }
    this.refused = refused;
    this.spoken = [...this.spoken.slice(-20), refused.says];
    if (refused.code === "stale") this.speak(this.#language); // a fresh snapshot sets us right
  }

  #ping(): void {
    if (!this.#send({ type: "Ping" })) return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #send(message: Heard): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    if (SENT_AWAY.has(code)) this.#wait = Math.max(this.#wait, WAIT_WHEN_SENT_AWAY);
    clearInterval(this.#pulse);
    clearTimeout(this.#patience);
    this.#socket = null;
    if (this.#closed) return;
    this.connection = "lost";
    this.sent = false;
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
