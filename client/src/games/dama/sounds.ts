import type { Sound } from "../../lib/sound";
import type { Event } from "./payloads";

/** What is heard of an event; most are silent. */
export const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  Thrown: "dice",
  OpeningThrown: "dice",
  Dropped: "move",
  Moved: "move",
  Struck: "strike",
  Flew: "move",
  Paid: "payment",
};
