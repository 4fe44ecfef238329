/** What every page may say, but for what a game says, in one file: a file each would cost more in headers than in words. */
export const words: Record<string, unknown> = import.meta.glob(["./**/words/zh-Hant.ts", "!./games/**"], {
  base: "../../../",
  eager: true,
  import: "words",
});
