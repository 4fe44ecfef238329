import { play, type Sound } from "../../lib/sound";
import type { Event } from "./payloads";

/** What is heard of an event; most are silent. */
const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  Thrown: "dice",
  RolledOff: "dice",
  Walked: "move",
  SteppedBack: "move",
  Stood: "rise",
  Folded: "card",
  RoundEnded: "payment",
};

/** Sound an event, if it has a sound. */
export function hear(event: Event | undefined): void {
  const sound = event && SOUNDS[event.type];
  if (sound) play(sound);
}
