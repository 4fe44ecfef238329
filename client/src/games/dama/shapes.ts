/** What the server says about 打馬, as `games/dama/view.py`, `drawing.py` and `events` dump it. */
import type { Said } from "../../lib/wire";

export type Name = Said & { pinyin: string };
/** A cell and how many horses of one seat stand there. */
export type Stack = readonly [spot: number, horses: number];
export interface Army {
  seat: number;
  hand: number;
  stacks: readonly Stack[];
  home: number;
  purse: number;
  own: string | null;
  last: string | null;
  passes_gate: boolean;
  deployed: boolean;
  must_drop: boolean;
  left: boolean;
}
export interface Turn {
  by: number;
  extra: boolean;
  collisions: number;
}
export type Context =
  | "hunhua"
  | "shang"
  | "fa"
  | "first"
  | "own_true"
  | "own_side"
  | "oth_true"
  | "oth_side"
  | "zhuang_true"
  | "zhuang_side"
  | "plain";
export type Finish = "ximan" | "cuman" | "placed" | "alone" | "drawn";
export interface Phase {
  kind: "draw" | "opening" | "throw" | "move" | "stay" | "done";
  turn: Turn | null;
  actor: number | null;
  cast: string | null;
  context: Context | null;
  horses: number | null;
  earned: readonly number[];
  first: number | null;
  winner: number | null;
  finish: Finish | null;
}
export interface View {
  seat: number | null;
  armies: readonly Army[];
  bowl: number;
  full: number;
  gate_open: boolean;
  current: number;
  waiting: readonly Turn[];
  left: readonly number[];
  throws: number;
  phase: Phase;
}
export interface Strike {
  seat: number;
  spot: number;
  horses: number;
}
export interface Outline {
  seat: number;
  spot_from: number;
  spot_to: number;
  horses: number;
  path: readonly number[];
  turned_at: number | null;
  strikes: Strike | null;
  merges: number;
  station: boolean;
  opens_gate: boolean;
  home: boolean;
  moat: boolean;
  progress: number;
}
export type Role = "start" | "plain" | "station" | "gate" | "feilong" | "pincers" | "moat" | "end";
export interface Cell {
  spot: number;
  row: number;
  column: number;
  width: number;
  role: Role;
  name: Name | null;
}
export interface Cast {
  dice: string;
  name: Name;
  kind: Name;
}
export interface Board {
  rows: number;
  columns: number;
  cells: readonly Cell[];
  casts: readonly Cast[];
  army: number;
}

export interface Faces {
  faces: readonly number[];
}
/** A seat's purse, or the bowl. */
export type Account = number | { type: "Bowl" };
export type Event =
  | { type: "Thrown"; seat: number; cast: Faces; context: Context; actor: number; horses: number }
  | { type: "OpeningThrown"; seat: number; cast: Faces }
  | { type: "OwnCastTaken"; seat: number; cast: Faces }
  | { type: "Paid"; payer: Account; payee: Account; amount: number }
  | { type: "HalfBowl"; seat: number; amount: number }
  | { type: "BowlRefilled"; besides: number; amount: number }
  | { type: "Dropped"; seat: number; spot: number; horses: number; path: readonly number[]; turned_at: number | null }
  | {
      type: "Moved";
      seat: number;
      start: number;
      spot: number;
      horses: number;
      path: readonly number[];
      turned_at: number | null;
    }
  | { type: "GateOpened"; seat: number; opened_for: readonly number[] }
  | { type: "Struck"; seat: number; owner: number; spot: number; horses: number }
  | { type: "Flew"; seat: number; horses: number }
  | {
      type:
        | "Began"
        | "OpeningPassed"
        | "Idle"
        | "Collided"
        | "DropLost"
        | "Deployed"
        | "Merged"
        | "StationEntered"
        | "Held"
        | "NoWay"
        | "Declined"
        | "ExtraEarned"
        | "ThrowsAgain"
        | "Postponed"
        | "TurnPassed"
        | "Asked"
        | "Stayed"
        | "Retired"
        | "Won"
        | "Drawn"
        | "Ended";
    };

/** Dice written as `566`, as figures. */
export const figures = (dice: string): number[] => [...dice].map(Number);
export const written = (cast: Faces): string => cast.faces.join("");
