/**
 * Calls kernels in files with the Python that a static site brings along, on the sources as they lie, and prints what
 * `tests/lockstep/from_file.py` finds: `node kernels-python.js KERNELS GAMES`, the folder of the files and how many games of each player.
 */
import { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [, , kernels = "", games = ""] = argv;
const python = await loadPyodide();
python.mountNodeFS("/checkout", fileURLToPath(new URL("..", import.meta.url)));
python.mountNodeFS("/youyi/kernels", kernels);
python.registerJsModule("asked", { games: Number(games) });
/** @type {unknown} */
const found = python.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/checkout/src", "/checkout"]
from asked import games
from tests.lockstep.from_file import faults, rows, signed
json.dumps({"rows": rows(games), "signed": signed(), "faults": faults()})`);
stdout.write(`${String(found)}\n`);
