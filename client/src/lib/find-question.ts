import { localized } from "./settings.svelte";
import type { Choice, Quantity } from "./wire";

/** Whether a question, one of its answers or a clause that it cites has these letters. */
export function meets(question: Choice | Quantity, sought: string): boolean {
  const wanted = sought.trim().toLowerCase();
  const texts =
    question.kind === "choice"
      ? question.answers.flatMap((answer) => [localized(answer.reading), ...answer.cites])
      : [localized(question.unit), ...question.cites];
  return [question.name, localized(question.question), ...texts].some((text) => text.toLowerCase().includes(wanted));
}
