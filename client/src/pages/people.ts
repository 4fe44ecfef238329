import { words } from "../lib/words";
import { oneScreenWords } from "../one-screen/words";

/** How people come to another seat, each with its name; without a server they can only sit at this screen. */
export function peopleOf(): [string, string][] {
  const here: [string, string] = ["here", oneScreenWords().here];
  if (import.meta.env.MODE === "site") return [here];
  const w = words().start;
  return [["invite", w.invite], ["open", w.open], here];
}
