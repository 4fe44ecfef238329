/** What the board shows while things happen: the scene before, changed event by event until it is the scene after. */
import { tick } from "svelte";
import { signed } from "../../lib/signed";
import { AnimationRunner } from "../../lib/animation";
import { withReasons } from "../../lib/reasons";
import type { Table } from "../../lib/table.svelte";
import type { Happened } from "../../lib/wire";
import { sheets } from "./ledger";
import { after, EMPTY, remembered, type Scene, sceneOf } from "./scene";
import { type Code, type Event, type Paid, type View, viewOf } from "./payloads";
import { hear } from "./sounds";
import { play } from "../../lib/sound";
import * as motions from "./motions";

/** What the middle of the table tells while a deal is settled. */
export type Settlement =
  | { kind: "turned"; card: Code; taker: number | null; points: number; nth: number; givers: readonly Code[] }
  | { kind: "paid"; rows: readonly Paid[] };
export interface Chip {
  key: number;
  seat: number;
  text: string;
}

const animators = new WeakMap<Table, Animator>();

/** One table has one animator, whichever of its components asks. */
export function animatorOf(table: Table): Animator {
  const known = animators.get(table);
  if (known) return known;
  const made = new Animator(() => table.past as readonly Event[], table.replayed);
  animators.set(table, made);
  return made;
}

export class Animator {
  readonly runner = new AnimationRunner();
  element: HTMLElement | undefined;
  scene = $state.raw<Scene>(EMPTY);
  settlement = $state.raw<Settlement | null>(null);
  /** Amounts on their way to a seat. */
  chips = $state.raw<readonly Chip[]>([]);
  acting = $state(false);
  /** Which deal's sheet lies open; 0 is the sheet of the whole sitting. */
  sheet = $state<number | null>(null);
  /** Whether the reader opened it; else the end of a deal did, and what comes next waits behind it. */
  wanted = $state(false);
  /** What was known before and during what is being shown. */
  known = $state.raw<readonly Event[]>([]);
  #dismissed: (() => void) | null = null;
  #chip = 0;
  /** The last deal whose sheet this reader has had before them. */
  #seen: number | null = null;

  /** Where a game is `replayed`, no sheet is laid before the reader unasked. */
  constructor(
    readonly past: () => readonly Event[] = () => [],
    readonly replayed = false,
  ) {}

  /** Nothing of earlier positions is left on the table. */
  forget(): void {
    this.scene = EMPTY;
    this.sheet = null;
  }

  /** Show a position as it is. */
  show(view: View): void {
    const { scene } = this;
    // A deal that is over without having been shown to its end, as where everything happens at once, lies in what is remembered.
    const unseen = scene.deal === 0 || (!scene.settling && !this.replayed);
    this.scene =
      unseen && view.phase.type !== "PlayingSeen" ? remembered(this.past(), view.purses) : sceneOf(view, scene);
    this.known = this.past();
    this.settlement = null;
    this.#unseen();
  }

  async animate(happened: Happened): Promise<void> {
    this.runner.begin();
    this.acting = true;
    this.known = this.past();
    const seat = viewOf(happened).seat;
    try {
      const events = withReasons(happened) as Event[];
      for (let nth = 0; nth < events.length;) nth += await this.#showNext(events, nth, seat);
      this.scene = sceneOf(viewOf(happened), this.scene);
    } finally {
      this.acting = false;
      this.chips = [];
    }
  }

  /** Lays a sheet open; it stays until it is put away. */
  open(deal: number): void {
    if (this.sheet === null) this.wanted = true;
    this.sheet = deal;
  }
  put(): void {
    this.sheet = null;
    this.wanted = false;
    this.#dismissed?.();
    this.#dismissed = null;
  }

  /** A deal that ended while nothing could be shown: its sheet is laid out all the same. */
  #unseen(): void {
    if (this.replayed) return;
    const ended = sheets(this.past()).findLast((deal) => deal.net !== null)?.deal ?? 0;
    if (this.#seen !== null && ended > this.#seen && this.sheet === null) this.sheet = ended;
    this.#seen = Math.max(ended, this.#seen ?? 0);
  }

