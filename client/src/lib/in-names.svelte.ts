/** Sentences of the games in the names that the reader asked for. */
import { glossary } from "./glossary.svelte";
import * as http from "./http";
import { settings } from "./settings.svelte";
import type { GameSaid, TermSaid } from "./wire";

/** Whether the reader asked for English names alone. */
export const englishAlone = (): boolean => settings.names === "english";

/** Pages that say nothing of a game but its name, and the table, whose words the glossary has. */
const OWN_WORDS = ["", "new", "lobby", "my", "account", "t"];

/** Puts a sentence into English alone; fetched when somebody first asks for that. */
class Plain {
  #plain = $state.raw<typeof import("./plain") | null>(null);
  #games = $state.raw<readonly GameSaid[]>([]);
  #terms = $state.raw<ReadonlyMap<string, readonly TermSaid[]>>(new Map());
  #asked = new Set<string>();

  says = $derived.by((): ((text: string) => string) | null => {
    const plain = this.#plain;
    if (plain === null) return null;
    const terms = [...this.#terms.values(), glossary.terms].flat();
    const known = new Map(this.#games.flatMap((game) => [...plain.vocabulary(game, [])]));
    for (const [form, name] of plain.meanings(terms)) known.set(form, name);
    return (text) => plain.plainEnglish(text, known);
  });

  /** Fetches what a page needs, by the parts of its path: the words of its game, or of all where it does not name one. */
  load([place = "", what, ...rest]: readonly string[]): void {
    if (!englishAlone()) return;
    this.#once("", async () => {
      [this.#plain, this.#games] = await Promise.all([import("./plain"), http.games()]);
    });
    if (OWN_WORDS.includes(place) && rest.length === 0) return;
    const one = ["learn", "puzzles", "rules"].includes(place) ? what?.split(".")[0] : undefined;
    this.#once(one ?? "all", async () => {
      const games = (await http.games()).filter(({ id, taught }) => taught && (one === undefined || id === one));
      const found = games.map(async ({ id }) => [id, (await http.learn(id, "en")).terms] as const);
      this.#terms = new Map([...this.#terms, ...(await Promise.all(found))]);
    });
  }

  /** Without a line the characters stay, and the words are asked for again. */
  #once(what: string, fetch: () => Promise<void>): void {
    if (this.#asked.has(what)) return;
    this.#asked.add(what);
    fetch().catch(() => this.#asked.delete(what));
  }
}
export const plain = new Plain();

/** Stands for a name while a sentence is put into English: no letter, and no word. */
const HOLDER = "\ufffc";
/** What people are called, as the server marks it: their names are theirs in every language. */
const PERSON = /(\u2068[^\u2069]*\u2069)/u;

/** A sentence put otherwise, but for what people are called in it. */
export function keepingNames(text: string, says: (text: string) => string): string {
  const parts = text.split(PERSON);
  const names = parts.filter((_, nth) => nth % 2 === 1);
  const said = says(parts.map((part, nth) => (nth % 2 === 1 ? HOLDER : part)).join(""));
  return said.replaceAll(HOLDER, () => names.shift() ?? "");
}

/** A sentence of a game; what people write never goes through here. */
export const inNames = (text: string): string => (englishAlone() && plain.says ? keepingNames(text, plain.says) : text);
