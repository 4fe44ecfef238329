/** Which puzzles of a game were solved, kept in this browser. */
/** Another place than that of the puzzles of before, which had the same numbers. */
const place = (game: string): string => `youyi.solved.${game}`;

export function solvedOf(game: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(game)) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one): one is number => Number.isInteger(one)) : []);
  } catch {
    return new Set(); // nothing can be kept here, or what was kept is not ours
  }
}

export function keepSolved(game: string, solved: ReadonlySet<number>): void {
  try {
    localStorage.setItem(place(game), JSON.stringify([...solved].toSorted((one, other) => one - other)));
  } catch {
    // a browser that keeps nothing
  }
}
