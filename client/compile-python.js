/**
 * Compiles the Python of a static site with the Python that will run it, in place: `node compile-python.js PYTHON DATA`, the
 * site's folders. Of the standard library it compiles what a start imports, of ours everything.
 */
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { loadPyodide } from "pyodide";

const [, , folder = "", data = ""] = argv;
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/msgspec.whl`)), "wheel");
python.unpackArchive(new Uint8Array(readFileSync(`${data}/youyi.zip`)), "zip", { extractDir: "/youyi" });
python.mountNodeFS("/folder", folder);
python.mountNodeFS("/data", data);
python.runPython(`
import sys
sys.path.insert(0, "/youyi")
from youyi.apps.web.tab.worker import Worker
Worker(None, None, None, 0, None, None)
from youyi.games import catalogue
catalogue()
library = next(each for each in sys.path if each.endswith(".zip"))
from youyi.apps.web.tab.compiling import compile_packed, imported_from
compile_packed("/folder/python_stdlib.zip", library, imported_from(library))
for name in ("youyi", "kernels"):
    compile_packed(f"/data/{name}.zip", "/youyi")
`);
