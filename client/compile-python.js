/**
 * Compiles the Python of a static site with the Python that will run it, in place:
 * `node compile-python.js PYODIDE WHEEL STDLIB RULES`. Of the standard library what a start imports, of ours everything.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const [pyodide, wheel, stdlib, rules] = argv.slice(2).map((path) => resolve(path));
const read = (path) => new Uint8Array(readFileSync(path));
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide();
python.unpackArchive(read(wheel).buffer, "wheel");
python.unpackArchive(read(rules).buffer, "zip", { extractDir: "/youyi" });
python.FS.writeFile("/stdlib.zip", read(stdlib));
python.FS.writeFile("/rules.zip", read(rules));
python.runPython(`
import sys
sys.path.insert(0, "/youyi")
from youyi.apps.web.tab.worker import Worker
Worker(None, None, None, 0)
library = next(each for each in sys.path if each.endswith(".zip"))
from youyi.apps.web.tab.compiling import compile_packed, imported_from
compile_packed("/stdlib.zip", library, imported_from(library))
compile_packed("/rules.zip", "/youyi")
`);
writeFileSync(stdlib, python.FS.readFile("/stdlib.zip"));
writeFileSync(rules, python.FS.readFile("/rules.zip"));
