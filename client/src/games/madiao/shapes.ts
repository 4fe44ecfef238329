/** What the server says about 馬吊, as `games/madiao/view.py`, `drawing.py` and `events.py` dump it. Cards go by their codes. */
import type { Because, Said } from "../../lib/wire";

export type Name = Said & { pinyin: string };
export type Code = string;
export type Four<T> = readonly [T, T, T, T];

/** A card on the table: face up; another's discard; one's own discard. */
export type Laid =
  | { type: "FaceUp"; seat: number; card: Code }
  | { type: "Hidden"; seat: number }
  | { type: "FaceDown"; seat: number; card: Code };
export interface SeenTrick {
  leader: number;
  laid: readonly Laid[];
  winner: number | null;
}
export interface PlayingSeen {
  type: "PlayingSeen";
  banker: number;
  exposed: Code;
  promoted: boolean;
  dealt: readonly Code[];
  hand: readonly Code[];
  held: readonly number[];
  tricks: readonly SeenTrick[];
  won: readonly (readonly Code[])[];
  to_play: number;
}
export type Phase = { type: "ToSeatBanker" } | { type: "ToDeal"; banker: number } | PlayingSeen | { type: "Done" };
export interface View {
  seat: number | null;
  deal: number;
  purses: readonly number[];
  phase: Phase;
}

export type Deed = "lead" | "capture" | "discard";
export interface Outline {
  card: Code;
  deed: Deed;
}

export type Suit = "T" | "W" | "S" | "C";
export type Mark = "reward" | "shoulder" | "hundred" | "ji";
export interface Card {
  code: Code;
  suit: Suit;
  name: Name;
  figure: Name | null;
  rank: Mark | "green";
}
/** What an item of 吊 or 注 is called. */
export interface Item {
  item: string;
  name: Name;
}
/** The forty leaves: suit after suit, in each from the lowest to the highest. */
export interface Board {
  hand: number;
  suits: readonly { suit: Suit; name: Name }[];
  leaves: readonly Card[];
  items: readonly Item[];
}

export type Due = "diao" | "zhu" | "qiaomen" | "gonghe" | "chong" | "chong_gonghe" | "duo_jin" | "penalty";
export const DUES: readonly Due[] = ["diao", "zhu", "qiaomen", "gonghe", "chong", "chong_gonghe", "duo_jin", "penalty"];

/** An article's key or `question=answer`, as events carry it; or the reason whole, with its name. */
export type Reason = string | Because;
export interface Paid {
  type: "Paid";
  due: Due;
  seat: number;
  item: string;
  worth: number;
  flow: readonly number[];
  because: Reason;
}
export type Event = { because: Reason } & (
  | { type: "DealBegan"; deal: number }
  | { type: "CardExposed"; card: Code }
  | { type: "BankerSeated"; seat: number }
  | { type: "Received"; to: number; cards: readonly Code[] }
  | { type: "Promoted"; to: number; card: Code; becomes: Code }
  | { type: "DealVoided"; seat: number; suit: string }
  | { type: "HandShown" | "CardsShown"; seat: number; cards: readonly Code[] }
  | { type: "PlayBegan"; leader: number }
  | { type: "Led" | "Captured"; seat: number; card: Code }
  | { type: "Discarded"; seat: number }
  | { type: "DiscardedCard"; to: number; card: Code }
  | { type: "TrickWon"; seat: number; card: Code; trick: number }
  | Paid
  | { type: "Drawn"; seat: number; card: Code; points: number }
  | { type: "WentDead"; card: Code }
  | { type: "Warned"; to: number; fault: string; trick: number }
  | { type: "DealEnded"; deal: number; net: readonly number[] }
  | { type: "SittingEnded" }
);

/** What a pile is worth as it lies, and what it is one card away from. */
export interface Worth {
  id: string;
  name: Said;
  worth: number;
  cards: readonly Code[];
  key: string;
}
export interface Near {
  id: string;
  name: Said;
  worth: number;
  missing: Code;
  key: string;
}
export interface PileNotes {
  seat: number;
  now: readonly Worth[];
  near: readonly Near[];
}
export interface Notes {
  piles: readonly PileNotes[];
}
