import type { Component } from "svelte";
import type { Room } from "../lib/room";
import type { GameSaid } from "../lib/wire";

/** A game that this page can show; each is fetched only when it is looked at. */
export interface Entry {
  room: () => Promise<{ room: Room }>;
  thumbnail: () => Promise<{ default: Component<{ game: GameSaid }> }>;
}

const ROOMS: Record<string, Entry> = {
  dama: { room: () => import("./dama/room"), thumbnail: () => import("./dama/Thumbnail.svelte") },
  madiao: { room: () => import("./madiao/room"), thumbnail: () => import("./madiao/Thumbnail.svelte") },
  ruqi: { room: () => import("./ruqi/room"), thumbnail: () => import("./ruqi/Thumbnail.svelte") },
};

/** The room of a game, or null where none is furnished yet. */
export function entry(game: string): Entry | null {
  return ROOMS[game] ?? null;
}
