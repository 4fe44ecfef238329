// Generated from youyi.apps.web.wire.messages by `python -m workshop typescript`; do not edit.

/** A payload of the table's game; its type is in the game's `types.ts`. */
export type Dumped = unknown;

/** So often one idea is told in whole sentences, by a review as by a tutor. */
export const IN_FULL = 2;

export type Value = string | number | boolean | null;

export type SeatKind = "human" | "computer" | "open" | "left";

export type ClosedBecause = "expired" | "admin" | "conceded" | "called_off";

export type Code = "unknown_table" | "other_release" | "no_such_seat" | "bad_token" | "not_your_turn" | "stale" | "bad_notation" | "illegal" | "over" | "closed" | "paused" | "not_begun" | "seat_held" | "unknown_player" | "no_hints" | "no_talk" | "too_early" | "too_late" | "not_appointed" | "no_time_off" | "bad_times" | "bad_seal" | "wrong_opening" | "malformed" | "too_large" | "too_fast" | "too_many" | "failed";

export type Grade = "attested" | "inferred" | "supplied";

export type ChatMode = "none" | "phrases" | "free";

export type EventKind = "sat" | "left" | "freed" | "given" | "sat_in" | "timed_out" | "returned" | "conceded" | "paused" | "resumed" | "hinted" | "rematch_offered" | "rematch_declined" | "time_off";

export type PaceKind = "live" | "days" | "free";

export type LeagueDeedKind = "enter" | "withdraw" | "begin" | "call_off";

export type PairingState = "free" | "waits" | "agreed" | "plays" | "played" | "forfeited" | "bye";

export type TieDeed = "ask" | "accept" | "remove" | "block" | "unblock";

export type ReportedWhat = "name" | "table" | "result";

export type ReportedWhy = "offends" | "pretends" | "program" | "arranged";

export type DeedKind = "line" | "name" | "table" | "account" | "ban" | "unban" | "mute" | "unmute" | "settle" | "operator" | "no_operator" | "annul" | "restore" | "close" | "reopen";

export type Phrase = "hello" | "luck" | "well" | "thanks" | "sorry" | "moment" | "go_on" | "again" | "bye";

export type Language = "zh-Hant" | "zh-Hans" | "en";

export type PaceWanted = "slow" | "normal" | "fast" | "at_once";

export type Because = BecauseArticle | BecauseRuling;

export type Asked = Choose | Waits | Throws | Nothing | Seats;

export type OddsSaid = DiceSaid | PackSaid | LotSaid | OtherSaid;

export type Heard = Sit | Seal | Open | Throw | Move | Preview | Study | Speak | Leave | Free | Ping | Barred | Hint | Pace | Look | Concede | Pause | TimeOff | Return | Suit | Propose | Meet | Come | CallOff | Say | Report | Chat;

export type Spoken = Snapshot | Happened | Refused | Previewed | Studied | Present | ChanceTold | Rematch | Pong | BarredTold | HintWaits | Hinted | Company | Talk;

export type SeatWanted = Me | Computer | OpenSeat;

export type TaskSaid = PlayTask | AskTask | WatchTask;

export type JobState = "queued" | "preparing" | "playing" | "done" | "failed" | "cancelled";

export type ReviewState = "queued" | "working" | "done" | "failed";

export type BandSaid = "good" | "doubtful" | "mistake" | "blunder";

export type GoalSaid = "score" | "first";

/** A text in all three languages, so that a page can change language without a request. */
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

/** An answer to an open question; more at `/api/rulings/{game}/{name}/{word}`. */
export interface BecauseRuling {
  kind: "ruling";
  game: string;
  name: string;
  word: string;
  said: Said;
}

/** What one seat contributed to the chance. */
export interface ContributionSaid {
  seat: number;
  state: string;
  seal: string | null;
  text: string;
}

/** Dice thrown together: the move is `before` and the faces as digits, low first. */
export interface DiceSaid {
  kind: "dice";
  count: number;
  lowest: number;
  highest: number;
  before: string;
}

/** A pack shuffled from the order in which the game lists it, which a page must know by itself. */
export interface PackSaid {
  kind: "pack";
  cards: number;
}

/** A lot among moves that are equally likely. */
export interface LotSaid {
  kind: "lot";
  moves: string[];
}

/** Odds that only the rules know how to draw. */
export interface OtherSaid {
  kind: "other";
}

/** What a throw or shuffle was drawn from. */
export interface DrawSaid {
  bout: number;
  hand: number;
  nth: number;
  odds: OddsSaid;
}

/** What binds the server in its throws and shuffles, as far as it may be told. */
export interface ChanceSaid {
  kind: string;
  commit: string;
  reveal: string | null;
  seals: (string | null)[] | null;
  contributions: ContributionSaid[] | null;
  keys: Record<string, string>;
}

/** Say which of the proposed times suit this seat, perhaps none. */
export interface Suit {
  type: "Suit";
  times: string[];
}

/** Propose these times instead; who proposed the appointment may. What suits people of those that stay is kept. */
export interface Propose {
  type: "Propose";
  times: string[];
}

/** Choose among the times that suit everybody; who proposed the appointment may. */
export interface Meet {
  type: "Meet";
  at: string;
}

/** Sit down to play, from a quarter of an hour before the agreed time: the game begins when all have come within ten minutes. */
export interface Come {
  type: "Come";
}

/** Call the appointment off; who proposed it may. */
export interface CallOff {
  type: "CallOff";
}

/** An appointment at which the game has not begun. */
export interface AppointmentSaid {
  times: string[];
  meets: string | null;
  opens: string | null;
  suits: (string[] | null)[];
  came: boolean[];
}

/** How long people may think: `move` and `days` for each move, `bank` for all, with more after each turn. */
export interface ClockWanted {
  kind: "bank" | "days" | "move";
  seconds: number;
  increment?: number;
}

/** What a new table agrees about its people. */
export interface AgreementWanted {
  clock?: ClockWanted | null;
  absence?: number | null;
  stand_in?: string | null;
  hints?: boolean | null;
  rated?: boolean;
}

/** Give the game up: of two, the other has won; where more people play, a computer plays on for the others. */
export interface Concede {
  type: "Concede";
}

