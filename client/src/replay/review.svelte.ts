/** A review of a game on the server: begun, asked after, and kept for every page that shows the same game. */
import { fetchJson, recordAddress } from "../lib/http";
import { settings } from "../lib/settings.svelte";
import type { ReviewedChoice, ReviewJob, ReviewSaid } from "../lib/wire";
import type { Source } from "./source";

const PAUSE_MS = 1000;
const PATH = "/api/reviews";

const query = (): string => `?language=${settings.language}`;
const unfinished = (job: ReviewJob): boolean => job.state === "queued" || job.state === "working";

export class Reviewing {
  job = $state.raw<ReviewJob | null>(null);
  trouble = $state("");
  readonly review: ReviewSaid | null = $derived(this.job?.review ?? null);
  readonly choices: ReadonlyMap<number, ReviewedChoice> = $derived(
    new Map((this.review?.choices ?? []).map((one) => [one.ply, one])),
  );
  readonly waiting = $derived(this.job !== null && unfinished(this.job));
  #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Begin, or hear in another language what is known. */
  async ask(): Promise<void> {
    this.trouble = "";
    try {
      const body =
        this.#source.record ?? JSON.stringify(await fetchJson<unknown>(recordAddress(this.#source.table ?? ""), {}));
      let job = await fetchJson<ReviewJob>(`${PATH}${query()}`, { body });
      this.job = job;
      while (unfinished(job)) {
        await new Promise((done) => setTimeout(done, PAUSE_MS));
        job = await fetchJson<ReviewJob>(`${PATH}/${job.id}${query()}`, {});
        this.job = job;
      }
      this.trouble = job.says ?? "";
    } catch (problem) {
      this.job = null;
      this.trouble = problem instanceof Error ? problem.message : String(problem);
    }
  }
}

const known = new Map<string, Reviewing>();

/** The review of a game, begun or not. */
export function reviewing(source: Source): Reviewing {
  const key = source.table ?? source.record ?? "";
  const found = known.get(key) ?? new Reviewing(source);
  known.set(key, found);
  return found;
}

/** Only a server reviews; a table in the browser itself has none. */
export const reviewed = import.meta.env.MODE !== "site";
