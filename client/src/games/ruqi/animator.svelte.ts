/** What the board shows while things happen: the view before, changed event by event until it is the view after. */
import { tick } from "svelte";
import { AnimationRunner, prefersReducedMotion } from "../../lib/animation";
import type { Happened } from "../../lib/wire";
import type { Geometry, Point } from "./geometry";
import { type Event, type Token, type View, viewOf } from "./payloads";
import { hear } from "./sounds";

const PER_CELL = 45;
const SHORTEST = 240;
const LONGEST = 720;
const TURNING = 480;
const BETWEEN_DICE = 60;
const NAMING = 160;
const TURN_BACK = 120;
const RISING = 500;
const FOLDING = 280;
const LEAVING = 360;
const COUNTING = 400;
const LINE_KEPT = 1500;
const FACES = 6;

export interface Trail {
  points: Point[];
  back: boolean;
}
export interface Dice {
  roll: readonly number[] | null;
  by: number | null;
}

/** The throw that a position itself still shows. */
function diceOf(view: View): Dice {
  if (view.phase.type === "ToPlay") return { roll: view.phase.roll.faces, by: view.phase.seat };
  if (view.phase.type === "RollOff" && view.phase.white !== null) return { roll: view.phase.white.faces, by: 0 };
  return { roll: null, by: null };
}

/** Whether a unit leaves the board with this walk: its pieces leave before they walk again. */
function leavesBoard(pieces: readonly number[], rest: readonly Event[]): boolean {
  const next = rest.find(
    (event) =>
      (event.type === "Left" && pieces.includes(event.piece)) ||
      (event.type === "Walked" && event.pieces.some((piece) => pieces.includes(piece))),
  );
  return next?.type === "Left";
}

