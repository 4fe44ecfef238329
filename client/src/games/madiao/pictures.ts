/** The pictures of Strings and Coins, as the old descriptions have them; lengths in a field of about 54 × 80 around its middle. */
import type { Code } from "./payloads";

/** A string of coins as the line through their holes, ten apart. */
export const STRINGS: Readonly<Partial<Record<Code, string>>> = {
  // 股釵: one string bent like a hairpin
  S1: "M-10 34V-20a10 10 0 0 1 20 0V34",
  // 折足: a broken leg
  S2: "M-5 -30L-17 30M6 -14L17 30",
  // 品
  S3: "M0 -34v20.2M-14 8v20.2M14 8v20.2",
  // 雙珠環: two pairs, joined
  S4: "M-13 -32v20.2M13 -32v20.2M-13 12v20.2M13 12v20.2",
  // 艮: one whole line over two broken ones
  S5: "M-20 -26h40.2M-20 0h10.2M10 0h10.2M-20 26h10.2M10 26h10.2",
  // two threes, waving like water
  S6: "M-18 -32l9 11M-9 -5l-9 11M-18 22l9 11M9 -32l9 11M18 -5l-9 11M9 22l9 11",
  // three pairs and one aslant
  S7: "M-8 -25l16 -12M-18 -8h10.2M8 -8h10.2M-18 12h10.2M8 12h10.2M-18 32h10.2M8 32h10.2",
  // four pairs
  S8: "M-18 -31h10.2M8 -31h10.2M-18 -10.3h10.2M8 -10.3h10.2M-18 10.3h10.2M8 10.3h10.2M-18 31h10.2M8 31h10.2",
  // four upright, twice two, and one for the point
  S9: "M-5 -36h10.2M-18 -19h10.2M8 -19h10.2M-18 -2h10.2M8 -2h10.2M-21 14v20.2M-7 14v20.2M7 14v20.2M21 14v20.2",
};
/** Cords between strings that are joined. */
export const CORDS: Readonly<Partial<Record<Code, string>>> = { S2: "M-5 -30L6 -14", S4: "M-13 -22h26M-13 22h26" };

export interface Disc {
  x: number;
  y: number;
  r: number;
}
const discs = (r: number, ...at: readonly (readonly [number, number])[]): Disc[] => at.map(([x, y]) => ({ x, y, r }));
const chevron = (y: number): [number, number][] => [
  [-17, y + 5],
  [0, y - 7],
  [17, y + 5],
];

export const DISCS: Readonly<Partial<Record<Code, readonly Disc[]>>> = {
  // 腰鼓: touching at the waist
  C2: discs(18, [0, -18.5], [0, 18.5]),
  // 五岳: the middle and four quarters
  C5: discs(10, [0, 0], [-16, -25], [16, -25], [-16, 25], [16, 25]),
  // 北斗: four in the bowl, three in the handle
  C7: discs(8, [-17, 12], [1, 12], [-15, 31], [3, 31], [10, -5], [17, -20], [4, -33]),
  // 塊玉
  C8: discs(
    9.4,
    ...[-31, -10.3, 10.3, 31].flatMap((y): [number, number][] => [
      [-11, y],
      [11, y],
    ]),
  ),
  // 三疊峰: peak upon peak
  C9: discs(7.8, ...[-26, 1, 28].flatMap(chevron)),
};
/** 連環: rings linked with the next. */
export const RINGS: Readonly<Partial<Record<Code, readonly Disc[]>>> = {
  C4: discs(13.5, [-9.5, -11], [9.5, -11], [9.5, 11], [-9.5, 11]),
};

export interface Bar {
  x: number;
  y: number;
  width: number;
}
const rows = [-26, 0, 26];
/** 乾 of whole lines, 坤 of broken ones. */
export const BARS: Readonly<Partial<Record<Code, readonly Bar[]>>> = {
  C3: rows.map((y) => ({ x: 0, y, width: 50 })),
  C6: rows.flatMap((y) => [
    { x: -14.5, y, width: 22 },
    { x: 14.5, y, width: 22 },
  ]),
};

const HOLE = 0.3;
const circle = ({ x, y, r }: Disc): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const square = (x: number, y: number, half: number): string =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
/** Coins with their holes left open. */
export const coins = (all: readonly Disc[]): string =>
  all.map((disc) => circle(disc) + square(disc.x, disc.y, disc.r * HOLE)).join("");
/** The raised rims of coins. */
export const rims = (all: readonly Disc[]): string => all.map(({ x, y, r }) => circle({ x, y, r: r * 0.76 })).join("");
/** Lines of a trigram, each pierced like a coin. */
export const bars = (all: readonly Bar[]): string =>
  all
    .map(({ x, y, width }) => {
      const [half, high] = [width / 2, 6.5];
      return `M${x - half + high} ${y - high}h${width - 2 * high}a${high} ${high} 0 0 1 0 ${2 * high}h${2 * high - width}a${high} ${high} 0 0 1 0 ${-2 * high}z${square(x, y, 2.4)}`;
    })
    .join("");
