/** Lines that only sit: people who share a screen are at the table, whoever of them has the screen. */
import type { Held } from "../lib/settings.svelte";
import { openSocket } from "../lib/socket";
import type { Language } from "../lib/wire";

const PING_EVERY = 20_000;
const AGAIN_AFTER = 3_000;

/** Sits at each of these seats until the returned function is called. */
export function stayPresent(table: string, language: Language, held: readonly Held[]): () => void {
  const ends = held.map(({ token }) => stay(table, language, token));
  return () => {
    for (const end of ends) end();
  };
}

function stay(table: string, language: Language, token: string): () => void {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket = open();
  function open(): WebSocket {
    const fresh = openSocket(table, language, false);
    fresh.addEventListener("open", () => fresh.send(JSON.stringify({ type: "Sit", token })));
    fresh.addEventListener("close", () => {
      if (!ended) timer = setTimeout(() => (socket = open()), AGAIN_AFTER);
    });
    return fresh;
  }
  const pulse = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "Ping" }));
  }, PING_EVERY);
  return () => {
    ended = true;
    clearTimeout(timer);
    clearInterval(pulse);
    socket.close();
  };
}
