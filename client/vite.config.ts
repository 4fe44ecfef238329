import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// `npm run dev` draws pages itself and hands everything else to a running `youyi serve`.
const table = process.env.YOUYI_TABLE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/youyi/apps/web/static",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": table,
      "/ws": { target: table, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
});
