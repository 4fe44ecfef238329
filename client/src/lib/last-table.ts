import { keep, kept } from "./settings.svelte";
import { computersOf } from "./sitters";
import type { AgreementWanted, GameSaid, Value } from "./wire";

/** What somebody chose when they last opened a table of a game. */
export interface LastTable {
  ruleset: string;
  others: string[];
  rulings: Record<string, Value>;
  terms: Record<string, Value>;
  agreement: AgreementWanted | null;
}

const key = (game: GameSaid): string => `new.${game.id}`;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The answers to questions that are still asked. */
function answers(value: unknown, asked: (name: string) => boolean): Record<string, Value> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Value] => {
      const [name, answer] = entry;
      return asked(name) && (answer === null || ["string", "number", "boolean"].includes(typeof answer));
    }),
  );
}

/** What was chosen last, as far as it can still be chosen; null where nothing was, or nothing of it can. */
export function lastTable(game: GameSaid, people: readonly string[]): LastTable | null {
  let value: unknown;
  try {
    value = JSON.parse(kept(key(game)) ?? "null");
  } catch {
    return null; // written by something else
  }
  if (!isRecord(value) || !Array.isArray(value.others)) return null;
  const sitters = [...computersOf(game).map((player) => player.id), ...people];
  const others = value.others.filter((one): one is string => sitters.includes(one as string));
  const seats = others.length + 1;
  if (others.length < value.others.length || seats < game.seats.lowest || seats > game.seats.highest) return null;
  const ruleset = game.rulesets.find((one) => one.id === (value as { ruleset?: unknown }).ruleset);
  if (!ruleset) return null;
  const terms = new Set(game.terms.map((term) => term.name));
  return {
    ruleset: ruleset.id,
    others,
    rulings: answers(value.rulings, () => true), // a ruleset whose questions change is another version
    terms: answers(value.terms, (name) => terms.has(name)),
    agreement: isRecord(value.agreement) ? value.agreement : null,
  };
}

export const rememberTable = (game: GameSaid, chosen: LastTable): void => keep(key(game), JSON.stringify(chosen));
