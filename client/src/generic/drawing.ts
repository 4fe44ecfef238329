import { runs } from "../lib/runs";

/** A piece of a drawn line: Latin text as it is, or one Chinese character, which is two columns wide. */
export interface Piece {
  text: string;
  wide: boolean;
}

/** The lines of a position drawn as text, cut so that Chinese characters can be set two columns wide in any font. */
export function drawnLines(drawing: string): Piece[][] {
  return drawing
    .replace(/\n+$/, "")
    .split("\n")
    .map((line) =>
      runs(line).flatMap((run): Piece[] =>
        run.han ? [...run.text].map((text) => ({ text, wide: true })) : [{ text: run.text, wide: false }],
      ),
    );
}

/** How many columns the widest line takes. */
export function columnsOf(lines: readonly (readonly Piece[])[]): number {
  const width = (line: readonly Piece[]): number =>
    line.reduce((sum, { text, wide }) => sum + (wide ? 2 : [...text].length), 0);
  return Math.max(1, ...lines.map(width));
}
