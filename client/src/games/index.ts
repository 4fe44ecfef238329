import type { Component } from "svelte";
import type { Room } from "../lib/room";
import type { GameSaid } from "../lib/wire";

/** A game that this page can show; each is fetched only when it is looked at. */
export interface Entry {
  room: () => Promise<{ room: Room }>;
  mini: () => Promise<{ default: Component<{ game: GameSaid }> }>;
}

const ROOMS: Record<string, Entry> = {
  dama: { room: () => import("./dama/room"), mini: () => import("./dama/Mini.svelte") },
  madiao: { room: () => import("./madiao/room"), mini: () => import("./madiao/Mini.svelte") },
  ruqi: { room: () => import("./ruqi/room"), mini: () => import("./ruqi/Mini.svelte") },
};

/** The room of a game, or null where none is furnished yet. */
export function entry(game: string): Entry | null {
  return ROOMS[game] ?? null;
}