/** Ask for a pause or agree to one; with `wanted` false: decline it, or end it. */
export interface Pause {
  type: "Pause";
  wanted: boolean;
}

/** Play on by oneself, after a computer sat in because the time was out. */
export interface Return {
  type: "Return";
}

/** Let one's clock stand for a week from now on, in a game by days; twice in a game. */
export interface TimeOff {
  type: "TimeOff";
}

/** The clock of a table, as in `ClockWanted`. */
export interface ClockSaid {
  kind: "bank" | "days" | "move";
  seconds: number;
  increment: number;
}

/** What a table agreed about its people, as in `AgreementWanted`. */
export interface AgreementSaid {
  clock: ClockSaid | null;
  absence: number | null;
  stand_in: string | null;
  hints: boolean;
  rated: boolean;
}

/** What is known of the holder of a seat beside who he is. */
export interface SeatCompany {
  seat: number;
  stand_in: string | null;
  wants_pause: boolean;
  wants_rematch: boolean;
  left: number | null;
  time_off: number;
}

/** A computer is about to sit in for somebody. */
export interface SitsIn {
  seat: number;
  seconds: number;
  player: string;
}

/** What happened beside the moves, after `ply` of them. */
export interface EventSaid {
  ply: number;
  kind: EventKind;
  seat: number | null;
  player: string | null;
  at: string;
}

/** The people of a table. */
export interface CompanySaid {
  agreement: AgreementSaid | null;
  seats: SeatCompany[];
  running: number | null;
  stands: number;
  sits_in: SitsIn | null;
  paused_since: string | null;
  host: number | null;
  appointment: AppointmentSaid | null;
  chat: ChatMode;
  watching: number;
  events: EventSaid[];
}

/** Something about the people of the table is new. */
export interface Company {
  type: "Company";
  company: CompanySaid;
}

/** POST /api/qr: draw an address of this server that may hold tokens, so that none stands in an address. */
export interface DrawAddress {
  text: string;
}

/** A result without the luck of throws and cards. */
export interface WithoutLuck {
  state: "awaited" | "kept" | "known" | "none";
  at: number | null;
  error: number | null;
}

/** Say a phrase, or a line of one's own where the table allows it. */
export interface Say {
  type: "Say";
  phrase?: Phrase | null;
  text?: string | null;
}

/** Tell the people who run the server of a line. */
export interface Report {
  type: "Report";
  number: number;
}

/** Say what may be said here: the switch of who made the table. */
export interface Chat {
  type: "Chat";
  mode: ChatMode;
}

/** What somebody said. */
export interface TalkLine {
  number: number;
  seat: number;
  name: string | null;
  phrase: Phrase | null;
  text: string | null;
  at: string;
}

/** What was said: new lines, or after a connection's first `Snapshot` the latest ones. */
export interface Talk {
  type: "Talk";
  lines: TalkLine[];
  whole?: boolean;
}

/** Ask what this seat might try in position `at` and may not. */
export interface Barred {
  type: "Barred";
  at: number;
}

/** Ask what the strongest computer player would choose in position `at`, from this seat's own view. */
export interface Hint {
  type: "Hint";
  at: number;
}

/** Say how fast the computers shall move; of those who sit here, whoever wants it slowest decides. */
export interface Pace {
  type: "Pace";
  pace: PaceWanted;
}

/** Say whether the page is in sight: who does not look is told by notices what happens. */
export interface Look {
  type: "Look";
  looking: boolean;
}

/** A choice that is barred, and the clause behind it. */
export interface BarredChoice {
  text: string;
  label: string;
  says: string;
  because: Because;
  spot: number | null;
}

/** Response to `Barred`. */
export interface BarredTold {
  type: "BarredTold";
  at: number;
  choices: BarredChoice[];
}

/** What one of the offers is worth to the seat, by what it may know. */
export interface HintedMove {
  text: string;
  worth: number;
  less: number;
  error: number;
  band: BandSaid;
  named: string;
  first: string | null;
  says: string;
}

/** Response to `Hint` before `Hinted`, where it takes minutes. */
export interface HintWaits {
  type: "HintWaits";
  at: number;
  says: string;
}

/** Response to `Hint`: the best of the offers, and what every offer is worth. */
export interface Hinted {
  type: "Hinted";
  at: number;
  text: string;
  player: string;
  goal: GoalSaid;
  unit: string;
  moves: HintedMove[];
}

/** Take a seat with its token. A connection that never does so watches. */
export interface Sit {
  type: "Sit";
  token: string;
}

/** Contribute to the chance of a rematch, sealed: before the seals are published, and only where none was given. */
export interface Seal {
  type: "Seal";
  seal: string;
}

/** Open this seat's seal, once the seals of all seats are published. */
export interface Open {
  type: "Open";
  text: string;
}

/** Throw the dice that position `at` asks of this seat; the server draws them. */
export interface Throw {
  type: "Throw";
  at: number;
}

/** Make a move in position `at`, in the game's notation. */
export interface Move {
  type: "Move";
  at: number;
  text: string;
}

/** Ask what a move would do, without playing it. */
export interface Preview {
  type: "Preview";
  at: number;
  text: string;
}

/** Ask for a learner's notes on position `at`, as far as this seat sees it. */
export interface Study {
  type: "Study";
  at: number;
}

/** Change the language of this connection; a new `Snapshot` follows. */
export interface Speak {
  type: "Speak";
  language: Language;
}

/** Give this seat up: its token is void from then on. Before the beginning the seat is open again. */
export interface Leave {
  type: "Leave";
}

/** Free the seat of another who left or has long been away: for anyone, or for a computer `player`. */
export interface Free {
  type: "Free";
  seat: number;
  player?: string | null;
}

/** Ask for a `Pong`. */
export interface Ping {
  type: "Ping";
}

/** One sentence of the log with its reason. */
export interface Line {
  says: string;
  because: Because;
  teaches?: boolean;
  notable?: boolean;
  flow?: number[] | null;
}

/** One legal move of the seat that is asked. */
export interface Offer {
  text: string;
  label: string;
  outline: Dumped;
  lines: Line[] | null;
  effect: string;
}

