// Generated from youyi.games.madiao by `python -m workshop typescript`; do not edit.

/** A sitting as one seat sees it; `seat` None: as the public does. */
export interface View {
  readonly seat: Seat | null;
  readonly deal: number;
  readonly purses: readonly [number, number, number, number];
  readonly phase: PhaseSeen;
}

export type Seat = number;

export type PhaseSeen = ToSeatBanker | ToDeal | PlayingSeen | Done;

/** The pack is to be dealt; the exposed card will say who banks. */
export interface ToSeatBanker {
  readonly type: "ToSeatBanker";
}

/** The pack is to be dealt for a banker who is known. */
export interface ToDeal {
  readonly type: "ToDeal";
  readonly banker: Seat;
}

/** A deal in progress as one seat sees it; the public holds no cards. */
export interface PlayingSeen {
  readonly type: "PlayingSeen";
  readonly banker: Seat;
  readonly exposed: Card;
  readonly promoted: boolean;
  readonly dealt: readonly Card[];
  readonly hand: readonly Card[];
  readonly held: readonly [number, number, number, number];
  readonly tricks: readonly SeenTrick[];
  readonly won: readonly [readonly Card[], readonly Card[], readonly Card[], readonly Card[]];
  readonly to_play: Seat;
}

export type Card = "T20" | "T30" | "T40" | "T50" | "T60" | "T70" | "T80" | "T90" | "Tb" | "Tq" | "Tw" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" | "W7" | "W8" | "W9" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | "C9" | "C8" | "C7" | "C6" | "C5" | "C4" | "C3" | "C2" | "C1" | "Ch" | "C0";

/** A trick as one seat saw it, whole or in progress. */
export interface SeenTrick {
  readonly leader: Seat;
  readonly laid: readonly Seen[];
  readonly winner: Seat | null;
}

export type Seen = FaceUp | FaceDown | Hidden;

/** A card led, or one that captured: all see it. */
export interface FaceUp {
  readonly type: "FaceUp";
  readonly seat: Seat;
  readonly card: Card;
}

/** A card discarded 滅: only its owner knows it. */
export interface FaceDown {
  readonly type: "FaceDown";
  readonly seat: Seat;
  readonly card: Card;
}

/** A card that another seat laid face down. */
export interface Hidden {
  readonly type: "Hidden";
  readonly seat: Seat;
}

/** The agreed deals are played. */
export interface Done {
  readonly type: "Done";
}

export type Event =
  | DealBegan
  | CardExposed
  | BankerSeated
  | Received
  | Promoted
  | DealVoided
  | HandShown
  | PlayBegan
  | Led
  | Captured
  | Discarded
  | DiscardedCard
  | TrickWon
  | CardsShown
  | Paid
  | Drawn
  | WentDead
  | Warned
  | DealEnded
  | SittingEnded;

/** A new pack is shuffled and cut. */
export interface DealBegan {
  readonly type: "DealBegan";
  readonly deal: number;
  readonly because: Reason;
}

/** The key of a clause, or `question=answer`. */
export type Reason = string;

/** 底牌露面: the cut shows the last card of the stock. */
export interface CardExposed {
  readonly type: "CardExposed";
  readonly card: Card;
  readonly because: Reason;
}

/** A seat banks: the others play against it. */
export interface BankerSeated {
  readonly type: "BankerSeated";
  readonly seat: Seat;
  readonly because: Reason;
}

/** A seat picks up its eight cards. */
export interface Received {
  readonly type: "Received";
  readonly to: Seat;
  readonly cards: readonly Card[];
  readonly because: Reason;
}

/** 升代: a card of the seat takes the place of the exposed one; nobody else hears of it. */
export interface Promoted {
  readonly type: "Promoted";
  readonly to: Seat;
  readonly card: Card;
  readonly becomes: Card;
  readonly because: Reason;
}

/** A hand has five or more cards of one suit: the pack is dealt again. */
export interface DealVoided {
  readonly type: "DealVoided";
  readonly seat: Seat;
  readonly suit: Suit;
  readonly because: Reason;
}

/** One of the four gates 門. */
export type Suit = "T" | "W" | "S" | "C";

/** 斗前: a seat shows the hand that it was dealt, for its pattern. */
export interface HandShown {
  readonly type: "HandShown";
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly because: Reason;
}

/** Nobody showed a dealt pattern: tricks are played. */
export interface PlayBegan {
  readonly type: "PlayBegan";
  readonly leader: Seat;
  readonly because: Reason;
}

/** 發牌: a card opens a trick, face up. */
export interface Led {
  readonly type: "Led";
  readonly seat: Seat;
  readonly card: Card;
  readonly because: Reason;
}

