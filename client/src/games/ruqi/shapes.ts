import type { Said } from "../../lib/wire";

export type Kind = "f" | "x";
/** Where a piece is and how; pieces are counted from 0 in the order of the board's `pieces`. */
export interface Token {
  cell: string | null;
  spot: number | null;
  kind: Kind;
}
export interface Roll {
  faces: number[];
}
export type Phase =
  | { type: "RollOff"; white: Roll | null }
  | { type: "ToThrow"; seat: number }
  | { type: "ToPlay"; seat: number; roll: Roll }
  | { type: "Done"; manner: string };
export interface View {
  round: number;
  score: number[];
  lone: boolean;
  pieces: Token[][];
  phase: Phase;
}
export interface StepOutline {
  pieces: number[];
  pips: number;
  path: number[];
  off: boolean;
  carried_from: number | null;
  turns_in: boolean;
  back: boolean;
}
export interface Result {
  piece: number;
  spot: number | null;
  kind: Kind;
}
export interface Outline {
  seat: number;
  steps: StepOutline[];
  results: Result[];
}
export type Role = "ring" | "inner" | "crossing" | "corner" | "centre";
export type Name = Said & { pinyin: string };
export interface SpotFacts {
  spot: number;
  x: number;
  y: number;
  role: Role;
  name: Name | null;
}
/** A piece with its worth, or a face of the dice with its number. */
export interface Virtue {
  name: Name;
  number: number;
}
export interface Board {
  size: number;
  spots: SpotFacts[];
  pieces: Virtue[];
  faces: Virtue[];
  starts: number[];
}

export type Event =
  | { type: "RolledOff" | "Thrown"; seat: number; roll: Roll }
  | { type: "RoundBegan"; round: number; seat: number }
  | { type: "Walked"; seat: number; pieces: number[]; pips: number; path: number[] }
  | { type: "SteppedBack"; seat: number; piece: number; path: number[] }
  | { type: "Stood" | "Folded"; seat: number; piece: number; spot: number }
  | { type: "Left"; seat: number; piece: number }
  | { type: "RoundEnded"; round: number; winner: number; points: number; score: number[] }
  | { type: "JueRaised"; seat: number; cups: number }
  | { type: "RolloffTied" | "TurnedIn" | "CarriedOn" | "Passed" | "TurnCame" | "VoidThrowsBegan" | "GameEnded" };
