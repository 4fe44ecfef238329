import { inEnglish, localized, settings, stem } from "../../lib/settings.svelte";
import type { GameSaid } from "../../lib/wire";
import { cardOf, markOf } from "./cards";
import type { Board, Code, PlayKind } from "./payloads";
import { words } from "./words";

export type Script = "zh-Hans" | "zh-Hant";
export const script = (): Script => (settings.language === "zh-Hans" ? "zh-Hans" : "zh-Hant");

/** A card by its name, as sentences call it. */
export function cardWithMark(board: Board, code: Code): string {
  const { called } = cardOf(board, code);
  return settings.language === "en" ? called.en : called[script()];
}

/** What stands on its face in English: its own name if it has one, else its suit. */
export function faceWord(board: Board, code: Code): string {
  const { name, suit } = cardOf(board, code);
  const own = /^the (.+)$/.exec(name.en);
  return own?.[1] ?? board.suits.find((each) => each.suit === suit)?.name.en ?? "";
}

/** A card with its class, for those who receive it. */
export function cardName(board: Board, code: Code): string {
  const mark = markOf(board, code);
  const name = cardWithMark(board, code);
  return mark ? words().marked(name, words().marks[mark]) : name;
}

export const cardNames = (board: Board, cards: readonly Code[]): string =>
  cards.map((card) => cardName(board, card)).join(words().comma);
/** How many tricks were won; two are par. */
export function tricks(n: number): string {
  if (n === 2) return words().par;
  return n === 0 ? words().noTricks : words().tricks(n);
}
/** Several sentences, of which each is without its stop. */
export const sentences = (...said: string[]): string => (said.join(words().stop) + words().stop).trimEnd();
/** A seat as sentences call it. */
export const seatName = (game: GameSaid, seat: number): string => localized(game.seat_names[seat]);
/** A seat by its character alone, or by its English name. */
export const seatSign = (game: GameSaid, seat: number): string => stem(game.seat_names[seat]);
/** The same where there is little room: of an English name its first letter. */
export const seatInitial = (game: GameSaid, seat: number): string =>
  inEnglish() ? seatSign(game, seat).charAt(0) : seatSign(game, seat);
/** What is done with a card, by one sign or by its English word. */
export const deedSign = (deed: PlayKind): string => (inEnglish() ? words().deeds : words().signs)[deed];
/** The language of what `seatSign` and `deedSign` write. */
export const signLanguage = (): Script | "en" => (inEnglish() ? "en" : script());

/** Where a seat sits as this reader sees it: oneself below, the next to play on the right. */
export type Side = "south" | "east" | "north" | "west";
const SIDES: readonly Side[] = ["south", "east", "north", "west"];
export const sideOf = (seat: number, reader: number | null): Side => SIDES[(seat - (reader ?? 0) + 4) % 4] ?? "south";
/** The seats as they sit: below, right, above, left. */
export const around = (reader: number | null): number[] => [0, 1, 2, 3].map((step) => (step + (reader ?? 0)) % 4);
