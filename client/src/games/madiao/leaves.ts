/** How a leaf is marked, and where it stands in a hand. What it may do is not known here. */
import type { Board, Code, Leaf } from "./shapes";

export type Suit = "T" | "W" | "S" | "C";
export type Mark = "reward" | "shoulder" | "hundred" | "ji";

const MARKS: Readonly<Record<Code, Mark>> = {
  Tw: "reward", W9: "reward", S9: "reward", C0: "reward",
  Tq: "shoulder", W8: "shoulder", S8: "shoulder", Ch: "shoulder",
  Tb: "hundred",
  T20: "ji", W1: "ji", S1: "ji", C9: "ji",
};

export const suitOf = (code: Code): Suit => code[0] as Suit;
export const markOf = (code: Code): Mark | null => MARKS[code] ?? null;
export const leafOf = (board: Board, code: Code): Leaf => {
  const found = board.leaves.find((leaf) => leaf.code === code);
  if (!found) throw new Error(`no leaf is called ${code}`);
  return found;
};
export const isLeaf = (board: Board, code: string): boolean => board.leaves.some((leaf) => leaf.code === code);

/** Suit after suit, in each from the highest to the lowest. */
export function sorted(board: Board, cards: readonly Code[]): Code[] {
  const order = board.leaves.map((leaf) => leaf.code);
  const gates: readonly string[] = ["T", "W", "S", "C"];
  const place = (code: Code): number => gates.indexOf(suitOf(code)) * order.length - order.indexOf(code);
  return [...cards].sort((one, other) => place(one) - place(other));
}
