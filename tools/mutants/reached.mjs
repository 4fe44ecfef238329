// Loaded into vitest's tests: which files of tests come by the places of faults.
import { appendFileSync } from "node:fs";
import { expect } from "vitest";

globalThis.reached = (place) => {
  const test = expect.getState().testPath?.replace(/.*\/client\//, "") ?? "";
  appendFileSync(process.env.MUTANTS_REACHED, JSON.stringify([place, test]) + "\n");
};
