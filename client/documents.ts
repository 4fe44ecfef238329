import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type MarkedToken, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import { ADDRESSES } from "./src/addresses.ts";

const DOCS = join(dirname(fileURLToPath(import.meta.url)), "../docs");
const LANGUAGES = ["en", "zh-Hant", "zh-Hans"] as const;
type Language = (typeof LANGUAGES)[number];
const HAN = /[\u2e80-\u303f\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2fa1f}]+/gu;
const INDEX = "virtual:documents-";
/** Of these only headings are searched: the rest are figures. */
const FIGURES = ["findings", "reference"];
/** A table with fewer columns is read row by row on a narrow screen. */
const WIDE = 5;
/** A link tells whole sentences, until so many signs are passed. */
const TOLD = 60;

/** A document of `docs` as a page shows it. */
export interface Page {
  title: string;
  html: string;
}
/** A part of a document that can be found: its address, its heading, its document, and what it says. */
export interface Part {
  at: string;
  heading: string;
  title: string;
  text: string;
}

/** The addresses of documents, by their files without language and ending: `history/dama`. */
const PLACES = new Map(
  ADDRESSES.flatMap(({ path, given }): [string, string][] =>
    given?.folder && given.name ? [[`${given.folder}/${given.name}`, path]] : [],
  ),
);
const languageOf = (file: string): Language => (/\.(zh-Han[st])\.md$/.exec(file)?.[1] as Language | undefined) ?? "en";
const named = (file: string): string => relative(DOCS, file).replace(/(\.zh-Han[st])?\.md$/, "");
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const quoted = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Where a link of a document leads within the site: elsewhere, to a page, or nowhere, for what the site does not have. */
export function address(href: string, from: string): string | null {
  if (/^https?:/.test(href) || href.startsWith("#")) return href;
  const [path = "", fragment] = href.split("#", 2);
  const part = fragment === undefined ? "" : `#${fragment}`;
  if (path.includes("built.md?") || path.includes("rulebook/") || path.includes("tutorial/")) {
    const study = /[?]annotated\/([\w-]+)(?:\.zh-Han[st])?\.md$/.exec(path)?.[1];
    if (study) return `/studies/${study}`;
    const game = /(?:rulebook|tutorial)\/(\w+)\//.exec(path)?.[1];
    if (path.includes("tutorial/") && game) return `/learn/${game}`;
    if (fragment?.includes(".")) return `/rules/${fragment}`;
    return path.includes("rulebook/") ? (game ? `/rules/${game}` : "/rules") : null;
  }
  const place = PLACES.get(named(resolve(dirname(from), path)));
  return place === undefined ? null : place + part;
}

/** A reader of one document: Chinese within English carries its own language, links lead to pages of the site. */
function reader(file: string): Marked {
  const english = languageOf(file) === "en";
  const mixed = (html: string): string =>
    english ? html.replace(HAN, (run) => `<span lang="zh-Hant">${run}</span>`) : html;
  const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const tables = new Map<string, number>();
  /** What a table that is scrolled is called: its columns, and which of those with the same columns it is. */
  const called = (columns: string): string => {
    const nth = (tables.get(columns) ?? 0) + 1;
    tables.set(columns, nth);
    return nth === 1 ? columns : `${columns} (${nth})`;
  };
  return new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${slug(plain(html))}">${html}</h${depth}>`;
      },
      text(token) {
        if ("tokens" in token) return this.parser.parseInline(token.tokens);
        return mixed("escaped" in token && token.escaped ? token.text : escaped(token.text));
      },
      codespan: ({ text }) => `<code>${mixed(escaped(text))}</code>`,
      code: ({ text }) => `<pre tabindex="0"><code>${mixed(escaped(text))}</code></pre>`,
      image: () => "",
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const to = address(href, file);
        if (to === null) return html;
        return `<a href="${quoted(to)}"${to.startsWith("http") ? ' rel="noopener noreferrer"' : ""}>${html}</a>`;
      },
      table({ header, rows }) {
        const heads = header.map(({ tokens }) => this.parser.parseInline(tokens));
        const wide = heads.length >= WIDE;
        /** What a cell stands under, where a narrow screen has no row of heads. */
        const under = (nth: number): string => (wide ? "" : ` data-head="${quoted(plain(heads[nth] ?? ""))}"`);
        const row = (cells: Tokens.TableCell[]): string =>
          `<tr>${cells.map(({ tokens }, nth) => `<td${under(nth)}>${this.parser.parseInline(tokens)}</td>`).join("")}</tr>`;
        const table = `<table><thead><tr>${heads.map((each) => `<th scope="col">${each}</th>`).join("")}</tr></thead><tbody>${rows
          .map(row)
          .join("")}</tbody></table>`;
        if (!wide) return `<div class="told">${table}</div>`;
        return `<div class="wide" role="region" tabindex="0" aria-label="${quoted(called(plain(heads.join(", "))))}">${table}</div>`;
      },
    },
  });
}

