/** How a leaf is marked, and where it stands in a hand. What it may do is not known here. */
import type { Board, Code, Leaf, Mark } from "./shapes";

export function leafOf(board: Board, code: Code): Leaf {
  const found = board.leaves.find((leaf) => leaf.code === code);
  if (!found) throw new Error(`no leaf is called ${code}`);
  return found;
}
export function markOf(board: Board, code: Code): Mark | null {
  const { rank } = leafOf(board, code);
  return rank === "green" ? null : rank;
}
export const isLeaf = (board: Board, code: string): boolean => board.leaves.some((leaf) => leaf.code === code);

/** Suit after suit, in each from the highest to the lowest. */
export function sorted(board: Board, cards: readonly Code[]): Code[] {
  const gates = board.suits.map(({ suit }) => suit);
  const order = board.leaves.map((leaf) => leaf.code);
  const place = (code: Code): number => gates.indexOf(leafOf(board, code).suit) * order.length - order.indexOf(code);
  return [...cards].sort((one, other) => place(one) - place(other));
}
