/** What share of the others did worse, in ten marks: so many are filled as there are tenths of them, to the nearest. */
import type { Picture } from "../replay/picture";
import type { Colours } from "../replay/result-picture";

const ROW = 5;
const APART = 92;
/** Rows stand further apart, so that the marks fill the plate. */
const ROWS_APART = 128;
const RADIUS = 36;

export function tenths(share: number, { ground, accent }: Pick<Colours, "ground" | "accent">): Picture {
  const filled = Math.round(share / 10);
  const [width, height] = [ROW * APART, 2 * ROWS_APART];
  const mark = (nth: number): string =>
    `<circle cx="${APART * ((nth % ROW) + 0.5)}" cy="${ROWS_APART * (Math.floor(nth / ROW) + 0.5)}" r="${RADIUS}" ` +
    `fill="${nth < filled ? accent : ground}" stroke="${accent}" stroke-width="3"/>`;
  const marks = Array.from({ length: 2 * ROW }, (_, nth) => mark(nth)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${marks}</svg>`;
  return { svg, width, height };
}
