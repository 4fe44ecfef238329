/** A table begun at once: this browser's person against the easiest computers, under the usual rules. */
import { keepText } from "./chance-memory";
import { freshText, sealOf } from "./fairness";
import * as http from "./http";
import { settings, storeSeat } from "./settings.svelte";
import type { GameSaid, Value } from "./wire";
import { words } from "./words";

/** Lay it, take the first seat, and give its address. */
export async function quickTable(game: GameSaid, terms: Record<string, Value>): Promise<string> {
  const text = freshText();
  const easiest = game.levels[0] ?? game.players[0];
  if (easiest === undefined) throw new Error(words().unknown.game);
  const laid = await http.layTable({
    game: game.id,
    terms,
    seats: [
      { kind: "me", name: settings.name.trim() || words().start.guest, seal: sealOf(text) },
      ...Array.from({ length: game.seats.usual - 1 }, () => ({ kind: "computer" as const, player: easiest.id })),
    ],
    listed: false,
  });
  const mine = laid.seats.find((seat) => seat.token !== null);
  if (mine?.token) storeSeat(laid.id, { seat: mine.seat, token: mine.token });
  keepText(laid.id, text, true);
  return laid.id;
}
