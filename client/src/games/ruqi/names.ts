import { named, settings } from "../../lib/settings.svelte";
import type { Words } from "../../lib/words";
import { ownRing } from "./geometry";
import type { Board, Token } from "./shapes";

/** Pieces by their characters, as they stand on the board. */
export function glyph(board: Board, piece: number): string {
  return board.pieces[piece - 1]?.name[settings.language === "zh-Hans" ? "zh-Hans" : "zh-Hant"] ?? "";
}

/** Pieces as the reader asked to have names. */
export function pieceNames(board: Board, pieces: readonly number[]): string {
  const join = settings.names === "characters" ? "" : " ";
  return pieces.map((piece) => {
    const facts = board.pieces[piece - 1];
    return facts ? named(facts.name, facts.pinyin) : "";
  }).join(join);
}

/** One face as words: its name and its figure. */
export function faceName(board: Board, face: number): string {
  const facts = board.faces[face];
  return facts ? `${named(facts.name, facts.pinyin)} ${face}` : String(face);
}

/** A spot as the side `seat` would call it. */
export function spotName(board: Board, spot: number | null, seat: number, w: Words): string {
  if (spot === null) return w.ruqi.out;
  const facts = board.spots.find((one) => one.spot === spot);
  if (!facts) return String(spot);
  if (spot < 40) {
    const own = ownRing(spot, seat);
    if (facts.role !== "crossing") return w.ruqi.ring(own);
    return spot % 20 === 0 ? w.ruqi.jing(own) : w.ruqi.zhong(own);
  }
  const middle = (board.size - 1) / 2;
  const script = settings.language === "zh-Hans" ? "zh-Hans" : "zh-Hant";
  const crossing = (across: boolean): string => board.spots.find((one) => one.role === "crossing" && (across ? one.y === middle : one.x === middle))?.name?.[script] ?? "";
  if (facts.y === middle) return w.ruqi.lane(crossing(true), seat === 0 ? board.size - 1 - facts.x : facts.x);
  return w.ruqi.lane(crossing(false), seat === 0 ? board.size - 1 - facts.y : facts.y);
}

/** Where a token is, in words. */
export function whereabouts(board: Board, token: Token, seat: number, w: Words): string {
  if (token.spot === null) return w.ruqi.where.off;
  if (token.cell === "p0") return w.ruqi.where.bench;
  return spotName(board, token.spot, seat, w);
}
