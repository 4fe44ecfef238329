import { FINAL, OVER_A_NETWORK, SENT_AWAY, WAIT_WHEN_SENT_AWAY } from "./socket";
import type { Heard, Spoken } from "./wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const LOOK_EVERY = 1_000;
/** Nothing was heard for so long: ask whether anyone is there. */
const QUIET = 4_000;
/** No answer came for so long: the line is dead, whatever the browser believes. */
const PATIENCE = 5_000;
/**
 * What is always answered, and at once. A pace, a report, or a pause where there is one already has no answer; a hint has
 * its answer when it is worked out.
 */
const ANSWERED: ReadonlySet<Heard["type"]> = new Set<Heard["type"]>([
  "Sit",
  "Throw",
  "Move",
  "Preview",
  "Study",
  "Barred",
  "Speak",
  "Ping",
]);
/** A look that comes so late says that this page itself was asleep. */
const OVERSLEPT = 3_000;

/** What a line tells its owner. */
export interface Owner {
  /** It is open: the first messages may be sent. */
  opened(): void;
  heard(message: Spoken): void;
  /** It broke; it tries again by itself. */
  lost(): void;
}

/**
 * The connection of one table: it comes back after every loss, and notices a loss within ten seconds even where the
 * browser reports none, as when a network swallows what is sent.
 */
export class Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #heardAt = 0;
  /** Since when an answer is owed. */
  #askedAt: number | null = null;
  #lookedAt = 0;

  constructor(
    private readonly connect: () => WebSocket,
    private readonly owner: Owner,
  ) {}

  open(): void {
    this.#closed = false;
    this.#drop();
    const socket = (this.#socket = this.connect());
    this.#heardAt = this.#lookedAt = this.#askedAt = Date.now(); // a line that does not open is dead, too
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.alive();
      this.owner.opened();
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.owner.heard(JSON.parse(String(event.data)) as Spoken);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    });
    if (OVER_A_NETWORK) this.#looking = setInterval(() => this.#look(), LOOK_EVERY);
  }

  /** Ends it for good. */
  close(): void {
    this.#closed = true;
    this.#drop();
  }

  send(message: Heard): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (ANSWERED.has(message.type)) this.#askedAt ??= Date.now();
    return true;
  }

  /** Somebody is there: a message came. */
  alive(): void {
    this.#heardAt = Date.now();
    this.#askedAt = null;
  }

  /** All is well so far: the next loss is followed by a quick attempt. */
  settled(): void {
    this.#wait = FIRST_WAIT;
  }

  /** The machine woke up or the network came back: try at once, or ask at once whether the line has survived. */
  wake(): void {
    if (this.#closed) return;
    if (this.#socket === null) {
      this.#wait = FIRST_WAIT;
      this.open();
    } else {
      this.send({ type: "Ping" });
    }
  }

  /** The browser says that there is no network. */
  offline(): void {
    if (this.#socket !== null && !this.#closed) this.#lost(0);
  }

  #look(): void {
    const now = Date.now();
    const overslept = now - this.#lookedAt > OVERSLEPT;
    this.#lookedAt = now;
    if (overslept) {
      if (this.#askedAt !== null) this.#askedAt = now; // answers may wait to be read
      return;
    }
    if (this.#askedAt !== null && now - this.#askedAt >= PATIENCE) this.#lost(0);
    else if (this.#askedAt === null && now - this.#heardAt >= QUIET) this.send({ type: "Ping" });
  }

  /** Lets go of the socket without waiting for its end, which a dead network never reports. */
  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(code: number): void {
    this.#drop();
    if (FINAL.has(code)) {
      this.#closed = true;
      return;
    }
    if (SENT_AWAY.has(code)) this.#wait = Math.max(this.#wait, WAIT_WHEN_SENT_AWAY);
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.owner.lost();
  }
}
