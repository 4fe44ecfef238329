/** Whom the holder of the account knows, and how his games ended. */
import { fetchJson } from "../http";
import type { PeopleSaid, StatisticsSaid, Tied, TieDeed } from "../wire";

export const askPeople = (): Promise<PeopleSaid> => fetchJson("/api/people", {});
export const askStatistics = (): Promise<StatisticsSaid> => fetchJson("/api/statistics", {});
export const tie = (deed: TieDeed, name: string): Promise<PeopleSaid> =>
  fetchJson("/api/people", { body: JSON.stringify({ deed, name } satisfies Tied) });
