// Written by youyi.apps.web.typescript from the server's wire; do not edit.

/** JSON that only its game's board reads. */
export type Dumped = unknown;

export type Value = string | number | boolean | null;

export type SeatKind = "human" | "computer" | "open";

export type Code = "unknown_table" | "no_such_seat" | "bad_token" | "not_your_turn" | "stale" | "bad_notation" | "illegal" | "over" | "not_begun" | "malformed" | "too_large" | "too_fast" | "failed";

export type Grade = "attested" | "inferred" | "supplied";

export type Language = "zh-Hant" | "zh-Hans" | "en";

export type Because = BecauseArticle | BecauseRuling;

export type Asked = Choose | Waits | Throws | Nothing | Seats;

export type Heard = Sit | Throw | Move | Preview | Study | Speak | Ping;

export type Spoken = Snapshot | Happened | Refused | Previewed | Studied | Present | Rematch | Pong;

export type SeatWanted = Me | Computer | OpenSeat;

/** I hold this seat: here is my token. Whoever never says so watches. */
export interface Sit {
  type: "Sit";
  token: string;
}

/** My hand throws: the server draws the dice that position `at` asks of my seat. */
export interface Throw {
  type: "Throw";
  at: number;
}

/** My seat answers position `at` with this move, in the game's notation. */
export interface Move {
  type: "Move";
  at: number;
  text: string;
}

/** What would this move do? Nothing is played. */
export interface Preview {
  type: "Preview";
  at: number;
  text: string;
}

/** What can be known from my seat at position `at`? For learners: what won cards are worth, what they lack. */
export interface Study {
  type: "Study";
  at: number;
}

/** From now on talk to me in this language; a fresh `Snapshot` follows. */
export interface Speak {
  type: "Speak";
  language: Language;
}

/** Are you there? */
export interface Ping {
  type: "Ping";
}

/** A fixed text in all three languages, so that a page can switch without asking again. */
export interface Said {
  en: string;
  "zh-Hant": string;
  "zh-Hans": string;
}

/** A clause of a source; its words are at `/api/articles/{key}`. */
export interface BecauseArticle {
  kind: "article";
  key: string;
  name: Said;
}

/** Our answer to an open question; more at `/api/rulings/{game}/{name}/{word}`. */
export interface BecauseRuling {
  kind: "ruling";
  game: string;
  name: string;
  word: string;
  said: Said;
}

/** One sentence of the log, and the clause behind it. */
export interface Line {
  says: string;
  because: Because;
}

/** One choice open to the seat that is asked. */
export interface Offer {
  text: string;
  label: string;
  outline: Dumped;
  lines: Line[] | null;
}

/** Your seat must choose. */
export interface Choose {
  type: "Choose";
  seat: number;
  offers: Offer[];
}

/** Another seat must choose; its choices are its own affair. */
export interface Waits {
  type: "Waits";
  seat: number;
}

/** A hand must throw or deal; null: the table's own hand, which the server moves. */
export interface Throws {
  type: "Throws";
  seat: number | null;
}

/** The game is over. */
export interface Nothing {
  type: "Nothing";
}

/** Seats are still open: the game has not begun. */
export interface Seats {
  type: "Seats";
}

/** Who sits where. */
export interface SeatSaid {
  seat: number;
  kind: SeatKind;
  name: string | null;
  player: string | null;
  here: boolean;
}

/** How the dice are vouched for. */
export interface ChanceSaid {
  kind: string;
  commit: string;
  reveal: string | null;
}

/** A table's agreement and company. */
export interface TableSaid {
  id: string;
  game: string;
  ruleset: string;
  rulings: Record<string, Value>;
  terms: Record<string, Value>;
  seats: SeatSaid[];
  chance: ChanceSaid;
  listed: boolean;
  over: boolean;
  rematch: string | null;
}

/** One move of the log. */
export interface Ply {
  at: number;
  by: number | null;
  move: string | null;
  says: string | null;
  lines: Line[];
}

/** How the game ended. */
export interface Over {
  score: number[];
  first: number[];
  why: Because;
  kind: string;
  says: string;
}

/** The whole table as this listener may know it: the first message, and the answer to `Sit` and `Speak`. */
export interface Snapshot {
  type: "Snapshot";
  at: number;
  seat: number | null;
  table: TableSaid;
  view: Dumped;
  asked: Asked;
  log: Ply[];
  past: Dumped[];
  says: string;
  language: Language;
  over: Over | null;
}

/** A move was made; `at` counts it. */
export interface Happened {
  type: "Happened";
  at: number;
  by: number | null;
  move: string | null;
  label: string | null;
  events: Dumped[];
  lines: Line[];
  view: Dumped;
  asked: Asked;
  says: string;
  over: Over | null;
}

