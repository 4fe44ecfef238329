import type { Component } from "svelte";
import { entry as generic } from "../generic";
import type { Entry, Front, Room, ThumbnailProps } from "../lib/room";
import type { GameSaid } from "../lib/wire";

// Every folder with a room.ts is a game's room, under the game's id. Each is fetched only when its table is opened.
const rooms = import.meta.glob<{ room: Room }>("./*/room.ts");
const fronts = import.meta.glob<{ front: Front }>("./*/front/index.ts");
const charts = import.meta.glob<{ default: Component<{ game: GameSaid }> }>("./*/chart/Chart.svelte");
const thumbnails = import.meta.glob<{ default: Component<ThumbnailProps> }>("./*/Thumbnail.svelte");

/** The ids of the games that have a room of their own. */
export const furnished = Object.keys(rooms).map((path) => path.split("/")[1] ?? "");

/** How to show a game: its own room, story and thumbnail, or the generic ones. */
export function entry(game: string): Entry {
  const front = fronts[`./${game}/front/index.ts`];
  const chart = charts[`./${game}/chart/Chart.svelte`];
  return {
    ...(front && { front }),
    ...(chart && { chart }),
    room: rooms[`./${game}/room.ts`] ?? generic.room,
    thumbnail: thumbnails[`./${game}/Thumbnail.svelte`] ?? generic.thumbnail,
  };
}
