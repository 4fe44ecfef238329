/** The worker of this browser's tables: Python and the rules, as on a server; its pages are told the same messages. */
import { Database } from "./database";
import type { FromWorker, ToWorker } from "./messages";

/** `Worker` of `youyi.apps.web.tab.worker`. */
interface Tables {
  ask(method: string, path: string, language: string, body: string): Promise<string>;
  open(line: number, table: string, language: string, drawing: boolean): void;
  say(line: number, message: string): void;
  close(line: number): void;
  heard(news: string): void;
}

/** What is used of Pyodide. */
interface Python {
  unpackArchive(zip: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
}
interface Pyodide {
  loadPyodide: (options: { indexURL: string; packages: string[]; checkIntegrity: boolean }) => Promise<Python>;
}

const news = new BroadcastChannel("youyi.tables");
let starting: Promise<Tables> | null = null;

async function start(files: string, pace: number): Promise<Tables> {
  const [{ loadPyodide }, ours, database] = await Promise.all([
    import(/* @vite-ignore */ `${files}pyodide.mjs`) as Promise<Pyodide>,
    fetch(`${files}youyi.zip`).then((found) => found.arrayBuffer()),
    Database.open(),
  ]);
  const python = await loadPyodide({ indexURL: files, packages: [`${files}msgspec.whl`], checkIntegrity: false });
  python.unpackArchive(ours, "zip", { extractDir: "/youyi" });
  const begin = python.runPython(`
import sys
sys.path.insert(0, "/youyi")
from youyi.apps.web.tab.worker import Worker
Worker`) as (database: Database, post: unknown, others: unknown, pace: number) => Tables;
  const tables = begin(
    database,
    (line: number, message: string) => say({ type: "heard", line, message }),
    (text: string) => news.postMessage(text),
    pace,
  );
  news.onmessage = (event) => tables.heard(String(event.data));
  return tables;
}

function say(message: FromWorker): void {
  postMessage(message);
}

async function take(message: ToWorker): Promise<void> {
  if (message.type === "begin") {
    starting ??= start(message.files, message.pace);
    await starting;
    say({ type: "ready" });
    return;
  }
  if (starting === null) throw new Error("The worker has not begun.");
  const tables = await starting;
  switch (message.type) {
    case "ask": {
      const { id, method, path, language, body } = message;
      say({ type: "answer", id, answer: await tables.ask(method, path, language, body) });
      return;
    }
    case "open":
      tables.open(message.line, message.table, message.language, message.drawing);
      return;
    case "say":
      tables.say(message.line, message.message);
      return;
    case "close":
      tables.close(message.line);
      return;
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  take(event.data).catch((problem: unknown) => say({ type: "failed", why: String(problem) }));
});
