import type { Said } from "../../lib/wire";

export type Kind = "f" | "x";
export interface Token { cell: string | null; spot: number | null; kind: Kind }
export type Phase =
  | { type: "RollOff"; white: string | null }
  | { type: "ToThrow"; seat: number }
  | { type: "ToPlay"; seat: number; roll: string }
  | { type: "Done"; winner: number };
export interface View { round: number; score: number[]; leader: number | null; lone: boolean; pieces: Token[][]; phase: Phase }
export interface StepOutline { pieces: number[]; die: number; path: number[]; off: boolean; slid: number[]; lane: boolean; back: boolean }
export interface Result { piece: number; spot: number | null; kind: Kind }
export interface Outline { steps: StepOutline[]; results: Result[] }
export type Role = "ring" | "inner" | "crossing" | "corner" | "centre";
export interface SpotFacts { spot: number; x: number; y: number; role: Role; name: Said | null }
export interface PieceFacts { piece: number; name: Said; pinyin: string; worth: number }
export interface FaceFacts { face: number; name: Said; pinyin: string }
export interface Board { size: number; spots: SpotFacts[]; pieces: PieceFacts[]; faces: FaceFacts[]; starts: number[] }

export type Event =
  | { type: "RolledOff" | "Thrown"; seat: number; roll: string }
  | { type: "RolloffTied" }
  | { type: "RoundBegan"; round: number; seat: number }
  | { type: "Walked"; seat: number; pieces: number[]; die: number; path: number[]; off: boolean }
  | { type: "SteppedBack"; seat: number; piece: number; path: number[] }
  | { type: "Stood" | "Folded"; seat: number; piece: number; spot: number }
  | { type: "Left"; seat: number; piece: number }
  | { type: "Passed" | "VoidThrowsBegan"; seat: number }
  | { type: "RoundEnded"; round: number; winner: number; points: number; score: number[] }
  | { type: "JueRaised"; seat: number; count: number }
  | { type: "MatchEnded"; winner: number };
