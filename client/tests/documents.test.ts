import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { address, fold, page, parts, told } from "../documents";
import { ADDRESSES, opened } from "../src/addresses";
import { find, findBeside, isLatin, together } from "../src/documents/find";
import type { Language } from "../src/lib/wire";

const DOCS = join(import.meta.dirname, "../../docs");
const DAMA = join(DOCS, "history/dama.md");
const documents = ADDRESSES.flatMap(({ given }) => (given?.folder ? [`${given.folder}/${given.name ?? ""}`] : []));
const said = (document: string, language: Language): string =>
  join(DOCS, `${document}${language === "en" ? "" : `.${language}`}.md`);

test("every document of an address is there in three languages, and each links only to what there is", () => {
  expect(documents.length).toBeGreaterThan(10);
  for (const document of documents)
    for (const language of ["en", "zh-Hant", "zh-Hans"] as const) {
      const { html, title } = page(said(document, language));
      expect(title).not.toBe("");
      const links = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, to = ""]) => to);
      const lost = links.filter((to) => opened(to.split("/").filter((part) => part !== "")) === null);
      expect(lost, said(document, language)).toEqual([]);
      expect(html).not.toContain(".md");
    }
});

test("what is scrolled is told apart by its name", () => {
  for (const document of documents)
    for (const language of ["en", "zh-Hant", "zh-Hans"] as const) {
      const names = [...page(said(document, language)).html.matchAll(/role="region"[^>]*aria-label="([^"]*)"/g)].map(
        ([, name]) => name,
      );
      expect(new Set(names).size, said(document, language)).toBe(names.length);
    }
});

test("a link to findings tells what was found, not how figures are read", () => {
  expect(told("findings/dama").en?.[1]).toMatch(/^Games differ very much in length/);
  for (const name of documents)
    for (const [title, text] of Object.values(told(name))) {
      expect(text, title).toMatch(/[.。:：]$/);
      expect(text, title).not.toMatch(/^(How to read|怎樣讀|怎样读|In short|要[點点])/);
    }
});

test("links of documents lead to pages, to anchors of pages, elsewhere, or nowhere", () => {
  expect(address("madiao.md", DAMA)).toBe("/history/madiao");
  expect(address("bibliography.zh-Hant.md#x", DAMA)).toBe("/sources#x");
  expect(address("../built.md?rulebook/dama/en.md#dama.strike", DAMA)).toBe("/rules/dama.strike");
  expect(address("../built.md?rulebook/dama/en.md", DAMA)).toBe("/rules/dama");
  expect(address("../tutorial/ruqi/en.md", DAMA)).toBe("/learn/ruqi");
  expect(address("https://example.org/x", DAMA)).toBe("https://example.org/x");
  expect(address("../reference/players.md", DAMA)).toBeNull();
  expect(address("../built.md?findings/speed.md", DAMA)).toBeNull();
  expect(address("../built.md?annotated/ruqi-1.zh-Hant.md", DAMA)).toBe("/studies/ruqi-1");
});

test("an address has one page, and what is none has none", () => {
  expect(opened([])?.page).toBe("front/FrontPage");
  expect(opened(["rules", "dama"])).toEqual({ page: "learn/RulebookPage", props: { id: "dama" } });
  expect(opened(["rules", "dama.strike"])).toEqual({ page: "learn/ArticlePage", props: { key: "dama.strike" } });
  expect(opened(["studies", "ruqi-1"])).toEqual({ page: "pages/OpenPage", props: { study: "ruqi-1" } });
  expect(opened(["embed"])?.props).toEqual({ id: null });
  for (const none of [
    ["nothing"],
    ["t"],
    ["t", "a", "b"],
    ["history", "chess"],
    ["new"],
    ["learn", "a", "b"],
    ["studies", "."],
  ])
    expect(opened(none), none.join("/")).toBeNull();
  for (const { page: component } of ADDRESSES)
    expect(existsSync(join(import.meta.dirname, `../src/${component}.svelte`)), component).toBe(true);
});

test("a person and a book are found in every language, in either script, and where they stand", () => {
  const scripts = together({ 棊: "棋", " ": "" }, { ...fold(), 碁: "棊" });
  expect(scripts.碁).toBe("棋");
  const index = documents.flatMap((document) => parts(said(document, "en")));
  const at = (query: string, among = index): string[] => find(query, among, scripts).map(({ part }) => part.at);
  expect(at("Li Qingzhao")[0]).toBe("/history/dama#li-qingzhao-李清照");
  expect(at("liqingzhao")).toEqual(at("Li Qingzhao"));
  expect(at("冯梦龙")).toEqual(at("馮夢龍"));
  expect(at("馮夢龍").length).toBeGreaterThan(0);
  const hans = documents.flatMap((document) => parts(said(document, "zh-Hans")));
  expect(at("馮夢龍", hans).length).toBeGreaterThan(0);
  expect(at("")).toEqual([]);
  expect(at("no such words")).toEqual([]);
  const own = find("Li Qingzhao", hans, scripts);
  const beside = findBeside(own, find("Li Qingzhao", index, scripts));
  expect(own.map(({ part }) => part.at)).not.toContain("/history/dama");
  expect(beside.find(({ part }) => part.at === "/history/dama")?.language).toBe("en");
  expect(beside.slice(0, own.length)).toEqual(own);
  expect([isLatin("Li Qingzhao"), isLatin("李清照")]).toEqual([true, false]);
  const [hit] = find("forgot to sleep", index, scripts);
  expect(hit?.found).toBe("forgot to sleep");
  expect(hit?.before.length).toBeLessThanOrEqual(41);
});

test("the Chinese of an English document carries its language, and tables are read row by row", () => {
  const { html, title } = page(DAMA);
  expect(title).toBe("Dama 打馬: what has been written about it");
  expect(html).toContain('Dama <span lang="zh-Hant">打馬</span>: what has been written about it</h1>');
  expect(html).toContain('<td data-head="report">');
  expect(html).toContain('href="/rules/dama.station_bar"');
  expect(html).not.toContain("简体中文");
  expect(page(said("history/dama", "zh-Hans")).title).toMatch(/^打马/);
});
