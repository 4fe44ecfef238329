import type { GameSaid } from "./wire";

export interface Colour {
  light: string;
  dark: string;
}
/** A game's colours as its catalogue entry tells them: behind the board, for its lines, and one for each seat. */
export interface Colours {
  ground: Colour;
  accent: Colour;
  seats: readonly string[];
}

const coloursOf = (game: GameSaid): Colours | undefined => (game as GameSaid & { colours?: Colours }).colours;

/** The custom properties `--ground` and `--accent` of a game, for a style attribute. */
export function gameStyle(game: GameSaid, scheme: keyof Colour): string {
  const colours = coloursOf(game);
  return colours ? `--ground: ${colours.ground[scheme]}; --accent: ${colours.accent[scheme]}` : "";
}

/** The fill of a seat's mark. */
export const seatColour = (game: GameSaid, seat: number): string => coloursOf(game)?.seats[seat] ?? "var(--bone)";