/** Nothing changed, and this is why. */
export interface Refused {
  type: "Refused";
  code: Code;
  says: string;
  because: Because | null;
  at: number;
  spot: number | null;
  column: number | null;
}

/** What a move would do, up to the first thing that is still unseen. */
export interface Previewed {
  type: "Previewed";
  at: number;
  text: string;
  lines: Line[];
  view: Dumped | null;
}

/** What can be known from this seat. */
export interface Studied {
  type: "Studied";
  at: number;
  notes: Dumped | null;
}

/** Someone sat down, left or came back. */
export interface Present {
  type: "Present";
  seats: SeatSaid[];
}

/** The same company plays again at another table; the same token holds the seat there. */
export interface Rematch {
  type: "Rematch";
  id: string;
  seat: number | null;
}

/** Here. */
export interface Pong {
  type: "Pong";
}

/** A seat for the person who creates the table. */
export interface Me {
  kind: "me";
  name: string;
}

/** A seat for a computer player. */
export interface Computer {
  kind: "computer";
  player: string;
}

/** A seat that anyone may take. */
export interface OpenSeat {
  kind: "open";
}

/** POST /api/tables: create a table. Seats in order of play; one `Me` at most. */
export interface CreateTable {
  game: string;
  seats: SeatWanted[];
  ruleset?: string | null;
  rulings?: Record<string, Value>;
  terms?: Record<string, Value>;
  listed?: boolean;
}

/** POST /api/tables/{id}/sit: take an open seat; null: any. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}

/** POST /api/tables/{id}/rematch: create the next table for the same players. Later requests name the same table. */
export interface PlayAgain {
  token: string;
}

/** A seat of a table just created; its token is shown only once. */
export interface SeatGiven {
  seat: number;
  kind: SeatKind;
  token: string | null;
}

/** Response to `CreateTable`: the table's id and its seats. */
export interface TableCreated {
  id: string;
  seats: SeatGiven[];
}

/** Response to `TakeSeat`: the seat and its token, which is shown only once. */
export interface SeatTaken {
  seat: number;
  token: string;
}

/** Response to `PlayAgain`: the next table, and the seat that the same token holds there. */
export interface RematchCreated {
  id: string;
  seat: number;
  token: string;
}

/** A listed table that is not over. */
export interface LobbyTable {
  id: string;
  game: string;
  ruleset: string;
  open_seats: number[];
  names: string[];
  since: string;
}

/** Why a request was not granted. */
export interface Failure {
  error: string;
  says: string;
  valid: string[] | null;
}

/** One way to settle an open question. */
export interface AnswerSaid {
  word: string;
  value: Value;
  reading: Said;
  grade: Grade;
  cites: string[];
}

/** An open question with its possible answers. */
export interface Choice {
  kind: "choice";
  name: string;
  question: Said;
  answers: AnswerSaid[];
}

/** An open question, or a term, whose answer is a number. */
export interface Quantity {
  kind: "quantity";
  name: string;
  question: Said;
  unit: Said;
  lowest: number;
  highest: number | null;
  absent: Said | null;
  usual: number | null;
  grade: Grade;
  cites: string[];
}

/** A named choice of answers. */
export interface RulesetSaid {
  id: string;
  name: Said;
  summary: Said;
  rulings: Record<string, Value>;
}

/** How many may sit. */
export interface SeatCount {
  lowest: number;
  highest: number;
  usual: number;
}

/** A computer player. */
export interface PlayerSaid {
  id: string;
  name: Said;
  strength: Said;
}

/** One game of the catalogue, with all a page needs to offer it and to draw its board. */
export interface GameSaid {
  id: string;
  name: Said;
  pinyin: string;
  about: Said;
  unit: Said;
  seats: SeatCount;
  seat_names: Said[];
  rulesets: RulesetSaid[];
  questions: (Choice | Quantity)[];
  terms: (Choice | Quantity)[];
  players: PlayerSaid[];
  board: Dumped;
}

/** Where in a source a clause stands. */
export interface LocusSaid {
  source: Said;
  edition: Said;
  place: string;
  script: Language;
}

/** One clause, in full. */
export interface ArticleSaid {
  key: string;
  game: string;
  name: Said;
  pinyin: string;
  text: string;
  script: Language;
  loci: LocusSaid[];
  reading: Said;
  grade: Grade;
  grade_name: Said;
  advice: Said | null;
}

/** A clause that speaks for an answer. */
export interface Cited {
  key: string;
  name: Said;
}

/** One answer to one open question, in full. */
export interface RulingSaid {
  game: string;
  name: string;
  word: string;
  question: Said;
  reading: Said;
  grade: Grade;
  grade_name: Said;
  cites: Cited[];
}
