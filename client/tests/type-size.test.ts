// Text scales with the browser's setting: what is read has its size in rem. Within a drawing px are the drawing's own units.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SIZED = /(?:^|[;{\s])(?:font|font-size|line-height)\s*:[^;{}]*[\d.]px/;
const HTML =
  /<(?:div|p|span|ul|ol|dl|table|section|h[1-6]|button|label|fieldset|a|main|header|nav|form|details|input|figure|aside|article|pre|small|b|i)[\s>]/;

/** Whether a rule is of text within a drawing: a component without HTML is one whole; else by element and class. */
function drawn(selector: string, markup: string): boolean {
  if (!HTML.test(markup)) return true;
  const texts = markup.match(/<(?:text|tspan|MixedSvgText)\b[^>]*>/g) ?? [];
  const classes = new Set(
    texts.flatMap((tag) => [
      ...[...tag.matchAll(/class="([^"{}]*)"/g)].flatMap((found) => (found[1] ?? "").split(/\s+/)),
      ...[...tag.matchAll(/class:(\w+)/g)].map((found) => found[1] ?? ""),
    ]),
  );
  return selector.split(",").every((part) => {
    const last = part.trim().split(/\s+/).at(-1) ?? "";
    const element = /^[a-z]\w*/.exec(last)?.[0];
    if (element !== undefined) return element === "text" || element === "tspan";
    return [...last.matchAll(/\.([\w-]+)/g)].some((found) => classes.has(found[1] ?? ""));
  });
}

/** The selectors of a source whose text that is read has a size in px. */
export function fixed(source: string, svelte: boolean): string[] {
  const style = svelte ? (/<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? "") : source;
  const markup = svelte ? source.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<style>[\s\S]*/, "") : "<div>";
  return [...style.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = "", body = ""]) => ({ selector: selector.trim(), body }))
    .filter(({ selector, body }) => SIZED.test(body) && !selector.startsWith("@") && !drawn(selector, markup))
    .map(({ selector }) => selector);
}

const SOURCES = join(import.meta.dirname, "../src");
const styled = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(svelte|css)$/.test(name),
);

describe("the size of text", () => {
  it("is in rem wherever it is read", () => {
    expect(styled.length).toBeGreaterThan(100);
    const found = styled.flatMap((name) =>
      fixed(readFileSync(join(SOURCES, name), "utf8"), name.endsWith(".svelte")).map(
        (selector) => `${name}: ${selector}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it("is found in px in all forms of a rule, and only where it is no drawing's", () => {
    const page = (style: string): string =>
      `<p class="a">x</p><svg><text class="n">1</text></svg><style>${style}</style>`;
    expect(fixed(page(".a { font: 400 14px/20px serif; }"), true)).toEqual([".a"]);
    expect(fixed(page(".a { color: red; line-height: 20px }"), true)).toEqual([".a"]);
    expect(fixed(page("@media (max-width: 9px) { .a { font-size: clamp(1rem, 2vw, 20px); } }"), true)).not.toEqual([]);
    expect(fixed(page(".a { font:\n 400 18px/18px serif; }"), true)).toEqual([".a"]);
    expect(fixed(page("text { font-size: 14px } .n { font: 600 9px x }"), true)).toEqual([]);
    expect(fixed(page(".n, .a { font-size: 14px }"), true)).toEqual([".n, .a"]);
    expect(fixed("body { font: 400 16px/26px serif; }", false)).toEqual(["body"]);
  });
});
