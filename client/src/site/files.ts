/** The folders of a static site whose names change with their contents, so that they may be cached for ever. */
import { SITE } from "../lib/address";
import type { Places } from "./python";
import { siteWords } from "./words";

function folder(kind: "data" | "python"): string {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="youyi-${kind}"]`)?.content;
  if (named === undefined) throw new Error("This page was not completed by `python -m workshop site`.");
  return new URL(named, SITE).href;
}

/** What a server would answer, and the rules for Python. */
export const data = (path: string): string => folder("data") + path;

/** What went wrong in a worker; a browser does not say why it could not fetch one. */
export const fault = (event: ErrorEvent): Error => new Error(event.message || siteWords().stopped);

/** What a worker needs to begin. */
export const places = (): Places => ({
  python: folder("python"),
  rules: data("youyi.zip"),
  weights: data("weights.zip"),
  kernels: data("kernels.zip"),
});
