/** What passed between two choices, in one line: who threw, entered and struck. */
import { calledAt } from "../../lib/sitters";
import type { Table } from "../../lib/table.svelte";
import type { GameSaid } from "../../lib/wire";
import type { Event } from "./payloads";
import { words } from "./words";

interface Deeds {
  throws: number;
  cast: string;
  entered: number;
  struck: number;
}

/** What each seat did, in the order in which they first did something. */
export function deeds(events: readonly Event[]): Map<number, Deeds> {
  const all = new Map<number, Deeds>();
  const of = (seat: number): Deeds => {
    const known = all.get(seat) ?? { throws: 0, cast: "", entered: 0, struck: 0 };
    all.set(seat, known);
    return known;
  };
  for (const event of events) {
    switch (event.type) {
      case "Thrown":
        of(event.seat).throws += 1;
        of(event.seat).cast = event.cast.faces.join(" ");
        break;
      case "Dropped":
        of(event.seat).entered += event.horses;
        break;
      case "Struck":
        of(event.seat).struck += event.horses;
        break;
      default: // told in the log
    }
  }
  return all;
}

/** One line for what has passed since the reader last chose; empty while nothing has. */
export function summary(table: Table, game: GameSaid): string {
  const w = words();
  const events = table.interlude.passed.flatMap((happened) => happened.events as Event[]);
  const told = [...deeds(events)].map(([seat, { throws, cast, entered, struck }]) => {
    const name = calledAt(table, game, seat);
    const parts = [
      ...(throws === 1 ? [w.passed.threw(cast)] : throws > 1 ? [w.passed.throws(throws)] : []),
      ...(entered > 0 ? [w.passed.entered(entered)] : []),
      ...(struck > 0 ? [w.passed.struck(struck)] : []),
    ];
    return w.passed.seat(name, parts.join(w.passed.comma));
  });
  return told.join(w.passed.then);
}
