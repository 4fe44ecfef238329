/** How throws and shuffles follow from a table's secret and its seats' contributions: `kernel/contributed.py`, once more. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ContributionSaid } from "./wire";

export const COMPUTER = "computer";
const TEXT_BYTES = 32;
const WORD_BYTES = 8;
const WORD = 1n << 64n;

/** What a throw or shuffle is drawn from, with everything that is needed to draw it. */
export type Odds =
  | { kind: "dice"; count: number; lowest: number; highest: number; before: string }
  | { kind: "pack"; cards: readonly string[]; before: string }
  | { kind: "lot"; moves: readonly string[] };

const bytes = (field: string | Uint8Array): Uint8Array => (typeof field === "string" ? utf8ToBytes(field) : field);

function bigEndian(number: number, size: number): Uint8Array {
  const found = new Uint8Array(size);
  new DataView(found.buffer).setUint32(size - 4, number);
  return found;
}

/** Fields joined so that no two lists of fields are joined alike: each follows its length in four bytes. */
export function packed(...fields: (string | Uint8Array)[]): Uint8Array {
  return concatBytes(...fields.flatMap((field) => [bigEndian(bytes(field).length, 4), bytes(field)]));
}

const hashed = (...fields: (string | Uint8Array)[]): string => bytesToHex(sha256(packed(...fields)));

/** 32 bytes that nobody can know: what this browser contributes. */
export const freshText = (): string => bytesToHex(randomBytes(TEXT_BYTES));
export const isText = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
export const sealOf = (text: string): string => hashed("youyi seal 1", hexToBytes(text));
export const commitmentTo = (secret: string): string => `sha256:${bytesToHex(sha256(hexToBytes(secret)))}`;
export const computersText = (table: string, commit: string, seat: number): string =>
  hashed("youyi computer 1", table, commit, String(seat));

/** Whether a contribution is what its state says. */
export function isSound(table: string, commit: string, found: ContributionSaid): boolean {
  const { state, seal, text, seat } = found;
  if (state === "opened") return isText(text) && seal === sealOf(text);
  if (state === "unopened") return isText(text) && seal === text;
  if (state === "computer") return seal === null && text === computersText(table, commit, seat);
  return state === "none" && seal === null && text === "";
}

/** The hash of all that was fixed before the first draw. Its contributions must be sound. */
export function jointOf(table: string, commit: string, contributions: readonly ContributionSaid[]): string {
  const fields = contributions.flatMap(({ seat, state, text }) => [String(seat), state, hexToBytes(text)]);
  return hashed("youyi joint 1", table, commit, ...fields);
}

export function boutKey(secret: string, joint: string, bout: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), concatBytes(hexToBytes(joint), bigEndian(bout, WORD_BYTES))));
}

/** Fair numbers below n, from the key of a bout, for the nth draw of a hand. */
function numbers(key: string, hand: number, nth: number): (n: number) => number {
  const stream = hmac(sha256, hexToBytes(key), utf8ToBytes(`hand ${hand} ${nth}`));
  const words: bigint[] = [];
  let block = 0;
  const word = (): bigint => {
    if (words.length === 0) {
      const view = new DataView(hmac(sha256, stream, bigEndian(block, WORD_BYTES)).buffer);
      for (let at = 0; at < view.byteLength; at += WORD_BYTES) words.push(view.getBigUint64(at));
      block += 1;
    }
    return words.shift() ?? 0n;
  };
  return (n) => {
    const fair = WORD - (WORD % BigInt(n));
    let found = word();
    while (found >= fair) found = word();
    return Number(found % BigInt(n));
  };
}

/** The move that a draw must bring, in the game's notation. */
export function drawn(odds: Odds, key: string, hand: number, nth: number): string {
  const below = numbers(key, hand, nth);
  switch (odds.kind) {
    case "dice": {
      const faces = Array.from({ length: odds.count }, () => odds.lowest + below(odds.highest - odds.lowest + 1));
      return odds.before + faces.sort((one, other) => one - other).join("");
    }
    case "pack":
      return odds.before + shuffled(odds.cards, below).join(",");
    case "lot":
      return odds.moves[below(odds.moves.length)] ?? "";
  }
}

function shuffled(pack: readonly string[], below: (n: number) => number): string[] {
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const pick = below(last + 1);
    [cards[last], cards[pick]] = [cards[pick] ?? "", cards[last] ?? ""];
  }
  return cards;
}
