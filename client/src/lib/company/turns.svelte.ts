import * as http from "../http";
import { ended, forgetTable, keepStanding, myTables, myTurn } from "./my-tables";

const EVERY = 60_000;
const AT_ONCE = 5;
const MOST = 40;

/** At how many tables it is this reader's turn; asked once a minute while a page wants to know. */
class Turns {
  count = $state(0);
  #looking = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** A page's title with the number before it. */
  title(text: string): string {
    return this.count > 0 ? `(${this.count}) ${text}` : text;
  }

  /** Begins to ask; call what is returned when nobody wants to know any more. */
  look(): () => void {
    this.#looking += 1;
    void this.refresh();
    this.#timer ??= setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, EVERY);
    return () => {
      this.#looking -= 1;
      if (this.#looking > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Asks how the unfinished tables stand. A table that is gone is forgotten; one that cannot be asked for stays. */
  async refresh(): Promise<void> {
    const waiting = myTables().filter((one) => !ended(one.stood));
    const ids = waiting.slice(0, MOST).map((one) => one.id);
    const next = async (): Promise<void> => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        try {
          keepStanding(await http.standing(id));
        } catch (problem) {
          if (problem instanceof http.Refusal && problem.status === 404) forgetTable(id);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    this.count = myTables().filter(myTurn).length;
  }
}

export const turns = new Turns();