  /** Tells one event, or a run of payments of one kind; answers how many it told. */
  async #showNext(events: readonly Event[], nth: number, me: number | null): Promise<number> {
    const event = events[nth];
    if (!event) return 1;
    hear(event);
    if (event.type === "Paid") {
      const run = payments(events, nth);
      this.known = [...this.known, ...run];
      for (const shown of run) if (shown.type === "CardsShown") this.scene = after(this.scene, shown);
      await this.#pay(run.flatMap((one) => (one.type === "Paid" ? [one] : [])));
      return run.length;
    }
    this.known = [...this.known, event];
    const next = events[nth + 1];
    if (event.type === "Discarded" && event.seat === me && next?.type === "DiscardedCard") {
      await this.#lay(after(after(this.scene, event), next), event.seat, next.card);
      return 2;
    }
    await this.#showEvent(event);
    return 1;
  }

  async #showEvent(event: Event): Promise<void> {
    switch (event.type) {
      case "Received":
        return this.#deal(event);
      case "Led":
      case "Captured":
        return this.#lay(after(this.scene, event), event.seat, event.card);
      case "Discarded":
        return this.#lay(after(this.scene, event), event.seat, null);
      case "TrickWon":
        return this.#gather(event);
      case "Drawn":
      case "WentDead":
        return this.#turn(event);
      case "HandShown":
      case "DealVoided":
        this.scene = after(this.scene, event);
        return this.runner.rest(motions.READING * 3);
      case "DealEnded":
        this.settlement = null;
        return this.#layOut(event.deal);
      default:
        this.scene = after(this.scene, event);
    }
  }

  /** The sheet stays before the reader; whatever happens next waits behind it. */
  async #layOut(deal: number): Promise<void> {
    if (this.replayed) return;
    this.#seen = Math.max(deal, this.#seen ?? 0);
    this.sheet = deal;
    await new Promise<void>((resolve) => (this.#dismissed = resolve));
  }

  part(selector: string): HTMLElement | null {
    return this.element?.querySelector<HTMLElement>(selector) ?? null;
  }
  #where(selector: string): DOMRect | null {
    return this.part(selector)?.getBoundingClientRect() ?? null;
  }

  /** Lets something that has just been put in its place come there from where it was. */
  async #come(selector: string, from: DOMRect | null, duration: number, turns = false): Promise<void> {
    const place = this.part(selector);
    if (!place || !from) return;
    const to = place.getBoundingClientRect();
    if (to.width === 0) return;
    const start = `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px) scale(${Math.min(from.width / to.width, 2)})`;
    await this.runner.animate(
      place,
      [{ transform: `${start}${turns ? " rotateY(180deg)" : ""}` }, { transform: "none" }],
      duration,
    );
  }

  async #lay(scene: Scene, seat: number, card: Code | null): Promise<void> {
    const own = card === null ? null : this.#where(`[data-place="${card}"]`);
    const from = own ?? this.#where(`[data-backs="${seat}"]`);
    const hidden = scene.tricks.at(-1)?.laid.at(-1)?.type !== "FaceUp";
    this.scene = scene;
    await tick();
    await this.#come(
      `[data-laid="${seat}"]`,
      from,
      hidden ? motions.DISCARDING : motions.LAYING,
      hidden && own !== null,
    );
  }

  async #gather(event: Event & { type: "TrickWon" }): Promise<void> {
    const won = `[data-laid="${event.seat}"]`;
    if (this.scene.held.every((count) => count === 0)) {
      play("last");
      await this.runner.animate(this.part(won), motions.SWELLING, motions.LAST);
    } else await this.runner.rest(motions.LOOKING);
    const from = this.#where(won);
    await Promise.all([0, 1, 2, 3].filter((seat) => seat !== event.seat).map((seat) => this.#leave(seat)));
    this.scene = after(this.scene, event);
    await tick();
    await this.#come(`[data-won="${event.seat}"] > :last-child`, from, motions.GATHERING);
  }

  /** A card that did not win goes to its owner's heap. */
  async #leave(seat: number): Promise<void> {
    const card = this.part(`[data-laid="${seat}"]`);
    const [from, to] = [card?.getBoundingClientRect(), this.#where(`[data-heap="${seat}"]`)];
    if (!card || !from || !to || to.width === 0) return;
    const way = `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px) scale(.4)`;
    await this.runner.animate(
      card,
      [
        { transform: "none", opacity: 1 },
        { transform: way, opacity: 0.2 },
      ],
      motions.GATHERING,
    );
  }

  async #deal(event: Event & { type: "Received" }): Promise<void> {
    const from = this.#where("[data-stock]");
    this.scene = after(this.scene, event);
    await tick();
    await Promise.all(
      [...(this.element?.querySelectorAll("[data-place]") ?? [])].map(async (_, nth, all) => {
        const code = (all[nth] as HTMLElement).dataset.place ?? "";
        await this.#come(`[data-place="${code}"]`, from, motions.LAYING + nth * motions.DEALING);
      }),
    );
  }

  /** 看冲: a card of the stock is turned; whoever it joins takes it, and the points with it. */
  async #turn(event: Event & { type: "Drawn" | "WentDead" }): Promise<void> {
    const { card } = event;
    const { seat: taker, points, givers } = event.type === "Drawn" ? event : { seat: null, points: 0, givers: [] };
    const nth = [...this.scene.drawn.flat(), ...this.scene.dead].length + 1;
    const stock = this.#where("[data-stock]");
    this.settlement = { kind: "turned", card, taker: null, points: 0, nth, givers: [] };
    await tick();
    await this.#come("[data-turned]", stock, motions.TURNING, true);
    this.settlement = { kind: "turned", card, taker, points, nth, givers };
    await this.runner.rest(motions.READING);
    const from = this.#where("[data-turned]");
    this.scene = after(this.scene, event);
    await tick();
    if (taker === null) return this.#come("[data-dead] > :last-child", from, motions.GATHERING);
    await Promise.all([
      this.#come(`[data-drawn="${taker}"] > :last-child`, from, motions.FLYING),
      this.#send([{ seat: taker, text: `+${points}` }], from),
    ]);
  }

  /** Payments of one kind are read together; what they bring each seat flies there. */
  async #pay(rows: readonly Paid[]): Promise<void> {
    this.settlement = { kind: "paid", rows };
    await tick();
    await this.runner.rest(Math.min(motions.PAYING + rows.length * motions.PER_ROW, motions.PAYING_MOST));
    const net = rows.reduce((flow, row) => flow.map((amount, seat) => amount + (row.flow[seat] ?? 0)), [0, 0, 0, 0]);
    const sent = net.flatMap((amount, seat) => (amount === 0 ? [] : [{ seat, text: signed(amount) }]));
    await this.#send(sent, this.#where("[data-middle]"));
    for (const row of rows) this.scene = after(this.scene, row);
  }

  async #send(what: readonly Omit<Chip, "key">[], from: DOMRect | null): Promise<void> {
    if (this.runner.quiet || what.length === 0) return;
    const sent = what.map((one) => ({ ...one, key: (this.#chip += 1) }));
    this.chips = sent;
    await tick();
    await Promise.all(sent.map(({ key }) => this.#come(`[data-chip="${key}"]`, from, motions.FLYING)));
    this.chips = [];
  }
}

/** The payments of one kind that follow each other, with the cards shown for them. */
function payments(events: readonly Event[], from: number): readonly Event[] {
  const first = events[from];
  let end = from;
  for (let at = from; at < events.length; at += 1) {
    const next = events[at];
    if (next?.type === "Paid" && first?.type === "Paid" && next.due === first.due) end = at + 1;
    else if (next?.type !== "CardsShown") break;
  }
  return events.slice(from, end);
}
