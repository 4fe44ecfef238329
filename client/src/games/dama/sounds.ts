import { play, type Sound } from "../../lib/sound";
import type { Event } from "./payloads";

/** What is heard of an event; most are silent. */
const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  Thrown: "dice",
  OpeningThrown: "dice",
  Dropped: "move",
  Moved: "move",
  Struck: "strike",
  Flew: "move",
  GateOpened: "gate",
  Paid: "payment",
};

/** Sound an event, if it has a sound. */
export function hear(event: Event | undefined): void {
  const sound = event && SOUNDS[event.type];
  if (sound) play(sound);
}
