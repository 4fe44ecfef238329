import { beforeSpeaking, settings } from "../settings.svelte";
import type { Language } from "../wire";
import type { Words } from "./en";

export type { Words };

type Files = Record<string, () => Promise<unknown>>;

/** What these files say in the language in force, once it is here; components that call it are drawn again when the language changes. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a file's type is known where it is named
export async function ofRoom<W>(files: Files): Promise<() => W> {
  const here: Partial<Record<Language, W>> = {};
  await beforeSpeaking((language) => {
    if (language in here) return null;
    const file = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`))?.[1];
    if (!file) throw new Error(`there are no words in ${language}`);
    return file().then((module) => {
      here[language] = (module as { words: W }).words;
    });
  });
  return () => here[settings.language] as W;
}

const every = await ofRoom<Record<string, unknown>>(import.meta.glob("./every/*.ts"));

/** The words of a room, a folder of `src`, in the language in force. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a file's type is known where it is named
export function inLanguage<W>(room: string): () => W {
  return () => every()[`./${room}/words/${settings.language}.ts`] as W;
}

const HAN = /\s*[\u2e80-\u303f\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+/gu;

/** Around what fills a blank: the names of people are not ours to change. */
const FILLED = /\ue000([^\ue001]*)\ue001/u;

/** A text without the Chinese that stands beside its English. */
function bare(text: string): string {
  const parts = text.split(FILLED);
  const said = parts.map((part, nth) => (nth % 2 === 0 ? part.replace(HAN, "") : part));
  return parts.some((part, nth) => part !== said[nth]) ? said.join("").trim() : said.join("");
}

function latin<T>(value: T): T {
  if (typeof value === "string") return bare(value) as T;
  if (typeof value === "function") {
    const says = value as unknown as (...told: unknown[]) => string;
    return ((...told: unknown[]) =>
      bare(says(...told.map((each) => (typeof each === "string" ? `\ue000${each}\ue001` : each))))) as T;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, latin(inner as unknown)])) as T;
}

/** A game's words, without the Chinese terms beside their English where the reader asked for English names alone. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a file's type is known where it is named
export async function ofGame<W>(files: Files): Promise<() => W> {
  const words = await ofRoom<W>(files);
  let plain: W | undefined;
  return () => (settings.names === "english" ? (plain ??= latin(words())) : words());
}

/** The words of the page itself. */
export const words = inLanguage<Words>("lib");
