import type { Desk } from "../../lib/desk.svelte";
import type { Column, Room } from "../../lib/room";
import type { GameSaid } from "../../lib/wire";
import Mark from "./Mark.svelte";
import { brief as told, outOfTurn, ownCast, signed } from "./names";
import Notice from "./Notice.svelte";
import Plate from "./Plate.svelte";
import Row from "./Row.svelte";
import { drawn, fits, held } from "./select";
import type { Army, Board, View } from "./shapes";
import { words } from "./words";

function columns(desk: Desk, game: GameSaid): Column[] {
  const view = desk.table.view as View;
  const after = desk.future as View | null;
  const w = words();
  const army = (seat: number): Army | undefined => view.armies[seat];
  /** A figure, and what the chosen move would make of it. */
  const figure = (seat: number, of: (army: Army) => number, money = false): string => {
    const [now, then] = [view.armies[seat], after?.armies[seat]];
    if (!now) return "";
    const shown = money ? signed : String;
    return then && of(then) !== of(now) ? `${shown(of(now))} → ${shown(of(then))}` : shown(of(now));
  };
  const own: Column = { title: w.own, cell: (seat) => ownCast(game.board as Board, army(seat)?.own ?? null) };
  const purse: Column = { title: w.purse, cell: (seat) => figure(seat, (one) => one.purse, true) };
  return [
    ...(desk.table.facts?.rulings.ben === false ? [] : [own]),
    { title: w.hand, cell: (seat) => figure(seat, (one) => one.hand) },
    { title: w.home, cell: (seat) => figure(seat, (one) => one.home) },
    ...(view.full > 0 ? [purse] : []),
  ];
}

function brief(outline: unknown, _view: unknown, game: GameSaid): string | null {
  const move = drawn(outline);
  return move === null ? null : told(game.board as Board, move, game);
}

function short(outline: unknown): string | null {
  const move = drawn(outline);
  return move === null ? null : words().goes(move.horses, move.spot_from, move.spot_to);
}

function hint(desk: Desk): string {
  const w = words();
  if (desk.offers.length < 2 || desk.chosen) return "";
  const spot = held(desk.picks);
  if (spot !== null) return w.chooseEnd(spot);
  return desk.offers.some((offer) => drawn(offer.outline)) ? w.chooseStack : w.chooseRow;
}

/** Whoever acts out of turn stands out of the row. */
const tabbed = (view: unknown): number | null => outOfTurn(view as View)?.actor ?? null;

export const room: Room = {
  Plate,
  Row,
  Mark,
  Notice,
  fits,
  brief,
  short,
  columns,
  hint,
  tabbed,
  width: "min(790px, calc((100vh - 114px) * 1.05 + 28px))",
};
