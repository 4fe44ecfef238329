import { beforeEach, describe, expect, test, vi } from "vitest";
import * as fairness from "../src/lib/fairness";
import { room as dama } from "../src/games/dama/room";
import { room as madiao } from "../src/games/madiao/room";
import { room as ruqi } from "../src/games/ruqi/room";
import { keepText } from "../src/lib/chance-memory";
import { Witness, type ChanceKnown } from "../src/lib/witness";
import type { ChanceSaid, ContributionSaid, DrawSaid, Snapshot } from "../src/lib/wire";
import { FakeSocket, game, heard, tableFor } from "./kit";

const TABLE = "k7m2wq9pzt4c";
const SECRET = "11".repeat(32);
const ONE = "22".repeat(32);
const TWO = "33".repeat(32);
const COMMIT = fairness.commitmentTo(SECRET);
const SEALS = [fairness.sealOf(ONE), fairness.sealOf(TWO)];
const DICE = { kind: "dice", count: 2, lowest: 0, highest: 5, before: "" } as const;
const PACK = Array.from({ length: 12 }, (_, card) => `c${card}`);
const KNOWN: ChanceKnown = {
  odds: [DICE, { kind: "pack", cards: PACK, before: "deal:" }],
  bout: (view) => view as number,
  dealt: (events) => events as string[],
  hand: (cards, seat) => cards.slice(seat * 4, seat * 4 + 4),
};

const opened = (seat: number, text: string): ContributionSaid => ({
  seat,
  state: "opened",
  seal: fairness.sealOf(text),
  text,
});
const CONTRIBUTIONS = [opened(0, ONE), opened(1, TWO)];
const JOINT = fairness.jointOf(TABLE, COMMIT, CONTRIBUTIONS);
const key = (bout: number): string => fairness.boutKey(SECRET, JOINT, bout);

function said(changes: Partial<ChanceSaid> = {}): ChanceSaid {
  return {
    kind: "contributed",
    commit: COMMIT,
    reveal: null,
    seals: SEALS,
    contributions: CONTRIBUTIONS,
    keys: {},
    ...changes,
  };
}
const GATHERING = said({ seals: null, contributions: null });
const SEALED = said({ contributions: null });

/** Draws of one hand, as an honest server makes them: two throws in bout 1, then one in each bout. */
function draws(): { at: number; draw: DrawSaid; move: string }[] {
  return [1, 1, 2, 3].map((bout, index) => {
    const draw: DrawSaid = { bout, hand: 1, nth: index + 1, odds: { ...DICE } };
    return { at: index, draw, move: fairness.drawn(DICE, key(bout), 1, index + 1) };
  });
}

/** A browser on seat 0 that sealed, opened, and saw every throw. */
function witness(plies = draws()): Witness {
  keepText(TABLE, ONE, true);
  const found = new Witness(TABLE, KNOWN);
  for (const chance of [GATHERING, SEALED, said()]) found.heard(chance, 0);
  for (const ply of plies) found.saw(ply, { view: ply.draw.bout, seat: 0 });
  return found;
}

/** What the browser says in the end. */
function verdict(found: Witness, chance = said({ reveal: SECRET }), seat = 0): ReturnType<Witness["verdict"]> {
  found.heard(chance, seat);
  return found.verdict(seat);
}

beforeEach(() => localStorage.clear());

describe("sealing and opening", () => {
  test("a seat seals while seats are open, and opens when every seal is in", () => {
    const found = new Witness(TABLE);
    const seal = found.heard(GATHERING, 0);
    expect(seal?.type).toBe("Seal");
    const mine = seal?.type === "Seal" ? seal.seal : "";
    const open = found.heard({ ...SEALED, seals: [mine, SEALS[1] ?? null] }, 0);
    expect(open?.type === "Open" && fairness.sealOf(open.text)).toBe(mine);
    expect(found.heard({ ...SEALED, seals: [mine, SEALS[1] ?? null] }, 0)).toBe(null);
    found.connected();
    expect(found.heard({ ...SEALED, seals: [mine, SEALS[1] ?? null] }, 0)?.type).toBe("Open");
  });
  test("the text that was sealed with the seat is the one that is opened, after a reload too", () => {
    keepText(TABLE, ONE, true);
    expect(new Witness(TABLE).heard(SEALED, 0)).toEqual({ type: "Open", text: ONE });
    expect(new Witness(TABLE).heard(SEALED, 0)).toEqual({ type: "Open", text: ONE });
  });
  test("one who watches, and a seat whose seal is not there, open nothing", () => {
    expect(new Witness(TABLE).heard(GATHERING, null)).toBe(null);
    expect(new Witness(TABLE).heard(SEALED, 0)).toBe(null);
    keepText(TABLE, TWO, false);
    expect(new Witness(TABLE).heard(SEALED, 0)).toBe(null);
  });
  test("another browser's seal for this seat is left alone", () => {
    const found = new Witness(TABLE);
    found.heard(GATHERING, 0);
    found.refused("bad_seal");
    found.connected();
    expect(found.heard(GATHERING, 0)).toBe(null);
  });
  test("nothing is opened once the commitment or a seal was changed", () => {
    keepText(TABLE, ONE, true);
    const changed = new Witness(TABLE);
    changed.heard(GATHERING, null);
    expect(changed.heard({ ...SEALED, commit: fairness.commitmentTo(ONE) }, 0)).toBe(null);
    expect(changed.verdict(0).wrong).toEqual({ what: "commitment" });
  });
  test("a table of the first release is asked for nothing", () => {
    const old = said({ kind: "committed", seals: null, contributions: null });
    const found = new Witness(TABLE);
    expect(found.heard(old, 0)).toBe(null);
    expect(found.verdict(0).kind).toBe("alone");
  });
});

