/** A line to a table in this browser's worker, in the shape of a WebSocket. */
import type { Language } from "../lib/wire";

export class TabSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  #say: ((message: string) => void) | null = null;
  #shut: (() => void) | null = null;

  constructor(table: string, language: Language, drawing: boolean) {
    super();
    this.#open(table, language, drawing).catch(() => this.#ended());
  }

  send(message: string): void {
    this.#say?.(message);
  }

  close(): void {
    this.#shut?.();
    this.#ended();
  }

  async #open(table: string, language: Language, drawing: boolean): Promise<void> {
    const { tab } = await import("./tab");
    const worker = tab();
    await worker.ready;
    if (this.readyState !== WebSocket.CONNECTING) return; // closed meanwhile
    const line = worker.open(table, language, drawing, (data) => {
      if (this.readyState === WebSocket.OPEN) this.dispatchEvent(new MessageEvent("message", { data }));
    });
    this.#say = (message) => worker.say(line, message);
    this.#shut = () => worker.close(line);
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  #ended(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code: 1000 }));
  }
}
