/** The page's side of the worker in which this browser's tables are: starts it when first asked for. */
import type { Language } from "../lib/wire";
import { fault, places } from "./files";
import { keeping } from "./keeping.svelte";
import type { Answer, FromWorker, Request, ToWorker } from "./messages";

type Hear = (message: string) => void;

/** As on a server: time enough to see who moves. */
const PACE = 0.8;

class Tab {
  readonly ready: Promise<void>;
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #answers = new Map<number, { resolve: (answer: Answer) => void; reject: (problem: Error) => void }>();
  #lines = new Map<number, Hear>();
  #last = 0;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.#worker.addEventListener("message", (event: MessageEvent<FromWorker>) => {
        const message = event.data;
        switch (message.type) {
          case "ready":
            resolve();
            return;
          case "whole":
            void keeping.keep(); // from now on games begin without a network
            return;
          case "failed":
            reject(new Error(message.why));
            this.#fail(new Error(message.why));
            return;
          case "answer":
            this.#answers.get(message.id)?.resolve(JSON.parse(message.answer) as Answer);
            this.#answers.delete(message.id);
            return;
          case "heard":
            this.#lines.get(message.line)?.(message.message);
            return;
        }
      });
      this.#worker.addEventListener("error", (event) => {
        reject(fault(event));
        this.#fail(fault(event));
      });
    });
    this.ready.catch(() => undefined); // whoever waits for it is told
    this.#say({ type: "begin", pace: PACE, ...places() });
  }

  ask(request: Request): Promise<Answer> {
    const id = ++this.#last;
    const coming = new Promise<Answer>((resolve, reject) => this.#answers.set(id, { resolve, reject }));
    this.#say({ type: "ask", id, request: JSON.stringify(request) });
    return coming;
  }

  open(table: string, language: Language, drawing: boolean, hear: Hear): number {
    const line = ++this.#last;
    this.#lines.set(line, hear);
    this.#say({ type: "open", line, table, language, drawing });
    return line;
  }
  say(line: number, message: string): void {
    this.#say({ type: "say", line, message });
  }
  close(line: number): void {
    this.#lines.delete(line);
    this.#say({ type: "close", line });
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
  #fail(problem: Error): void {
    for (const each of this.#answers.values()) each.reject(problem);
    this.#answers.clear();
  }
}

let begun: Tab | null = null;

/** The worker of this page, started if it was not. A worker that could not start is tried again. */
export function tab(): Tab {
  if (begun === null) {
    const fresh = (begun = new Tab());
    fresh.ready.catch(() => {
      if (begun === fresh) begun = null;
    });
  }
  return begun;
}
