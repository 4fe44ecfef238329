import type { Dumped, Happened } from "./wire";

/** Events with their reasons whole, as the lines beside them tell them. */
export function withReasons({ events, lines }: Pick<Happened, "events" | "lines">): Dumped[] {
  return events.map((event, nth) => {
    const because = lines[nth]?.because;
    return because && typeof event === "object" ? { ...event, because } : event;
  });
}
