import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Bubble from "../src/lib/company/Bubble.svelte";
import { People } from "../src/lib/company/people.svelte";
import { words } from "../src/lib/company/words";
import { settings } from "../src/lib/settings.svelte";
import type { Heard, TalkLine } from "../src/lib/wire";

const line = (number: number, seat: number, phrase: TalkLine["phrase"] = "well"): TalkLine => ({
  number,
  seat,
  name: "Mei",
  phrase,
  text: phrase === null ? "<b>so</b>" : null,
  at: "2026-01-01T00:00:00Z",
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  settings.language = "en";
  await vi.waitFor(() => expect(settings.language).toBe("en"));
});

test("the last thing a seat said is new until it is put away, muted or reported", () => {
  const sent: Heard[] = [];
  const people = new People((message) => sent.push(message) > 0, "one");
  const hears = (...lines: TalkLine[]): boolean => people.receive({ type: "Talk", lines });
  expect(people.unseen(1)).toBe(null);
  hears(line(1, 1), line(2, 2), line(3, 1));
  expect([people.unseen(1)?.number, people.unseen(2)?.number, people.unseen(3)]).toEqual([3, 2, null]);
  people.putAway(line(3, 1));
  expect([people.unseen(1), people.unseen(2)?.number]).toEqual([null, 2]);
  hears(line(4, 1));
  expect(people.unseen(1)?.number).toBe(4);
  people.mute(line(4, 1));
  expect(people.unseen(1)).toBe(null);
  const again = new People(() => true, "one");
  again.receive({ type: "Talk", lines: [line(5, 1), line(6, 2)] });
  expect(again.audible.map(({ number }) => number)).toEqual([6]);
  again.receive({ type: "Talk", lines: [line(7, 2)], whole: true });
  expect(again.talk.map(({ number }) => number)).toEqual([7]);
  again.unmute();
  expect(new People(() => true, "one").muted).toEqual([]);
  people.report(2);
  expect([people.unseen(2), sent]).toEqual([null, [{ type: "Report", number: 2 }]]);
});

test.each(["en", "zh-Hant", "zh-Hans"] as const)(
  "%s: a bubble folds to a mark, opens, and is put away",
  async (each) => {
    vi.useRealTimers();
    settings.language = each;
    await vi.waitFor(() => expect(settings.language).toBe(each));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const away: number[] = [];
    const putAway = ({ number }: TalkLine): void => void away.push(number);
    const shown = render(Bubble, { line: line(1, 1), who: "Mei", putAway });
    const bubble = screen.getByRole("button", { name: `Mei: ${words().talk.kinds.well}` });
    expect(bubble.textContent).toContain(words().talk.kinds.well);
    await vi.runAllTimersAsync();
    expect([bubble.getAttribute("aria-expanded"), bubble.textContent.trim(), away]).toEqual(["false", "", []]);
    await fireEvent.click(bubble);
    expect([bubble.getAttribute("aria-expanded"), away]).toEqual(["true", []]);
    await fireEvent.click(bubble);
    expect(away).toEqual([1]);
    await vi.runAllTimersAsync();
    await shown.rerender({ line: line(2, 1, null), who: "Mei", putAway });
    expect([bubble.getAttribute("aria-expanded"), bubble.textContent.trim()]).toEqual(["true", "<b>so</b>"]);
  },
);
