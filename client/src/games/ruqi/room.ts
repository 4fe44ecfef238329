import type { Selection } from "../../lib/selection.svelte";
import type { Column, Room } from "../../lib/room";
import type { GameSaid } from "../../lib/wire";
import type { ChanceKnown } from "../../lib/witness";
import { words } from "./words";
import Mark from "./Mark.svelte";
import { moveLabel, stepSaid } from "./names";
import BoardView from "./BoardView.svelte";
import { ODDS } from "./odds";
import Row from "./Row.svelte";
import { fits } from "./select";
import SidePanel from "./SidePanel.svelte";
import { boardOf, type Outline, type View, viewOf } from "./payloads";

function columns(selection: Selection, _game: GameSaid): Column[] {
  const seen = viewOf(selection.table);
  const w = words().columns;
  const on = (seat: number): number => (seen.pieces[seat] ?? []).filter((token) => token.spot !== null).length;
  return [
    { title: w.board, cell: (seat) => String(on(seat)) },
    { title: w.off, cell: (seat) => String((seen.pieces[seat]?.length ?? 0) - on(seat)) },
    { title: w.suan, cell: (seat) => String(seen.score[seat] ?? 0) },
    { title: w.jue, cell: (seat) => String(Math.floor((seen.score[seat] ?? 0) / 10)) },
  ];
}

function rowLabel(outline: unknown, _view: unknown, game: GameSaid): string | null {
  const drawn = outline as Outline;
  if (drawn.steps.length === 0) return null;
  return moveLabel(boardOf(game), drawn, words());
}

/** The steps say what to pick next, and this the whole turn once it is chosen. */
function hint(selection: Selection, game: GameSaid): string {
  if (selection.offers.length < 2 || !selection.chosen) return "";
  const [board, w] = [boardOf(game), words()];
  const { seat, steps } = selection.chosen.outline as Outline;
  return steps.map((step) => stepSaid(board, step, seat, w)).join(w.steps.then) + w.steps.then.trim();
}

const chance: ChanceKnown = { odds: ODDS, bout: (view) => (view as View).round };

const drawn: Room["drawn"] = {
  words: ["伏", "梟", "淨", "中", "謙", "算", "爵"],
  Word: () => import("./Word.svelte"),
};

export const room: Room = {
  BoardView,
  Steps: () => import("./Steps.svelte"),
  SidePanel,
  Row,
  Mark,
  fits,
  rowLabel,
  columns,
  hint,
  buttonLabel: () => "", // the steps say it
  chance,
  drawn,
};
