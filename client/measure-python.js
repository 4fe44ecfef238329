/**
 * Measures the Python of a static site: `node measure-python.js ../build/site` prints what a start costs, step by step, and how
 * many random moves a second it plays, in seconds of processor time: other work on the machine does not count. Record files
 * named after the site are reviewed.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { argv, cpuUsage, stdout } from "node:process";
import { loadPyodide } from "pyodide";

const MOVES = 20_000;
const GAMES = ["ruqi", "dama", "madiao"];
const site = resolve(argv[2] ?? "");
/** @param {string} kind @param {string} file */
const within = (kind, file) => join(site, readdirSync(site).find((name) => name.startsWith(`${kind}-`)) ?? "", file);
let last = cpuUsage();
/** The seconds since the last call. */
function spent() {
  const { user, system } = cpuUsage(last);
  last = cpuUsage();
  return (user + system) / 1e6;
}
/** @param {string} what */
const step = (what) => stdout.write(`${what}: ${spent().toFixed(2)} s\n`);

const python = await loadPyodide({ stdLibURL: within("python", "python_stdlib.zip") });
step("Python");
python.unpackArchive(new Uint8Array(readFileSync(within("python", "msgspec.whl"))), "wheel");
python.unpackArchive(new Uint8Array(readFileSync(within("data", "youyi.zip"))), "zip", { extractDir: "/youyi" });
step("unpacking");
python.runPython(`
import sys
sys.path.insert(0, "/youyi")
from youyi.apps.web.tab.worker import Worker
Worker(None, None, None, 0, None)`);
step("tables");
python.runPython("from youyi.games import game");
for (const game of GAMES) {
  python.runPython(`game("${game}")`);
  step(game);
}
python.runPython(`
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.simple import RandomPlayer

def play(game, moves):
    rules, number = game.under().rules, 0
    while moves > 0:
        session, chances, number = Session(rules, keep=1), Numbered(7, number), number + 1
        while session.over is None and moves > 0:
            session.advance([RandomPlayer()] * rules.seats, chances)
            moves -= 1`);
spent();
python.unpackArchive(new Uint8Array(readFileSync(within("data", "weights.zip"))), "zip", { extractDir: "/youyi" });
step("unpacking the weights");
for (const game of GAMES) {
  spent();
  python.runPython(`play(game("${game}"), ${MOVES})`);
  stdout.write(`${game}: ${Math.round(MOVES / spent())} moves/s\n`);
}
/** @type {unknown} */
const made = python.runPython(`
from youyi.apps.web.tab.reviewing import reviewed
reviewed`);
const reviewed = /** @type {(record: string, told: (done: number, all: number) => void) => string} */ (made);
for (const file of argv.slice(3)) {
  spent();
  let plies = 0;
  reviewed(readFileSync(file, "utf8"), (_done, all) => (plies = all));
  step(`review of ${basename(file)}, ${plies} plies`);
}
