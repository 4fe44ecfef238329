import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Modules that the pages of an address begin with, by a pattern of its path. */
const BEGINNINGS: Record<string, string> = {
  "/": "front/FrontPage.svelte",
  "/t/[^/]+": "pages/TablePage.svelte",
  "/t/[^/]+/replay": "pages/ReplayPage.svelte",
  "/t/[^/]+/result": "pages/ResultPage.svelte",
  "/open": "pages/OpenPage.svelte",
  "/learn/[^/]+": "learn/GuidePage.svelte",
  "/learn/[^/]+/lesson": "learn/LessonPage.svelte",
  "/puzzles/[^/]+": "learn/PuzzlePage.svelte",
  "/rules/[^/.]+": "learn/RulebookPage.svelte",
  "/rules/[^/]+[.][^/]+": "learn/ArticlePage.svelte",
  ...Object.fromEntries(
    readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => [`/(learn|puzzles)/${name}(/lesson)?|/rules/${name}[.][^/]+`, `games/${name}/room.ts`]),
  ),
};

/** What a table's pages ask the server first. */
const QUESTIONS: Record<string, string> = { "/t/([^/]+)(?:/(?:replay|result))?": "/api/tables/{}" };

/**
 * Writes pages.json: by patterns of paths, which files a page will ask for, so that the server can name them in the page
 * itself. They come beside the first code then, not after it.
 */
export const filesAhead: Plugin = {
  name: "files-ahead",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === "chunk");
    const first = needed(
      chunks.find((each) => each.isEntry),
      bundle,
    );
    const files = Object.entries(BEGINNINGS).map(([path, module]) => {
      const file = resolve("src", module);
      const chunk = chunks.find((each) => each.facadeModuleId === file);
      if (!chunk) throw new Error(`no page begins with ${file}: files-ahead.ts names it`);
      return { path, files: [...needed(chunk, bundle)].filter((each) => !first.has(each)).map((each) => `/${each}`) };
    });
    const asks = Object.entries(QUESTIONS).map(([path, ask]) => ({ path, ask }));
    this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify([...files, ...asks]) });
  },
};

/** A chunk, what it imports, and their style sheets. */
function needed(chunk: Rolldown.OutputChunk | undefined, bundle: Rolldown.OutputBundle, seen = new Set<string>()) {
  if (chunk === undefined || seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  for (const each of chunk.imports) {
    const other = bundle[each];
    if (other?.type === "chunk") needed(other, bundle, seen);
  }
  return seen;
}
