import type { Desk } from "../../lib/desk.svelte";
import type { Column, Room } from "../../lib/room";
import type { GameSaid } from "../../lib/wire";
import { words } from "../../lib/words";
import Mark from "./Mark.svelte";
import { brief as short, pieceNames } from "./names";
import Plate from "./Plate.svelte";
import Row from "./Row.svelte";
import { fits, held } from "./select";
import type { Board, Outline, View } from "./shapes";

function columns(desk: Desk, _game: GameSaid): Column[] {
  const seen = desk.table.view as View;
  const w = words().ruqi.columns;
  const on = (seat: number): number => (seen.pieces[seat] ?? []).filter((token) => token.spot !== null).length;
  return [
    { title: w.board, cell: (seat) => String(on(seat)) },
    { title: w.off, cell: (seat) => String((seen.pieces[seat]?.length ?? 0) - on(seat)) },
    { title: w.suan, cell: (seat) => String(seen.score[seat] ?? 0) },
    { title: w.jue, cell: (seat) => String(Math.floor((seen.score[seat] ?? 0) / 10)) },
  ];
}

function brief(outline: unknown, view: unknown, game: GameSaid): string | null {
  const drawn = outline as Outline;
  if (drawn.steps.length === 0) return null;
  return short(game.board as Board, drawn, (view as View).pieces[drawn.seat] ?? [], words());
}

function hint(desk: Desk, game: GameSaid): string {
  const w = words().ruqi;
  if (desk.offers.length < 2 || desk.chosen) return "";
  const pieces = held(desk.picks);
  if (pieces) return `${w.chooseTo(pieceNames(game.board as Board, pieces))} ${pieces.length > 1 ? w.more : ""}`.trim();
  return desk.picks.length > 0 ? w.second(desk.narrowed.length) : w.chooseUnit;
}

export const room: Room = { Plate, Row, Mark, fits, brief, columns, hint };
