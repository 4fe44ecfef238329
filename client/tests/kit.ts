import { afterEach, vi } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Table } from "../src/lib/table.svelte";
import type { GameSaid, Heard, Spoken, Standing } from "../src/lib/wire";

/** What a server once sent. */
export function recorded(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, "recorded", `${name}.json`), "utf8"));
}

/** A game as `/api/games` told it. */
export const game = (id: string): GameSaid => recorded(`${id}-game`) as GameSaid;

/** What one seat heard of a real table: a snapshot, then what happened, up to a question to that seat. */
export const heard = (id: string): Spoken[] => recorded(`${id}-play`) as Spoken[];

/** The reader asked for no motion: pieces stand where they go at once. */
export function moveless(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduce"),
    addEventListener: () => undefined,
  }));
}

/** A line to nowhere that keeps what was sent. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: FakeSocket | null = null;
  readyState = 0;
  readonly sent: Heard[] = [];
  /** What is answered, with something: all of it by somebody who is there. */
  answers: (message: Heard) => boolean = () => true;

  constructor(readonly url: string) {
    super();
    FakeSocket.last = this;
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  says(message: Spoken): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  send(text: string): void {
    const message = JSON.parse(text) as Heard;
    this.sent.push(message);
    if (this.answers(message)) queueMicrotask(() => this.says({ type: "Pong" }));
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

const tables: Table[] = [];

/** A table that is closed when its test is over: the line of an open one would go on looking for its socket. */
export function tableFor(...of: ConstructorParameters<typeof Table>): Table {
  const table = new Table(...of);
  tables.push(table);
  return table;
}
afterEach(() => {
  for (const table of tables.splice(0)) table.close();
});

/** Lets everything that waits for nothing but its turn take it. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** How a table stands. */
export const stood: Standing = {
  id: "k7m2wq9pzt4c",
  game: "ruqi",
  ruleset: "ruqi/modern@1",
  seats: [],
  at: 3,
  asked: 1,
  open: false,
  paused: false,
  over: false,
  closed: null,
  score: null,
  first: null,
  by: null,
  rematch: null,
  since: "2026-01-01T00:00:00+00:00",
  moved: "2026-01-02T00:00:00+00:00",
  ends: null,
  appointment: null,
};
