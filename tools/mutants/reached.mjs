// Loaded into vitest's tests: which files of tests come by the places of faults.
import { appendFileSync } from "node:fs";
import { expect } from "vitest";

const noted = new Set();

globalThis.reached = (place) => {
  const test = expect.getState().testPath?.replace(/.*\/client\//, "") ?? "";
  const note = JSON.stringify([place, test]) + "\n";
  if (!process.env.MUTANTS_REACHED || noted.has(note)) return;
  noted.add(note);
  appendFileSync(process.env.MUTANTS_REACHED, note);
};
