import { inEnglish, named, settings, stem } from "../../lib/settings.svelte";
import { calledAt } from "../../lib/sitters";
import type { Table } from "../../lib/table.svelte";
import type { GameSaid } from "../../lib/wire";
import { actOf, type Board, type Cast, type Finish, type Name, type Outline, type View } from "./payloads";
import { words } from "./words";

export type Script = "zh-Hans" | "zh-Hant";
export const script = (): Script => (settings.language === "zh-Hans" ? "zh-Hans" : "zh-Hant");

export const han = (name: Name): string => name[script()];

/** What stands below a Chinese name, for whoever reads English or asked for the sounds. */
export function gloss(name: Name): string {
  if (settings.names === "pinyin") return name.pinyin;
  return settings.names === "both" ? name.en : "";
}

/** A name in two lines: the characters, and what helps to read them. */
export function lines(name: Name): { first: string; second: string; latin: boolean } {
  if (settings.names === "english") return { first: name.en, second: "", latin: true };
  return { first: han(name), second: gloss(name), latin: false };
}

const LONG = 10;
/** A long English name in two lines, cut at the space nearest its middle. */
export function halves(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= LONG || spaces.length === 0) return [name];
  const middle =
    spaces.sort((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0] ?? 0;
  return [name.slice(0, middle), name.slice(middle + 1)];
}

/** A cell by its name and its figure. */
export function cellName(board: Board, spot: number): string {
  const cell = board.cells.find((one) => one.spot === spot);
  if (!cell?.name) return String(spot);
  return settings.language === "en" ? `${cell.name.en} (${spot})` : `${han(cell.name)}（${spot}）`;
}

export const castOf = (board: Board, dice: string | null): Cast | undefined =>
  board.casts.find((cast) => cast.dice === dice);

/** 本采 in a table cell: its dice and its name. */
export function ownCast(board: Board, dice: string | null): string {
  const cast = castOf(board, dice);
  return cast ? `${cast.dice} ${named(cast.name, cast.name.pinyin)}` : words().none;
}

/** The language of what `seatSign` writes. */
export const signLanguage = (): Script | "en" => (inEnglish() ? "en" : script());

const MOST = 16;
/** A seat in a list: its stem, or in English who sits there, cut where the name is very long. */
export function seatSign(table: Pick<Table, "seats" | "seat">, game: GameSaid, seat: number): string {
  if (!inEnglish()) return stem(game.seat_names[seat]);
  const name = [...calledAt(table, game, seat)];
  return name.length <= MOST ? name.join("") : `${name.slice(0, MOST - 1).join("")}…`;
}

/** Seats by who sits there, in order. */
export const seatList = (table: Pick<Table, "seats" | "seat">, game: GameSaid, seats: readonly number[]): string =>
  seats.map((seat) => calledAt(table, game, seat)).join(words().comma);

/** From where to where a choice goes, with how many. */
export const way = ({ horses, spot_from, spot_to }: Outline): string =>
  `${spot_from === 0 ? words().drop : spot_from}${horses > 1 ? ` ×${horses}` : ""} → ${spot_to}`;

/** The way of a choice in one line: from, to, and where it turns back; what it brings is told by the server. */
export function moveLabel(move: Outline): string {
  const w = words();
  const parts = [way(move)];
  if (move.turned_at !== null) parts.push(w.turns(move.turned_at));
  else if (move.progress < 0) parts.push(w.back);
  return parts.join(" · ");
}

/** Whether a line keeps within the ring under the dice; one that does not is told beside the board alone. */
export function fitsUnderDice(line: string, small: boolean): boolean {
  const wide = Array.from(line).reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : 0.53), 0);
  return small ? wide * 28 <= 510 : wide * 18 <= 640;
}

/** Whether somebody acts who did not throw. */
export function outOfTurn(view: View): { by: number; actor: number } | null {
  const act = actOf(view.phase);
  if (act === null) return null;
  const actor = view.phase.type === "ToStay" ? view.phase.victim : act.seat;
  return act.turn.by === actor ? null : { by: act.turn.by, actor };
}

/** The finishes that have a name of their own, as they are written over the field. */
const SEALS: Partial<Record<Finish, Record<Script, string>>> = {
  ximan: { "zh-Hant": "細滿", "zh-Hans": "细满" },
  cuman: { "zh-Hant": "麤滿", "zh-Hans": "粗满" },
};
export const seal = (finish: Finish): string => SEALS[finish]?.[script()] ?? "";
