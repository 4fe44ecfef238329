import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` draws pages itself and hands everything else to a running `youyi serve`.
const table = process.env.YOUYI_TABLE ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
