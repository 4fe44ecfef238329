/** What this browser keeps of its tables, in IndexedDB: rows and moves as the worker's Python writes them. */
const NAME = "youyi";
const VERSION = 1;
const ROWS = "tables";
const MOVES = "moves";

/** A row of a table before and after a change; before is null where there must be none. */
type Change = [table: string, before: string | null, after: string];
export type Appended = "stored" | "taken" | "closed";

/** `Database` of `youyi.apps.web.tab.tab_store`; every promise is kept when the transaction is on the disk. */
export class Database {
  private constructor(private readonly kept: IDBDatabase) {}

  static async open(): Promise<Database> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(ROWS);
      opening.result.createObjectStore(MOVES);
    };
    const kept = await asked(opening);
    kept.onversionchange = () => kept.close(); // a newer page wants to change what is kept
    return new Database(kept);
  }

  async read(table: string, since: number): Promise<string[] | undefined> {
    const work = this.kept.transaction([ROWS, MOVES], "readonly");
    const row = asked<unknown>(work.objectStore(ROWS).get(table));
    const moves = asked<unknown[]>(work.objectStore(MOVES).getAll(movesOf(table, since)));
    const [found, texts] = await Promise.all([row, moves]);
    return typeof found === "string" ? [found, ...texts.map(String)] : undefined;
  }

  async change(json: string): Promise<boolean> {
    const changes = JSON.parse(json) as Change[];
    const work = this.kept.transaction(ROWS, "readwrite", { durability: "strict" });
    const rows = work.objectStore(ROWS);
    const found = await Promise.all(changes.map(([table]) => asked<unknown>(rows.get(table))));
    const same = changes.every(([, before], index) => (found[index] ?? null) === before);
    if (same) for (const [table, , after] of changes) rows.put(after, table);
    await done(work);
    return same;
  }

  async names(beginning: string): Promise<string[]> {
    const rows = this.kept.transaction(ROWS, "readonly").objectStore(ROWS);
    const found = await asked(rows.getAllKeys(IDBKeyRange.bound(beginning, `${beginning}\uffff`)));
    return found.map(String);
  }

  async append(table: string, ply: number, text: string): Promise<Appended> {
    const work = this.kept.transaction([ROWS, MOVES], "readwrite", { durability: "strict" });
    const moves = work.objectStore(MOVES);
    const [row, taken] = await Promise.all([
      asked<unknown>(work.objectStore(ROWS).get(table)),
      asked(moves.getKey([table, ply])),
    ]);
    const answer = taken !== undefined ? "taken" : closed(row) ? "closed" : "stored";
    if (answer === "stored") moves.add(text, [table, ply]);
    await done(work);
    return answer;
  }
}

function movesOf(table: string, since: number): IDBKeyRange {
  return IDBKeyRange.bound([table, since], [table, Infinity]);
}

function closed(row: unknown): boolean {
  if (typeof row !== "string") throw new Error("There is no such table.");
  const { config } = JSON.parse(row) as { config: { closed: string | null } };
  return config.closed !== null;
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed."));
  });
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error("IndexedDB failed."));
  });
}
