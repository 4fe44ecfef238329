import type { Entry } from "../lib/room";

/** What shows a game that has no room of its own. */
export const entry: Entry = {
  room: () => import("./room"),
  thumbnail: () => import("./Thumbnail.svelte"),
};
