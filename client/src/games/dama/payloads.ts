/** The server's payloads of 打馬, generated in types.ts, under the names that the room uses. */
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
