import type { Table } from "../../lib/table.svelte";
import type { GameSaid } from "../../lib/wire";
import { boardOf, type Token } from "./payloads";

/** Whether the side that is left on the board scores, and not the one that clears first: as the table's rules answer. */
export function yielding(table: Table, game: GameSaid): boolean {
  const ruleset = game.rulesets.find((one) => one.id === table.facts?.ruleset) ?? game.rulesets[0];
  return (table.facts?.rulings.scoring ?? ruleset?.rulings.scoring) === "yield";
}

/** What each side would win now: the worth that the other has on the board, or, by yielding, its own. */
export function stakes(
  pieces: readonly (readonly Token[])[],
  game: GameSaid,
  byYielding: boolean,
): readonly [number, number] {
  const board = boardOf(game);
  const left = (seat: number): number =>
    (pieces[seat] ?? []).reduce(
      (sum, token, piece) => sum + (token.spot === null ? 0 : (board.pieces[piece]?.number ?? 0)),
      0,
    );
  return byYielding ? [left(0), left(1)] : [left(1), left(0)];
}