export class Animator {
  readonly runner = new AnimationRunner();
  pieces = $state.raw<readonly (readonly Token[])[]>([]);
  score = $state.raw<readonly number[]>([0, 0]);
  round = $state(0);
  /** Who moved first this round, once seen. */
  leader = $state<number | null>(null);
  dice = $state.raw<Dice>({ roll: null, by: null });
  trails = $state.raw<readonly Trail[]>([]);
  turning = $state(false);
  acting = $state(false);
  #erase: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly geometry: () => Geometry,
    readonly element: () => SVGSVGElement | undefined,
  ) {}

  /** Nothing of earlier positions is left on the board. */
  forget(): void {
    this.trails = [];
    this.leader = null;
    this.dice = { roll: null, by: null };
  }

  /** Show a position as it is; the last throw stays on the table until the next. */
  show(view: View): void {
    this.pieces = view.pieces;
    this.score = view.score;
    this.round = view.round;
    const fresh = diceOf(view);
    if (fresh.roll !== null) this.dice = fresh;
  }

  /** What a page that comes late still sees of the last plies: the throw, the way of the last move, who moved first. */
  recall(latest: readonly Event[], past: readonly Event[]): void {
    const walks = latest.flatMap((event) => (event.type === "Walked" || event.type === "SteppedBack" ? [event] : []));
    if (walks.length > 0)
      this.trails = walks.map(({ path }) => ({
        points: path.map((spot) => this.geometry().centre(spot)),
        back: false,
      }));
    const thrown = latest.findLast((event) => event.type === "Thrown" || event.type === "RolledOff");
    if (thrown) this.dice = { roll: thrown.roll.faces, by: thrown.seat };
    const began = past.findLast((event) => event.type === "RoundBegan");
    if (began) this.leader = began.seat;
  }

  async animate(happened: Happened): Promise<void> {
    this.runner.begin();
    this.acting = true;
    try {
      const events = happened.events as Event[];
      if (events.some((event) => event.type === "Walked" || event.type === "SteppedBack")) this.trails = [];
      for (const [nth, event] of events.entries()) await this.#showEvent(event, events.slice(nth + 1));
      this.show(viewOf(happened));
      if (prefersReducedMotion()) this.#keepLine();
    } finally {
      this.acting = false;
    }
  }

  async #showEvent(event: Event, rest: readonly Event[]): Promise<void> {
    hear(event);
    switch (event.type) {
      case "Thrown":
      case "RolledOff":
        return this.#throw(event.seat, event.roll.faces);
      case "Walked":
        return this.#walk(event.seat, event.pieces, event.path, leavesBoard(event.pieces, rest));
      case "SteppedBack":
        await this.runner.rest(this.runner.quiet ? 0 : TURN_BACK);
        return this.#walk(event.seat, [event.piece], event.path, false);
      case "Stood":
        return this.#turn(event.seat, event.piece, "x");
      case "Folded":
        return this.#turn(event.seat, event.piece, "f");
      case "RoundEnded":
        this.score = event.score;
        return this.runner.animate(
          this.#part(`[data-score="${event.winner}"]`),
          [{ opacity: 0.2 }, { opacity: 1 }],
          COUNTING,
        );
      case "RoundBegan":
        this.round = event.round;
        this.leader = event.seat;
        return;
      case "JueRaised":
        return this.runner.animate(this.#part(`[data-jue="${event.seat}"]`), [{ opacity: 0 }, { opacity: 1 }], RISING);
      default:
        return; // told in the log; nothing on the board moves by it
    }
  }

  #part(selector: string): Element | null {
    return this.element()?.querySelector(selector) ?? null;
  }

  async #throw(by: number, roll: readonly number[]): Promise<void> {
    if (this.runner.quiet) {
      this.dice = { roll, by };
      return;
    }
    this.turning = true;
    const spin = (die: number): Promise<void> =>
      this.runner.animate(
        this.#part(`[data-die="${die}"]`),
        [
          { transform: "translateY(-26px) rotate(-170deg)" },
          { transform: "translateY(5px) rotate(12deg)", offset: 0.75 },
          { transform: "none" },
        ],
        TURNING + die * BETWEEN_DICE,
      );
    const faces = async (): Promise<void> => {
      this.dice = { roll: roll.map((face) => (face + 2) % FACES), by };
      await this.runner.rest(TURNING / 2);
      this.dice = { roll, by };
    };
    await tick();
    await Promise.all([spin(0), spin(1), faces()]);
    this.dice = { roll, by };
    this.turning = false;
    await tick();
    await this.runner.animate(
      this.#part("[data-cast]"),
      [{ opacity: 0 }, { opacity: 1 }],
      NAMING,
      "cubic-bezier(0,0,.2,1)",
    );
  }

  async #walk(seat: number, pieces: readonly number[], path: readonly number[], off: boolean): Promise<void> {
    const before = this.geometry().place(this.pieces);
    const points = path.map((spot) => this.geometry().centre(spot));
    const last = off ? [this.geometry().exit(seat)] : [];
    this.trails = [...this.trails, { points, back: false }];
    this.#change(seat, pieces, off ? null : (path.at(-1) ?? null));
    await tick();
    const after = this.geometry().place(this.pieces);
    await Promise.all(
      pieces.map((piece) => {
        const from = before[seat]?.[piece];
        const to = after[seat]?.[piece];
        if (!from || !to) return Promise.resolve();
        const through = [
          { x: from.x, y: from.y, scale: from.scale },
          ...points.slice(1, off ? undefined : -1).map((point) => ({ ...point, scale: 1 })),
          ...last.map((point) => ({ ...point, scale: 1 })),
          { x: to.x, y: to.y, scale: to.scale },
        ];
        const frames = through.map(({ x, y, scale }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` }));
        const time = Math.min(LONGEST, Math.max(SHORTEST, PER_CELL * path.length)) + (off ? LEAVING : 0);
        return this.runner.animate(this.#part(`[data-piece="${seat}-${piece}"]`), frames, time);
      }),
    );
  }

  #change(seat: number, pieces: readonly number[], spot: number | null): void {
    this.pieces = this.pieces.map((side, whose) =>
      whose !== seat
        ? side
        : side.map((token, index) =>
            pieces.includes(index) ? { ...token, spot, cell: spot === null ? null : "" } : token,
          ),
    );
  }

  async #turn(seat: number, piece: number, kind: "f" | "x"): Promise<void> {
    this.pieces = this.pieces.map((side, whose) =>
      whose !== seat ? side : side.map((token, index) => (index === piece ? { ...token, kind } : token)),
    );
    await tick();
    const before = kind === "x" ? "scale(1.9,.45)" : "scale(.5,2)";
    await this.runner.animate(
      this.#part(`[data-piece="${seat}-${piece}"] .body`),
      [{ transform: before }, { transform: "none" }],
      kind === "x" ? RISING : FOLDING,
    );
  }

  /** Without motion the line of the move stays for a while. */
  #keepLine(): void {
    clearTimeout(this.#erase);
    this.#erase = setTimeout(() => (this.trails = []), LINE_KEPT);
  }
}
