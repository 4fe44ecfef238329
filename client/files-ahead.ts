import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { told } from "./documents.ts";
import { ADDRESSES, pattern } from "./src/addresses.ts";

/** Modules of games that pages of an address begin with, by a pattern of its path. */
const ROOMS: Record<string, string> = {
  ...Object.fromEntries(
    readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => [`/(learn|puzzles)/${name}(/lesson)?|/rules/${name}[.][^/]+`, `games/${name}/room.ts`]),
  ),
};

/** The studies come with the house: no other has a page. */
const STUDIES = readdirSync(new URL("../docs/annotated/studies", import.meta.url)).flatMap(
  (file) => /^(.*)[.]en[.]json$/.exec(file)?.[1] ?? [],
);

/** What a table's pages ask the server first. */
const QUESTIONS: Record<string, string> = { "/t/([^/]+)(?:/(?:replay|result))?": "/api/tables/{}" };

/**
 * Writes pages.json: by patterns of paths, which pages there are and which files they will ask for, so that the server can
 * name them in the page itself. They come beside the first code then, not after it.
 */
export const filesAhead: Plugin = {
  name: "files-ahead",
  apply: "build",
  // After Vite has left out what only held style sheets: no such file is there to be asked for.
  enforce: "post",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === "chunk");
    const first = needed(
      chunks.find((each) => each.isEntry),
      bundle,
    );
    const ahead = (module: string): string[] => {
      const file = resolve("src", module);
      const chunk = chunks.find((each) => each.facadeModuleId === file);
      if (!chunk) throw new Error(`no page begins with ${file}`);
      return [...needed(chunk, bundle)].filter((each) => !first.has(each)).map((each) => `/${each}`);
    };
    const pages = ADDRESSES.filter(({ untold }) => !untold).map((each) => ({
      ...pattern(each, { study: STUDIES.join("|") }),
      page: each.page,
      files: ahead(`${each.page}.svelte`),
      told: each.given?.folder ? told(`${each.given.folder}/${each.given.name}`) : undefined,
    }));
    const rooms = Object.entries(ROOMS).map(([path, module]) => ({ path, files: ahead(module) }));
    const asks = Object.entries(QUESTIONS).map(([path, ask]) => ({ path, ask }));
    this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify([...pages, ...rooms, ...asks]) });
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
