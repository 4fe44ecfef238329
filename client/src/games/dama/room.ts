import type { Selection } from "../../lib/selection.svelte";
import type { Column, Room } from "../../lib/room";
import type { GameSaid } from "../../lib/wire";
import type { ChanceKnown } from "../../lib/witness";
import Mark from "./Mark.svelte";
import { moveLabel, outOfTurn, ownCast, way } from "./names";
import { signed } from "../../lib/signed";
import Money from "./Money.svelte";
import Notice from "./Notice.svelte";
import BoardView from "./BoardView.svelte";
import { ODDS } from "./odds";
import Row from "./Row.svelte";
import { drawn, fits, held } from "./select";
import { type Army, boardOf, type View, viewOf } from "./payloads";
import { summary } from "./summary";
import { words } from "./words";

function columns(selection: Selection, game: GameSaid): Column[] {
  const view = viewOf(selection.table);
  const after = selection.future as View | null;
  const w = words();
  const army = (seat: number): Army | undefined => view.armies[seat];
  /** A figure, and what the chosen move would make of it. */
  const figure = (seat: number, of: (army: Army) => number, money = false): string => {
    const [now, then] = [view.armies[seat], after?.armies[seat]];
    if (!now) return "";
    const shown = money ? signed : String;
    return then && of(then) !== of(now) ? `${shown(of(now))} → ${shown(of(then))}` : shown(of(now));
  };
  const own: Column = { title: w.own, cell: (seat) => ownCast(boardOf(game), army(seat)?.own ?? null) };
  const purse: Column = { title: w.purse, cell: (seat) => figure(seat, (one) => one.purse, true) };
  return [
    ...(view.own_casts ? [own] : []),
    { title: w.hand, cell: (seat) => figure(seat, (one) => one.hand) },
    { title: w.home, cell: (seat) => figure(seat, (one) => one.home) },
    ...(view.full > 0 ? [purse] : []),
  ];
}

function rowLabel(outline: unknown): string | null {
  const move = drawn(outline);
  return move === null ? null : moveLabel(move);
}

function buttonLabel(outline: unknown): string | null {
  const move = drawn(outline);
  return move === null ? null : way(move);
}

function hint(selection: Selection): string {
  const w = words();
  if (selection.offers.length < 2 || selection.chosen) return "";
  const spot = held(selection.picks);
  if (spot !== null) return w.chooseEnd(spot);
  return selection.offers.some((offer) => drawn(offer.outline)) ? w.chooseStack : w.chooseRow;
}

/** Whoever acts out of turn stands out of the row. */
const outOfTurnSeat = (view: unknown): number | null => outOfTurn(view as View)?.actor ?? null;

const chance: ChanceKnown = { odds: ODDS, bout: () => 1 };

const pictured: Room["drawn"] = {
  words: ["帖", "公盆", "本采", "采", "賞采", "罰采", "散采", "真撞", "窩", "夾", "塹"],
  Word: () => import("./Word.svelte"),
};

export const room: Room = {
  drawn: pictured,
  winsBy: () => words().winsBy,
  chance,
  BoardView,
  Row,
  Mark,
  Notice,
  SidePanel: Money,
  fits,
  rowLabel,
  buttonLabel,
  columns,
  summary,
  hint,
  outOfTurnSeat,
  width: "min(100% - 384px, calc((100vh - 114px) * 1.05 + 28px))",
};
