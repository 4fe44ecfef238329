/** Where things lie on the board: the frame of the road, its tail folded inward, and three fields between. A cell is 40 units. */
import type { Board, Cell, Stack } from "./payloads";

export const U = 40;
export const WIDTH = 800;
export const HEIGHT = 760;

export interface Point {
  x: number;
  y: number;
}
export interface Placed extends Point {
  key: string;
  seat: number;
  spot: number;
  horses: number;
  scale: number;
}
export interface Stood {
  seat: number;
  stacks: readonly Stack[];
}
export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

/** Rows of the two lower fields, one for each seat. */
const LIST_TOP = 470;
const LIST_PITCH = 38;
const HAND_X = 92;
const HOME_X = 482;
const PURSE_X = 700;
export const BOWL: Point = { x: 684, y: 208 };
/** A crowd on one cell stands in a fan of small coins. */
const FAN: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, 0],
    [9, 0],
  ],
  [
    [-9, -8],
    [9, -8],
    [0, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  [
    [-10, -10],
    [10, -10],
    [-10, 10],
    [10, 10],
    [0, 0],
  ],
];
const FAN_SCALE = 0.5;

export class Geometry {
  readonly #cells: ReadonlyMap<number, Cell>;

  constructor(readonly board: Board) {
    this.#cells = new Map(board.cells.map((cell) => [cell.spot, cell]));
  }

  cell(spot: number): Cell | undefined {
    return this.#cells.get(spot);
  }

  /** The upper left corner and the size of a cell. */
  box(spot: number): { x: number; y: number; width: number; height: number } {
    const cell = this.#cells.get(spot);
    return cell
      ? { x: cell.column * U, y: cell.row * U, width: cell.width * U, height: U }
      : { x: 0, y: 0, width: 0, height: 0 };
  }

  centre(spot: number): Point {
    const { x, y, width, height } = this.box(spot);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Horses in hand wait in the field on the left, those home in the field on the right. */
  hand(seat: number): Point {
    return { x: HAND_X, y: LIST_TOP + seat * LIST_PITCH };
  }
  home(seat: number): Point {
    return { x: HOME_X, y: LIST_TOP + seat * LIST_PITCH };
  }
  purse(seat: number): Point {
    return { x: PURSE_X, y: LIST_TOP + seat * LIST_PITCH };
  }

  /** Every stack with its place; several seats on one cell stand in a fan. */
  place(armies: readonly Stood[]): Placed[] {
    const company = new Map<number, number>();
    for (const { stacks } of armies) for (const [spot] of stacks) company.set(spot, (company.get(spot) ?? 0) + 1);
    const nth = new Map<number, number>();
    return armies.flatMap(({ seat, stacks }) =>
      stacks.map(([spot, horses]): Placed => {
        const here = nth.get(spot) ?? 0;
        nth.set(spot, here + 1);
        const many = company.get(spot) ?? 1;
        const [dx, dy] = FAN[Math.min(many, FAN.length - 1)]?.[here] ?? [0, 0];
        const { x, y } = this.centre(spot);
        return { key: `${seat}-${spot}`, seat, spot, horses, x: x + dx, y: y + dy, scale: many > 1 ? FAN_SCALE : 1 };
      }),
    );
  }

  /** The figure of a cell keeps to the corner farthest from the middle. */
  corner(spot: number): Label {
    const { x, y, width } = this.box(spot);
    const tail = x > U && x < 700 && y > U && y < 720;
    const right = tail ? x > 390 : x > 400;
    return { x: right ? x + width - 4 : x + 4, y: y < 400 ? y + 12 : y + U - 4, anchor: right ? "end" : "start" };
  }

  /** A name stands just inside the ring beside its cell; of two neighbours in the middle each keeps its own side. */
  label(cell: Cell): Label {
    const { x, y, width } = this.box(cell.spot);
    const [right, bottom] = [this.board.columns - 1, this.board.rows - 1];
    if (cell.row === 0 && cell.column > 0 && cell.column < right)
      return { x: x + width / 2, y: y + U + 26, anchor: "middle" };
    const above = cell.row === bottom;
    const inside = cell.row > 0 && cell.row < bottom;
    const level = above ? y - 30 : inside ? y + 17 : y + U + 26;
    if (cell.column === 0) return { x: x + U + 12, y: level, anchor: "start" };
    if (cell.column === right) return { x: x - 12, y: level, anchor: "end" };
    return cell.column < this.board.columns / 2
      ? { x: x - 10, y: level, anchor: "end" }
      : { x: x + U + 10, y: level, anchor: "start" };
  }

  /** The direction of the road from a cell to the next, as a unit step. */
  onward(spot: number): Point {
    const here = this.centre(spot);
    const next = this.centre(spot + 1);
    return { x: Math.sign(next.x - here.x), y: Math.sign(next.y - here.y) };
  }

  /** The line of a journey; after a turning back it comes back beside itself. */
  lines(start: Point, path: readonly number[], turnedAt: number | null): { out: Point[]; back: Point[] } {
    const turn = turnedAt === null ? -1 : path.indexOf(turnedAt);
    if (turn < 0) return { out: [start, ...path.map((spot) => this.centre(spot))], back: [] };
    const out = [start, ...path.slice(0, turn + 1).map((spot) => this.centre(spot))];
    const back = path.slice(turn).map((spot) => {
      const { x, y } = this.centre(spot);
      const along = this.onward(Math.min(spot, turnedAt ?? spot));
      return { x: x + along.y * U * ASIDE, y: y - along.x * U * ASIDE };
    });
    return { out, back };
  }
}

const ASIDE = 0.18;

/** The cells that are 夾 on the board as it is drawn for no table. */
export function pincers(board: Board): ReadonlySet<number> {
  return new Set(board.cells.filter((cell) => cell.role === "pincers").map((cell) => cell.spot));
}

export const points = (line: readonly Point[]): string => line.map(({ x, y }) => `${x},${y}`).join(" ");