/** Your seat must choose. */
export interface Choose {
  type: "Choose";
  seat: number;
  offers: Offer[];
}

/** Another seat must choose; its legal moves are not told. */
export interface Waits {
  type: "Waits";
  seat: number;
}

/** A seat must throw the dice; null: the server draws for the table. */
export interface Throws {
  type: "Throws";
  seat: number | null;
}

/** The game is over, or the table closed. */
export interface Nothing {
  type: "Nothing";
}

/** The game has not begun, or waits for somebody to take a seat that was freed: a seat is open, or the time of an appointment has not come. */
export interface Seats {
  type: "Seats";
}

/** A seat and who holds it. */
export interface SeatSaid {
  seat: number;
  kind: SeatKind;
  name: string | null;
  player: string | null;
  called: Said | null;
  here: boolean;
  away_since: string | null;
  free_in: number | null;
}

/** A table's rules and seats. */
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
  closed: ClosedBecause | null;
  rematch: string | null;
  day: string | null;
  league: string | null;
  company: CompanySaid;
}

/** One move of the log. */
export interface Ply {
  at: number;
  by: number | null;
  move: string | null;
  says: string | null;
  lines: Line[];
  draw: DrawSaid | null;
}

/** How a table ended: by the rules, conceded, or closed. */
export interface Over {
  score: number[] | null;
  first: number[];
  by: number | null;
  why: Because | null;
  kind: string;
  says: string;
}

/** The whole table as this listener may see it: the first message, and the response to `Sit` and `Speak`. */
export interface Snapshot {
  type: "Snapshot";
  at: number;
  seat: number | null;
  table: TableSaid;
  view: Dumped;
  asked: Asked;
  log: Ply[];
  latest: Dumped[];
  past: Dumped[];
  says: string;
  language: Language;
  over: Over | null;
  drawing: string | null;
}

/** A move was made; `at` is the number of moves after it. */
export interface Happened {
  type: "Happened";
  at: number;
  by: number | null;
  move: string | null;
  label: string | null;
  draw: DrawSaid | null;
  events: Dumped[];
  lines: Line[];
  view: Dumped;
  asked: Asked;
  says: string;
  over: Over | null;
  drawing: string | null;
}

/** A message was refused; nothing changed. */
export interface Refused {
  type: "Refused";
  code: Code;
  says: string;
  because: Because | null;
  at: number;
  spot: number | null;
  column: number | null;
}

/** Response to `Preview`: what a move would do, up to the first event that reveals something unseen. */
export interface Previewed {
  type: "Previewed";
  at: number;
  text: string;
  lines: Line[];
  view: Dumped | null;
  effect: string;
}

/** Response to `Study`. */
export interface Studied {
  type: "Studied";
  at: number;
  notes: Dumped | null;
}

/** Someone took a seat, left or came back. */
export interface Present {
  type: "Present";
  seats: SeatSaid[];
}

/** Seals, contributions or keys have been added; also the response to `Seal` and `Open`. */
export interface ChanceTold {
  type: "ChanceTold";
  chance: ChanceSaid;
}

/** The same people play again at another table; each token holds its seat there. */
export interface Rematch {
  type: "Rematch";
  id: string;
  seat: number | null;
}

/** Response to `Ping`. */
export interface Pong {
  type: "Pong";
}

/** A seat for the person who creates the table. */
export interface Me {
  kind: "me";
  name: string;
  seal?: string | null;
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

/** POST /api/tables: create a table. Seats in order of play; at most one `Me`. */
export interface CreateTable {
  game: string;
  seats: SeatWanted[];
  ruleset?: string | null;
  rulings?: Record<string, Value>;
  terms?: Record<string, Value>;
  listed?: boolean;
  agreement?: AgreementWanted | null;
  chat?: ChatMode | null;
  times?: string[] | null;
}

/** POST /api/tables/{id}/sit: take an open seat; null: any of them. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  seal?: string | null;
  suits?: string[] | null;
}

/** POST /api/tables/{id}/rematch: offer a rematch or take it up; the table is created when every person has done so. */
export interface PlayAgain {
  token: string;
  wanted?: boolean;
  seal?: string | null;
}

/** A seat of a new table; its token is shown only once. */
export interface SeatGiven {
  seat: number;
  kind: SeatKind;
  token: string | null;
}

/** Response to `CreateTable`. */
export interface TableCreated {
  id: string;
  seats: SeatGiven[];
}

/** Response to `TakeSeat`. */
export interface SeatTaken {
  seat: number;
  token: string;
}

/** Response to `PlayAgain`. */
export interface RematchSaid {
  id: string | null;
  seat: number;
  token: string;
}

/** Why a request was refused. */
export interface Failure {
  error: string;
  says: string;
  valid: string[] | null;
}

/** A possible answer to an open question. */
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
  called: Said[];
  usual: number | null;
  grade: Grade;
  cites: string[];
}

/** A named set of answers. */
export interface RulesetSaid {
  id: string;
  name: Said;
  summary: Said;
  rulings: Record<string, Value>;
  minutes: number | null;
}

/** The number of seats. */
export interface SeatCount {
  lowest: number;
  highest: number;
  usual: number;
}

/** A measured strength, and the command that measured it. */
export interface MeasuredSaid {
  says: Said;
  command: string;
}

/** A computer player. */
export interface PlayerSaid {
  id: string;
  name: Said;
  strength: Said;
  measured: MeasuredSaid[];
}

/** One colour as CSS writes it, for light and dark pages. */
export interface ColourSaid {
  light: string;
  dark: string;
}

/** A game's colours: behind the board, for headings and marks, and for each seat's pieces. */
export interface ColoursSaid {
  ground: ColourSaid;
  accent: ColourSaid;
  seats: string[];
}

/** One game of the catalogue: what a page needs to create a table and to draw the board. */
export interface GameSaid {
  id: string;
  name: Said;
  pinyin: string;
  about: Said;
  unit: Said;
  result: Said;
  hides: boolean;
  seats: SeatCount;
  seat_names: Said[];
  rulesets: RulesetSaid[];
  terms: (Choice | Quantity)[];
  levels: PlayerSaid[];
  players: PlayerSaid[];
  colours: ColoursSaid;
  taught: boolean;
  puzzles: number;
  board: Dumped;
  minutes: number[] | null;
}

