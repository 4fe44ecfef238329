import { localized, settings } from "../../lib/settings.svelte";
import type { GameSaid } from "../../lib/wire";
import { cardOf, markOf } from "./cards";
import type { Board, Code } from "./payloads";
import { words } from "./words";

export type Script = "zh-Hans" | "zh-Hant";
export const script = (): Script => (settings.language === "zh-Hans" ? "zh-Hans" : "zh-Hant");

/** A card by its name, as sentences call it. */
export function cardWithMark(board: Board, code: Code): string {
  const { name } = cardOf(board, code);
  return settings.language === "en" ? name.en : name[script()];
}

/** A card with its class, for those who receive it. */
export function cardName(board: Board, code: Code): string {
  const mark = markOf(board, code);
  const name = cardWithMark(board, code);
  return mark ? words().marked(name, words().marks[mark]) : name;
}

export const cardNames = (board: Board, cards: readonly Code[]): string =>
  cards.map((card) => cardName(board, card)).join(words().comma);
/** A seat as sentences call it. */
export const seatName = (game: GameSaid, seat: number): string => localized(game.seat_names[seat]);
/** A seat by its character alone. */
export const seatSign = (game: GameSaid, seat: number): string => game.seat_names[seat]?.[script()] ?? "";

/** Where a seat sits as this reader sees it: oneself below, the next to play on the right. */
export type Side = "south" | "east" | "north" | "west";
const SIDES: readonly Side[] = ["south", "east", "north", "west"];
export const sideOf = (seat: number, reader: number | null): Side => SIDES[(seat - (reader ?? 0) + 4) % 4] ?? "south";
/** The seats as they sit: below, right, above, left. */
export const around = (reader: number | null): number[] => [0, 1, 2, 3].map((step) => (step + (reader ?? 0)) % 4);
