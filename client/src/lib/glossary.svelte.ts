import * as http from "./http";
import type { Room } from "./room";
import type { GameSaid, Language, TermSaid } from "./wire";

export interface Part {
  text: string;
  term: TermSaid | null;
}

const HAN = /\p{Script=Han}/u;
const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A form as it is looked for: a single character stands alone, a Latin word has no letters beside it. */
function pattern(form: string): string {
  if (!HAN.test(form)) return `(?<!\\p{L})${escaped(form)}(?!\\p{L})`;
  return [...form].length > 1 ? escaped(form) : `(?<!\\p{Script=Han})${form}(?!\\p{Script=Han})`;
}

/** A sentence cut at the words of the game; each word is explained where it stands first. */
export function glossed(text: string, terms: readonly TermSaid[]): Part[] {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ form, term })));
  if (forms.length === 0) return [{ text, term: null }];
  const longest = [...forms].sort((one, other) => other.form.length - one.form.length);
  const any = new RegExp(`(${longest.map(({ form }) => pattern(form)).join("|")})`, "giu");
  const known = new Map(forms.map(({ form, term }) => [form.toLowerCase(), term]));
  const told = new Set<TermSaid>();
  return text
    .split(any)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const term = known.get(piece.toLowerCase()) ?? null;
      if (term === null || told.has(term)) return { text: piece, term: null };
      told.add(term);
      return { text: piece, term };
    });
}

/** The words of the game on this page; none until they are fetched. */
class Glossary {
  terms = $state.raw<readonly TermSaid[]>([]);
  /** Where the words have their pictures. */
  drawn = $state.raw<{ game: GameSaid; room: Room } | null>(null);
  #wanted = "";

  load(game: GameSaid, language: Language, room: Room): void {
    this.drawn = { game, room };
    const wanted = `${game.id} ${language}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.terms = [];
    if (!game.taught) return;
    http.learn(game.id, language).then(
      ({ terms }) => {
        if (this.#wanted === wanted) this.terms = terms;
      },
      () => (this.#wanted = ""), // without a line the words stay unexplained, and are asked for again
    );
  }
}

export const glossary = new Glossary();
