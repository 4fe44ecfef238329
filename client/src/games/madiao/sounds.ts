import type { Sound } from "../../lib/sound";
import type { Event } from "./payloads";

/** What is heard of an event; most are silent. */
export const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  Led: "card",
  Captured: "card",
  Discarded: "card",
  TrickWon: "move",
  Drawn: "card",
  WentDead: "card",
  Paid: "payment",
};
