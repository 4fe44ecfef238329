import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  history.replaceState(null, "", "/");
});

/** The addresses as a server's pages have them, or those of a static site. */
async function addresses(mode: "site" | "server"): Promise<typeof import("../src/lib/address")> {
  if (mode === "site") vi.stubEnv("MODE", "site");
  return import("../src/lib/address");
}

test.each([
  ["server", "/t/abc/replay?language=en", "/t/abc/replay?language=en&ply=7"],
  ["site", "/games/#/t/abc/replay?language=en", "#/t/abc/replay?language=en&ply=7"],
  ["site", "/games/#/t/abc/replay?ply=6", "#/t/abc/replay?ply=7"],
] as const)("a ply is put into the address of the page that is open: %s %s", async (mode, open, said) => {
  history.replaceState(null, "", open);
  const { linkTo, withQuery } = await addresses(mode);
  expect(linkTo(withQuery("ply", "7"))).toBe(said);
});
