/** The worker of this browser's tables: Python and the rules, as on a server; its pages are told the same messages. */
import { Database } from "./database";
import type { FromWorker, ToWorker } from "./messages";
import { started } from "./python";

/** `Worker` of `youyi.apps.web.tab.worker`. */
interface Tables {
  ask(request: string): Promise<string>;
  open(line: number, table: string, language: string, drawing: boolean): void;
  say(line: number, message: string): void;
  close(line: number): void;
  heard(news: string): void;
}

type Begin = Extract<ToWorker, { type: "begin" }>;

const news = new BroadcastChannel("youyi.tables");
let starting: Promise<{ tables: Tables; weights: () => Promise<void> }> | null = null;

async function start({ pace, ...places }: Begin): Promise<{ tables: Tables; weights: () => Promise<void> }> {
  const [{ python, weights, kernels }, database] = await Promise.all([started(places), Database.open()]);
  const begin = python.runPython(`
from youyi.apps.web.tab.worker import Worker
Worker`) as (
    ...given: [Database, post: unknown, others: unknown, pace: number, weights: unknown, kernels: unknown]
  ) => Tables;
  const tables = begin(
    database,
    (line: number, message: string) => say({ type: "heard", line, message }),
    (text: string) => news.postMessage(text),
    pace,
    weights,
    kernels,
  );
  news.onmessage = (event) => tables.heard(String(event.data));
  return { tables, weights };
}

function say(message: FromWorker): void {
  postMessage(message);
}

async function take(message: ToWorker): Promise<void> {
  if (message.type === "begin") {
    starting ??= start(message);
    const { weights } = await starting;
    say({ type: "ready" });
    await weights().then(
      () => say({ type: "whole" }),
      () => undefined, // whoever needs them asks again
    );
    return;
  }
  if (starting === null) throw new Error("The worker has not begun.");
  const { tables } = await starting;
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