describe("an honest server", () => {
  test("every throw is verified once the secret is told", () => {
    expect(verdict(witness())).toMatchObject({ verified: 4, waiting: 0, unable: 0, proved: true, wrong: null });
  });
  test("keys verify their own bouts", () => {
    const some = said({ keys: { "1": key(1), "2": key(2) } });
    expect(verdict(witness(), some)).toMatchObject({ verified: 3, waiting: 1, proved: false, wrong: null });
  });
  test("what was seen before a reload counts", () => {
    witness().keep();
    expect(verdict(new Witness(TABLE, KNOWN))).toMatchObject({ verified: 4, wrong: null });
  });
  test("one who came late verifies what was seen", () => {
    const late = new Witness(TABLE, KNOWN);
    for (const ply of draws().slice(2)) late.saw(ply);
    expect(verdict(late, undefined, 1)).toMatchObject({ verified: 2, wrong: null });
  });
  test("a table of the first release is verified by its secret", () => {
    const found = new Witness(TABLE, { ...KNOWN, bout: () => 1 });
    found.heard(said({ kind: "committed", seals: null, contributions: null }), null);
    const move = fairness.drawn(DICE, SECRET, 1, 1);
    found.saw({ at: 0, draw: { bout: 1, hand: 1, nth: 1, odds: { ...DICE } }, move });
    const told = said({ kind: "committed", seals: null, contributions: null, reveal: SECRET });
    expect(verdict(found, told)).toMatchObject({ kind: "alone", verified: 1, wrong: null });
  });
  test("a pack that was dealt face down is verified by the cards this seat was dealt", () => {
    const order = fairness.drawn({ kind: "pack", cards: PACK, before: "" }, key(1), 0, 1).split(",");
    const draw: DrawSaid = { bout: 1, hand: 0, nth: 1, odds: { kind: "pack", cards: PACK.length } };
    const dealt = (hand: string[]): ReturnType<Witness["verdict"]> => {
      localStorage.clear();
      const found = witness([]);
      found.saw({ at: 0, draw, move: null }, { view: 1, events: hand, seat: 0 });
      return verdict(found);
    };
    expect(dealt(order.slice(0, 4))).toMatchObject({ verified: 1, wrong: null });
    const false_ = [...order.slice(0, 3), order[7] ?? ""];
    expect(dealt(false_).wrong).toEqual({
      what: "draw",
      at: 0,
      expected: order.slice(0, 4).join(" "),
      found: false_.join(" "),
    });
  });
});

