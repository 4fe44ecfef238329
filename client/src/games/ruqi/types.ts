// Generated from youyi.games.ruqi by `python -m workshop typescript`; do not edit.

/** The whole board; the same for both sides and for spectators. */
export interface View {
  readonly round: number;
  readonly score: readonly [number, number];
  readonly lone: boolean;
  readonly pieces: readonly [readonly Stands[], readonly Stands[]];
  readonly phase: Phase;
  readonly racing: boolean;
  readonly stakes: readonly [number, number];
}

/** Where a piece is and how. */
export interface Stands {
  readonly cell: string | null;
  readonly spot: Spot | null;
  readonly kind: Kind;
}

export type Spot = number;

/** Lying or standing. */
export type Kind = "f" | "x";

export type Phase = RollOff | ToThrow | ToPlay | Done;

/** Both throw for the lead, White first. */
export interface RollOff {
  readonly type: "RollOff";
  readonly white: Throw | null;
}

/** The faces that dice show, low first; in which order they fell never matters. */
export interface Throw {
  readonly faces: readonly number[];
}

/** A side takes up the dice. */
export interface ToThrow {
  readonly type: "ToThrow";
  readonly seat: Seat;
}

export type Seat = number;

/** A side has thrown and moves. */
export interface ToPlay {
  readonly type: "ToPlay";
  readonly seat: Seat;
  readonly roll: Throw;
}

/** The match, or the agreed rounds, are over. */
export interface Done {
  readonly type: "Done";
  readonly manner: Manner;
}

/** How the last round came to its end. */
export type Manner = "cleared" | "void_throws";

export type Event =
  | RolledOff
  | RolloffTied
  | RoundBegan
  | Thrown
  | TurnedIn
  | Walked
  | CarriedOn
  | SteppedBack
  | Stood
  | Folded
  | Left
  | DieVoided
  | Passed
  | TurnCame
  | VoidThrowsBegan
  | RoundEnded
  | JueRaised
  | GameEnded;

/** A side threw for the lead. */
export interface RolledOff {
  readonly type: "RolledOff";
  readonly seat: Seat;
  readonly roll: Throw;
  readonly because: Reason;
}

/** The key of a clause, or `question=answer`. */
export type Reason = string;

/** Both threw the same total and throw again. */
export interface RolloffTied {
  readonly type: "RolloffTied";
  readonly because: Reason;
}

/** All ten pieces lie at their starts, and one side leads. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
  readonly seat: Seat;
  readonly because: Reason;
}

/** A side threw the dice for its turn. */
export interface Thrown {
  readonly type: "Thrown";
  readonly seat: Seat;
  readonly roll: Throw;
  readonly because: Reason;
}

/** A unit turns from a crossing into a lane. */
export interface TurnedIn {
  readonly type: "TurnedIn";
  readonly seat: Seat;
  readonly pieces: readonly Piece[];
  readonly spot: Spot;
  readonly because: Reason;
}

export type Piece = number;

/** A unit went forward; its kind is not settled yet. */
export interface Walked {
  readonly type: "Walked";
  readonly seat: Seat;
  readonly pieces: readonly Piece[];
  readonly pips: number;
  readonly path: readonly Spot[];
  readonly end: Cell;
  readonly because: Reason;
}

export type Cell = number;

/** The unit could not rest where its number led and was carried further. */
export interface CarriedOn {
  readonly type: "CarriedOn";
  readonly seat: Seat;
  readonly pieces: readonly Piece[];
  readonly spot: Spot;
  readonly because: Reason;
}

/** A lying piece retreated. */
export interface SteppedBack {
  readonly type: "SteppedBack";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly path: readonly Spot[];
  readonly end: Cell;
  readonly because: Reason;
}

/** 立梟: a piece was stood up. */
export interface Stood {
  readonly type: "Stood";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly spot: Spot;
  readonly because: Reason;
}

/** 折: a standing piece was laid down. */
export interface Folded {
  readonly type: "Folded";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly spot: Spot;
  readonly because: Reason;
}

/** 出: a piece left the board. */
export interface Left {
  readonly type: "Left";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly because: Reason;
}

/** A die was left when a side's last piece had gone. */
export interface DieVoided {
  readonly type: "DieVoided";
  readonly seat: Seat;
  readonly because: Reason;
}

/** A side can move nothing on its throw. */
export interface Passed {
  readonly type: "Passed";
  readonly seat: Seat;
  readonly because: Reason;
}

/** The dice go to a side. */
export interface TurnCame {
  readonly type: "TurnCame";
  readonly seat: Seat;
  readonly because: Reason;
}

/** 虛投: a side still has all five and throws on alone. */
export interface VoidThrowsBegan {
  readonly type: "VoidThrowsBegan";
  readonly seat: Seat;
  readonly because: Reason;
}

/** The worth left on the board was reckoned. */
export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly round: number;
  readonly winner: Seat;
  readonly points: number;
  readonly score: readonly [number, number];
  readonly because: Reason;
}

/** A side's tallies reached another ten. */
export interface JueRaised {
  readonly type: "JueRaised";
  readonly seat: Seat;
  readonly cups: number;
  readonly because: Reason;
}

/** A side has three cups, or the agreed rounds are played. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly manner: Manner;
  readonly because: Reason;
}

/** The empty board and what is played on it. */
export interface Board {
  readonly size: number;
  readonly spots: readonly DrawnSpot[];
  readonly pieces: readonly DrawnVirtue[];
  readonly faces: readonly DrawnVirtue[];
  readonly starts: readonly Spot[];
}

/** A cell on the grid, x left to right, y bottom to top, seen from South. */
export interface DrawnSpot {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly role: Role;
  readonly name: Name | null;
}

export type Role = "ring" | "corner" | "crossing" | "inner" | "centre";

/** A proper name or term: both scripts, its reading, and plain English. */
export interface Name {
  readonly "zh-Hant": string;
  readonly "zh-Hans": string;
  readonly pinyin: string;
  readonly en: string;
}

/** A piece with its worth, or a face of the dice with its number. */
export interface DrawnVirtue {
  readonly name: Name;
  readonly number: number;
}

/** A choice on the board. */
export interface Outline {
  readonly seat: Seat;
  readonly steps: readonly DrawnStep[];
  readonly results: readonly DrawnResult[];
}

/** One number of a turn. */
export interface DrawnStep {
  readonly pieces: readonly Piece[];
  readonly pips: number;
  readonly path: readonly Spot[];
  readonly off: boolean;
  readonly carried_from: Spot | null;
  readonly turns_in: boolean;
  readonly back: boolean;
}

/** Where a moved piece is after the turn, and how. */
export interface DrawnResult {
  readonly piece: Piece;
  readonly spot: Spot | null;
  readonly kind: Kind;
}
