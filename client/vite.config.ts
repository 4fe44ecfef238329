import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { documents } from "./documents.ts";
import { filesAhead } from "./files-ahead.ts";

// `npm run dev` draws pages itself and hands everything else to a running `youyi serve`.
const table = process.env.YOUYI_TABLE ?? "http://127.0.0.1:8000";

/** Every page of a server asks for its games: that need not wait for the code that asks. */
const gamesAhead: Plugin = {
  name: "games-ahead",
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "preload", as: "fetch", href: "/api/games", crossorigin: true }, injectTo: "head" },
  ],
};

/** Service workers, whose addresses stay the same from one build to the next. */
const WORKERS: ReadonlySet<string> = new Set(["service-worker", "notices-worker"]);

export default defineConfig(({ mode }) => ({
  plugins: [documents, svelte(), ...(mode === "site" ? [] : [gamesAhead, filesAhead])],
  // A static site may be at any path of its host, and has a service worker of its own.
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/youyi/apps/web/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // whoever types `make play` is not told what the build spent its time on
      input: {
        index: "index.html",
        ...(mode === "site"
          ? { "service-worker": "src/site/service-worker.ts" }
          : { "notices-worker": "src/lib/company/notices-worker.ts" }),
      },
      output: {
        entryFileNames: (chunk) => (WORKERS.has(chunk.name) ? "[name].js" : "assets/[name]-[hash].js"),
        // What most pages share comes as one file: every file costs a request with its headers.
        codeSplitting: {
          groups: [
            // Words are made with it, and `common` waits for words: it may not be there.
            { name: "plural", test: /\/words\/plural\.ts$/, priority: 1 },
            { name: "common", test: /src\/lib\//, minShareCount: 5 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", "../docs"] }, // studies are read as they are
    proxy: {
      "/api": table,
      "/ws": { target: table, ws: true },
    },
  },
}));
