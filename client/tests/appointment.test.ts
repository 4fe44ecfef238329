import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { evening, eventOf, fromField, includes, inField, inOrder, isTonight } from "../src/lib/appointment/times";
import { calendar } from "../src/lib/company/calendar";

const zone = process.env.TZ;
beforeEach(() => vi.stubEnv("TZ", "Europe/Paris"));
afterEach(() => {
  vi.unstubAllEnvs();
  process.env.TZ = zone;
});

test("a time is chosen on the reader's clock and sent as one moment, in winter and in summer", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  expect(fromField("2026-03-28T20:00", now)).toBe("2026-03-28T19:00:00.000Z");
  expect(fromField("2026-03-29T20:00", now)).toBe("2026-03-29T18:00:00.000Z");
  expect(fromField("2026-10-25T20:00", now)).toBe("2026-10-25T19:00:00.000Z");
  expect(inField(new Date("2026-03-29T18:00:00Z"))).toBe("2026-03-29T20:00");
});

test("an hour that the clocks leap over becomes one that there is", () => {
  const sent = fromField("2026-03-29T02:30", Date.parse("2026-01-01T00:00:00Z"));
  expect(sent).not.toBeNull();
  expect(inField(new Date(sent ?? ""))).toMatch(/^2026-03-29T0[13]:30$/);
});

test("what is no time, or past, is not proposed", () => {
  const now = Date.parse("2026-11-29T12:00:00Z");
  expect(fromField("", now)).toBeNull();
  expect(fromField("2026-11-29T12:59", now)).toBeNull();
});

test("the evening offered is ahead, and tonight lasts until four", () => {
  const noon = new Date("2026-11-29T12:00");
  expect(inField(evening(noon))).toBe("2026-11-29T20:00");
  expect(inField(evening(new Date("2026-11-29T21:00")))).toBe("2026-11-30T20:00");
  const tonight = (time: string): boolean => isTonight(new Date(time).toISOString(), noon);
  expect(["2026-11-29T16:59", "2026-11-29T17:00", "2026-11-30T03:59", "2026-11-30T04:00"].map(tonight)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("the same moment is one, however it is written", () => {
  const [one, same, later] = ["2026-11-30T10:00:00.000Z", "2026-11-30T10:00:00+00:00", "2026-11-30T11:00:00.000Z"];
  expect(includes([one], same)).toBe(true);
  expect(inOrder([later, one, same])).toEqual([one, later]);
});

test("a calendar reminds of an agreed time a day and ten minutes before", () => {
  const text = calendar(
    [eventOf("abc", "Ruqi: your game", "https://x/t/abc", "2026-12-01T20:00:00+00:00")],
    new Date(),
  );
  expect(text).toContain("DTSTART:20261201T200000Z\r\n");
  expect(text.match(/TRIGGER:-PT(1440|10)M/g)).toHaveLength(2);
});
