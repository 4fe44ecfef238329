/** The picture one sends after a game: the board in the moment that brought most, who won, and what it brought. */
import type { Picture } from "./picture";

/** What a plate says, from the large to the small. */
export interface Told {
  game: string;
  verdict: string;
  /** What the moment brought, and for what; empty where nothing is counted so. */
  moment: string;
  /** One sentence that somebody who was not there understands. */
  says: string;
  house: string;
}
/** The colours of the page around it. */
export interface Colours {
  ground: string;
  accent: string;
  ink: string;
  song: string;
}

interface Look {
  fill: string;
  weight?: number;
  /** Whether the text ends at the right margin. */
  end?: boolean;
}

/** Drawn at twice this size: 1080 pixels, as messengers show it. */
const SIDE = 540;
const MARGIN = 36;
const ROOM = SIDE - 2 * MARGIN;
const LARGEST = 38;
const SMALLEST = 22;
const SMALL = 17;
const MOST_LINES = 3;

type Measure = (text: string, font: string) => number;

function measure(): Measure {
  const context = document.createElement("canvas").getContext("2d");
  return (text, font) => {
    if (!context) return text.length * SMALL;
    context.font = font;
    return context.measureText(text).width;
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text in lines of the plate's width: English parts at blanks, Chinese anywhere but before its points. */
export function lines(text: string, fits: (line: string) => boolean): string[] {
  const parts =
    text.match(/[\u2e80-\u9fff\uf900-\uffef][，。、：；！？）」』]*|[^\s\u2e80-\u9fff\uf900-\uffef]+\s*|\s+/gu) ?? [];
  const found: string[] = [];
  let line = "";
  for (const part of parts) {
    if (line !== "" && !fits((line + part).trimEnd())) {
      found.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return line.trim() === "" ? found : [...found, line.trimEnd()];
}

/** The whole sentence of the picture, for whoever does not see it. */
export const sentence = ({ game, verdict, moment, says }: Told): string =>
  [game, verdict, moment, says].filter((each) => each !== "").join(" · ");

/** A picture in the frame of a printed plate. */
export function plate(board: Picture, told: Told, colours: Colours, width: Measure = measure()): Picture {
  const font = (size: number, weight: number): string => `${weight} ${size}px ${colours.song}`;
  const text = (said: string, y: number, size: number, { fill, weight = 400, end = false }: Look): string =>
    `<text x="${end ? SIDE - MARGIN : MARGIN}" y="${y}" text-anchor="${end ? "end" : "start"}" fill="${fill}" ` +
    `style="font: ${escaped(font(size, weight))}">${escaped(said)}</text>`;
  const accent: Look = { fill: colours.accent, weight: 600 };
  const sizes = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, nth) => LARGEST - nth);
  const large = sizes.find((size) => width(told.verdict, font(size, 600)) <= ROOM) ?? SMALLEST;
  let y = MARGIN + 28 + large;
  const texts = [
    text(told.game, MARGIN + 20, 19, accent),
    text(told.verdict, y, large, { fill: colours.ink, weight: 600 }),
    text(told.house, SIDE - MARGIN + 4, 16, { ...accent, end: true }),
  ];
  if (told.moment !== "") texts.push(text(told.moment, (y += 34), 22, accent));
  for (const line of lines(told.says, (part) => width(part, font(SMALL, 400)) <= ROOM).slice(0, MOST_LINES))
    texts.push(text(line, (y += SMALL * 1.45), SMALL, { fill: colours.ink }));
  const top = y + 20;
  const scale = Math.min(ROOM / board.width, (SIDE - MARGIN - 22 - top) / board.height);
  const [wide, high] = [board.width * scale, board.height * scale];
  const inner = board.svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${(SIDE - wide) / 2}" y="${top}" width="${wide}" height="${high}"`,
  );
  const frame = (at: number, stroke: number): string =>
    `<rect x="${at}" y="${at}" width="${SIDE - 2 * at}" height="${SIDE - 2 * at}" fill="none" ` +
    `stroke="${colours.accent}" stroke-width="${stroke}"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `<title>${escaped(sentence(told))}</title><rect width="${SIDE}" height="${SIDE}" fill="${colours.ground}"/>` +
    `${frame(9, 2)}${frame(14, 0.75)}${texts.join("")}${inner}</svg>`;
  return { svg, width: SIDE, height: SIDE };
}
