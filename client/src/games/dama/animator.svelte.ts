/** What the board shows while things happen: the view before, changed event by event until it is the view after. */
import { tick } from "svelte";
import { AnimationRunner, prefersReducedMotion } from "../../lib/animation";
import type { Table } from "../../lib/table.svelte";
import type { Happened } from "../../lib/wire";
import { BOWL, type Geometry, type Point } from "./geometry";
import { along, changed, FALL, hit, journeyTime, PARTING, TIME } from "./motions";
import type { Rider, Road, Slip, Throw } from "./motions";
import { type Account, actOf, type Army, type Event, type View, viewOf } from "./payloads";
import { hear } from "./sounds";

const PIPS = 6;

const animators = new WeakMap<Table, Animator>();

/** One table has one animator, whichever of its components asks. */
export function animatorOf(table: Table): Animator {
  const known = animators.get(table);
  if (known) return known;
  const made = new Animator();
  animators.set(table, made);
  return made;
}

export class Animator {
  readonly runner = new AnimationRunner();
  geometry: Geometry | null = null;
  element: SVGSVGElement | undefined;
  armies = $state.raw<readonly Army[]>([]);
  bowl = $state(0);
  gate = $state(false);
  thrown = $state.raw<Throw | null>(null);
  road = $state.raw<Road | null>(null);
  slips = $state.raw<readonly Slip[]>([]);
  rider = $state.raw<Rider | null>(null);
  /** Purses, and the bowl, as they were before the last throw. */
  before = $state.raw<{ purses: readonly number[]; bowl: number } | null>(null);
  turning = $state(false);
  acting = $state(false);
  #erase: ReturnType<typeof setTimeout> | undefined;
  #slip = 0;

  /** Nothing of earlier positions is left on the board. */
  forget(): void {
    this.thrown = this.road = this.before = null;
  }

  /** Show a position as it is; the last throw stays on the table until the next. */
  show(view: View): void {
    this.armies = view.armies;
    this.bowl = view.bowl;
    this.gate = view.gate_open;
    const { phase } = view;
    const act = actOf(phase);
    if (act !== null) {
      this.thrown = {
        dice: act.cast.faces,
        by: act.turn.by,
        context: act.context,
        actor: act.seat,
        horses: this.#droppable(act.seat, act.horses),
        stale: false,
      };
    } else if (this.thrown)
      this.thrown = { ...this.thrown, stale: phase.type === "ToThrow" || phase.type === "Opening" };
  }

  /** A page that comes late still sees the last throw. */
  recall(latest: readonly Event[]): void {
    const last = latest.findLast((event) => event.type === "Thrown");
    if (this.thrown !== null || !last) return;
    const { cast, seat: by, context, actor, horses } = last;
    this.thrown = { dice: cast.faces, by, context, actor, horses, stale: true };
  }

  /** Shows what happened, each event in this share of its usual time. */
  async animate(happened: Happened, share = 1): Promise<void> {
    this.runner.begin(share);
    this.acting = true;
    try {
      const events = happened.events as Event[];
      for (let nth = 0; nth < events.length;) nth += await this.#showNext(events, nth);
      this.show(viewOf(happened));
      if (prefersReducedMotion()) this.#keepLine();
    } finally {
      this.acting = false;
      this.rider = null;
      this.slips = [];
    }
  }

