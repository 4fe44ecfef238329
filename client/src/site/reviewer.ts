/** The worker of one review: a Python of its own, so that tables go on meanwhile, and a page can end it. */
import type { GoalSaid } from "../lib/wire";
import type { FromReviewer, ToReviewer } from "./messages";
import { started } from "./python";

/** At most so often a page is told how far it is. */
const PAUSE_MS = 100;

async function review({ record, goal, ...places }: ToReviewer): Promise<string> {
  const { python, weights } = await started(places);
  await weights();
  const reviewed = python.runPython(`
from youyi.apps.web.tab.reviewing import reviewed
reviewed`) as (record: string, told: (done: number, all: number) => void, goal: GoalSaid | undefined) => string;
  let last = -Infinity;
  const told = (done: number, all: number): void => {
    const now = performance.now();
    if (now - last < PAUSE_MS && done < all) return;
    last = now;
    say({ type: "far", done, all });
  };
  return reviewed(record, told, goal);
}

function say(message: FromReviewer): void {
  postMessage(message);
}

addEventListener("message", (event: MessageEvent<ToReviewer>) => {
  review(event.data).then(
    (answer) => say({ type: "reviewed", answer }),
    (problem: unknown) => say({ type: "failed", why: String(problem) }),
  );
});
