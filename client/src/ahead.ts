/** Asks for what a page will need while the code of that page is still on its way. */
import { entry } from "./games";
import * as http from "./lib/http";
import { settings } from "./lib/settings.svelte";

/** By the parts of an address; whoever needs a thing later asks for it again, and hears of failures then. */
export function ahead([page, what = "", part]: readonly string[]): void {
  const { language } = settings;
  const wanted: (() => Promise<unknown>)[] =
    page === "learn"
      ? [() => (part === "lesson" ? http.lesson(what, language) : http.learn(what, language)), entry(what).room]
      : page === "rules" && what.includes(".")
        ? [() => http.article(what), entry(what.split(".")[0] ?? "").room]
        : page === "rules" && what !== ""
          ? [() => http.rulebook(what, language)]
          : page === "t"
            ? [() => http.expectTable(what).then(({ game }) => entry(game).room())]
            : [];
  for (const ask of [http.games, ...wanted]) ask().catch(() => undefined);
}
