import type { Said } from "../../../lib/wire";
import type { Code } from "../payloads";

/** What the chart sorts the patterns by: when they are made, and of what. */
export const FAMILIES = ["gates", "won", "chains", "censers", "drawn", "dealt", "pairs"] as const;
export type Family = (typeof FAMILIES)[number];

/** Cards of one kind in an example, and those of them that make the pattern. */
export interface Shown {
  readonly pile: "dealt" | "won" | "drawn" | "others";
  readonly cards: readonly Code[];
  readonly needed: readonly Code[];
}

/** A pattern as the chart draws it. */
export interface Charted {
  readonly id: string;
  /** Of its clause. */
  readonly key: string;
  readonly family: Family;
  readonly name: Said;
  readonly pinyin: string;
  readonly says: Said;
  /** What each of the other three pays; null where that is reckoned. */
  readonly pays: number | null;
  readonly cards: readonly Shown[];
  /** Whether a table of the guide scores it. */
  readonly scored: boolean;
  /** In how many of the counted deals it came with computers that think. */
  readonly seen: number;
  /** The same with computers that play at random. */
  readonly blind: number;
}
