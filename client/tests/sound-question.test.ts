import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SoundQuestion from "../src/lib/asides/SoundQuestion.svelte";
import { words } from "../src/lib/asides/words";
import { play } from "../src/lib/sound";
import { kept, settings } from "../src/lib/settings.svelte";

const made: unknown[] = [];

beforeEach(() => {
  made.length = 0;
  const node = { connect: () => node };
  const value = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  class FakeAudio {
    state = "running";
    currentTime = 0;
    destination = node;
    createOscillator = (): unknown => {
      made.push("tone");
      return { frequency: value, connect: () => node, start: vi.fn(), stop: vi.fn() };
    };
    createGain = (): unknown => ({ gain: value, connect: () => node });
  }
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  settings.language = "en";
  await vi.waitFor(() => expect(settings.language).toBe("en"));
});

test.each(["en", "zh-Hant", "zh-Hans"] as const)("%s: silent until answered, then as answered", async (language) => {
  settings.language = language;
  await vi.waitFor(() => expect(settings.language).toBe(language));
  if (language === "en") {
    expect([settings.heard, kept("volume")]).toEqual([false, null]);
    play("win");
    expect(made).toEqual([]);
  }
  render(SoundQuestion);
  const { yes, no } = words().soundOn;
  await fireEvent.click(screen.getByRole("button", { name: no }));
  expect([settings.heard, settings.volume, kept("volume"), made.length]).toEqual([true, 0, "0", 0]);
  await fireEvent.click(screen.getByRole("button", { name: yes }));
  expect([settings.volume, kept("volume")]).toEqual([60, "60"]);
  expect(made.length).toBeGreaterThan(0);
});
