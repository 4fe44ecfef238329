import { beforeEach, expect, test } from "vitest";
import { Asides } from "../src/lib/asides/asides.svelte";
import { settings } from "../src/lib/settings.svelte";
import { TONES } from "../src/lib/sound";
import type { Happened, Heard, Line, Snapshot } from "../src/lib/wire";

const because = { kind: "article" as const, key: "x.y", name: { en: "x", "zh-Hant": "x", "zh-Hans": "x" } };
const line = (says: string, more: Partial<Line> = {}): Line => ({ says, because, ...more });

function laid() {
  const sent: Heard[] = [];
  const host = { at: 7, seat: 0 as number | null, mine: false, over: null as unknown };
  const asides = new Asides(host, (message) => sent.push(message) > 0);
  const happened = (by: number, lines: Line[]): void => {
    asides.moved({ type: "Happened", by, lines } as unknown as Happened);
  };
  return { sent, host, asides, happened };
}

beforeEach(() => {
  settings.speed = "normal";
});

test("skipping asks for the computers' moves at once, and ends at the reader's turn with what passed", () => {
  const { sent, host, asides, happened } = laid();
  asides.skip();
  expect(asides.rushing).toBe(true);
  happened(1, [line("B strikes C.", { notable: true, flow: [0, 2, -2] })]);
  happened(2, [line("A pays C.", { flow: [-3, 0, 3] }), line("C rests.")]);
  expect(asides.passed).toBeNull();
  host.mine = true;
  happened(1, [line("A is paid.", { flow: [1, -1, 0] })]);
  expect(asides.passed).toMatchObject({ plies: 3, paid: 3, received: 1 });
  expect(asides.passed?.lines.map(({ says }) => says)).toEqual(["B strikes C."]);
  expect(asides.skipping).toBe(false);
  expect(sent).toEqual([
    { type: "Pace", pace: "at_once" },
    { type: "Pace", pace: "normal" },
  ]);
});

test("what was watched is not summed up, and one's own move puts the summary away", () => {
  const { host, asides, happened } = laid();
  host.mine = true;
  happened(1, [line("B strikes C.", { notable: true })]);
  happened(2, [line("C strikes B.", { notable: true })]);
  expect(asides.passed).toBeNull();
  asides.passed = { plies: 2, lines: [], paid: 0, received: 0 };
  happened(0, [line("A moves.")]);
  expect(asides.passed).toBeNull();
});

test("what a hint waits for is said until it is there, or the game has gone on", () => {
  const { asides, happened } = laid();
  asides.askHint();
  asides.receive({ type: "HintWaits", at: 6, says: "Of another position." });
  expect(asides.waits).toBe("");
  asides.receive({ type: "HintWaits", at: 7, says: "It is being prepared." });
  expect(asides.waits).toBe("It is being prepared.");
  happened(1, []);
  expect(asides.waits).toBe("");
});

test("a hint and what is barred count for the position they were asked about only", () => {
  const { sent, asides, happened } = laid();
  asides.askHint();
  asides.askHint();
  asides.askBarred();
  expect(sent).toEqual([
    { type: "Hint", at: 7 },
    { type: "Barred", at: 7 },
  ]);
  asides.receive({ type: "Hinted", at: 6, text: "a", player: "x", goal: "score", unit: "chips", moves: [] });
  expect(asides.hint).toBeNull();
  asides.receive({ type: "Hinted", at: 7, text: "a", player: "x", goal: "score", unit: "chips", moves: [] });
  asides.receive({ type: "BarredTold", at: 7, choices: [] });
  expect([asides.hint?.text, asides.barred]).toEqual(["a", []]);
  happened(1, []);
  expect([asides.hint, asides.barred]).toEqual([null, null]);
});

test("a hint that is owed when the table comes anew is asked for again, once the seat is ours again", () => {
  const { sent, host, asides } = laid();
  const snapshot = (seat: number | null): void => {
    host.mine = seat !== null;
    asides.recalled({ type: "Snapshot", seat } as unknown as Snapshot);
  };
  host.mine = true;
  asides.askHint();
  snapshot(null);
  expect([sent.length, asides.hinting, asides.asked]).toEqual([1, true, true]);
  snapshot(0);
  expect(sent).toEqual([
    { type: "Hint", at: 7 },
    { type: "Hint", at: 7 },
  ]);
  asides.receive({ type: "Hinted", at: 7, text: "a", player: "x", goal: "score", unit: "chips", moves: [] });
  expect([asides.shown?.text, asides.hinting]).toEqual(["a", false]);
  host.at = 9;
  snapshot(0);
  expect([sent.length, asides.hinting, asides.asked, asides.hint]).toEqual([2, false, false, null]);
});

test("no sound is longer than a quarter of a second, but for the end and a win", () => {
  for (const [sound, tones] of Object.entries(TONES)) {
    const longest = Math.max(...tones.map((tone) => tone.at + tone.rings));
    expect(longest, sound).toBeLessThanOrEqual(sound === "win" ? 0.6 : sound === "end" ? 0.5 : 0.25);
  }
});
