import { localized, stem } from "./settings.svelte";
import type { GameSaid, PlayerSaid, SeatSaid } from "./wire";
import { words } from "./words";

/** Every computer that may sit: the levels, weakest first, then the players, weakest first. */
export const computersOf = (game: GameSaid): PlayerSaid[] => [...game.levels, ...game.players];

/** The computer that sits unless another is chosen: the second level, or the second weakest player. */
export const usualComputer = (game: GameSaid): PlayerSaid | undefined =>
  game.levels[1] ?? game.players[1] ?? game.players[0];

/** Three strengths to choose from, weakest first: the last of each third of the levels, or of the players where there are none. */
export function strengthsOf(game: GameSaid): readonly PlayerSaid[] {
  const all = game.levels.length > 0 ? game.levels : game.players;
  const lasts = [1, 2, 3].map((third) => Math.ceil((third * all.length) / 3) - 1);
  return [...new Set(lasts)].flatMap((nth) => all[nth] ?? []);
}

/** A computer player by its id. */
export const computerOf = (game: GameSaid, id: string | null | undefined): PlayerSaid | undefined =>
  computersOf(game).find((player) => player.id === id);

/** Who sits there: a person's name, or a computer's name at this table. */
export function sitterName(sitter: SeatSaid | undefined, game: GameSaid): string {
  if (!sitter) return "";
  if (sitter.name !== null) return sitter.name;
  if (sitter.called) return localized(sitter.called);
  return localized(computerOf(game, sitter.player)?.name ?? sitter.player);
}

/** What a seat is called at a table: "you" for its holder, the name of whoever sits there, or else the seat's own. */
export function calledAt(
  { seats, seat: own }: { seats: readonly SeatSaid[]; seat: number | null },
  game: GameSaid,
  seat: number,
): string {
  if (seat === own) return words().table.you;
  return (
    sitterName(
      seats.find((one) => one.seat === seat),
      game,
    ) || stem(game.seat_names[seat])
  );
}

/** The kind of a computer player; empty for people. */
export function kindOf(sitter: SeatSaid, game: GameSaid): string {
  if (sitter.kind !== "computer") return "";
  return localized(computerOf(game, sitter.player)?.name ?? sitter.player);
}

/** How a computer plays, and what was measured of it. */
export function figureOf(sitter: SeatSaid, game: GameSaid): string {
  const player = sitter.kind === "computer" ? computerOf(game, sitter.player) : undefined;
  if (!player) return "";
  return [localized(player.strength), ...player.measured.map((figure) => localized(figure.says))].join("\n");
}
