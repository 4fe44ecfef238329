/** The server's payloads of 儒棋, generated in types.ts, under the names that the room uses. */
import type { Board, Outline, View } from "./types";
export type {
  Board,
  DrawnSpot as SpotFacts,
  DrawnStep as StepOutline,
  Event,
  Kind,
  Outline,
  Stands as Token,
  View,
} from "./types";

// The payloads come as JSON; these name their types, once for the game.
export const boardOf = (game: { board: unknown }): Board => game.board as Board;
export const outlineOf = (offer: { outline: unknown }): Outline => offer.outline as Outline;
export const viewOf = (seen: { view: unknown }): View => seen.view as View;
