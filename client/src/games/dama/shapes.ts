import type { Said } from "../../lib/wire";

export type Name = Said & { pinyin: string };
export type Role = "start" | "plain" | "station" | "gate" | "feilong" | "pincers" | "moat" | "end";
export interface Cell { spot: number; row: number; column: number; width: number; role: Role; name: Name | null }
export interface Cast { dice: string; name: Name; kind: Name }
export interface Board { rows: number; columns: number; cells: Cell[]; casts: Cast[]; army: number }

/** A cell and how many horses of one seat stand there. */
export type Stack = [spot: number, horses: number];
export interface Army {
  seat: number; hand: number; stacks: Stack[]; home: number; purse: number; own: string | null; last: string | null;
  passes_gate: boolean; deployed: boolean; must_drop: boolean; left: boolean;
}
export interface Turn { by: number; extra: boolean; collisions: number }
export interface Phase {
  kind: "draw" | "opening" | "throw" | "move" | "stay" | "done";
  turn: Turn | null; actor: number | null; cast: string | null; context: string | null; horses: number | null;
  earned: number[]; first: number | null; winner: number | null; finish: string | null;
}
export interface View {
  seat: number | null; armies: Army[]; bowl: number; full: number; gate_open: boolean; current: number;
  waiting: Turn[]; left: number[]; throws: number; phase: Phase;
}
export interface Strike { seat: number; spot: number; horses: number }
export interface Outline {
  seat: number; spot_from: number; spot_to: number; horses: number; path: number[]; turned_at: number | null;
  strikes: Strike | null; merges: number; station: boolean; opens_gate: boolean; home: boolean; moat: boolean; progress: number;
}

/** A seat's purse, or the bowl. */
export type Account = number | { type: "Bowl" };
export interface Roll { faces: number[] }
export type Event =
  | { type: "Thrown" | "OpeningThrown"; seat: number; cast: Roll }
  | { type: "Dropped"; seat: number; spot: number; horses: number; path: number[]; turned_at: number | null }
  | { type: "Moved"; seat: number; start: number; spot: number; horses: number; path: number[]; turned_at: number | null }
  | { type: "Struck"; seat: number; owner: number; spot: number; horses: number }
  | { type: "Flew"; seat: number; horses: number }
  | { type: "Paid"; payer: Account; payee: Account; amount: number }
  | { type: "HalfBowl"; seat: number; amount: number }
  | { type: "BowlRefilled"; besides: number; amount: number }
  | { type: "GateOpened"; seat: number }
  | { type: "Began" | "OpeningPassed" | "Idle" | "OwnCastTaken" | "Collided" | "DropLost" | "Deployed" | "Merged" | "StationEntered"
    | "Held" | "NoWay" | "Declined" | "ExtraEarned" | "ThrowsAgain" | "Postponed" | "TurnPassed" | "Asked" | "Stayed" | "Retired"
    | "Won" | "Drawn" | "Ended" };

/** Cells that a drawing has to know by number. */
export const START = 0;
export const MOAT = 89;
export const END = 90;
