// Generated from youyi.games.dama by `python -m workshop typescript`; do not edit.

/** The whole table, as everyone who plays or watches sees it. */
export interface View {
  readonly seat: Seat | null;
  readonly armies: readonly SeenArmy[];
  readonly bowl: number;
  readonly full: number;
  readonly gate_open: boolean;
  readonly current: Seat;
  readonly waiting: readonly Turn[];
  readonly left: readonly Seat[];
  readonly throws: number;
  readonly phase: Phase;
  readonly own_casts: boolean;
  readonly pincers: readonly number[];
}

export type Seat = number;

/** What one seat has. */
export interface SeenArmy {
  readonly seat: Seat;
  readonly hand: number;
  readonly stacks: readonly (readonly [Spot, number])[];
  readonly home: number;
  readonly purse: number;
  readonly own: string | null;
  readonly last: string | null;
  readonly passes_gate: boolean;
  readonly deployed: boolean;
  readonly must_drop: boolean;
  readonly left: boolean;
}

export type Spot = number;

/** One seat's turn: a regular one, or an extra one that it earned. */
export interface Turn {
  readonly by: Seat;
  readonly extra: boolean;
  readonly collisions: number;
}

export type Phase = ToDraw | Opening | ToThrow | ToMove | ToStay | Done;

/** A lot decides who throws first. */
export interface ToDraw {
  readonly type: "ToDraw";
}

/** Everyone throws for a cast of their own before play begins. */
export interface Opening {
  readonly type: "Opening";
  readonly first: Seat;
  readonly seat: Seat;
}

/** A seat must throw. */
export interface ToThrow {
  readonly type: "ToThrow";
  readonly turn: Turn;
}

/** A seat must choose which stack goes. */
export interface ToMove {
  readonly type: "ToMove";
  readonly act: Act;
}

/** A throw that is being carried out. */
export interface Act {
  readonly turn: Turn;
  readonly cast: Throw;
  readonly context: Context;
  readonly seat: Seat;
  readonly horses: number;
  readonly earned: readonly Seat[];
}

/** The faces that dice show, low first; in which order they fell never matters. */
export interface Throw {
  readonly faces: readonly number[];
}

/** What a throw means at this table: who acts, what it pays, what it opens. */
export type Context = "hunhua" | "shang" | "fa" | "first" | "own_true" | "own_side" | "oth_true" | "oth_side" | "zhuang_true" | "zhuang_side" | "plain";

/** A seat struck with its whole army must choose whether it stays. */
export interface ToStay {
  readonly type: "ToStay";
  readonly act: Act;
  readonly victim: Seat;
}

/** The game is over. */
export interface Done {
  readonly type: "Done";
  readonly winner: Seat | null;
  readonly finish: Finish;
}

/** How a game ends. */
export type Finish = "ximan" | "cuman" | "placed" | "alone" | "drawn";

export type Event =
  | Began
  | OpeningThrown
  | OpeningPassed
  | Thrown
  | Idle
  | OwnCastTaken
  | Collided
  | Asked
  | Stayed
  | Retired
  | Ended
  | Dropped
  | DropLost
  | Deployed
  | Moved
  | GateOpened
  | Struck
  | Merged
  | StationEntered
  | Flew
  | Held
  | NoWay
  | Declined
  | Paid
  | HalfBowl
  | BowlRefilled
  | ExtraEarned
  | ThrowsAgain
  | Postponed
  | TurnPassed
  | Won
  | Drawn;

/** It is settled who throws first. */
export interface Began {
  readonly type: "Began";
  readonly first: Seat;
  readonly opening: boolean;
  readonly because: Reason;
}

/** The key of a clause, or `question=answer`. */
export type Reason = string;

/** A seat threw for a cast of its own before play. */
export interface OpeningThrown {
  readonly type: "OpeningThrown";
  readonly seat: Seat;
  readonly cast: Throw;
  readonly because: Reason;
}

