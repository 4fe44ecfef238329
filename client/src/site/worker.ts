/** The worker of this browser's tables: Python and the rules, as on a server; its pages are told the same messages. */
import { Database } from "./database";
import type { FromWorker, ToWorker } from "./messages";

/** `Worker` of `youyi.apps.web.tab.worker`. */
interface Tables {
  ask(request: string): Promise<string>;
  open(line: number, table: string, language: string, drawing: boolean): void;
  say(line: number, message: string): void;
  close(line: number): void;
  heard(news: string): void;
}

/** What is used of Pyodide. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip" | "wheel", options?: { extractDir: string }): void;
  runPython(code: string): unknown;
}
interface Pyodide {
  loadPyodide: (options: { indexURL: string }) => Promise<Python>;
}

type Begin = Extract<ToWorker, { type: "begin" }>;

const news = new BroadcastChannel("youyi.tables");
let starting: Promise<Tables> | null = null;

async function start({ python: folder, rules, pace }: Begin): Promise<Tables> {
  const [python, msgspec, youyi, database] = await Promise.all([
    loaded(folder),
    fetched(`${folder}msgspec.whl`),
    fetched(rules),
    Database.open(),
  ]);
  python.unpackArchive(msgspec, "wheel");
  python.unpackArchive(youyi, "zip", { extractDir: "/youyi" });
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

async function loaded(folder: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  return loadPyodide({ indexURL: folder });
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found.arrayBuffer();
}

function say(message: FromWorker): void {
  postMessage(message);
}

async function take(message: ToWorker): Promise<void> {
  if (message.type === "begin") {
    starting ??= start(message);
    await starting;
    say({ type: "ready" });
    return;
  }
  if (starting === null) throw new Error("The worker has not begun.");
  const tables = await starting;
  switch (message.type) {
    case "ask":
      say({ type: "answer", id: message.id, answer: await tables.ask(message.request) });
      return;
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
