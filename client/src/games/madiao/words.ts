import { words as all, type Words as All } from "../../lib/words";

export type Words = All["madiao"];

/** What this room says, in the language in force. */
export function words(): Words {
  return all().madiao;
}
