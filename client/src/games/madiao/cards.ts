/** How a card is marked, and where it stands in a hand. What it may do is not known here. */
import type { Board, Code, Card, Mark } from "./payloads";

export function cardOf(board: Board, code: Code): Card {
  const found = board.cards.find((card) => card.code === code);
  if (!found) throw new Error(`no card is called ${code}`);
  return found;
}
export function markOf(board: Board, code: Code): Mark | null {
  const { rank } = cardOf(board, code);
  return rank === "green" ? null : rank;
}
export const isCard = (board: Board, code: string): code is Code => board.cards.some((card) => card.code === code);

/** Suit after suit, in each from the highest to the lowest. */
export function sorted(board: Board, cards: readonly Code[]): Code[] {
  const gates = board.suits.map(({ suit }) => suit);
  const order = board.cards.map((card) => card.code);
  const place = (code: Code): number => gates.indexOf(cardOf(board, code).suit) * order.length - order.indexOf(code);
  return [...cards].sort((one, other) => place(one) - place(other));
}
