/** Who won, in one line: for who sat there as `you`, else by names. */
import { localized, settings, stem } from "./settings.svelte";
import { computerOf, sitterName } from "./sitters";
import { signed } from "./signed";
import type { Course, GameSaid, SeatSaid, StandingSeat } from "./wire";
import { words } from "./words";

export interface End {
  /** Who won; nobody, or everybody, where nobody did. */
  first: readonly number[];
  /** Who conceded. */
  by: number | null;
  /** Whether the table was closed before its end. */
  closed: boolean;
}

/** Whether an end was none of the game's: nobody moved for long, or the operator closed the table. */
export const shut = (kind: string | null): boolean => kind === "expired" || kind === "admin";

/** What each seat's holder is called, the seat's own name where there is no other. */
export const namesOf = (game: GameSaid, seats: readonly SeatSaid[]): string[] =>
  seats.map((one) => sitterName(one, game) || stem(game.seat_names[one.seat]));

/** The same of a table in a list. */
export const namesIn = (game: GameSaid | undefined, seats: readonly StandingSeat[]): string[] =>
  seats.map(
    (one, seat) =>
      one.name ??
      (game && one.player !== null
        ? localized(computerOf(game, one.player)?.name ?? one.player)
        : stem(game?.seat_names[seat])),
  );

export const listed = (names: readonly string[]): string => names.join(settings.language === "en" ? ", " : "、");

/** What each seat has in the end, in the game's unit; empty where that counts for nothing. */
export function standing({ over, goal }: Course, names: readonly string[]): string {
  const score = goal === "score" ? (over?.score ?? []) : [];
  return score.map((one, seat) => `${names[seat]} ${signed(one)}`).join(" · ");
}

export function verdict({ first, by, closed }: End, names: readonly string[], mine: number | null): string {
  const w = words().over;
  const who = listed(first.map((seat) => names[seat] ?? ""));
  const quitter = by === null ? "" : (names[by] ?? "");
  if (closed) return w.closed;
  if (by !== null && by === mine) return first.length > 0 ? w.youGaveUpTo(who) : w.youGaveUp;
  if (first.length === 0) return by === null ? w.nobody : w.gaveUp(quitter);
  if (first.length > 1) return first.length === names.length ? w.nobody : w.shared(who);
  if (first[0] === mine) return by === null ? w.youWon : w.youWonBy(quitter);
  if (mine !== null) return w.youLost(who);
  return by === null ? w.won(who) : w.wonBy(who, quitter);
}
