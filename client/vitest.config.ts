import { documents } from "./documents.ts";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// Apart from vite.config.ts, so that building the client needs none of what its tests need.
export default defineConfig({
  plugins: [documents, svelte(), svelteTesting()],
  server: { fs: { allow: [".", "../docs"] } }, // studies are read as they are
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/every-language.ts"],
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    testTimeout: 60_000, // a shared machine may pause at any moment: no test fails for being slow
  },
});
