/** The server's payloads of 打馬, generated in types.ts, under the names that the room uses. */
import type { Board, View } from "./types";
import type { SeenArmy } from "./types";

export type {
  Account,
  Board,
  Context,
  DrawnCast as Cast,
  DrawnCell as Cell,
  Event,
  Finish,
  Name,
  Outline,
  SeenArmy as Army,
  View,
} from "./types";
/** A cell and how many horses of one seat stand there. */
export type Stack = SeenArmy["stacks"][number];

/** Dice written as `566`, as figures. */
export const figures = (dice: string): number[] => [...dice].map(Number);

// The payloads come as JSON; these name their types, once for the game.
export const boardOf = (game: { board: unknown }): Board => game.board as Board;
export const viewOf = (seen: { view: unknown }): View => seen.view as View;
