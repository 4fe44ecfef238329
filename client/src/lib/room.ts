import type { Component } from "svelte";
import type { Selection, Fits } from "./selection.svelte";
import type { GameSaid, Offer } from "./wire";
import type { Table } from "./table.svelte";
import type { ChanceKnown } from "./witness";

/** What every room's board is given. */
export interface BoardProps {
  table: Table;
  selection: Selection;
  game: GameSaid;
}

export interface RowProps {
  outline: unknown;
  seat: number;
  view: unknown;
  game: GameSaid;
}

export interface MarkProps {
  seat: number;
  game: GameSaid;
}

export interface WordProps {
  /** In traditional characters. */
  word: string;
  game: GameSaid;
}

export interface Column {
  title: string;
  cell: (seat: number) => string;
}

/** One game as the table page needs it: draws a view, offers choices, shows what happens. */
export interface Room {
  BoardView: Component<BoardProps>;
  /** Choosing part by part, for a game whose list of choices is too long to read; the list opens below it. */
  Steps?: () => Promise<{ default: Component<BoardProps> }>;
  /** The small picture before a row of the choices. */
  Row?: Component<RowProps>;
  /** The seat's mark: a coin, a piece. */
  Mark: Component<MarkProps>;
  /** What the room adds below the banner: who acts though it is not their turn, and whatever else must not be missed. */
  Notice?: Component<BoardProps>;
  fits: Fits;
  /** A choice in one short line, for its row and its button; the server's words are read aloud. */
  rowLabel: (outline: unknown, view: unknown, game: GameSaid) => string | null;
  /** The same still shorter, for the button, or empty where it stands beside it; without it the line itself is written there. */
  buttonLabel?: (outline: unknown) => string | null;
  columns: (selection: Selection, game: GameSaid) => Column[];
  /** What the banner says while the room shows something that takes a while; null while it shows nothing such. */
  says?: (table: Table) => string | null;
  /**
   * What passed between two choices of the reader in one line. A room that has it shows what passes as an interlude: forced moves
   * and throws do not stop it, and it quickens.
   */
  summary?: (table: Table, game: GameSaid) => string;
  /** One sentence under the banner: what to pick next. */
  hint: (selection: Selection, game: GameSaid) => string;
  /** The fixed place of what a choice plays, from 1: its key, and where its row stands. Without it choices are counted as they come. */
  slot?: (outline: unknown, view: unknown, game: GameSaid) => number;
  /** What the room adds between the seats and the log. */
  SidePanel?: Component<BoardProps>;
  /** The seat that stands out of its row: it acts though it is not its turn. */
  outOfTurnSeat?: (view: unknown) => number | null;
  /** Every hand of a position that lies open to everybody, from the views of all seats; null where one is not told. */
  OpenHands?: Component<{ views: readonly unknown[]; game: GameSaid }>;
  /** What decides who wins, where it is not the figures of the result. */
  winsBy?: () => string;
  /** The words that have a place on the board or are something on it, and what draws them. */
  drawn?: { words: readonly string[]; Word: () => Promise<{ default: Component<WordProps> }> };
  /** Whether the server is asked to draw positions as text. */
  drawing?: boolean;
  /** What the page knows of the game's throws and packs by itself. */
  chance?: ChanceKnown;
  /** How wide the board may be beside the rail. */
  width?: string;
  /** The same on a low screen. */
  lowWidth?: string;
  /** Whether on a phone the board takes what the screen has left, instead of a height of its own. */
  fills?: true;
}

/** What the front page says of a game, in the language in force. */
export interface FrontWords {
  when: string;
  story: string;
  taste: string;
  first: string;
  picture: string;
}

/** A game on the front page: its age, its picture, its story. */
export interface Front {
  /** Its place on the line of years: when it was made or written down, as nearly as is known. */
  year: number;
  /** A drawing of ours, as SVG. */
  scene: string;
  /** The words of a source within the story, in its characters. */
  quote: string | null;
  /** Whether it is the one to begin with. */
  easiest?: true;
  words: () => FrontWords;
}

export interface ThumbnailProps {
  game: GameSaid;
  /** A position as who watches sees it; without one some of the game's is drawn. */
  view?: unknown;
}

/** How a game is shown; all parts are fetched only when they are looked at. */
export interface Entry {
  room: () => Promise<{ room: Room }>;
  /** Its place on the front page; none for a game without a story. */
  front?: () => Promise<{ front: Front }>;
  /** All that can be made in it, drawn; none for a game without such things. */
  chart?: () => Promise<{ default: Component<{ game: GameSaid }> }>;
  /** A small picture of its board, in a position or as an example. */
  thumbnail: () => Promise<{ default: Component<ThumbnailProps> }>;
}

/** Choices in the order of their places, where the room gives them places. */
export function bySlot(offers: readonly Offer[], room: Room, view: unknown, game: GameSaid): readonly Offer[] {
  const { slot } = room;
  if (!slot) return offers;
  return [...offers].sort((one, other) => slot(one.outline, view, game) - slot(other.outline, view, game));
}
