import { localized, stem } from "../settings.svelte";
import { computerOf } from "../sitters";
import type { GameSaid, SeatSaid } from "../wire";

/** A computer player by its name. */
export const playerName = (game: GameSaid, player: string | null): string =>
  localized(computerOf(game, player)?.name ?? player);

/** A seat and who holds it, in one word or two. */
export function whoSits(game: GameSaid, seats: readonly SeatSaid[], seat: number): string {
  const place = stem(game.seat_names[seat]);
  const name = seats.find((one) => one.seat === seat)?.name;
  return name ? `${place} ${name}` : place;
}
