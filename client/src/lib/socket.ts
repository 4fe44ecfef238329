import { TabSocket } from "../site/tab-socket";
import type { Language } from "./wire";

/** The codes by which the server closes because there was too much of us: a flood of messages, or too many connections. */
export const SENT_AWAY: ReadonlySet<number> = new Set([1008, 1013]);
/** The codes after which there is nothing to come back to: no such table, or one of another release. */
export const FINAL: ReadonlySet<number> = new Set([4404, 4409]);
/** The first wait after one of them, in milliseconds. */
export const WAIT_WHEN_SENT_AWAY = 4000;

/**
 * Whether tables are on a server: others can watch and be sent to them, and a silent line may be a dead one. A browser's own
 * worker is only thinking, and nobody else sees its tables.
 */
export const OVER_A_NETWORK = import.meta.env.MODE !== "site";

/** Where the messages of a table come from; with `drawing` they show every position as text, too. */
export function socketAddress(table: string, language: Language, drawing: boolean): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = `language=${language}${drawing ? "&drawing=1" : ""}`;
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}?${query}`;
}

/** A line to a table: to the server, or on a static site to this browser's own worker. */
export function openSocket(table: string, language: Language, drawing: boolean): WebSocket {
  if (import.meta.env.MODE !== "site") return new WebSocket(socketAddress(table, language, drawing));
  return new TabSocket(table, language, drawing) as unknown as WebSocket;
}