/** The place of a clause in a source. */
export interface LocusSaid {
  source: Said;
  edition: Said;
  place: string;
  folio: Said | null;
  words: string;
  script: Language;
  address: string;
}

/** A clause that is pointed to. */
export interface Cited {
  key: string;
  name: Said;
}

/** A clause in full. */
export interface ArticleSaid {
  key: string;
  game: string;
  name: Said;
  pinyin: string;
  old: LocusSaid[];
  translated: Said | null;
  silence: Said | null;
  modern: LocusSaid[];
  modern_translated: Said | null;
  reading: Said;
  grade: Grade;
  grade_name: Said;
  grade_meaning: Said;
  advice: Said | null;
  before: Cited | null;
  after: Cited | null;
  example: boolean;
  cite: string;
}

/** An answer to an open question in full. */
export interface RulingSaid {
  game: string;
  name: string;
  word: string;
  question: Said;
  reading: Said;
  grade: Grade;
  grade_name: Said;
  grade_meaning: Said;
  cites: Cited[];
}

/** POST /api/sit-anywhere: take a seat where somebody waits, or wait for somebody at a new listed table. */
export interface SitAnywhere {
  game: string;
  name: string;
  seal?: string | null;
  clock?: ClockWanted | null;
  rated?: boolean;
}

/** Response to `SitAnywhere`. */
export interface SatAnywhere {
  id: string;
  seat: number;
  token: string;
  opened: boolean;
}

/** A listed table that is not over. */
export interface LobbyTable {
  id: string;
  game: string;
  ruleset: string;
  open_seats: number[];
  seats: number;
  names: string[];
  computers: number;
  agreement: AgreementSaid | null;
  since: string;
  appointment: AppointmentSaid | null;
}

/** A seat in a list of tables. */
export interface StandingSeat {
  kind: SeatKind;
  name: string | null;
  player: string | null;
}

/** How a table stands, for a list of tables. */
export interface Standing {
  id: string;
  game: string;
  ruleset: string;
  seats: StandingSeat[];
  at: number;
  asked: number | null;
  open: boolean;
  paused: boolean;
  over: boolean;
  closed: ClosedBecause | null;
  score: number[] | null;
  first: number[] | null;
  by: number | null;
  rematch: string | null;
  since: string;
  moved: string;
  ends: string | null;
  appointment: AppointmentSaid | null;
}

/** A game at a listed table that is worth watching, or looking at again. */
export interface WatchedGame {
  stands: Standing;
  view: Dumped;
  score: number[];
  rated: boolean;
}

/** GET /api/watch. */
export interface WatchSaid {
  playing: WatchedGame[];
  ended: WatchedGame[];
}

/** GET /api/watch/featured. */
export interface FeaturedSaid {
  game: WatchedGame | null;
  playing: number;
}

/** GET /api/here?page=. */
export interface HereSaid {
  looking: number;
}

/** POST /api/daily/{game}: a table with today's deal, or with the next of this week's. */
export interface PlayDaily {
  name: string;
  weekly?: boolean;
}

/** Response to `PlayDaily`. */
export interface DailyTable {
  id: string;
  seat: number;
  token: string;
  counted: boolean;
}

/** One line of the ranking. */
export interface DailyResult {
  name: string | null;
  player: string | null;
  won: number;
  score: number;
  mine: boolean;
  friend: boolean;
  without: WithoutLuck;
}

/** The reader's attempt at one deal. */
export interface DailyAttempt {
  table: string;
  over: boolean;
  won: boolean | null;
  score: number | null;
}

/** The reader's attempts that count. */
export interface DailyMine {
  deals: DailyAttempt[];
  over: boolean;
  won: number | null;
  score: number | null;
  beaten: number | null;
}

/** What was fixed before one deal, as far as it may be told. */
export interface DailyFixed {
  commit: string;
  next_commit: string | null;
  secret: string | null;
}

/** The deals of one game: a day's one, or a week's five. */
export interface DailyGame {
  game: string;
  ruleset: string;
  terms: Record<string, Value>;
  seats: number;
  opponent: string;
  fixed: DailyFixed[];
  mine: DailyMine | null;
  people: number;
  results: DailyResult[];
  puzzle: number | null;
}

/** GET /api/daily?day=: the deals of a day or of a week, today's if none is named; `week` names this one. Both are of UTC; a week is from Monday to Sunday. */
export interface DailySaid {
  day: string;
  weekly: boolean;
  now: boolean;
  left: number;
  streak: number;
  days: string[];
  games: DailyGame[];
}

/** POST /api/leagues: make a league, whose organiser need not play. */
export interface MakeLeague {
  name: string;
  game: string;
  seats: number;
  clock: ClockWanted;
  most: number;
  enter_by: string;
  ends: string;
  ruleset?: string | null;
  rounds?: number | null;
}

/** POST /api/leagues/{id}: enter, or withdraw before it begins (from a Swiss tournament at any time); its organiser may begin it or call it off. */
export interface LeagueDeed {
  deed: LeagueDeedKind;
}

/** POST /api/leagues/{id}/{number}: lay the table of a game of one's own, and propose times. */
export interface ProposePairing {
  times: string[];
  seal?: string | null;
}

/** Response to `ProposePairing`. */
export interface LeagueTable {
  id: string;
  seat: number;
  token: string;
}

/** A league in a list of them. */
export interface LeagueListed {
  id: string;
  name: string | null;
  organiser: string | null;
  game: string;
  ruleset: string;
  seats: number;
  clock: ClockSaid | null;
  rated: boolean;
  most: number;
  entered: number;
  enter_by: string;
  ends: string;
  begun: string | null;
  over: boolean;
  rounds: number | null;
  unpaired: boolean;
}

/** A line of the table of results; before the beginning, somebody who has entered. */
export interface LeagueLine {
  entrant: number;
  name: string | null;
  place: number;
  points: number;
  mutual: number;
  score: number;
  first: number;
  played: number;
  without: WithoutLuck;
  buchholz: number;
  sonneborn: number;
}

