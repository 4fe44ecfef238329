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
  expect(linkTo(withQuery("ply", "7"))).toBe(mode === "site" ? `${location.origin}/games/${said}` : said);
});

test("a file that stands elsewhere opens its page, and leads to the site", async () => {
  history.replaceState(null, "", "/games/zh-Hant/dama/");
  document.head.innerHTML = '<meta name="youyi-root" content="../../"><meta name="youyi-opens" content="/learn/dama">';
  const { addressToSend, linkTo, place, SITE } = await addresses("site");
  document.head.innerHTML = "";
  expect(place().path).toBe("/learn/dama");
  expect(SITE).toBe(`${location.origin}/games/`);
  history.pushState(null, "", linkTo("/rules/ruqi"));
  expect(location.href).toBe(`${location.origin}/games/#/rules/ruqi`);
  expect(place().path).toBe("/rules/ruqi");
  expect(addressToSend("/daily?day=1", "ruqi", "en")).toBe(`${location.origin}/games/en/ruqi/#/daily?day=1`);
});

test("a server's page has one address, to be opened and to be sent", async () => {
  const { addressToSend } = await addresses("server");
  expect(addressToSend("/daily?day=1", "ruqi", "en")).toBe(`${location.origin}/daily?day=1`);
});
