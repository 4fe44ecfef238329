/** What every page may say, but for what a game says and for pages that are read before a game, in one file: a file each would cost more in headers than in words. */
export const words: Record<string, unknown> = import.meta.glob(
  ["./**/words/en.ts", "!./{daily,documents,front,games,league,lib/inviting,lib/navigation,operator,replay,watch}/**"],
  {
    base: "../../../",
    eager: true,
    import: "words",
  },
);