/** The opening goes on with another seat; None: play begins. */
export interface OpeningPassed {
  readonly type: "OpeningPassed";
  readonly seat: Seat | null;
  readonly because: Reason;
}

/** A seat threw; the context is what the cast means at this table. */
export interface Thrown {
  readonly type: "Thrown";
  readonly seat: Seat;
  readonly cast: Throw;
  readonly context: Context;
  readonly actor: Seat;
  readonly horses: number;
  readonly because: Reason;
}

/** A throw has no effect at all. */
export interface Idle {
  readonly type: "Idle";
  readonly seat: Seat;
  readonly because: Reason;
}

/** A seat has a cast of its own from now on. */
export interface OwnCastTaken {
  readonly type: "OwnCastTaken";
  readonly seat: Seat;
  readonly cast: Throw;
  readonly because: Reason;
}

/** A throw met the last throw of the seat before. */
export interface Collided {
  readonly type: "Collided";
  readonly seat: Seat;
  readonly before: Seat;
  readonly same_cast: boolean;
  readonly nth: number;
  readonly because: Reason;
}

/** A seat struck with its whole army is asked whether it stays. */
export interface Asked {
  readonly type: "Asked";
  readonly victim: Seat;
  readonly because: Reason;
}

/** A struck seat stays in the game. */
export interface Stayed {
  readonly type: "Stayed";
  readonly seat: Seat;
  readonly because: Reason;
}

/** A struck seat leaves the game. */
export interface Retired {
  readonly type: "Retired";
  readonly seat: Seat;
  readonly because: Reason;
}

/** Nothing more is asked. */
export interface Ended {
  readonly type: "Ended";
  readonly winner: Seat | null;
  readonly finish: Finish;
  readonly because: Reason;
}

/** Horses come from the hand onto the road. */
export interface Dropped {
  readonly type: "Dropped";
  readonly seat: Seat;
  readonly spot: Spot;
  readonly horses: number;
  readonly path: readonly Spot[];
  readonly turned_at: Spot | null;
  readonly turned_by: Objection | null;
  readonly because: Reason;
}

/** Why a move may not be made. */
export interface Objection {
  readonly because: Reason;
  readonly at: Spot | null;
}

/** A drop cannot be carried out. */
export interface DropLost {
  readonly type: "DropLost";
  readonly seat: Seat;
  readonly horses: number;
  readonly at: Spot | null;
  readonly because: Reason;
}

/** A seat has dropped all its horses once. */
export interface Deployed {
  readonly type: "Deployed";
  readonly seat: Seat;
  readonly because: Reason;
}

/** A stack goes along the road. */
export interface Moved {
  readonly type: "Moved";
  readonly seat: Seat;
  readonly start: Spot;
  readonly spot: Spot;
  readonly horses: number;
  readonly path: readonly Spot[];
  readonly turned_at: Spot | null;
  readonly turned_by: Objection | null;
  readonly because: Reason;
}

/** 函谷關 is passed and opens. */
export interface GateOpened {
  readonly type: "GateOpened";
  readonly seat: Seat;
  readonly opened_for: readonly Seat[];
  readonly because: Reason;
}

/** An enemy stack goes back to its owner's hand. */
export interface Struck {
  readonly type: "Struck";
  readonly seat: Seat;
  readonly owner: Seat;
  readonly spot: Spot;
  readonly horses: number;
  readonly must_drop: boolean;
  readonly because: Reason;
}

/** Horses joined their own kind. */
export interface Merged {
  readonly type: "Merged";
  readonly seat: Seat;
  readonly spot: Spot;
  readonly horses: number;
  readonly because: Reason;
}

/** Horses entered a station. */
export interface StationEntered {
  readonly type: "StationEntered";
  readonly seat: Seat;
  readonly spot: Spot;
  readonly because: Reason;
}

/** Horses fly from the moat home. */
export interface Flew {
  readonly type: "Flew";
  readonly seat: Seat;
  readonly horses: number;
  readonly because: Reason;
}