/** A seat of a game of a league. */
export interface PairingSeat {
  entrant: number;
  answered: boolean;
  points: number | null;
  place: number | null;
  score: number | null;
}

/** A game of a league. */
export interface PairingSaid {
  number: number;
  seats: PairingSeat[];
  state: PairingState;
  table: string | null;
  meets: string | null;
  came: string | null;
  round: number;
  ends: string | null;
}

/** GET /api/leagues/{id}: a league, its table of results and its games. */
export interface LeagueSaid {
  league: LeagueListed;
  organises: boolean;
  me: number | null;
  lines: LeagueLine[];
  pairings: PairingSaid[];
  games: number;
  gone: boolean;
}

/** Between these minutes of the reader's day nothing is told; what is still true is told when they end. */
export interface QuietHours {
  since: number;
  until: number;
}

/** The key of a browser, and its secret, as its `PushSubscription` has them. */
export interface PushKeys {
  public: string;
  auth: string;
}

/** POST /api/notices: tell this browser or webhook about these seats, instead of those that it was told about before. */
export interface AskNotices {
  endpoint: string;
  keys: PushKeys | null;
  language: "en" | "zh-Hans" | "zh-Hant";
  zone: string;
  quiet: QuietHours | null;
  seats: SeatShown[];
}

/** POST /api/notices/off: tell this browser or webhook nothing more. */
export interface StopNotices {
  endpoint: string;
}

/** GET /api/notices, and the response to both requests. */
export interface NoticesSaid {
  key: string;
}

/** A seat that one holds, by its token. */
export interface SeatShown {
  table: string;
  token: string;
}

/** POST /api/account/new: make an account, and be signed in. */
export interface MakeAccount {
  name: string;
  passphrase: string;
}

/** POST /api/account/in. */
export interface SignIn {
  name: string;
  passphrase: string;
}

/** POST /api/account/out: here, or at all places. */
export interface SignOut {
  everywhere?: boolean;
}

/** POST /api/account/passphrase: all other places are signed out. */
export interface ChangePassphrase {
  old: string;
  new: string;
}

/** POST /api/account/delete: delete the account and everything it keeps. */
export interface DeleteAccount {
  passphrase: string;
  traces?: boolean;
}

/** POST /api/account/codes: make recovery codes anew; those made before are void. */
export interface MakeCodes {
  passphrase: string;
}

/** POST /api/account/recover: set a new passphrase by a recovery code, and be signed in; all other places are signed out. */
export interface Recover {
  name: string;
  code: string;
  passphrase: string;
}

/** Recovery codes, told once: only what recognises them is stored. Each sets a new passphrase once. */
export interface CodesMade {
  codes: string[];
}

/** POST /api/account/seats: keep seats, at most 100 at once, and take tables off the list. */
export interface KeepSeats {
  seats: SeatShown[];
  drop: string[];
}

/** A seat that an account keeps. */
export interface SeatKept {
  table: string;
  seat: number;
  token: string;
}

/** An account, told to whoever is signed in to it. */
export interface AccountSaid {
  name: string;
  since: string;
  places: number;
  seats: SeatKept[];
  operator: boolean;
  codes: number;
}

/** A line of talk, as it is stored. */
export interface LineStored {
  at: string;
  phrase: string | null;
  text: string | null;
}

/** What is stored of a person at one table. */
export interface SeatStored {
  table: string;
  game: string;
  ruleset: string;
  seat: number;
  name: string | null;
  since: string | null;
  seen: string | null;
  suits: string[];
  came: string | null;
  talk: LineStored[];
}

/** A browser or webhook that is told what happens at its tables. */
export interface BrowserStored {
  endpoint: string;
  language: string;
  zone: string;
  quiet: number[] | null;
  asked: string;
}

/** What somebody is to the account. */
export interface TieStored {
  name: string;
  kind: string;
  mine: boolean;
  since: string;
}

/** What luck and mistakes came to at a seat, in the unit of the score. */
export interface LuckStored {
  luck: number;
  error: number;
  lost: number;
  lost_error: number;
  mistakes: number;
  choices: number;
}

/** How a game of the account came out. */
export interface ResultStored {
  table: string;
  game: string;
  pace: string;
  rated: boolean;
  annulled: boolean;
  how: string;
  ended: string;
  seat: number;
  place: number;
  score: number | null;
  before: number[] | null;
  after: number[] | null;
  luck: LuckStored | null;
}

/** A try of the account at a deal of the day or week that counts. */
export interface TryStored {
  day: string;
  game: string;
  table: string;
  name: string | null;
  won: boolean | null;
  score: number | null;
  luck: LuckStored | null;
}

/** A league that the account has made or entered. */
export interface LeagueStored {
  league: string;
  name: string | null;
  organised: boolean;
  entered: string | null;
  left: string | null;
}

/** That somebody invited a friend to a table. */
export interface InvitationStored {
  table: string;
  name: string;
  mine: boolean;
  declined: boolean;
  since: string;
}

/** GET /api/account/export: all that is stored about whoever is signed in, but what is sealed. */
export interface AccountStored {
  name: string;
  since: string;
  places: number;
  seats: SeatStored[];
  notices: BrowserStored[];
  ties: TieStored[];
  invitations: InvitationStored[];
  results: ResultStored[];
  tries: TryStored[];
  leagues: LeagueStored[];
  known: string[];
  operator: boolean;
}

/** GET /api/account: whether this server offers accounts, and the one that this browser is signed in to. */
export interface AccountState {
  offered: boolean;
  account: AccountSaid | null;
}

/** A word of the game, explained. */
export interface TermSaid {
  name: string;
  han: string;
  pinyin: string;
  forms: string[];
  means: string;
  article: string | null;
}

/** A position with what it shows. */
export interface PictureSaid {
  caption: string;
  shows: Snapshot;
}

/** GET /api/learn/{game}/{language}: how a game is played, on one screen, and its words. */
export interface LearnSaid {
  game: string;
  language: Language;
  aim: string;
  turn: string[];
  key_terms: TermSaid[];
  pictures: PictureSaid[];
  terms: TermSaid[];
  lesson: string;
  minutes: number;
}

