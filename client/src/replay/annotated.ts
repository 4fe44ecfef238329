/** The annotated games that come with the house, as studies: a record file of each in every language. */
import type { Language } from "../lib/wire";

const FOLDER = "../../../docs/annotated/studies";
const FILES = import.meta.glob<string>("../../../docs/annotated/studies/*.json", { query: "?raw", import: "default" });

const fileOf = (name: string, language: Language): string => `${FOLDER}/${name}.${language}.json`;

/** Whether there is such a study. */
export const isAnnotated = (name: string): boolean => fileOf(name, "en") in FILES;

/** The file of a study; null if there is no such study. */
export function annotated(name: string, language: Language): Promise<string | null> {
  return FILES[fileOf(name, language)]?.() ?? Promise.resolve(null);
}
