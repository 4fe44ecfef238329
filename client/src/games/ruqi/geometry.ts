/** Where things lie on the board. One cell is 60 units; the near side of the reader is always at the bottom. */
import type { Board, SpotFacts, Token } from "./payloads";

export const U = 60;
const BENCH = 64;
export const NEAR_BENCH = 690;
export const FAR_BENCH = -30;

export interface Point {
  x: number;
  y: number;
}
export interface Placed extends Point {
  scale: number;
  where: "cell" | "bench" | "off";
  shown: boolean;
  /** Whether it fills its cell with another of its kind. */
  pair: boolean;
}

export class Geometry {
  readonly #spots: ReadonlyMap<number, SpotFacts>;

  /** `near` is the side at the bottom: the reader's own, or White's for who watches. */
  constructor(
    readonly board: Board,
    readonly near: number,
  ) {
    this.#spots = new Map(board.spots.map((spot) => [spot.spot, spot]));
  }

  centre(spot: number): Point {
    const facts = this.#spots.get(spot);
    if (!facts) return { x: 0, y: 0 };
    const last = this.board.size - 1;
    const [column, row] = this.near === 0 ? [facts.x, last - facts.y] : [last - facts.x, facts.y];
    return { x: column * U + U / 2, y: row * U + U / 2 };
  }

  /** A piece's own place on its side's bench. */
  bench(seat: number, piece: number): Point {
    return { x: 330 + (piece - 2) * BENCH, y: seat === this.near ? NEAR_BENCH : FAR_BENCH };
  }

  /** Where pieces leave the board: beside the bench of their side. */
  exit(seat: number): Point {
    return { x: 330 + 3.25 * BENCH, y: seat === this.near ? NEAR_BENCH : FAR_BENCH };
  }

  /** Pieces gone lie in their side's quarter. */
  gone(seat: number, nth: number): Point {
    const origin = seat === this.near ? { x: 360, y: 360 } : { x: 60, y: 60 };
    return { x: origin.x + 46 + nth * 37, y: origin.y + 218 };
  }

  /** A token waits when it has not left its own first cell. */
  waits(token: Token): boolean {
    return token.cell === "p0";
  }

  /** Every piece of both sides, with its place and size; two fill a cell exactly, more share it. */
  place(pieces: readonly (readonly Token[])[]): Placed[][] {
    return pieces.map((side, seat) => side.map((token, index) => this.#placed(pieces, side, seat, token, index)));
  }

  /** Cells where some piece is hidden behind two others, with how many stand there. */
  crowds(pieces: readonly (readonly Token[])[]): { key: string; x: number; y: number; count: number }[] {
    const counts = new Map<number, number>();
    for (const token of pieces.flat()) {
      if (token.spot !== null && !this.waits(token)) counts.set(token.spot, (counts.get(token.spot) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count > 2)
      .map(([spot, count]) => ({ key: String(spot), ...this.centre(spot), count }));
  }

  #placed(
    pieces: readonly (readonly Token[])[],
    side: readonly Token[],
    seat: number,
    token: Token,
    index: number,
  ): Placed {
    if (token.spot === null) {
      const nth = side.slice(0, index).filter((other) => other.spot === null).length;
      return { ...this.gone(seat, nth), scale: 0.62, where: "off", shown: true, pair: false };
    }
    if (this.waits(token)) return { ...this.bench(seat, index), scale: 1, where: "bench", shown: true, pair: false };
    const centre = this.centre(token.spot);
    const here = pieces.flatMap((tokens, whose) =>
      tokens
        .map((other, which) => ({ other, whose, which }))
        .filter(({ other }) => other.spot === token.spot && !this.waits(other)),
    );
    const place = here.findIndex(({ whose, which }) => whose === seat && which === index);
    const alike = here.filter(({ other }) => other.kind === token.kind);
    const nth = alike.findIndex(({ whose, which }) => whose === seat && which === index);
    if (alike.length === here.length) {
      const by = here.length === 1 ? 0 : place === 0 ? -14 : 14;
      const at = token.kind === "x" ? { x: centre.x + by, y: centre.y } : { x: centre.x, y: centre.y + by };
      return { ...at, scale: 1, where: "cell", shown: place < 2, pair: here.length > 1 };
    }
    // Lying and standing pieces on one cell: the posts above, the bars below, both smaller.
    const row = token.kind === "x" ? -12 : 20;
    const gap = token.kind === "x" ? 18 : 30;
    const few = Math.min(alike.length, 2);
    return {
      x: centre.x + (Math.min(nth, 1) - (few - 1) / 2) * gap,
      y: centre.y + row,
      scale: 0.55,
      where: "cell",
      shown: nth < 2,
      pair: false,
    };
  }
}

/** The cell as each side counts it: from its own 淨, counter-clockwise; lanes by their own name. */
export function ownRing(spot: number, seat: number): number {
  return seat === 0 ? spot : (spot + 20) % 40;
}
