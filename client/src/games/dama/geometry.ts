/** Where things lie on the plate. One cell is 40 units; the road runs inwards to the middle. */
import type { Board, Cell } from "./shapes";

export const U = 40;
export interface Point { x: number; y: number }

/** The fields inside the ring: above the table, left below the horses in hand, right below the horses home. */
export const BOWL: Point = { x: 660, y: 232 };
const HAND = { x: 150, y: 452 };
const HOME = { x: 560, y: 452 };
const LINE = 48;

export class Geometry {
  readonly #cells: ReadonlyMap<number, Cell>;

  constructor(readonly board: Board) {
    this.#cells = new Map(board.cells.map((cell) => [cell.spot, cell]));
  }

  centre(spot: number): Point {
    const cell = this.#cells.get(spot);
    return cell ? { x: (cell.column + cell.width / 2) * U, y: (cell.row + 0.5) * U } : { x: 0, y: 0 };
  }

  hand(seat: number): Point {
    return { x: HAND.x, y: HAND.y + seat * LINE };
  }

  home(seat: number): Point {
    return { x: HOME.x, y: HOME.y + seat * LINE };
  }

  /** Several seats on one cell stand in a fan, smaller. */
  place(spot: number, nth: number, count: number): Point & { scale: number } {
    const centre = this.centre(spot);
    if (count === 1) return { ...centre, scale: 1 };
    const angle = (2 * Math.PI * nth) / count - Math.PI / 2;
    return { x: centre.x + 10.5 * Math.cos(angle), y: centre.y + 10.5 * Math.sin(angle), scale: 0.48 };
  }
}

/** Left for the middle of the plate, right away from it. */
export function outward(cell: Cell, board: Board): { right: boolean; low: boolean } {
  return { right: cell.column >= board.columns / 2, low: cell.row > board.rows / 2 - 1 };
}