/** A legal move, judged by what the step asks for. */
export interface Judged {
  right: boolean;
  says: string;
  because: Because | null;
  previewed: Previewed | null;
}

/** Choose a move on the board. */
export interface PlayTask {
  kind: "play";
  judged: Record<string, Judged>;
  happens: Record<string, Happened>;
  barred: BarredTold;
}

/** One answer to a question, and why it is right or wrong. */
export interface OptionSaid {
  says: string;
  reply: string;
  right: boolean;
}

/** Answer a question about what is seen. */
export interface AskTask {
  kind: "ask";
  question: string;
  options: OptionSaid[];
  because: Because;
}

/** See moves played, each when the learner goes on. */
export interface WatchTask {
  kind: "watch";
  throw: boolean;
  happens: Happened[];
}

/** A phrase of an old source, with our translation. */
export interface QuotationSaid {
  words: string;
  says: string;
  by: string;
  source: string;
  place: string;
  address: string;
}

/** What is shown as it happens before a step begins. */
export interface Arrival {
  before: Snapshot;
  happens: Happened[];
}

/** One step of a lesson. */
export interface StepSaid {
  key: string;
  title: string;
  text: string;
  after: string;
  clauses: Cited[];
  shows: Snapshot | null;
  arrives: Arrival | null;
  task: TaskSaid | null;
  anew: boolean;
  quoted: QuotationSaid | null;
}

/** The game to play after a lesson. */
export interface ShortGameSaid {
  ruleset: string | null;
  terms: Record<string, number>;
}

/** GET /api/lessons/{game}/{language}: a guided first game. */
export interface LessonSaid {
  game: string;
  language: Language;
  title: string;
  minutes: number;
  steps: StepSaid[];
  then: ShortGameSaid;
}

/** GET /api/examples/{key}/{language}: a move that shows a clause at work. */
export interface ExampleSaid {
  shows: Snapshot;
  happens: Happened;
}

/** A clause in a list. */
export interface ClauseSaid {
  key: string;
  name: string;
  han: string;
  pinyin: string;
  reading: string;
  grade: Grade;
  grade_name: string;
  example: boolean;
  idle: string[];
}

/** Clauses that stand together in a source; the first section of a source has its title. */
export interface SectionSaid {
  source: string;
  edition: string;
  place: string;
  means: string;
  script: Language;
  clauses: ClauseSaid[];
}

/** One answer to an open question, and the rulesets that give it. */
export interface MemberSaid {
  reading: string;
  grade_name: string;
  rulesets: string[];
  cites: Cited[];
}

/** What the sources leave open; without answers it asks for a number. */
export interface OpenQuestion {
  name: string;
  question: string;
  answers: MemberSaid[];
  numbers: string[];
}

/** A named set of answers. */
export interface RulesetTold {
  id: string;
  name: string;
  summary: string;
}

/** How firmly a clause may stand, and what that means. */
export interface GradeTold {
  grade: Grade;
  name: string;
  meaning: string;
}

/** A place in a source and the clauses that stand there, by their keys. */
export interface HeadingSaid {
  place: string;
  clauses: string[];
}

/** The order of a source itself, where the rulebook has parts of its own. */
export interface SourceOrder {
  source: string;
  script: Language;
  headings: HeadingSaid[];
}

/** GET /api/rules/{game}/{language}: a game's rulebook. */
export interface RulebookSaid {
  game: string;
  language: Language;
  rulesets: RulesetTold[];
  grades: GradeTold[];
  sections: SectionSaid[];
  source_order: SourceOrder | null;
  questions: OpenQuestion[];
}

/** Something that can be searched for. */
export interface Found {
  game: string;
  address: string;
  name: Said;
  pinyin: string;
  forms: string[];
}

/** GET /api/search: names of clauses and words of all games, and how to fold a query before it is looked for. */
export interface SearchIndex {
  fold: Record<string, string>;
  entries: Found[];
}

/** That a puzzle is not under the rules that a game is taught and usually played by. */
export interface OtherRules {
  says: string;
  changes: string[];
}

/** GET /api/puzzles/{game}/{number}/{language}: a position with one clearly best choice, as a step with that task. */
export interface PuzzleSaid {
  game: string;
  number: number;
  grade: number;
  grade_name: string;
  rating: number;
  rules: OtherRules | null;
  steps: StepSaid[];
}

/** An idea of the game by which choices of puzzles are best. */
export interface ThemeSaid {
  key: string;
  name: string;
  means: string;
}

/** A puzzle by what it may be chosen by. */
export interface ListedPuzzle {
  ruleset: string;
  grade: number;
  theme: string;
}

/** GET /api/puzzles/{game}/{language}: the puzzles of a game, in their order, and what they may be chosen by. */
export interface PuzzlesSaid {
  game: string;
  language: Language;
  puzzles: ListedPuzzle[];
  rulesets: RulesetTold[];
  grades: string[];
  themes: ThemeSaid[];
}

/** Who sat on a seat. */
export interface FilmSeat {
  name: string | null;
  player: string | null;
  called: Said | null;
}

/** One sentence of a ply, as `Line`. */
export interface FilmLine {
  says: string;
  why: number;
  teaches?: boolean;
  notable?: boolean;
  flow?: number[] | null;
}

/** The position before the first step of a film. */
export interface Still {
  view: Dumped;
  asked: Asked;
  says: string;
  over: Over | null;
  drawing: string | null;
  notes: Dumped;
}

/** One ply and the position after it, as `Happened` tells it. */
export interface FilmStep {
  by: number | null;
  move: string | null;
  label: string | null;
  draw: DrawSaid | null;
  events: Dumped[];
  lines: FilmLine[];
  change: Dumped;
  asked: Asked;
  says: string;
  over: Over | null;
  drawing: string | null;
  notes?: Dumped;
}

/** What is wrong with a record. */
export interface PositionFault {
  says: string;
  ply: number | null;
  field: string | null;
}

/** What a record's check found. */
export interface Checked {
  draws: number;
  proved: number;
  fault: PositionFault | null;
}

/** Another line of a study, as a record file has it. */
export interface VariationSaid {
  of: number;
  ply: number;
  moves: string[];
  comments: Record<string, string>;
}

