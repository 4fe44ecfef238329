/** Everything a page needs to show a game again. */
import { entry, furnished } from "../games";
import * as http from "../lib/http";
import type { Room } from "../lib/room";
import { storedSeat } from "../lib/settings.svelte";
import type { GameSaid, TableSaid } from "../lib/wire";
import { words } from "../lib/words";
import { factsOf } from "./facts";
import type { Reel } from "./film";
import { ofRecord, ofTable, type Source } from "./source";

export interface Entered {
  source: Source;
  facts: TableSaid;
  game: GameSaid;
  room: Room;
  reel: Reel;
}

async function roomOf(id: string): Promise<{ game: GameSaid; room: Room }> {
  const game = (await http.games()).find((one) => one.id === id);
  if (!game) throw new Error(words().unknown.game);
  return { game, room: (await entry(id).room()).room };
}

/** A table, or null if there is none; the reader's own seat sees with its own eyes, unless the address names others. */
export async function table(id: string, eyes: string | null): Promise<Entered | null> {
  const facts = await known(id);
  if (facts === null) return null;
  const source = ofTable(id);
  const seat = eyes === null ? (storedSeat(id)?.seat ?? null) : /^\d$/.test(eyes) ? Number(eyes) : null;
  const seen = seat !== null && seat < facts.seats.length ? seat : null;
  const drawn = furnished.includes(facts.game) ? source.reel(seen, false) : null;
  const [{ game, room }, film] = await Promise.all([roomOf(facts.game), drawn]);
  return { source, facts, game, room, reel: film ?? (await source.reel(seen, room.drawing ?? false)) };
}

/** A table's facts, or null if there is no such table. */
export async function known(id: string): Promise<TableSaid | null> {
  return http.tablePage(id).catch((problem: unknown) => {
    if (problem instanceof http.Refusal && problem.status === 404) return null;
    throw problem;
  });
}

/** A record file. */
export async function record(text: string): Promise<Entered> {
  const source = ofRecord(text);
  const first = await source.reel(null, false);
  const { game, room } = await roomOf(first.film.game);
  const reel = room.drawing ? await source.reel(null, true) : first;
  return { source, facts: factsOf(reel.film, ""), game, room, reel };
}
