/** What this browser remembers of a table's chance, and whether what it is told later fits. */
import {
  boutKey,
  commitmentTo,
  COMPUTER,
  drawn,
  freshText,
  isSound,
  isText,
  jointOf,
  sealOf,
  type Odds,
} from "./fairness";
import { remember, remembered, type Memory, type Seen, type Wrong } from "./chance-memory";
import type { ChanceSaid, ContributionSaid, DrawSaid, Heard, OddsSaid } from "./wire";

/** What the page knows of a game's chance by itself, to hold the server to it. */
export interface ChanceKnown {
  odds: readonly Odds[];
  /** The bout of the draw that is due in a position. */
  bout: (view: unknown) => number;
  /** The cards that a seat picked up when a pack was dealt, from what it heard. */
  dealt?: (events: readonly unknown[], seat: number) => readonly string[] | null;
  /** The cards of a pack that are a seat's. */
  hand?: (cards: readonly string[], seat: number) => readonly string[];
}

export interface Verdict {
  /** `alone`: a table of 0.1.0, where the server's secret decides; null: nothing is known yet. */
  kind: "contributed" | "alone" | null;
  commit: string;
  contributions: readonly ContributionSaid[] | null;
  /** Draws seen and redone; draws seen whose key is not told; draws that this page cannot redo. */
  verified: number;
  waiting: number;
  unable: number;
  /** Whether the secret was told, which proves the keys. */
  proved: boolean;
  wrong: Wrong | null;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Witness {
  #memory: Memory;
  #chance: ChanceSaid | null = null;
  #asked = "";
  /** What came of each draw whose key was told. */
  readonly #done = new Map<number, "verified" | "unable">();

  constructor(
    readonly table: string,
    private readonly known: ChanceKnown | null = null,
  ) {
    this.#memory = remembered(table);
  }

  /** The seal of this text was taken with the seat. */
  contribute(text: string): void {
    Object.assign(this.#memory, { text, given: true });
    this.keep();
  }

  /** A new connection: what was sent on the last one may not have arrived. */
  connected(): void {
    this.#asked = "";
  }

  /** Take in what the server says of the chance; returns what this seat must answer, if anything. */
  heard(chance: ChanceSaid, seat: number | null): Heard | null {
    const memory = this.#memory;
    this.#chance = chance;
    memory.commit ??= chance.commit;
    if (memory.commit !== chance.commit) this.#wrong({ what: "commitment" });
    if (chance.kind === "contributed") {
      if (chance.contributions) this.#settled(chance.contributions, seat);
      else if (chance.seals) this.#sealed(chance.seals, seat);
    }
    const answer = memory.wrong || chance.kind !== "contributed" || seat === null ? null : this.#answer(chance, seat);
    this.keep();
    return answer;
  }

  /** The server refused what was sent for the seals: another browser has sealed for this seat, or it is too late. */
  refused(code: string): void {
    if (code === "bad_seal") Object.assign(this.#memory, { text: null, declined: true });
    this.keep();
  }

  /** Remember a ply; `view` is the position before it, `events` what was heard of it, where they are known. */
  saw(
    ply: { at: number; draw: DrawSaid | null; move: string | null },
    { view, events, seat }: { view?: unknown; events?: readonly unknown[]; seat?: number | null } = {},
  ): void {
    const memory = this.#memory;
    if (ply.at > memory.plies && memory.plies >= 0) memory.plies = -1;
    if (ply.at === memory.plies) memory.plies += 1;
    if (!ply.draw) return;
    const before = memory.seen.find((each) => each.at === ply.at);
    const hand = events && typeof seat === "number" ? (this.known?.dealt?.(events, seat) ?? null) : null;
    if (before) {
      if (!same(before.draw, ply.draw) || (before.move !== null && ply.move !== null && before.move !== ply.move))
        this.#wrong({ what: "draw", at: ply.at, expected: before.move ?? "", found: ply.move ?? "" });
      before.move ??= ply.move;
      before.hand ??= hand;
    } else {
      if (view !== undefined && view !== null && this.known && this.known.bout(view) !== ply.draw.bout)
        this.#wrong({ what: "order", at: ply.at });
      memory.seen.push({ at: ply.at, draw: ply.draw, move: ply.move, hand });
      memory.seen.sort((one, other) => one.at - other.at);
    }
  }

  /** Write down what was seen. */
  keep(): void {
    remember(this.table, this.#memory);
  }

  /** Redo every draw seen whose key is told. */
  verdict(seat: number | null): Verdict {
    const chance = this.#chance;
    const said: Verdict = {
      kind: chance === null ? null : chance.kind === "contributed" ? "contributed" : "alone",
      commit: this.#memory.commit ?? "",
      contributions: chance?.contributions ?? null,
      verified: 0,
      waiting: 0,
      unable: 0,
      proved: typeof chance?.reveal === "string",
      wrong: null,
    };
    if (chance) this.#keys(chance);
    if (!this.#memory.wrong) this.#order();
    for (const each of this.#memory.seen) {
      const done = this.#done.get(each.at) ?? (this.#memory.wrong ? "waiting" : this.#redone(each, seat));
      if (done !== "waiting") this.#done.set(each.at, done);
      said[done] += 1;
    }
    this.keep();
    return { ...said, wrong: this.#memory.wrong };
  }

  #answer(chance: ChanceSaid, seat: number): Heard | null {
    const memory = this.#memory;
    if (chance.contributions) return null;
    if (!chance.seals) {
      if (memory.declined) return null;
      memory.text ??= freshText();
      return this.#once({ type: "Seal", seal: sealOf(memory.text) });
    }
    if (memory.text === null || chance.seals[seat] !== sealOf(memory.text)) return null;
    memory.opened = true;
    return this.#once({ type: "Open", text: memory.text });
  }

  #once(message: Heard): Heard | null {
    if (this.#asked === JSON.stringify(message)) return null;
    this.#asked = JSON.stringify(message);
    return message;
  }

  #sealed(seals: (string | null)[], seat: number | null): void {
    const memory = this.#memory;
    if (memory.seals !== null && !same(memory.seals, seals)) this.#wrong({ what: "seals" });
    memory.seals ??= seals;
    if (memory.given && memory.text !== null && seat !== null && seals[seat] !== sealOf(memory.text))
      this.#wrong({ what: "mine" });
  }

  #settled(contributions: ContributionSaid[], seat: number | null): void {
    const memory = this.#memory;
    if (memory.contributions !== null && !same(memory.contributions, contributions))
      this.#wrong({ what: "contributions" });
    if (memory.contributions !== null || memory.wrong) return;
    memory.contributions = contributions;
    const bad = contributions.find((each, at) => each.seat !== at || !isSound(this.table, memory.commit ?? "", each));
    if (bad) this.#wrong({ what: "contribution", seat: bad.seat });
    const seals = contributions.map((each) => (each.state === COMPUTER ? COMPUTER : each.seal));
    if (memory.seals !== null && !same(memory.seals, seals)) this.#wrong({ what: "seals" });
    const mine = seat === null ? undefined : contributions[seat];
    // Its seal counts in place of the text: it came too late, or the server says so. No page can tell the two apart.
    if (memory.opened && mine?.text !== memory.text)
      this.#wrong({ what: mine?.state === "unopened" ? "late" : "mine" });
  }

  /** Check the keys against the secret, once it is told. */
  #keys(chance: ChanceSaid): void {
    if (chance.reveal === null) return;
    if (!isText(chance.reveal) || commitmentTo(chance.reveal) !== this.#memory.commit) this.#wrong({ what: "secret" });
    else
      for (const [bout, key] of Object.entries(chance.keys))
        if (key !== this.#key(chance, Number(bout))) this.#wrong({ what: "key", bout: Number(bout) });
  }

  #key(chance: ChanceSaid, bout: number): string | null {
    const { reveal } = chance;
    if (reveal === null) return chance.keys[String(bout)] ?? null;
    if (chance.kind !== "contributed") return reveal;
    if (!chance.contributions) return null;
    return boutKey(reveal, jointOf(this.table, chance.commit, chance.contributions), bout);
  }

  /** Draws are counted hand by hand without a gap, and bouts never go back: nothing is left to choose. */
  #order(): void {
    const counts = new Map<number, number>();
    let bout = -1;
    for (const { at, draw } of this.#memory.seen) {
      const last = counts.get(draw.hand) ?? 0;
      const due = this.#memory.plies < 0 ? draw.nth > last : draw.nth === last + 1;
      if (!due || draw.bout < bout) this.#wrong({ what: "order", at });
      counts.set(draw.hand, draw.nth);
      bout = draw.bout;
    }
  }

  #redone({ at, draw, move, hand }: Seen, seat: number | null): "verified" | "waiting" | "unable" {
    const key = this.#chance && this.#key(this.#chance, draw.bout);
    if (!key) return "waiting";
    const odds = this.#odds(draw.odds);
    if (odds === undefined) {
      this.#wrong({ what: "odds", at });
      return "unable";
    }
    if (odds === null) return "unable";
    const expected = drawn(odds, key, draw.hand, draw.nth);
    if (move !== null && move !== expected) this.#wrong({ what: "draw", at, expected, found: move });
    if (move !== null) return "verified";
    if (hand === null || seat === null || odds.kind !== "pack" || !this.known?.hand) return "unable";
    const due = this.known.hand(expected.slice(odds.before.length).split(","), seat);
    if (!same(due, hand)) this.#wrong({ what: "draw", at, expected: due.join(" "), found: hand.join(" ") });
    return "verified";
  }

  /** The odds of a draw; null if the page does not know them, undefined if they are none of the game's. */
  #odds(said: OddsSaid): Odds | null | undefined {
    if (!this.known) return said.kind === "pack" || said.kind === "other" ? null : said;
    return this.known.odds.find((each) =>
      each.kind === "pack" ? same({ kind: "pack", cards: each.cards.length }, said) : sameOdds(each, said),
    );
  }

  #wrong(wrong: Wrong): void {
    this.#memory.wrong ??= wrong;
  }
}

const sameOdds = (one: Odds, other: OddsSaid): boolean =>
  same(Object.entries(one).sort(), Object.entries(other).sort());
