import type { Desk } from "../../lib/desk.svelte";
import type { Column, Room } from "../../lib/room";
import type { GameSaid } from "../../lib/wire";
import { words } from "../../lib/words";
import Mark from "./Mark.svelte";
import { brief as short, castOf, castSigns, signed } from "./names";
import Notice from "./Notice.svelte";
import Plate from "./Plate.svelte";
import Row from "./Row.svelte";
import { fits } from "./select";
import type { Board, Outline, View } from "./shapes";

function columns(view: unknown, game: GameSaid): Column[] {
  const seen = view as View;
  const w = words().dama.columns;
  const own = (dice: string | null): string => {
    if (dice === null) return "–";
    const cast = castOf(game.board as Board, [...dice].map(Number));
    return cast ? `${dice} ${castSigns(cast)}` : dice;
  };
  const army = (seat: number) => seen.armies[seat];
  return [
    { title: w.own, cell: (seat) => own(army(seat)?.own ?? null) },
    { title: w.hand, cell: (seat) => String(army(seat)?.hand ?? 0) },
    { title: w.home, cell: (seat) => String(army(seat)?.home ?? 0) },
    ...(seen.full > 0 ? [{ title: w.purse, cell: (seat: number) => signed(army(seat)?.purse ?? 0) }] : []),
  ];
}

function hint(desk: Desk, _game: GameSaid): string {
  if (desk.offers.length < 2 || desk.chosen) return "";
  const w = words().dama;
  return desk.picks.length > 0 ? w.chooseWay : w.chooseStack;
}

function brief(outline: unknown, _view: unknown, game: GameSaid): string | null {
  return outline === null ? null : short(outline as Outline, game, words());
}

export const room: Room = { Plate, Row, Mark, Notice, fits, brief, columns, hint };
