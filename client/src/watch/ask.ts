/** What a server tells of games that anybody may watch, and of how many are in the lobby. */
import { fetchJson } from "../lib/http";
import type { FeaturedSaid, HereSaid, WatchSaid } from "../lib/wire";

export const watch = (): Promise<WatchSaid> => fetchJson("/api/watch", {});
export const featured = (): Promise<FeaturedSaid> => fetchJson("/api/watch/featured", {});
/** How many have the lobby open; a page that gives itself a name is one of them. */
export const here = (page: string): Promise<HereSaid> => fetchJson(`/api/here?page=${page}`, {});
