/**
 * Makes the modules of the page's words from their catalogues: `node words.js` writes `en.ts`, `zh-Hant.ts` … beside the
 * `words.en.po`, `words.zh-Hant.po` … of every folder `words`. English is the source: it has every key, and above it an
 * example of every blank. A key with dots stands in a group, and a text with blanks is a function of them, in the order of
 * their examples. `{n:horse|horses}` is its first form for one and its second for any other number, as in the catalogues
 * that the server reads.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const SRC = join(dirname(fileURLToPath(import.meta.url)), "src");
const LINE = /^(?:(msgid|msgstr) )?"((?:[^"\\]|\\.)*)"$/;
const BLANK = /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g;

/**
 * @typedef {{ key: string; text: string; comments: string[]; line: number }} Entry
 * @typedef {{ file: string; language: string; entries: Map<string, Entry> }} Catalogue
 */

/**
 * Reads a catalogue; the header is left out, and so are entries without a text.
 * @param {string} text
 * @param {string} file
 * @returns {Catalogue}
 */
export function parsed(text, file) {
  /** @type {Catalogue} */
  const catalogue = { file, language: /([\w-]+)\.po$/.exec(file)?.[1] ?? "", entries: new Map() };
  for (const block of text.matchAll(/(?:^.+\n?)+/gm)) {
    const line = text.slice(0, block.index).split("\n").length;
    const entry = entryOf(block[0].trimEnd().split("\n"), line, file);
    if (catalogue.entries.has(entry.key)) throw new Error(`${file}:${line}: ${entry.key} stands here twice`);
    if (entry.key !== "" && entry.text !== "") catalogue.entries.set(entry.key, entry);
  }
  return catalogue;
}

/**
 * @param {string[]} lines
 * @param {number} first
 * @param {string} file
 * @returns {Entry}
 */
function entryOf(lines, first, file) {
  /** @type {Entry} */
  const entry = { key: "", text: "", comments: [], line: first };
  let last = "";
  for (const [nth, text] of lines.entries()) {
    if (text.startsWith("#")) {
      if (text.startsWith("#. ")) entry.comments.push(text.slice(3));
      continue;
    }
    const [, kind = "", said] = LINE.exec(text) ?? [];
    if (said === undefined || (kind === "" && last === ""))
      throw new Error(`${file}:${first + nth}: cannot be read: ${text}`);
    last = kind || last;
    const part = String(JSON.parse(`"${said}"`));
    if (last === "msgid") entry.key += part;
    else entry.text += part;
  }
  if (last !== "msgstr") throw new Error(`${file}:${first}: ${entry.key} has no msgstr`);
  return entry;
}

/**
 * The blanks of a text in the order of their examples: by name, whether it is a figure.
 * @param {Entry} entry
 * @returns {Map<string, boolean>}
 */
function examples({ comments }) {
  const found = comments.map((each) => /^\{(\w+)\}: (.+)$/.exec(each)).filter((each) => each !== null);
  return new Map(found.map(([, name = "", value = ""]) => [name, /^-?\d+$/.test(value)]));
}

/** @param {string} text */
const blanks = (text) => new Set([...text.matchAll(BLANK)].map(([, name]) => name ?? ""));

/**
 * What is wrong in a catalogue, by file and line; `english` is the source of its keys and blanks.
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 * @returns {Generator<string, void>}
 */
export function* wrong(catalogue, english) {
  const at = (/** @type {Entry} */ entry) => `${catalogue.file}:${entry.line}: ${entry.key}`;
  for (const [key, source] of english.entries) {
    const entry = catalogue.entries.get(key);
    if (!entry) {
      yield `${catalogue.file}: ${key} is missing`;
      continue;
    }
    const given = examples(source);
    const used = blanks(entry.text);
    for (const name of used) if (!given.has(name)) yield `${at(entry)} has {${name}}, of which there is no example`;
    for (const [, name = "", one] of entry.text.matchAll(BLANK))
      if (one !== undefined && given.get(name) === false) yield `${at(entry)} chooses by {${name}}, which is no number`;
    for (const name of given.keys())
      if (!used.has(name) && !excused(entry, source, name)) yield `${at(entry)} does not say {${name}}`;
  }
  for (const [key, entry] of catalogue.entries)
    if (!english.entries.has(key)) yield `${at(entry)} is no key of English`;
}

/**
 * Whether a text may do without a blank: above it stands `without {name}: why`.
 * @param {Entry} entry
 * @param {Entry} source
 * @param {string} name
 */
function excused(entry, source, name) {
  return [...entry.comments, ...source.comments].some((each) => each.startsWith(`without {${name}}: `));
}

/**
 * A text as TypeScript: a string, or the words of a function of its blanks.
 * @param {Entry} entry
 * @param {Entry} source
 */
function expression({ text }, source) {
  const given = examples(source);
  if (given.size === 0) return JSON.stringify(text);
  const taken = blanks(text);
  const parameters = [...given].map(
    ([name, figure]) => `${taken.has(name) ? "" : "_"}${name}: ${figure ? "number" : "string"}`,
  );
  const said = text
    .replaceAll(/[\\`]|\$(?=\{)/g, "\\$&")
    .replaceAll(BLANK, (_, /** @type {string} */ name, /** @type {string?} */ one, /** @type {string?} */ more) =>
      one == null ? `\${${name}}` : `\${${name} === 1 ? ${JSON.stringify(one)} : ${JSON.stringify(more)}}`,
    );
  return `(${parameters.join(", ")}) => ${taken.size === 0 ? JSON.stringify(text) : `\`${said}\``}`;
}

/**
 * The module of one language: its texts, in groups.
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 */
export function module(catalogue, english) {
  /** @type {(under: string) => string} */
  const written = (under) => {
    const keys = [...english.entries.keys()].filter((key) => key.startsWith(under));
    const names = new Set(keys.map((key) => key.slice(under.length).split(".")[0] ?? ""));
    return `{\n${[...names].map((name) => `${name}: ${said(under + name) ?? written(`${under}${name}.`)},\n`).join("")}}`;
  };
  const said = (/** @type {string} */ key) => {
    const source = english.entries.get(key);
    return source && expression(catalogue.entries.get(key) ?? source, source);
  };
  const body = written("");
  return [
    `// Made from ${catalogue.file.split("/").at(-1)} by words.js; mend it there.\n`,
    ...(catalogue === english ? [] : [`import type { Words } from "./en";\n`]),
    `export const words${catalogue === english ? "" : ": Words"} = ${body};\n`,
    ...(catalogue === english ? ["export type Words = typeof words;\n"] : []),
  ].join("");
}

/**
 * The catalogues of a folder, by language.
 * @param {string} folder
 * @returns {Catalogue[]}
 */
export const catalogues = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".po"))
    .map((name) => parsed(readFileSync(join(folder, name), "utf8"), join(relative(dirname(SRC), folder), name)));

/** The folders that have catalogues. */
export const folders = () =>
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("words.en.po"))
    .map((path) => dirname(join(SRC, path)))
    .sort();

function write() {
  const faults = [];
  for (const folder of folders()) {
    const all = catalogues(folder);
    const english = all.find(({ language }) => language === "en");
    if (!english) continue;
    for (const catalogue of all) {
      faults.push(...wrong(catalogue, english));
      const path = join(folder, `${catalogue.language}.ts`);
      const text = module(catalogue, english);
      // What was made is left alone while it says the same: files that change are built again.
      if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
    }
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
if (argv[1] === fileURLToPath(import.meta.url)) write();
