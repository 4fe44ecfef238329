/** A language is spoken when its words are here, and not before. */
import { expect, test } from "vitest";
import { beforeSpeaking, settings } from "../src/lib/settings.svelte";
import type { Language } from "../src/lib/wire";

/** Hand over, or refuse, what was asked for last. */
let deliver: () => void;
let refuse: () => void;
let here: readonly Language[] = ["en"];
settings.language = "en";
await beforeSpeaking((language) =>
  here.includes(language)
    ? null
    : new Promise((done, fail) => {
        refuse = () => fail(new Error("no line"));
        deliver = () => {
          here = [...here, language];
          done();
        };
      }),
);
const settled = (): Promise<void> => new Promise((later) => setTimeout(later));

test("words that cannot be had leave the language as it was, for the next visit too", async () => {
  settings.language = "zh-Hant";
  refuse();
  await settled();
  expect([settings.language, localStorage.getItem("youyi.language")]).toEqual(["en", "en"]);
});

test("words that come change it, unless another was chosen since", async () => {
  settings.language = "zh-Hant";
  expect(settings.language).toBe("en");
  deliver();
  await settled();
  expect(settings.language).toBe("zh-Hant");
  settings.language = "zh-Hans";
  const late = deliver;
  settings.language = "en";
  late();
  await settled();
  expect(settings.language).toBe("en");
});