/** The parts of a document, without the line that leads to its other languages. */
function tokensOf(marked: Marked, file: string): Token[] {
  const tokens = marked.lexer(readFileSync(file, "utf8"));
  return tokens.filter((each) => !(each.type === "paragraph" && /^(<span lang="|\[<span lang=").*·/.test(each.raw)));
}

export function page(file: string): Page {
  const marked = reader(file);
  const tokens = tokensOf(marked, file);
  const first = tokens.find((each) => each.type === "heading");
  const title = first ? plain(marked.parseInline((first as Tokens.Heading).text) as string) : "";
  return { title, html: marked.parser(tokens) };
}

/** What stands before the list of what a document found. */
const SHORTLY = /^(In short\.|要[點点]。)$/;

/** What a link to a document tells of it, by language: its title and what it found, or else how it begins. */
export const told = (name: string): Record<string, [string, string]> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, beginning(fileOf(name, language))]));

function beginning(file: string): [string, string] {
  const found = parts(file, true);
  const text = found[found.findIndex((each) => SHORTLY.test(each.text)) + 1 || 1];
  return [found[0]?.title ?? "", (text?.text ?? "").replace(new RegExp(`^(.{${TOLD}}.*?(?:\\.(?= )|。)).*`), "$1")];
}

/** What can be found in a document; `whole`: with what is said among figures. */
export function parts(file: string, whole = false): Part[] {
  const place = PLACES.get(named(file));
  if (place === undefined) throw new Error(`${file} has no address`);
  const marked = reader(file);
  const said = (text: string): string => plain(marked.parseInline(text) as string);
  const found: Part[] = [];
  let [title, at, heading] = ["", place, ""];
  const put = (text: string): void => {
    if (text.trim() !== "") found.push({ at, heading, title, text: text.replace(/\s+/g, " ").trim() });
  };
  for (const token of tokensOf(marked, file) as MarkedToken[]) {
    if (token.type === "heading") {
      heading = said(token.text);
      if (token.depth === 1) title = heading;
      at = token.depth === 1 ? place : `${place}#${slug(heading)}`;
      found.push({ at, heading, title, text: "" });
    } else if (!whole && FIGURES.some((folder) => named(file).startsWith(`${folder}/`))) continue;
    else if (token.type === "paragraph") put(said(token.text));
    else if (token.type === "list") for (const item of token.items) put(said(item.text));
    else if (token.type === "table") for (const row of token.rows) put(row.map(({ text }) => said(text)).join(" · "));
  }
  return found;
}

/**
 * Simplified characters with the Traditional ones that stand in their place, from the parts that both languages say in as many
 * signs; where they were worded apart, no pair of characters meets often.
 */
export function fold(): Record<string, string> {
  const met = new Map<string, Map<string, number>>();
  for (const each of PLACES.keys()) {
    const [hant, hans] = (["zh-Hant", "zh-Hans"] as const).map((language) =>
      parts(join(DOCS, `${each}.${language}.md`)).map(({ heading, text }) => [...`${heading}${text}`]),
    );
    for (const [nth, simplified] of (hans ?? []).entries()) {
      const traditional = hant?.[nth] ?? [];
      if (traditional.length !== simplified.length || hant?.length !== hans?.length) continue;
      for (const [at, sign] of simplified.entries()) {
        const other = traditional[at] ?? sign;
        const seen = met.get(sign) ?? new Map<string, number>();
        met.set(sign, seen.set(other, (seen.get(other) ?? 0) + 1));
      }
    }
  }
  const usual = [...met].map(([sign, seen]): [string, string] => [
    sign,
    [...seen].reduce((most, one) => (one[1] > most[1] ? one : most))[0],
  ]);
  return Object.fromEntries(usual.filter(([sign, other]) => sign !== other && /\p{Script=Han}/u.test(sign + other)));
}

const fileOf = (name: string, language: Language): string =>
  join(DOCS, `${name}${language === "en" ? "" : `.${language}`}.md`);
const files = (language: Language): string[] => [...PLACES.keys()].map((each) => fileOf(each, language));

/** Documents of `docs` as modules: a page each, and for each language what can be found in them. */
export const documents: Plugin = {
  name: "documents",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
  load(id) {
    const language = LANGUAGES.find((each) => id === `\0${INDEX}${each}`);
    if (language === undefined) return null;
    for (const file of files(language)) this.addWatchFile(file);
    return `export const parts = ${JSON.stringify(files(language).flatMap((file) => parts(file)))}, fold = ${JSON.stringify(fold())};`;
  },
  transform: (_, id) =>
    id.startsWith(DOCS) && id.endsWith(".md") ? `export const page = ${JSON.stringify(page(id))};` : null,
};
