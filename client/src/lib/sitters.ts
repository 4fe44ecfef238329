import { localized } from "./settings.svelte";
import type { GameSaid, SeatSaid } from "./wire";

/** Who sits there: a person's name, or a computer's name at this table. */
export function sitterName(sitter: SeatSaid | undefined, game: GameSaid): string {
  if (!sitter) return "";
  if (sitter.name !== null) return sitter.name;
  if (sitter.called) return localized(sitter.called);
  return localized(game.players.find((player) => player.id === sitter.player)?.name ?? sitter.player);
}

/** The kind of a computer player; empty for people. */
export function kindOf(sitter: SeatSaid, game: GameSaid): string {
  if (sitter.kind !== "computer") return "";
  return localized(game.players.find((player) => player.id === sitter.player)?.name ?? sitter.player);
}
