/** A comparison on the server: begun, asked after, cancelled. */
import { fetchJson, Refusal } from "../lib/http";
import { request } from "../lib/request";
import type { CompareReadings, JobSaid, JobState, OpenGame, WorkbenchSaid } from "../lib/wire";
import { messageOf } from "../lib/message-of";

const PAUSE_MS = 700;
const UNFINISHED: readonly JobState[] = ["queued", "preparing", "playing"];
const PATH = "/api/workbench";

export const about = (): Promise<WorkbenchSaid> => fetchJson(PATH, {});
const begun = (wanted: CompareReadings): Promise<JobSaid> => fetchJson(PATH, { body: JSON.stringify(wanted) });

/** The text of one game's record. */
export async function recordOf(wanted: OpenGame): Promise<string> {
  return JSON.stringify(await fetchJson<unknown>(`${PATH}/game`, { body: JSON.stringify(wanted) }));
}

export const unfinished = (job: JobSaid | null): boolean => job !== null && UNFINISHED.includes(job.state);

export class Bench {
  job = $state.raw<JobSaid | null>(null);
  asked = $state.raw<CompareReadings | null>(null);
  trouble = $state("");
  #turn = 0;

  async begin(wanted: CompareReadings): Promise<void> {
    const turn = ++this.#turn;
    this.trouble = "";
    this.job = null;
    this.asked = wanted;
    try {
      let job = await begun(wanted);
      while (turn === this.#turn) {
        this.job = job;
        if (!unfinished(job)) return;
        await new Promise((done) => setTimeout(done, PAUSE_MS));
        if (turn === this.#turn) job = await this.#look(job.id, wanted);
      }
    } catch (problem) {
      if (turn === this.#turn) this.trouble = messageOf(problem);
    }
  }

  /** A server that does not know of it, perhaps another than before, begins it. */
  async #look(id: string, wanted: CompareReadings): Promise<JobSaid> {
    try {
      return await fetchJson(`${PATH}/${id}`, {});
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "no_comparison") return begun(wanted);
      throw problem;
    }
  }

  async cancel(): Promise<void> {
    const job = this.job;
    this.#turn += 1;
    if (job === null || !unfinished(job)) return;
    this.job = { ...job, state: "cancelled" };
    await request(`${PATH}/${job.id}`, { method: "DELETE", keepalive: true });
  }
}
