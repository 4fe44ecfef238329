import { type Charted, FAMILIES, type Family } from "./charted";

/** The bounds of what a pattern pays, each seat. */
export const PRICES = ["any", "low", "middle", "high"] as const;
export type Price = (typeof PRICES)[number];
const BOUNDS: Record<Price, readonly [number, number]> = {
  any: [-Infinity, Infinity],
  low: [-Infinity, 9],
  middle: [10, 29],
  high: [30, Infinity],
};
/** How often a pattern comes: at least once in so many deals. */
export const OFTEN = ["any", "often", "seldom", "never"] as const;
export type Often = (typeof OFTEN)[number];
const ONCE_IN = 1000;
export const ORDERS = ["kind", "pays", "often"] as const;
export type Order = (typeof ORDERS)[number];

export interface Wishes {
  text: string;
  family: Family | "any";
  price: Price;
  often: Often;
  order: Order;
}

/** Letters without their marks, so that a name is found as it is typed. */
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const squeezed = (text: string): string => bare(text).replace(/\s+/g, "");

/** Whether a pattern is named so, in any language, or in letters with or without their spaces. */
function named({ name, pinyin }: Charted, text: string): boolean {
  const wanted = bare(text.trim());
  return (
    [name.en, name["zh-Hant"], name["zh-Hans"]].some((each) => bare(each).includes(wanted)) ||
    bare(pinyin).includes(wanted) ||
    squeezed(pinyin).includes(squeezed(text))
  );
}

const comes = ({ seen }: Charted, games: number): Often =>
  seen === 0 ? "never" : seen * ONCE_IN >= games ? "often" : "seldom";

/** Patterns under one heading; without one where they are put in another order than by kind. */
export interface Group {
  family: Family | null;
  rows: readonly Charted[];
}

/** The patterns that a reader wants to see, in the order wanted; what pays by reckoning stands with the low prices. */
export function sifted(all: readonly Charted[], wishes: Wishes, games: number): readonly Group[] {
  const [least, most] = BOUNDS[wishes.price];
  const found = all.filter(
    (each) =>
      (wishes.family === "any" || each.family === wishes.family) &&
      (each.pays ?? 0) >= least &&
      (each.pays ?? 0) <= most &&
      (wishes.often === "any" || comes(each, games) === wishes.often) &&
      named(each, wishes.text),
  );
  switch (wishes.order) {
    case "kind":
      return FAMILIES.flatMap((family) => {
        const rows = found.filter((each) => each.family === family);
        return rows.length > 0 ? [{ family, rows }] : [];
      });
    case "pays":
      return [{ family: null, rows: found.toSorted((one, other) => (other.pays ?? 0) - (one.pays ?? 0)) }];
    case "often":
      return [{ family: null, rows: found.toSorted((one, other) => other.seen - one.seen || other.blind - one.blind) }];
  }
}

/** In how many deals something came once, to two figures. */
export function onceIn(times: number, games: number): number {
  const exact = games / times;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / step) * step;
}
