/** The server's payloads of 儒棋, generated in types.ts, under the names that the room uses. */
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