/** Variations and comments to a finished game, as a record file has them. */
export interface StudySaid {
  language: string;
  comments: Record<string, string>;
  quiz: number[];
  variations: VariationSaid[];
}

/** A ply of a variation in a word. */
export interface TriedPly {
  by: number | null;
  says: string;
}

/** A study, and what its variations are called. */
export interface StudyShown {
  study: StudySaid;
  plies: TriedPly[][];
}

/** A part of a game, ply by ply, as one pair of eyes may see it. */
export interface Film {
  game: string;
  ruleset: string;
  rulings: Record<string, Value>;
  terms: Record<string, Value>;
  seats: FilmSeat[];
  hides: boolean;
  eyes: number | null;
  first: number;
  plies: number;
  open: number;
  reasons: Because[];
  past: Dumped[];
  start: Still;
  steps: FilmStep[];
  checked: Checked | null;
  study?: StudyShown | null;
}

/** POST /api/try?eyes=&language=&drawing=: what else might be played in a finished game, after these plies and then these moves. */
export interface Try {
  ply: number;
  moves: string[];
  table?: string | null;
  record?: string | null;
}

/** One outcome of a throw. */
export interface PossibleThrow {
  text: string;
  label: string;
}

/** What came of moves that were tried, and what may be tried next. */
export interface Tried {
  film: Film;
  plies: TriedPly[];
  asked: Asked;
  view: Dumped;
  throws: PossibleThrow[];
  played: string | null;
  known: string | null;
}

/** POST /api/study?text=&language=: the record of a finished game with a study, as a file. The rules play every variation. */
export interface WriteStudy {
  study: StudySaid;
  table?: string | null;
  record?: string | null;
}

/** POST /api/tables/from: lay a table in a position of another game, for one person against computers. */
export interface GoOn {
  ply: number;
  seat: number;
  name: string;
  player: string;
  table?: string | null;
  record?: string | null;
  seal?: string | null;
}

/** Why a record file was refused: a `Failure` that names the place. */
export interface Misread {
  error: string;
  says: string;
  valid: string[] | null;
  field: string | null;
  ply: number | null;
}

/** A ply with which the lead passed from one seat to another. */
export interface TurningPoint {
  ply: number;
  seat: number;
  held: number;
}

/** A figure of every seat from ply to ply. */
export interface Curve {
  name: Said;
  score: boolean;
  decides: boolean;
  points: number[][];
  turns: TurningPoint[];
}

/** A row of a table: what was counted, and where it happened. */
export interface SheetRow {
  name: Said;
  seats: number[];
  times: number;
  plies: number[];
}

/** A table of a result page. */
export interface ResultTable {
  name: Said;
  flow: boolean;
  rows: SheetRow[];
}

/** A round, deal or game of a sitting. */
export interface Bout {
  number: number;
  first: number;
  net: number[];
}

/** A game's course in figures, as far as it lies open to everybody. */
export interface Course {
  plies: number;
  over: Over | null;
  goal: GoalSaid;
  unit: Said;
  seats: number;
  curves: Curve[];
  bouts: Bout[];
  sheets: ResultTable[];
}

/** A choice among several. */
export interface ReviewedChoice {
  ply: number;
  seat: number;
  band: BandSaid;
  named: string;
  taken: string;
  best: string;
  loss: string;
  loss_open: string | null;
  brings: string;
}

/** A turning point. */
export interface ReviewedTurn {
  ply: number;
  says: string;
}

/** What a game can be reviewed for. */
export interface GoalOffered {
  goal: GoalSaid;
  named: string;
}

/** What each result is made of: the last column is the sum of the others, to the decimals that are told. */
export interface AccountsSaid {
  title: string;
  columns: string[];
  rows: string[][];
}

/** A review in one language. */
export interface ReviewSaid {
  goal: GoalSaid;
  goals: GoalOffered[];
  unit: string;
  columns: string[];
  seats: string[][];
  accounts: AccountsSaid;
  chart: string;
  narrow: string;
  shows: string;
  turns: ReviewedTurn[];
  lessons: string[];
  choices: ReviewedChoice[];
  method: string[];
}

/** How far a review has come. */
export interface ReviewJob {
  id: string;
  state: ReviewState;
  ahead: number;
  says: string | null;
  review: ReviewSaid | null;
}

/** A rulebook: a ruleset with other answers. */
export interface ReadingWanted {
  ruleset: string;
  rulings?: Record<string, Value>;
}

/** POST /api/workbench: compare two readings. The same request again is the same comparison. */
export interface CompareReadings {
  game: string;
  a: ReadingWanted;
  b: ReadingWanted;
  player: string;
  games: number;
  seed: number;
}

/** POST /api/workbench/game: the record of one game of a comparison, under one of its readings. */
export interface OpenGame {
  game: string;
  reading: ReadingWanted;
  player: string;
  seed: number;
  number: number;
}

/** Who may play a game at the workbench, weakest first. */
export interface PlayersSaid {
  game: string;
  players: PlayerSaid[];
}

/** GET /api/workbench: what may be asked of it. */
export interface WorkbenchSaid {
  most: number;
  fast: boolean;
  fewer: number;
  games: PlayersSaid[];
}

/** A measure under both readings; intervals are of 95 %. */
export interface MeasureSaid {
  measure: string;
  name: Said;
  games: number;
  a: number | null;
  a_ci95: number[] | null;
  b: number | null;
  b_ci95: number[] | null;
  d: number | null;
  d_ci95: number[] | null;
  p: number | null;
  p_holm: number | null;
  differing: number | null;
}

/** How often each number of turns occurred under both readings: pairs of turns and games. Games only stopped are left out. */
export interface LengthsSaid {
  a: number[][];
  b: number[][];
}

/** What a comparison came to. */
export interface ComparedSaid {
  games: number;
  wanted: number;
  engine: string;
  because: Said;
  players: string[];
  same: number;
  parted: number[];
  differ: Said;
  middle: Said;
  exact: Said[];
  measures: MeasureSaid[];
  lengths: LengthsSaid;
  command: string;
  csv: string;
  release: string;
}

/** How far a comparison has come. */
export interface JobSaid {
  id: string;
  state: JobState;
  ahead: number;
  share: number;
  says: Said | null;
  result: ComparedSaid | null;
}

