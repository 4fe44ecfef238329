/** The puzzle of a day: the same for everybody who looks on that day, another game each day. */
import type { GameSaid } from "../lib/wire";

const DAY = 86_400_000;
/** So far apart that neighbouring days are not neighbouring puzzles of one collection. */
const STRIDE = 37;

export interface PuzzleOfDay {
  game: GameSaid;
  number: number;
}

export function puzzleOf(games: readonly GameSaid[], now = new Date()): PuzzleOfDay | null {
  const posed = games.filter(({ puzzles }) => puzzles > 0);
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  const game = posed[day % posed.length];
  if (!game) return null;
  return { game, number: 1 + ((Math.floor(day / posed.length) * STRIDE) % game.puzzles) };
}
