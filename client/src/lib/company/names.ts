import { localized } from "../settings.svelte";
import { calledAt, computerOf } from "../sitters";
import type { GameSaid, SeatSaid } from "../wire";

/** A computer player by its name. */
export const playerName = (game: GameSaid, player: string | null): string =>
  localized(computerOf(game, player)?.name ?? player);

/** Who holds a seat, or the seat itself where nobody is known. */
export const whoSits = (game: GameSaid, seats: readonly SeatSaid[], seat: number): string =>
  calledAt({ seats, seat: null }, game, seat);
