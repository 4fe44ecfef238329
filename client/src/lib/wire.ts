/** The messages between the table and the page. Stand-in until the server generates this file. */
export type Language = "zh-Hant" | "zh-Hans" | "en";
export type Said = Record<Language, string>;

export type Because =
  | { kind: "article"; key: string; name: Said }
  | { kind: "ruling"; game: string; name: string; word: string; said: Said };
export interface Line { says: string; because: Because }
export interface Offer { text: string; label: string; outline: unknown; lines: Line[] | null }
export type Asked =
  | { type: "Choose"; seat: number; offers: Offer[] }
  | { type: "Waits"; seat: number }
  | { type: "Throws"; seat: number | null }
  | { type: "Nothing" }
  | { type: "Seats" };
export interface Sitter { seat: number; kind: "me" | "human" | "computer" | "open"; name: Said | string | null; player: string | null; here: boolean }
export interface TableFacts {
  id: string; game: string; ruleset: string;
  rulings: Record<string, string | number>; terms: Record<string, number | null>;
  seats: Sitter[];
}
export interface Over { score: number[]; first: number[]; why: Because; kind: string; says: string }
export interface Ply { at: number; by: number | null; move: string | null; says: string | null; lines: Line[] }
export interface Snapshot {
  type: "Snapshot"; at: number; seat: number | null; table: TableFacts; view: unknown; asked: Asked;
  log: Ply[]; says: string; language: Language; over: Over | null;
}
export interface Happened {
  type: "Happened"; at: number; by: number | null; move: string | null; events: { type: string }[];
  lines: Line[]; view: unknown; asked: Asked; says: string; over: Over | null;
}
export interface Refused { type: "Refused"; code: string; says: string; because: Because | null; at: number | null }
export interface Present { type: "Present"; seats: Sitter[] }
export interface Previewed { type: "Previewed"; text: string; lines: Line[]; view: unknown }
export interface Rematch { type: "Rematch"; id: string }
export interface Pong { type: "Pong" }
export type FromServer = Snapshot | Happened | Refused | Present | Previewed | Rematch | Pong;
export type ToServer =
  | { type: "Sit"; token: string }
  | { type: "Throw"; at: number }
  | { type: "Move"; at: number; text: string }
  | { type: "Speak"; language: Language }
  | { type: "Preview"; at: number; text: string }
  | { type: "Ping" };
