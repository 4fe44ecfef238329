/** What pages and the worker of their tables say to each other. */
import type { Language } from "../lib/wire";

export type ToWorker =
  /** Begin: where Python and the rules are, and the pause before a computer's move in seconds. */
  | { type: "begin"; python: string; rules: string; pace: number }
  /** `request` is a `Request` of `youyi.apps.web.tab.requests`, as JSON. */
  | { type: "ask"; id: number; request: string }
  | { type: "open"; line: number; table: string; language: Language; drawing: boolean }
  | { type: "say"; line: number; message: string }
  | { type: "close"; line: number };

export type FromWorker =
  | { type: "ready" }
  | { type: "failed"; why: string }
  /** `Answer` of `youyi.apps.web.tab.requests`, as JSON. */
  | { type: "answer"; id: number; answer: string }
  | { type: "heard"; line: number; message: string };

export interface Request {
  method: string;
  address: string;
  language: string;
  body: string;
  token: string | null;
}

export interface Answer {
  status: number;
  kind: string;
  body: string;
  file: string | null;
}
