import { keepSeatsAgain, seatsHere } from "../one-screen/held";
import { keepText, remembered } from "./chance-memory";
import { freshText, sealOf } from "./fairness";
import * as http from "./http";
import { route } from "./route.svelte";
import { storedSeat, storeSeat } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** Offers a rematch or takes it up, for everybody at this screen, and goes there once all have; or declines. */
export async function playAgain(table: Table, wanted = true): Promise<void> {
  const own = storedSeat(table.id);
  if (own === null) return;
  for (const { seat, token } of seatsHere(table.id))
    if (seat !== own.seat) await http.rematch(table.id, { token, wanted });
  const text = freshText();
  const { id, seat, token } = await http.rematch(table.id, { token: own.token, seal: sealOf(text), wanted });
  if (id === null || !wanted) return;
  storeSeat(id, { seat, token });
  if (remembered(id).text === null) keepText(id, text, false); // if another was first, this seal is sent over the line
  keepSeatsAgain(table.id, id, table.seats.length);
  route.go(`/t/${id}`);
}