/** One thing to print. */
export interface PaperSaid {
  key: string;
  title: string;
  about: string;
  pages: number;
  bytes: number;
  address: string;
  picture: string;
}

/** All that a game has on paper under a ruleset, in one language. */
export interface PapersSaid {
  ruleset: string;
  papers: PaperSaid[];
}

/** POST /api/people: what somebody of this name is to be from now on. Answered with `PeopleSaid`. */
export interface Tied {
  name: string;
  deed: TieDeed;
}

/** Somebody with whom a game was played lately. */
export interface PersonMet {
  name: string;
  game: string;
  at: string;
}

/** GET /api/people: whom the reader knows, by names. Nobody is told who has blocked him. */
export interface PeopleSaid {
  friends: string[];
  asking: string[];
  asked: string[];
  blocked: string[];
  met: PersonMet[];
}

/** POST /api/invitations: a friend is invited to a table at which the reader sits. Answered with `InvitationsSaid`. */
export interface Invite {
  name: string;
  table: string;
}

/** POST /api/invitations/decline. Answered with `InvitationsSaid`. */
export interface DeclineInvitation {
  table: string;
}

/** A table to which a friend invites the reader. */
export interface InvitedTo {
  table: string;
  game: string;
  ruleset: string;
  by: string;
  since: string;
}

/** Whom the reader has invited. */
export interface FriendInvited {
  table: string;
  name: string;
  declined: boolean;
}

/** GET /api/invitations: to tables that still wait for somebody, the latest first; whoever sits down there is not told any more. */
export interface InvitationsSaid {
  friends: string[];
  to_me: InvitedTo[];
  by_me: FriendInvited[];
}

/** A rating. */
export interface RatingSaid {
  at: number;
  error: number;
}

/** A rating after a game. */
export interface RatingPoint {
  ended: string;
  rating: RatingSaid;
}

/** How one seat came out of a game. */
export interface SeatFinished {
  name: string | null;
  player: string | null;
  place: number;
  mine: boolean;
}

/** A game of the reader. */
export interface GameFinished {
  table: string;
  ended: string;
  seats: SeatFinished[];
  change: number | null;
  annulled: boolean;
}

/** Some of the reader's games, one after the other: their results with and without luck, and what choices cost. */
export interface LuckSpan {
  since: string;
  games: number;
  result: number;
  without: number;
  error: number;
  wrong: number;
  lost: number;
}

/** The reader's games of one kind at one pace. */
export interface GamesOf {
  game: string;
  pace: PaceKind;
  played: number;
  won: number;
  rating: RatingSaid | null;
  course: RatingPoint[];
  latest: GameFinished[];
  luck: LuckSpan[];
}

/** GET /api/statistics: how the reader's games ended. */
export interface StatisticsSaid {
  kinds: GamesOf[];
}

/** Who sits in one seat of a table that a report is about. */
export interface SeatJudged {
  seat: number;
  kind: string;
  name: string | null;
  account: string | null;
  muted: boolean;
  place: number | null;
  score: number | null;
}

/** The table that a report is about. Nothing of the play: who judges a running game learns none of its secrets. */
export interface TableJudged {
  table: string;
  game: string;
  ruleset: string;
  since: string;
  state: "closed" | "open" | "over";
  listed: boolean;
  annulled: boolean | null;
  moves: number;
  seats: SeatJudged[];
  lines: TalkLine[];
}

/** POST /api/reports/table: report a table, the name of a seat, or what came of the game. */
export interface ReportAtTable {
  table: string;
  what: ReportedWhat;
  why: ReportedWhy;
  seat?: number | null;
}

/** POST /api/reports/daily: report a line of a day's list. */
export interface ReportOfDay {
  day: string;
  game: string;
  name: string;
  score: number;
  what: "name" | "result";
  why: ReportedWhy;
}

/** POST /api/reports/person: report the name of an account. */
export interface ReportPerson {
  name: string;
  why: ReportedWhy;
}

/** POST /api/reports/league: report the name of a league. */
export interface ReportOfLeague {
  league: string;
  why: ReportedWhy;
}

/** Response to a report: the people who run the site will see it. */
export interface ReportNoted {
  noted: boolean;
}

/** POST /api/operator/line: remove a line of talk. */
export interface LineAt {
  table: string;
  number: number;
}

/** POST /api/operator/name: remove a name everywhere; POST /api/operator/account: remove the account of this name. */
export interface NameGiven {
  name: string;
}

/** POST /api/operator/table, /close, /reopen: remove a table, close it, let it go on; /annul, /restore: of its result. */
export interface TableGiven {
  table: string;
}

/** POST /api/operator/mute and /unmute: let who has a seat say nothing there, or speak again. */
export interface SeatAt {
  table: string;
  seat: number;
}

/** POST /api/operator/ban-seat: ban the address from which a seat was taken. */
export interface BanSeat {
  table: string;
  seat: number;
  days: number;
}

/** POST /api/operator/ban-account. */
export interface BanAccount {
  name: string;
  days: number;
}

/** POST /api/operator/unban: end a ban; POST /api/operator/settle: forget a report, and leave alone what was reported. */
export interface ById {
  id: string;
}

/** Something that was reported. */
export interface ReportSaid {
  id: string;
  what: "line" | "name" | "result" | "table";
  why: ReportedWhy | null;
  table: string | null;
  number: number | null;
  seat: number | null;
  name: string | null;
  text: string | null;
  reports: number;
  reported: string;
  context: TableJudged | null;
}

/** A ban that has not ended. */
export interface BanSaid {
  id: string;
  of: "account" | "address";
  name: string | null;
  since: string;
  until: string;
}

/** A seat that is muted. */
export interface MuteSaid {
  table: string;
  seat: number;
}

/** What was done by an operator or by a command. */
export interface DeedSaid {
  at: string;
  what: DeedKind;
  whom: string;
  by: string | null;
}

/** GET /api/operator, and the answer to each deed: what an operator sees. */
export interface OperatorSaid {
  reports: ReportSaid[];
  bans: BanSaid[];
  mutes: MuteSaid[];
  log: DeedSaid[];
}
