import type { ColourSaid, GameSaid } from "./wire";

/** The custom properties `--ground` and `--accent` of a game, for a style attribute. */
export function gameStyle({ colours }: GameSaid, scheme: keyof ColourSaid): string {
  return `--ground: ${colours.ground[scheme]}; --accent: ${colours.accent[scheme]}`;
}

/** The fill of a seat's mark. */
export const seatColour = ({ colours }: GameSaid, seat: number): string => colours.seats[seat] ?? "var(--bone)";
