/** The server's payloads of 打馬, generated in types.ts, under the names that the room uses. */
import type { Act, Board, SeenArmy, Turn, View } from "./types";

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

// The payloads come as JSON; these name their types, once for the game.
export const boardOf = (game: { board: unknown }): Board => game.board as Board;
export const viewOf = (seen: { view: unknown }): View => seen.view as View;

/** The throw that is being carried out; null between throws. */
export const actOf = (phase: View["phase"]): Act | null =>
  phase.type === "ToMove" || phase.type === "ToStay" ? phase.act : null;
/** Whose turn it is, and of which kind; null before play and after it. */
export const turnOf = (phase: View["phase"]): Turn | null =>
  phase.type === "ToThrow" ? phase.turn : (actOf(phase)?.turn ?? null);