describe("a server that lies", () => {
  const other = (move: string): string => (move === "25" ? "14" : "25");
  const LIES: Record<string, [() => Witness, Partial<ChanceSaid>, unknown]> = {
    "a throw": [
      () => witness(draws().map((ply) => (ply.at === 2 ? { ...ply, move: other(ply.move) } : ply))),
      {},
      { what: "draw", at: 2, expected: draws()[2]?.move, found: other(draws()[2]?.move ?? "") },
    ],
    "another secret": [witness, { reveal: ONE }, { what: "secret" }],
    "no hexadecimal": [witness, { reveal: "secret" }, { what: "secret" }],
    "another commitment": [witness, { commit: fairness.commitmentTo(ONE) }, { what: "commitment" }],
    "a key": [witness, { keys: { "2": key(3) } }, { what: "key", bout: 2 }],
    "other contributions": [witness, { contributions: [opened(0, ONE), opened(1, ONE)] }, { what: "contributions" }],
    "a draw passed over": [
      () => witness(draws().map((ply) => ({ ...ply, draw: { ...ply.draw, nth: ply.draw.nth + 1 } }))),
      {},
      { what: "order", at: 0 },
    ],
    "another bout": [
      () => {
        const found = witness([]);
        for (const ply of draws()) found.saw(ply, { view: 1, seat: 0 });
        return found;
      },
      {},
      { what: "order", at: 2 },
    ],
    "other dice": [
      () => witness(draws().map((ply) => ({ ...ply, draw: { ...ply.draw, odds: { ...DICE, count: 3 } } }))),
      {},
      { what: "odds", at: 0 },
    ],
    "a lot of its own": [
      () =>
        witness(draws().map((ply) => ({ ...ply, draw: { ...ply.draw, odds: { kind: "lot", moves: [ply.move] } } }))),
      {},
      { what: "odds", at: 0 },
    ],
    "a throw told anew": [
      () => {
        const found = witness();
        found.saw({ ...draws()[1], move: "55", at: 1, draw: draws()[1]?.draw ?? null });
        return found;
      },
      {},
      { what: "draw", at: 1, expected: draws()[1]?.move, found: "55" },
    ],
  };
  test.each(Object.keys(LIES))("%s", (name) => {
    const [make, changes, wrong] = LIES[name] ?? [witness, {}, null];
    expect(verdict(make(), said({ reveal: SECRET, ...changes })).wrong).toEqual(wrong);
  });

  const SETTLED: Record<string, [ContributionSaid[], unknown]> = {
    "counts this seat as unopened": [
      [{ seat: 0, state: "unopened", seal: SEALS[0] ?? "", text: SEALS[0] ?? "" }, opened(1, TWO)],
      { what: "late" },
    ],
    "leaves this seat out": [[{ seat: 0, state: "none", seal: null, text: "" }, opened(1, TWO)], { what: "seals" }],
    "changes another's seal after this one opened": [[opened(0, ONE), opened(1, SECRET)], { what: "seals" }],
    "opens a seal with another text": [
      [opened(0, ONE), { ...opened(1, TWO), text: SECRET }],
      { what: "contribution", seat: 1 },
    ],
    "names seats twice": [[opened(0, ONE), opened(0, ONE)], { what: "contribution", seat: 0 }],
  };
  test.each(Object.keys(SETTLED))("and %s", (name) => {
    const [contributions, wrong] = SETTLED[name] ?? [[], null];
    keepText(TABLE, ONE, true);
    const found = new Witness(TABLE, KNOWN);
    for (const chance of [GATHERING, SEALED, said({ contributions })]) found.heard(chance, 0);
    expect(found.verdict(0).wrong).toEqual(wrong);
  });
  test("and leaves out a seal that it took with the seat", () => {
    keepText(TABLE, ONE, true);
    const found = new Witness(TABLE, KNOWN);
    found.heard({ ...SEALED, seals: [null, SEALS[1] ?? null] }, 0);
    expect(found.verdict(0).wrong).toEqual({ what: "mine" });
  });
  test("stays found after a reload", () => {
    const found = witness();
    verdict(found, said({ reveal: ONE }));
    expect(verdict(new Witness(TABLE, KNOWN)).wrong).toEqual({ what: "secret" });
  });
});

test("each room knows its own dice and packs, and the bout of a position", () => {
  const known = [ruqi, dama, madiao].map((room) => room.chance);
  expect(known.map((each) => each?.odds.map((odds) => odds.kind))).toEqual([
    ["dice"],
    ["dice", ...Array.from({ length: game("dama").seats.highest - game("dama").seats.lowest + 1 }, () => "lot")],
    ["pack"],
  ]);
  expect(known[2]?.odds[0]?.kind === "pack" && new Set(known[2].odds[0].cards).size).toBe(40);
  const deal = (type: string): number | undefined => known[2]?.bout({ deal: 2, phase: { type } });
  expect([deal("ToSeatBanker"), deal("ToDeal"), deal("PlayingSeen")]).toEqual([3, 3, 2]);
  const received = { type: "Received", to: 1, cards: ["T20"] };
  expect(known[2]?.dealt?.([received], 1)).toEqual(["T20"]);
  expect(known[2]?.dealt?.([received], 0)).toBe(null);
  const cards = Array.from({ length: 40 }, (_, card) => String(card));
  expect(known[2]?.hand?.(cards, 1)).toEqual(cards.slice(8, 16));
});

test("a table sends what its seat contributes, and shows no refusal of it", () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const table = tableFor(TABLE, "en", "token");
  table.open();
  const snapshot = heard("ruqi")[0] as Snapshot;
  table.receive({ ...snapshot, seat: 0, table: { ...snapshot.table, chance: GATHERING } });
  const socket = FakeSocket.last;
  socket?.opens();
  table.receive({ ...snapshot, seat: 0, table: { ...snapshot.table, chance: GATHERING } });
  expect(socket?.sent.map((message) => message.type)).toEqual(["Sit", "Seal"]);
  table.receive({ type: "Refused", code: "too_late", says: "x", because: null, at: 0, spot: null, column: null });
  expect(table.refused).toBe(null);
  table.receive({ type: "ChanceTold", chance: said() });
  expect(table.facts?.chance.contributions).toEqual(CONTRIBUTIONS);
  expect(table.chance.verdict?.kind).toBe("contributed");
});
