/** What pages and their workers say to each other: the one that has the tables, and one for each review. */
import type { GoalSaid, Language, ReviewSaid } from "../lib/wire";
import type { Places } from "./python";

export type ToWorker =
  /** Begin: where Python and the rules are, and the pause before a computer's move in seconds. */
  | ({ type: "begin"; pace: number } & Places)
  /** `request` is a `Request` of `youyi.apps.web.tab.requests`, as JSON. */
  | { type: "ask"; id: number; request: string }
  | { type: "open"; line: number; table: string; language: Language; drawing: boolean }
  | { type: "say"; line: number; message: string }
  | { type: "close"; line: number };

export type FromWorker =
  | { type: "ready" }
  /** All that it needs has been fetched, the weights too. */
  | { type: "whole" }
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

/** What a reviewer is to review: the text of a record, and for what; without it, for what counts at its table. */
export interface ToReviewer extends Places {
  record: string;
  goal: GoalSaid | undefined;
}

export type FromReviewer =
  /** So many of so many plies are done. */
  | { type: "far"; done: number; all: number }
  /** `Reviewed` of `youyi.apps.web.tab.reviewing`, as JSON. */
  | { type: "reviewed"; answer: string }
  | { type: "failed"; why: string };

/** One of the two is null. */
export interface Reviewed {
  review: Record<Language, ReviewSaid> | null;
  refused: Record<Language, string> | null;
}
