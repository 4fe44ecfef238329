import type { Column, Room } from "../lib/room";
import { figure } from "../lib/signed";
import type { Selection } from "../lib/selection.svelte";
import { localized } from "../lib/settings.svelte";
import type { GameSaid } from "../lib/wire";
import BoardView from "./BoardView.svelte";
import Mark from "./Mark.svelte";
import { words } from "./words";

/** Every seat's score, once the game is over. */
function columns({ table }: Selection, game: GameSaid): Column[] {
  const { over } = table;
  const score = over?.score ?? null;
  return score ? [{ title: localized(game.unit), cell: (seat) => figure(score[seat] ?? 0) }] : [];
}

/** A table for any game: the position as text, the choices by their labels. */
export const room: Room = {
  BoardView,
  Mark,
  drawing: true,
  fits: () => true,
  rowLabel: () => null,
  columns,
  hint: (selection) => (selection.offers.length > 1 && selection.chosen === null ? words().choose : ""),
  width: "min(720px, 56vw)",
};
