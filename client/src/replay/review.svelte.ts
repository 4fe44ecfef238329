/** A review of a game: begun, on the server or in this browser, followed, and kept for every page that shows the same game. */
import { fetchJson, recordAddress, Refusal } from "../lib/http";
import { settings } from "../lib/settings.svelte";
import type { GoalSaid, Language, ReviewedChoice, ReviewJob, ReviewSaid } from "../lib/wire";
import type { Source } from "./source";
import { messageOf } from "../lib/message-of";

const PAUSE_MS = 1000;
const PATH = "/api/reviews";
/** What stands for the server's word while this browser works. */
const HERE: ReviewJob = { id: "", state: "working", ahead: 0, says: null, review: null };

const query = (): string => `?language=${settings.language}`;
const unfinished = (job: ReviewJob): boolean => job.state === "queued" || job.state === "working";

export interface Far {
  done: number;
  all: number;
}

export class Reviewing {
  job = $state.raw<ReviewJob | null>(null);
  trouble = $state("");
  /** How many plies are done; null where nobody says. */
  far = $state.raw<Far | null>(null);
  /** Gives it up; null where it is not ours to give up. */
  cancel = $state.raw<(() => void) | null>(null);
  /** What the game is reviewed for; undefined: what counts at its table. */
  #goal: GoalSaid | undefined = undefined;
  readonly review: ReviewSaid | null = $derived(this.job?.review ?? null);
  readonly choices: ReadonlyMap<number, ReviewedChoice> = $derived(
    new Map((this.review?.choices ?? []).map((one) => [one.ply, one])),
  );
  readonly waiting = $derived(this.job !== null && unfinished(this.job));
  #source: Source;
  /** What this browser worked out for each goal, in every language. */
  readonly #said = new Map<GoalSaid | undefined, Record<Language, ReviewSaid>>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** Begin, or hear in another language what is known. */
  async ask(): Promise<void> {
    this.trouble = "";
    try {
      if (import.meta.env.MODE === "site") await this.#here();
      else await this.#onServer();
    } catch (problem) {
      this.job = null;
      this.trouble = messageOf(problem);
    }
  }

  /** Begin, or show, the review for another goal. */
  async askFor(goal: GoalSaid): Promise<void> {
    this.#goal = goal === this.review?.goals[0]?.goal ? undefined : goal;
    await this.ask();
  }

  async #record(): Promise<string> {
    const { record, table } = this.#source;
    return record ?? JSON.stringify(await fetchJson<unknown>(recordAddress(table ?? ""), {}));
  }

  async #onServer(): Promise<void> {
    const goal = this.#goal === undefined ? "" : `&goal=${this.#goal}`;
    const begun = async (): Promise<ReviewJob> =>
      fetchJson<ReviewJob>(`${PATH}${query()}${goal}`, { body: await this.#record() });
    let job = await begun();
    this.job = job;
    while (unfinished(job)) {
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      job = await this.#look(job.id, begun);
      this.job = job;
    }
    this.trouble = job.says ?? "";
  }

  /** A server that does not know of it, perhaps another than before, begins it. */
  async #look(id: string, begun: () => Promise<ReviewJob>): Promise<ReviewJob> {
    try {
      return await fetchJson<ReviewJob>(`${PATH}/${id}${query()}`, {});
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "no_review") return begun();
      throw problem;
    }
  }

  async #here(): Promise<void> {
    if (!this.#said.has(this.#goal) && !this.waiting) await this.#workedOut();
    const said = this.#said.get(this.#goal);
    if (said !== undefined) this.job = { ...HERE, state: "done", review: said[settings.language] };
  }

  async #workedOut(): Promise<void> {
    this.job = HERE;
    this.far = null;
    const [{ begin }, record] = await Promise.all([import("../site/reviews"), this.#record()]);
    const begun = begin(record, this.#goal, (done, all) => (this.far = { done, all }));
    this.cancel = begun.cancel;
    try {
      const found = await begun.found;
      if (found?.review) this.#said.set(this.#goal, found.review);
      else this.job = null;
      this.trouble = found?.refused?.[settings.language] ?? "";
    } finally {
      this.cancel = null;
      this.far = null;
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
