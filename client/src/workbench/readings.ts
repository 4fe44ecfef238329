/** Readings and comparisons as an address says them: `ruleset,question=answer`, as on the command line. */
import type { Choice, CompareReadings, GameSaid, Quantity, Value } from "../lib/wire";

export type Question = Choice | Quantity;
export type Answers = Record<string, Value>;
export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];

export interface Reading {
  ruleset: string;
  /** The answers that differ from the ruleset's. */
  rulings: Answers;
}

export function typed({ ruleset, rulings }: Reading): string {
  return [ruleset, ...Object.entries(rulings).map(([name, value]) => `${name}=${value ?? "none"}`)].join(",");
}

export function readReading(text: string): Reading {
  const [ruleset = "", ...answers] = text.split(",");
  const pairs = answers.map((each) => {
    const [name = "", word = ""] = each.split("=", 2);
    return [name, valueOf(word)] as const;
  });
  return { ruleset, rulings: Object.fromEntries(pairs) };
}

function valueOf(word: string): Value {
  if (/^\d+$/.test(word)) return Number(word);
  const known: Record<string, Value> = { true: true, false: false, none: null };
  return word in known ? (known[word] ?? null) : word;
}

/** The answer that a reading gives to a question. */
export function answer(game: GameSaid, { ruleset, rulings }: Reading, { name }: Question): Value {
  if (name in rulings) return rulings[name] ?? null;
  return game.rulesets.find((one) => one.id === ruleset)?.rulings[name] ?? null;
}

/** The same reading with another answer. */
export function settled(game: GameSaid, reading: Reading, question: Question, value: Value): Reading {
  const { [question.name]: _, ...others } = reading.rulings;
  const usual = answer(game, { ...reading, rulings: others }, question);
  return { ...reading, rulings: value === usual ? others : { ...others, [question.name]: value } };
}

export function differing(game: GameSaid, a: Reading, b: Reading, questions: readonly Question[]): Question[] {
  return questions.filter((one) => answer(game, a, one) !== answer(game, b, one));
}

export function addressOf(wanted: CompareReadings): string {
  const { game, a, b, player, games, seed } = wanted;
  const query = new URLSearchParams({
    game,
    a: typed({ ruleset: a.ruleset, rulings: a.rulings ?? {} }),
    b: typed({ ruleset: b.ruleset, rulings: b.rulings ?? {} }),
    player,
    games: String(games),
    seed: String(seed),
  });
  return `/workbench?${query.toString()}`;
}

/** The comparison that an address names; null where it names none. */
export function wantedIn(query: URLSearchParams): CompareReadings | null {
  const [game, a, b, player] = ["game", "a", "b", "player"].map((name) => query.get(name));
  if (!game || !a || !b || !player) return null;
  const [games, seed] = [Number(query.get("games")), Number(query.get("seed"))];
  return { game, a: readReading(a), b: readReading(b), player, games, seed };
}

/** The address of one of its games. */
export function gameAddress(wanted: CompareReadings, side: Side, number: number): string {
  const { game, player, seed } = wanted;
  const { ruleset, rulings = {} } = wanted[side];
  const told = { game, reading: typed({ ruleset, rulings }), player, seed: String(seed), number: String(number) };
  return `/workbench/game?${new URLSearchParams(told).toString()}`;
}