/** The moat holds a seat's horses: it cannot act. */
export interface Held {
  readonly type: "Held";
  readonly seat: Seat;
  readonly spot: Spot;
  readonly because: Reason;
}

/** No stack can go; with the objection to every stack. */
export interface NoWay {
  readonly type: "NoWay";
  readonly seat: Seat;
  readonly tried: readonly (readonly [Spot, Objection])[];
  readonly because: Reason;
}

/** A seat lets its action pass. */
export interface Declined {
  readonly type: "Declined";
  readonly seat: Seat;
  readonly because: Reason;
}

/** Money changes hands. */
export interface Paid {
  readonly type: "Paid";
  readonly payer: Account;
  readonly payee: Account;
  readonly amount: number;
  readonly because: Reason;
}

export type Account = Seat | Bowl;

/** The common account of the table. */
export interface Bowl {
  readonly type: "Bowl";
}

/** A seat takes half the bowl. */
export interface HalfBowl {
  readonly type: "HalfBowl";
  readonly seat: Seat;
  readonly amount: number;
  readonly because: Reason;
}

/** Everyone but one seat fills the bowl up. */
export interface BowlRefilled {
  readonly type: "BowlRefilled";
  readonly besides: Seat;
  readonly amount: number;
  readonly because: Reason;
}

/** A seat earns an extra turn. */
export interface ExtraEarned {
  readonly type: "ExtraEarned";
  readonly seat: Seat;
  readonly at_once: boolean;
  readonly because: Reason;
}

/** After a collision the same seat throws again. */
export interface ThrowsAgain {
  readonly type: "ThrowsAgain";
  readonly seat: Seat;
  readonly because: Reason;
}

/** An extra turn comes between a collision and the throw that follows it. */
export interface Postponed {
  readonly type: "Postponed";
  readonly seat: Seat;
  readonly because: Reason;
}

/** A throw stands, and the next turn begins. */
export interface TurnPassed {
  readonly type: "TurnPassed";
  readonly seat: Seat;
  readonly stood: Throw | null;
  readonly turn: Turn;
  readonly because: Reason;
}

/** A seat has all its horses home, or is left alone. */
export interface Won {
  readonly type: "Won";
  readonly seat: Seat;
  readonly finish: Finish;
  readonly place: number;
  readonly because: Reason;
}

/** The game reached the agreed number of throws. */
export interface Drawn {
  readonly type: "Drawn";
  readonly throws: number;
  readonly because: Reason;
}

/** The empty board and the casts thrown over it. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly DrawnCell[];
  readonly casts: readonly DrawnCast[];
  readonly army: number;
}

/** A cell of the road on a grid of 19 rows and 20 columns, counted from the upper left. */
export interface DrawnCell {
  readonly spot: Spot;
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly role: Role;
  readonly name: Name | null;
}

/** What a cell is for, in one word for drawing. */
export type Role = "start" | "plain" | "station" | "gate" | "feilong" | "pincers" | "moat" | "end";

/** A proper name or term: both scripts, its reading, and plain English. */
export interface Name {
  readonly "zh-Hant": string;
  readonly "zh-Hans": string;
  readonly pinyin: string;
  readonly en: string;
}

/** A cast of three dice. */
export interface DrawnCast {
  readonly dice: string;
  readonly name: Name;
  readonly kind: Name;
}

/** A choice on the board. */
export interface Outline {
  readonly seat: Seat;
  readonly spot_from: Spot;
  readonly spot_to: Spot;
  readonly horses: number;
  readonly path: readonly Spot[];
  readonly turned_at: Spot | null;
  readonly strikes: Strike | null;
  readonly merges: number;
  readonly station: boolean;
  readonly opens_gate: boolean;
  readonly home: boolean;
  readonly moat: boolean;
  readonly progress: number;
}

/** An enemy stack that goes back to its owner's hand. */
export interface Strike {
  readonly seat: Seat;
  readonly spot: Spot;
  readonly horses: number;
}
