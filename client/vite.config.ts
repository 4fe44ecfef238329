import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { defineConfig, type Plugin, type Rolldown } from "vite";

// `npm run dev` draws pages itself and hands everything else to a running `youyi serve`.
const table = process.env.YOUYI_TABLE ?? "http://127.0.0.1:8000";

/** Every page of a server asks for its games: that need not wait for the code that asks. */
const gamesAhead: Plugin = {
  name: "games-ahead",
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "preload", as: "fetch", href: "/api/games", crossorigin: true }, injectTo: "head" },
  ],
};

const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);
/** Addresses of pages, as regular expressions, and the modules that each of them asks for when it is opened. */
const PAGES: [string, ...string[]][] = [
  ["/", ...GAMES.map((game) => `games/${game}/Thumbnail.svelte`)],
  ["/lobby", "pages/Lobby.svelte"],
  ["/my", "lib/company/MyTables.svelte"],
  ["/account", "lib/account/AccountPage.svelte"],
  ["/open", "pages/OpenPage.svelte"],
  ["/workbench", "workbench/WorkbenchPage.svelte"],
  ["/new/[^/]+", "pages/NewTable.svelte"],
  ["/t/[^/]+", "pages/TablePage.svelte"],
  ["/t/[^/]+/replay", "pages/ReplayPage.svelte"],
  ["/t/[^/]+/result", "pages/ResultPage.svelte"],
  ["/rules", "learn/RulesPage.svelte"],
  ...GAMES.flatMap((game): [string, ...string[]][] => [
    [`/learn/${game}`, "learn/GuidePage.svelte", `games/${game}/room.ts`],
    [`/learn/${game}/lesson`, "learn/LessonPage.svelte", `games/${game}/room.ts`],
    [`/rules/${game}\\.[^/]+`, "learn/ArticlePage.svelte", `games/${game}/room.ts`],
    [`/rules/${game}`, "learn/RulebookPage.svelte"],
  ]),
];

/** Files of a page that come with the page itself, not only once the first code has run: the server names them in a header. */
const filesAhead: Plugin = {
  name: "files-ahead",
  enforce: "post",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === "chunk");
    const source = new URL("src", import.meta.url).pathname;
    const chunkOf = (module: string): Rolldown.OutputChunk => {
      const found = chunks.find((each) => each.facadeModuleId && relative(source, each.facadeModuleId) === module);
      if (!found) throw new Error(`${module} has no file of its own`);
      return found;
    };
    const filesOf = (chunk: Rolldown.OutputChunk, known: Set<string>): string[] => {
      if (known.has(chunk.fileName)) return [];
      known.add(chunk.fileName);
      const others = chunks.filter((each) => chunk.imports.includes(each.fileName));
      return [
        chunk.fileName,
        ...(chunk.viteMetadata?.importedCss ?? []),
        ...others.flatMap((each) => filesOf(each, known)),
      ];
    };
    const first = new Set<string>();
    chunks.filter((each) => each.isEntry).forEach((each) => filesOf(each, first));
    const ahead = PAGES.map(([path, ...modules]) => {
      const known = new Set(first);
      return { path, files: [...new Set(modules.flatMap((module) => filesOf(chunkOf(module), known)))] };
    });
    this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(ahead) });
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "site" ? [] : [gamesAhead, filesAhead])],
  // A static site may be at any path of its host, and has a service worker of its own.
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/youyi/apps/web/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      ...(mode === "site" && { input: { index: "index.html", "service-worker": "src/site/service-worker.ts" } }),
      output: {
        ...(mode === "site" && {
          entryFileNames: (chunk) =>
            chunk.name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
        }),
        // What most pages share comes as one file: every file costs a request with its headers.
        codeSplitting: { groups: [{ name: "common", test: /src\/lib\//, minShareCount: 8 }] },
      },
    },
  },
  server: {
    proxy: {
      "/api": table,
      "/ws": { target: table, ws: true },
    },
  },
}));
