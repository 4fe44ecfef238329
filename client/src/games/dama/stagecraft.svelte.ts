/** What the plate shows while things happen: the view before, changed event by event until it is the view after. */
import { tick } from "svelte";
import { still } from "../../lib/settings.svelte";
import { Stage } from "../../lib/stage";
import type { Happened } from "../../lib/wire";
import { BOWL, type Geometry, type Point } from "./geometry";
import { type Account, type Army, type Event, MOAT, type Stack, START, type View } from "./shapes";

const PER_CELL = 45;
const SHORTEST = 240;
const LONGEST = 720;
const AT_THE_WALL = 120;
const TURNING = 480;
const BETWEEN_DICE = 60;
const NAMING = 160;
const STRIKING = 360;
const PAYING = 400;
const PARTING = 400;
const LINE_KEPT = 1500;
const FACES = 6;

export interface Flier { seat: number; horses: number }
export interface Dice { faces: readonly number[]; by: number }

function changed(stacks: readonly Stack[], spot: number, by: number): Stack[] {
  const there = stacks.find(([at]) => at === spot)?.[1] ?? 0;
  const rest = stacks.filter(([at]) => at !== spot);
  return there + by > 0 ? [...rest, [spot, there + by]] : rest;
}

export class Stagecraft {
  readonly stage = new Stage();
  armies = $state.raw<readonly Army[]>([]);
  bowl = $state(0);
  gateOpen = $state(false);
  dice = $state.raw<Dice | null>(null);
  flier = $state.raw<Flier | null>(null);
  slip = $state.raw<{ amount: number } | null>(null);
  trail = $state.raw<readonly Point[]>([]);
  acting = $state(false);
  turning = $state(false);
  #erase: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly geometry: () => Geometry, readonly plate: () => SVGSVGElement | undefined) {}

  show(view: View): void {
    this.armies = view.armies;
    this.bowl = view.bowl;
    this.gateOpen = view.gate_open;
    const { cast, turn } = view.phase;
    if (cast !== null && turn !== null) this.dice = { faces: [...cast].map(Number), by: turn.by };
  }

  async perform(happened: Happened): Promise<void> {
    this.stage.begin();
    this.acting = true;
    try {
      for (const event of happened.events as Event[]) await this.#event(event);
      this.show(happened.view as View);
      if (still()) {
        clearTimeout(this.#erase);
        this.#erase = setTimeout(() => (this.trail = []), LINE_KEPT);
      }
    } finally {
      this.flier = null;
      this.slip = null;
      this.acting = false;
    }
  }

  async #event(event: Event): Promise<void> {
    switch (event.type) {
      case "Thrown":
      case "OpeningThrown": return this.#throw(event.seat, event.cast.faces);
      case "Dropped":
        this.#army(event.seat, (army) => ({ ...army, hand: army.hand - event.horses }));
        return this.#travel(event.seat, event.horses, START, event.path, event.turned_at, event.spot);
      case "Moved":
        this.#army(event.seat, (army) => ({ ...army, stacks: changed(army.stacks, event.start, -event.horses) }));
        return this.#travel(event.seat, event.horses, event.start, event.path, event.turned_at, event.spot);
      case "Struck":
        this.#army(event.owner, (army) => ({ ...army, stacks: changed(army.stacks, event.spot, -event.horses) }));
        await this.#fly(event.owner, event.horses, [this.geometry().centre(event.spot), this.geometry().hand(event.owner)], STRIKING);
        return this.#army(event.owner, (army) => ({ ...army, hand: army.hand + event.horses }));
      case "Flew":
        this.#army(event.seat, (army) => ({ ...army, stacks: changed(army.stacks, MOAT, -event.horses) }));
        await this.#fly(event.seat, event.horses, [this.geometry().centre(MOAT), this.geometry().home(event.seat)], STRIKING);
        return this.#army(event.seat, (army) => ({ ...army, home: army.home + event.horses }));
      case "Paid": return this.#pay(event.amount, this.#purse(event.payer), this.#purse(event.payee), this.#bowled(event.payer, event.payee, event.amount));
      case "HalfBowl": return this.#pay(event.amount, BOWL, this.geometry().hand(event.seat), -event.amount);
      case "BowlRefilled": return this.#pay(event.amount, this.geometry().hand(event.besides), BOWL, event.amount);
      case "GateOpened":
        this.gateOpen = true;
        await tick();
        return this.stage.animate(this.#part("[data-gate]"), [{ opacity: 0 }, { opacity: 1 }], PARTING);
      default: return; // told in the log; nothing on the plate moves by it
    }
  }

  #part(selector: string): Element | null {
    return this.plate()?.querySelector(selector) ?? null;
  }

