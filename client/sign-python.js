/**
 * Prints the signatures of the players of some games, as the Python that a static site brings along plays them: `node sign-python.js
 * GAME …`. It runs `tests/players/signatures.py` on the sources as they lie.
 */
import { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.mountNodeFS("/youyi", fileURLToPath(new URL("..", import.meta.url)));
python.registerJsModule("asked", { games: argv.slice(2) });
/** @type {unknown} */
const signed = python.runPython(`
import json, platform, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/youyi/src", "/youyi"]
from asked import games
from tests.players.signatures import signatures
json.dumps({"python": platform.python_version(), "signatures": signatures(games.to_py(), compiled=False)})`);
stdout.write(`${String(signed)}\n`);