/** 捉牌: a higher card of the suit led, face up; it is now the best. */
export interface Captured {
  readonly type: "Captured";
  readonly seat: Seat;
  readonly card: Card;
  readonly because: Reason;
}

/** 滅牌: a card is laid face down. */
export interface Discarded {
  readonly type: "Discarded";
  readonly seat: Seat;
  readonly because: Reason;
}

/** Which card a seat laid face down: its own knowledge alone. */
export interface DiscardedCard {
  readonly type: "DiscardedCard";
  readonly to: Seat;
  readonly card: Card;
  readonly because: Reason;
}

/** 上桌: the best card is put before its owner, who leads next. */
export interface TrickWon {
  readonly type: "TrickWon";
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly because: Reason;
}

/** A seat shows cards it was dealt, for a payment that depends on them. */
export interface CardsShown {
  readonly type: "CardsShown";
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly because: Reason;
}

/** One item of the settlement: who gets it for what, and what it moves between the four purses. */
export interface Paid {
  readonly type: "Paid";
  readonly due: PaymentKind;
  readonly seat: Seat;
  readonly item: string;
  readonly worth: number;
  readonly flow: readonly [number, number, number, number];
  readonly because: Reason;
}

/** For what is paid, in the order in which a deal is settled. */
export type PaymentKind = "diao" | "zhu" | "qiaomen" | "gonghe" | "chong" | "chong_gonghe" | "duo_jin" | "penalty";

/** 冲: a turned card of the stock joins a seat's won cards. */
export interface Drawn {
  readonly type: "Drawn";
  readonly seat: Seat;
  readonly card: Card;
  readonly points: number;
  readonly givers: readonly Card[];
  readonly because: Reason;
}

/** A turned card of the stock joins nobody. */
export interface WentDead {
  readonly type: "WentDead";
  readonly card: Card;
  readonly because: Reason;
}

/** A seat hears of a fault in its own play; nothing is paid. */
export interface Warned {
  readonly type: "Warned";
  readonly to: Seat;
  readonly fault: string;
  readonly trick: number;
  readonly because: Reason;
}

/** All is paid. */
export interface DealEnded {
  readonly type: "DealEnded";
  readonly deal: number;
  readonly net: readonly [number, number, number, number];
  readonly because: Reason;
}

/** The agreed deals are played. */
export interface SittingEnded {
  readonly type: "SittingEnded";
  readonly because: Reason;
}

/** The pack, in order, suit after suit, each from the lowest card; and the items of the score sheet. */
export interface Board {
  readonly seats: number;
  readonly hand: number;
  readonly suits: readonly DrawnSuit[];
  readonly cards: readonly DrawnCard[];
  readonly items: readonly DrawnItem[];
}

/** A gate and what it is called. */
export interface DrawnSuit {
  readonly suit: Suit;
  readonly name: Name;
}

/** A proper name or term: both scripts, its reading, and plain English. */
export interface Name {
  readonly "zh-Hant": string;
  readonly "zh-Hans": string;
  readonly pinyin: string;
  readonly en: string;
}

/** One card as it is printed. */
export interface DrawnCard {
  readonly code: Card;
  readonly suit: Suit;
  readonly name: Name;
  readonly figure: Name | null;
  readonly called: Name;
  readonly rank: Rank;
}

export type Rank = "reward" | "shoulder" | "hundred" | "ji" | "green";

/** What 吊 or 注 are paid for, as the score sheet names it. */
export interface DrawnItem {
  readonly item: string;
  readonly name: Name;
}

/** A choice: which card, and what it would do. */
export interface Outline {
  readonly card: Card;
  readonly deed: PlayKind;
}

/** What a card does when it is played. */
export type PlayKind = "lead" | "capture" | "discard";

/** What is to be said of all four. */
export interface Notes {
  readonly piles: readonly PileNotes[];
}

/** What is to be said of one seat's won cards. */
export interface PileNotes {
  readonly seat: Seat;
  readonly now: readonly PatternWorth[];
  readonly near: readonly WithinReach[];
}

/** A pattern that a pile has. */
export interface PatternWorth {
  readonly id: string;
  readonly name: Name;
  readonly worth: number;
  readonly cards: readonly Card[];
  readonly key: string;
}

/** A pattern that a pile does not have yet, and can still have. */
export interface WithinReach {
  readonly id: string;
  readonly name: Name;
  readonly worth: number;
  readonly cards: readonly Card[];
  readonly ways: readonly (readonly Card[])[];
  readonly key: string;
}
