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

/** Those of a place on the page. */
export function coloursOf(place: HTMLElement): Colours {
  const look = getComputedStyle(place);
  const of = (name: string): string => look.getPropertyValue(`--${name}`);
  return { ground: of("ground"), accent: of("accent"), ink: of("ink"), song: of("song") };
}

interface Look {
  fill: string;
  weight?: number;
  /** Whether the text ends at the right margin. */
  end?: boolean;
}

/** A plate, of which twice the size is drawn. */
interface Form {
  width: number;
  height: number;
  margin: number;
  /** How wide its texts are, and in how many lines who won is said. */
  room: number;
  headlines: number;
  /** Where the board goes: below what is said, or beside it. */
  board: "below" | "beside";
}
export type Shape = "square" | "wide";
export const FORMS: Record<Shape, Form> = {
  // 1080 pixels, as messengers show it, and 1200 by 630, as pages show what a link leads to.
  square: { width: 540, height: 540, margin: 36, room: 468, headlines: 1, board: "below" },
  wide: { width: 600, height: 315, margin: 28, room: 250, headlines: 3, board: "beside" },
};
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

/** Where the board stands on a plate, as large as it can be, in the middle of the room that is left; `top` is where the texts end. */
function placed(board: Picture, form: Form, top: number): string {
  const { width, height, margin, room } = form;
  const left = form.board === "below" ? margin : margin + room + 18;
  const [high, start] =
    form.board === "below" ? [height - margin - 22 - top, top] : [height - 2 * margin + 8, margin - 4];
  const wide = width - margin - left + (form.board === "beside" ? 6 : 0);
  const scale = Math.min(wide / board.width, high / board.height);
  const [x, y] = [left + (wide - board.width * scale) / 2, start + (high - board.height * scale) / 2];
  return board.svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${x}" y="${y}" width="${board.width * scale}" height="${board.height * scale}"`,
  );
}

/** A picture in the frame of a printed plate. */
export function plate(
  board: Picture,
  told: Told,
  colours: Colours,
  width: Measure = measure(),
  shape: Shape = "square",
): Picture {
  const form = FORMS[shape];
  const { margin, room } = form;
  const font = (size: number, weight: number): string => `${weight} ${size}px ${colours.song}`;
  const text = (said: string, y: number, size: number, { fill, weight = 400, end = false }: Look): string =>
    `<text x="${end ? form.width - margin : margin}" y="${y}" text-anchor="${end ? "end" : "start"}" fill="${fill}" ` +
    `style="font: ${escaped(font(size, weight))}">${escaped(said)}</text>`;
  const within = (said: string, size: number, weight: number): string[] =>
    lines(said, (part) => width(part, font(size, weight)) <= room);
  const accent: Look = { fill: colours.accent, weight: 600 };
  const sizes = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, nth) => LARGEST - nth);
  const fits = (size: number): boolean => {
    const found = within(told.verdict, size, 600);
    return found.length <= form.headlines && found.every((line) => width(line, font(size, 600)) <= room);
  };
  const large = sizes.find(fits) ?? SMALLEST;
  let y = margin + 28;
  const name = [19, 18, 17, 16].find((size) => width(told.game, font(size, 600)) <= room) ?? 15;
  const texts = [text(told.game, margin + 20, name, accent)];
  const verdict = form.headlines === 1 ? [told.verdict] : within(told.verdict, large, 600);
  for (const [nth, line] of verdict.entries())
    texts.push(text(line, (y += large * (nth === 0 ? 1 : 1.25)), large, { fill: colours.ink, weight: 600 }));
  texts.push(text(told.house, form.height - margin + 4, 16, { ...accent, end: form.board === "below" }));
  const rest = form.height - margin - 24;
  for (const line of told.moment === "" ? [] : within(told.moment, 22, 600).slice(0, 2))
    texts.push(text(line, (y += 32), 22, accent));
  for (const line of within(told.says, SMALL, 400).slice(0, MOST_LINES))
    if (y + SMALL * 1.45 <= rest) texts.push(text(line, (y += SMALL * 1.45), SMALL, { fill: colours.ink }));
  const frame = (at: number, stroke: number): string =>
    `<rect x="${at}" y="${at}" width="${form.width - 2 * at}" height="${form.height - 2 * at}" fill="none" ` +
    `stroke="${colours.accent}" stroke-width="${stroke}"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${form.width} ${form.height}" width="${form.width}" height="${form.height}">` +
    `<title>${escaped(sentence(told))}</title><rect width="${form.width}" height="${form.height}" fill="${colours.ground}"/>` +
    `${frame(9, 2)}${frame(14, 0.75)}${texts.join("")}${placed(board, form, y + 20)}</svg>`;
  return { svg, width: form.width, height: form.height };
}
