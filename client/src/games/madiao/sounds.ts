import { play, type Sound } from "../../lib/sound";
import type { Event } from "./payloads";

/** What is heard of an event; most are silent. */
const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  Led: "card",
  Captured: "card",
  Discarded: "card",
  TrickWon: "move",
  Drawn: "card",
  WentDead: "card",
  Paid: "payment",
};

/** Sound an event, if it has a sound. */
export function hear(event: Event | undefined): void {
  const sound = event && SOUNDS[event.type];
  if (sound) play(sound);
}
