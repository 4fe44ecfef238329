/** Han characters, their punctuation and full-width forms: two columns of a terminal each. */
const WIDE = /([\u2e80-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\u{20000}-\u{2fa1f}])/u;

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
      line
        .split(WIDE)
        .map((text) => ({ text, wide: WIDE.test(text) }))
        .filter((piece) => piece.text !== ""),
    );
}

/** How many columns the widest line takes. */
export function columnsOf(lines: readonly (readonly Piece[])[]): number {
  const width = (line: readonly Piece[]): number =>
    line.reduce((sum, { text, wide }) => sum + (wide ? 2 : [...text].length), 0);
  return Math.max(1, ...lines.map(width));
}
