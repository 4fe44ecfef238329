import type { Found, SearchIndex } from "../lib/wire";

/** A query as the names of the index are written: without case, tones, blanks and variants. */
export function folded(query: string, fold: Readonly<Record<string, string>>): string {
  const letters = query.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "").normalize("NFC");
  return [...letters].map((letter) => fold[letter] ?? letter).join("");
}

/** What a query finds, best first: names that are it, that begin with it, that hold it. */
export function search(query: string, { fold, entries }: SearchIndex, game: string | null = null): Found[] {
  const wanted = folded(query, fold);
  if (wanted === "") return [];
  const rank = ({ forms }: Found): number =>
    forms.includes(wanted)
      ? 0
      : forms.some((form) => form.startsWith(wanted))
        ? 1
        : forms.some((form) => form.includes(wanted))
          ? 2
          : 3;
  return entries
    .filter((each) => game === null || each.game === game)
    .map((each, nth) => ({ each, nth, rank: rank(each) }))
    .filter(({ rank: found }) => found < 3)
    .sort((one, other) => one.rank - other.rank || one.nth - other.nth)
    .map(({ each }) => each);
}
