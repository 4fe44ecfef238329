/** Laying a table whose first seat is this browser's. */
import { keepText } from "./chance-memory";
import { freshText, sealOf } from "./fairness";
import * as http from "./http";
import { settings, storeSeat } from "./settings.svelte";
import { strengthsOf } from "./sitters";
import type { CreateTable, GameSaid, SeatWanted, ShortGameSaid } from "./wire";
import { words } from "./words";

/** Lay it with these other seats, and give its address; `sealed`: with a text of the person's own among its chance. */
export async function layTable(
  wanted: Omit<CreateTable, "seats">,
  others: readonly SeatWanted[],
  sealed: boolean,
): Promise<string> {
  const text = freshText();
  const seal = sealed ? sealOf(text) : null;
  const me: SeatWanted = { kind: "me", name: settings.name.trim() || words().start.guest, seal };
  const laid = await http.layTable({ ...wanted, seats: [me, ...others] });
  const mine = laid.seats.find((seat) => seat.token !== null);
  if (mine?.token) storeSeat(laid.id, { seat: mine.seat, token: mine.token });
  if (sealed) keepText(laid.id, text, true);
  return laid.id;
}

/** Lay the short game that follows a lesson, against the easiest computers. */
export function layShortGame(game: GameSaid, { ruleset, terms }: ShortGameSaid): Promise<string> {
  const player = strengthsOf(game)[0]?.id;
  if (player === undefined) throw new Error(words().unknown.game);
  const others = Array.from({ length: game.seats.usual - 1 }, (): SeatWanted => ({ kind: "computer", player }));
  return layTable({ game: game.id, ruleset, terms, listed: false }, others, true);
}
