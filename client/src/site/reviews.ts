/** The page's side of reviews that are worked out in this browser. */
import type { GoalSaid } from "../lib/wire";
import { fault, places } from "./files";
import type { FromReviewer, Reviewed, ToReviewer } from "./messages";

export interface Begun {
  /** Null if it was given up. */
  readonly found: Promise<Reviewed | null>;
  readonly cancel: () => void;
}

/** Begin the review of a record, for a goal or for what counts at its table; `far` hears how many of how many plies are done. */
export function begin(record: string, goal: GoalSaid | undefined, far: (done: number, all: number) => void): Begun {
  const worker = new Worker(new URL("./reviewer.ts", import.meta.url), { type: "module" });
  let cancel = (): void => worker.terminate();
  const found = new Promise<Reviewed | null>((resolve, reject) => {
    cancel = () => resolve(null);
    worker.addEventListener("message", (event: MessageEvent<FromReviewer>) => {
      const message = event.data;
      switch (message.type) {
        case "far":
          far(message.done, message.all);
          return;
        case "reviewed":
          resolve(JSON.parse(message.answer) as Reviewed);
          return;
        case "failed":
          reject(new Error(message.why));
          return;
      }
    });
    worker.addEventListener("error", (event) => reject(fault(event)));
  }).finally(() => worker.terminate());
  worker.postMessage({ ...places(), record, goal } satisfies ToReviewer);
  return { found, cancel: () => cancel() };
}