  #army(seat: number, change: (army: Army) => Army): void {
    this.armies = this.armies.map((army) => (army.seat === seat ? change(army) : army));
  }

  #purse(account: Account): Point {
    return typeof account === "number" ? this.geometry().hand(account) : BOWL;
  }

  #bowled(payer: Account, payee: Account, amount: number): number {
    return (typeof payee === "number" ? 0 : amount) - (typeof payer === "number" ? 0 : amount);
  }

  async #throw(by: number, faces: readonly number[]): Promise<void> {
    this.trail = [];
    if (this.stage.quiet) {
      this.dice = { faces, by };
      return;
    }
    this.turning = true;
    this.dice = { faces: faces.map((face) => (face % FACES) + 1), by };
    await tick();
    const spin = (die: number): Promise<void> => this.stage.animate(this.#part(`[data-die="${die}"]`), [
      { transform: "translateY(-22px) rotate(-170deg)" }, { transform: "translateY(4px) rotate(12deg)", offset: 0.75 }, { transform: "none" },
    ], TURNING + die * BETWEEN_DICE);
    const settle = async (): Promise<void> => {
      await this.stage.rest(TURNING / 2);
      this.dice = { faces, by };
    };
    await Promise.all([spin(0), spin(1), spin(2), settle()]);
    this.dice = { faces, by };
    this.turning = false;
    await tick();
    await this.stage.animate(this.#part("[data-cast]"), [{ opacity: 0 }, { opacity: 1 }], NAMING, "cubic-bezier(0,0,.2,1)");
  }

  async #travel(seat: number, horses: number, start: number, path: readonly number[], turned: number | null, end: number): Promise<void> {
    const first = start === START ? this.geometry().hand(seat) : this.geometry().centre(start);
    const points = path.map((spot) => this.geometry().centre(spot));
    this.trail = start === START ? [this.geometry().centre(START), ...points] : [first, ...points];
    const wall = turned === null ? -1 : path.indexOf(turned);
    const out = wall < 0 ? points : points.slice(0, wall + 1);
    const back = wall < 0 ? [] : points.slice(wall);
    await this.#fly(seat, horses, [first, ...out], Math.min(LONGEST, Math.max(SHORTEST, PER_CELL * out.length)), back.length > 1);
    if (back.length > 1) {
      if (!this.stage.quiet) await this.stage.rest(AT_THE_WALL);
      await this.#fly(seat, horses, back, Math.max(SHORTEST, PER_CELL * back.length));
    }
    this.#army(seat, (army) => ({ ...army, stacks: changed(army.stacks, end, horses) }));
  }

  async #fly(seat: number, horses: number, through: readonly Point[], time: number, stays = false): Promise<void> {
    if (this.stage.quiet) return;
    this.flier = { seat, horses };
    await tick();
    const frames = through.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    await this.stage.animate(this.#part("[data-flier]"), frames, time);
    if (!stays) this.flier = null;
  }

  async #pay(amount: number, payer: Point, payee: Point, bowl: number): Promise<void> {
    if (!this.stage.quiet) {
      this.slip = { amount };
      await tick();
      await this.stage.animate(this.#part("[data-slip]"), [
        { transform: `translate(${payer.x}px, ${payer.y}px)` }, { transform: `translate(${payee.x}px, ${payee.y}px)` },
      ], PAYING);
      this.slip = null;
    }
    this.bowl += bowl;
  }
}