  /** Tells one event, or a run of payments at once; answers how many it told. */
  async #showNext(events: readonly Event[], nth: number): Promise<number> {
    const rest = events.slice(nth);
    const until = rest.findIndex((event) => event.type !== "Paid");
    const run = rest.slice(0, until < 0 ? rest.length : until);
    if (run.length === 0) {
      const event = rest[0];
      if (event) await this.#showEvent(event);
      return 1;
    }
    hear(run[0]);
    await this.#pay(run.flatMap((event) => (event.type === "Paid" ? [event] : [])));
    return run.length;
  }

  async #showEvent(event: Event): Promise<void> {
    hear(event);
    switch (event.type) {
      case "Thrown": {
        const { cast, seat: by, context, actor } = event;
        this.before = { purses: this.armies.map((army) => army.purse), bowl: this.bowl };
        const horses = this.#droppable(actor, event.horses);
        return this.#throw({ dice: cast.faces, by, context, actor, horses, stale: false });
      }
      case "OpeningThrown": {
        const { cast, seat } = event;
        return this.#throw({ dice: cast.faces, by: seat, context: null, actor: seat, horses: 0, stale: false });
      }
      case "OwnCastTaken":
        this.#army(event.seat, { own: event.cast.faces.join("") });
        return;
      case "Dropped":
        return this.#ride(event.seat, 0, event.spot, event.horses, event.path, event.turned_at);
      case "Moved":
        return this.#ride(event.seat, event.start, event.spot, event.horses, event.path, event.turned_at);
      case "Struck":
        return this.#strike(event.owner, event.spot, event.horses);
      case "Flew":
        return this.#fly(event.seat, event.horses);
      case "GateOpened":
        this.gate = true;
        await tick();
        return this.runner.animate(this.#part("[data-gate]"), PARTING, TIME.OPENING);
      default:
        return; // told in the log; nothing on the board moves by it: half the bowl and its refill are paid one by one
    }
  }

  /** How many of the horses a throw grants its actor has in hand to drop. */
  #droppable(seat: number, horses: number): number {
    return Math.min(horses, this.armies[seat]?.hand ?? 0);
  }

  #part(selector: string): Element | null {
    return this.element?.querySelector(selector) ?? null;
  }

  async #throw(thrown: Throw): Promise<void> {
    if (this.runner.quiet) {
      this.thrown = thrown;
      return;
    }
    this.turning = true;
    const spin = (die: number): Promise<void> =>
      this.runner.animate(this.#part(`[data-die="${die}"]`), FALL, TIME.TURNING + die * TIME.BETWEEN_DICE);
    const faces = async (): Promise<void> => {
      this.thrown = { ...thrown, dice: thrown.dice.map((face) => ((face + 2) % PIPS) + 1) };
      await this.runner.rest(TIME.TURNING / 2);
      this.thrown = thrown;
    };
    await tick();
    await Promise.all([...thrown.dice.map((_, die) => spin(die)), faces()]);
    this.thrown = thrown;
    this.turning = false;
    await tick();
    const name = this.#part("[data-cast]");
    await this.runner.animate(name, [{ opacity: 0 }, { opacity: 1 }], TIME.NAMING, "cubic-bezier(0,0,.2,1)");
  }

  async #ride(
    seat: number,
    from: number,
    to: number,
    horses: number,
    path: readonly number[],
    turnedAt: number | null,
  ): Promise<void> {
    const geometry = this.geometry;
    if (!geometry) return;
    const start = from === 0 ? geometry.hand(seat) : geometry.centre(from);
    this.road = { seat, from, to, horses, path, turnedAt };
    const army = this.armies[seat];
    if (army) {
      const left = from === 0 ? { hand: army.hand - horses } : { stacks: changed(army.stacks, from, -horses) };
      this.#army(seat, left);
    }
    await this.#carry(
      seat,
      horses,
      [start, ...path.map((spot) => geometry.centre(spot))],
      turnedAt === null ? -1 : path.indexOf(turnedAt) + 1,
    );
    const now = this.armies[seat];
    if (now)
      this.#army(
        seat,
        this.geometry?.cell(to)?.role === "end"
          ? { home: now.home + horses }
          : { stacks: changed(now.stacks, to, horses) },
      );
  }

  /** A stack travels as one; at the wall it waits a moment before it turns. */
  async #carry(seat: number, horses: number, way: readonly Point[], wall: number): Promise<void> {
    const [first] = way;
    if (!first || this.runner.quiet) return;
    const time = journeyTime(way.length);
    const go = async (part: readonly Point[], share: number): Promise<void> => {
      const [at] = part;
      if (!at || part.length < 2) return;
      this.rider = { seat, horses, at };
      await tick();
      await this.runner.animate(this.#part("[data-rider]"), along(part), time * share);
      this.rider = { seat, horses, at: part.at(-1) ?? at };
    };
    if (wall > 0 && wall < way.length - 1) {
      await go(way.slice(0, wall + 1), (wall + 1) / way.length);
      await this.runner.rest(TIME.TURN_BACK);
      await go(way.slice(wall), (way.length - wall) / way.length);
    } else await go(way, 1);
    this.rider = null;
  }

  async #strike(owner: number, spot: number, horses: number): Promise<void> {
    const geometry = this.geometry;
    const army = this.armies[owner];
    if (!geometry || !army) return;
    this.#army(owner, { stacks: army.stacks.filter(([cell]) => cell !== spot) });
    await this.#slide(owner, horses, geometry.centre(spot), geometry.hand(owner), true);
    this.#army(owner, { hand: army.hand + horses });
  }

  async #fly(seat: number, horses: number): Promise<void> {
    const geometry = this.geometry;
    const army = this.armies[seat];
    const moat = geometry?.board.cells.find((cell) => cell.role === "moat");
    if (!geometry || !army || !moat) return;
    this.#army(seat, { stacks: changed(army.stacks, moat.spot, -horses) });
    await this.#slide(seat, horses, geometry.centre(moat.spot), geometry.home(seat));
    this.#army(seat, { home: army.home + horses });
  }

  async #slide(seat: number, horses: number, from: Point, to: Point, struck = false): Promise<void> {
    if (this.runner.quiet) return;
    this.rider = { seat, horses, at: from };
    await tick();
    if (struck) await this.runner.animate(this.#part("[data-rider]"), hit(from), TIME.STRIKING);
    await this.runner.animate(this.#part("[data-rider]"), along([from, to]), TIME.LEAVING);
    this.rider = null;
  }

  async #pay(payments: readonly { payer: Account; payee: Account; amount: number }[]): Promise<void> {
    await this.#send(
      payments.map(({ payer, payee, amount }) => ({ from: this.#till(payer), to: this.#till(payee), amount })),
    );
    for (const { payer, payee, amount } of payments) {
      this.#till(payer, -amount);
      this.#till(payee, amount);
    }
  }

  async #send(slips: readonly Omit<Slip, "key">[]): Promise<void> {
    if (this.runner.quiet) return;
    const sent = slips.map((slip) => ({ ...slip, key: (this.#slip += 1) }));
    this.slips = sent;
    await tick();
    await Promise.all(
      sent.map(({ key, from, to }) =>
        this.runner.animate(this.#part(`[data-slip="${key}"]`), along([from, to]), TIME.PAYING),
      ),
    );
    this.slips = [];
  }

  /** Where a purse or the bowl is on the board; with an amount it is changed. */
  #till(account: Account, by = 0): Point {
    if (typeof account !== "number") {
      this.bowl += by;
      return BOWL;
    }
    const army = this.armies[account];
    if (army && by !== 0) this.#army(account, { purse: army.purse + by });
    return this.geometry?.purse(account) ?? BOWL;
  }

  #army(seat: number, change: Partial<Army>): void {
    this.armies = this.armies.map((army) => (army.seat === seat ? { ...army, ...change } : army));
  }

  /** Without motion the line of the move stays for a while. */
  #keepLine(): void {
    clearTimeout(this.#erase);
    this.#erase = setTimeout(() => (this.road = null), TIME.LINE_KEPT);
  }
}
