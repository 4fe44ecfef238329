import { inEnglish, named, settings } from "../../lib/settings.svelte";
import { words, type Words } from "./words";
import { ownRing } from "./geometry";
import type { Board, Outline, SpotFacts, Token } from "./payloads";
import type { Target } from "./targets";

const RING = 40;

/** Pieces by their characters, as they stand on the board. */
export function glyph(board: Board, piece: number): string {
  return board.pieces[piece]?.name[settings.language === "zh-Hans" ? "zh-Hans" : "zh-Hant"] ?? "";
}

/** What a piece is called in English, where names are. */
export const virtue = (board: Board, piece: number): string =>
  inEnglish() ? (board.pieces[piece]?.name.en ?? "") : "";

/** Keep a drawn word within its place: fonts differ by a third in width, and what is too wide for it is drawn narrower. */
export function within(text: SVGTextContentElement, room: number): void {
  if (!("getComputedTextLength" in text) || text.getComputedTextLength() <= room) return;
  text.setAttribute("textLength", String(room));
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

/** Pieces as the reader asked to have names. */
export function pieceNames(board: Board, pieces: readonly number[]): string {
  const join = words().between;
  return pieces
    .map((piece) => {
      const facts = board.pieces[piece];
      return facts ? named(facts.name, facts.name.pinyin) : "";
    })
    .join(join);
}

/** One face as words: its name and its figure. */
export function faceName(board: Board, face: number): string {
  const facts = board.faces[face];
  return facts ? `${named(facts.name, facts.name.pinyin)} ${face}` : String(face);
}

/** A spot as the side `seat` would call it. */
export function spotName(board: Board, spot: number | null, seat: number, w: Words): string {
  if (spot === null) return w.out;
  const facts = board.spots.find((one) => one.spot === spot);
  if (!facts) return String(spot);
  if (spot < 40) {
    const own = ownRing(spot, seat);
    if (facts.role !== "crossing") return w.ring(own);
    return spot % 20 === 0 ? w.jing(own) : w.zhong(own);
  }
  const middle = (board.size - 1) / 2;
  const script = settings.language === "zh-Hans" ? "zh-Hans" : "zh-Hant";
  const crossing = (across: boolean): string =>
    board.spots.find((one) => one.role === "crossing" && (across ? one.y === middle : one.x === middle))?.name?.[
      script
    ] ?? "";
  if (facts.y === middle) return w.lane(crossing(true), seat === 0 ? board.size - 1 - facts.x : facts.x);
  return w.lane(crossing(false), seat === 0 ? board.size - 1 - facts.y : facts.y);
}

/** A cell as a side writes it, in records: p12 on the border, J5; Z3 one way is R7 the other. */
export function cellNames(board: Board, spot: SpotFacts, seat: number): string[] {
  if (spot.spot < RING) return [`p${ownRing(spot.spot, seat)}`];
  const across = spot.y === (board.size - 1) / 2;
  const along = across ? spot.x : spot.y;
  const [last, far] = [board.size - 1, seat === 0 ? board.size - 1 - along : along];
  return across ? [`Z${far}`, `R${last - far}`] : [`J${far}`];
}

/** A cell as a row says it: by its number alone on the border, without the name of a crossing; none where a piece waits. */
function cellSaid(board: Board, spot: number | undefined, seat: number, w: Words): string {
  if (spot === undefined) return "";
  if (spot >= RING) return spotName(board, spot, seat, w);
  const own = ownRing(spot, seat);
  return own === 0 ? w.where.bench : w.ring(own);
}

/** A whole turn in a line: each unit once, with the cells where it stops. */
export function moveLabel(board: Board, outline: Outline, w: Words): string {
  const parts: { unit: readonly number[]; stops: string[] }[] = [];
  for (const step of outline.steps) {
    const last = parts.at(-1);
    const said = (spot: number | undefined): string => cellSaid(board, spot, outline.seat, w);
    const end = step.off ? w.gone : said(step.path.at(-1));
    if (last && same(last.unit, step.pieces)) last.stops.push(end);
    else parts.push({ unit: step.pieces, stops: [said(step.path[0]), end] });
  }
  return parts
    .map(
      ({ unit, stops }) =>
        `${inEnglish() ? pieceNames(board, unit) : unit.map((piece) => glyph(board, piece)).join("")} ${stops.join(" → ")}`,
    )
    .join(" · ");
}

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** Where a token is, in words. */
export function whereabouts(board: Board, token: Token, seat: number, w: Words): string {
  if (token.spot === null) return w.where.off;
  if (token.cell === "p0") return w.where.bench;
  return spotName(board, token.spot, seat, w);
}

/** The numbers of a way: 2, 2+3, or one back. */
export const numbers = (pips: readonly number[]): string => pips.map((each) => (each < 0 ? "−1" : each)).join("+");

/** Pieces as a sentence has them: each with its worth, which stands on it. */
export function withWorth(board: Board, pieces: readonly number[], w: Words): string {
  return pieces
    .map((piece) => w.steps.named(pieceNames(board, [piece]), board.pieces[piece]?.number ?? 0))
    .join(w.between);
}

/** One number of a turn in words: who goes how far, and to where. */
export function stepSaid(
  board: Board,
  step: { pieces: readonly number[]; pips: number; path: readonly number[]; off: boolean },
  seat: number,
  w: Words,
): string {
  const place = step.off ? w.out : spotName(board, step.path.at(-1) ?? null, seat, w);
  const who = withWorth(board, step.pieces, w);
  return step.pips < 0 ? w.steps.back(who, place) : w.steps.goes(who, step.pips, place);
}

/** A cell as the steps say it: p11 is cell 11. */
export function cellNumber(board: Board, near: number, spot: number): string {
  const facts = board.spots.find((one) => one.spot === spot);
  return facts ? (cellNames(board, facts, near)[0] ?? "").replace(/^p/, "") : "";
}

/** What a target is called: the pieces to pick up, or where they would go. */
export function targetName(
  target: Target,
  board: Board,
  side: readonly Token[],
  seat: number,
  holder: string,
  w: Words,
): string {
  if (target.kind === "end")
    return w.goTo(
      pieceNames(board, target.pieces),
      target.end === "off" ? w.out : spotName(board, target.end, seat, w),
    );
  const held = [...new Set(target.groups.flat())];
  const names = pieceNames(board, held);
  const first = side[held[0] ?? 0];
  return first ? w.pieceAt(holder, names, w.kinds[first.kind], whereabouts(board, first, seat, w)) : names;
}
