import { expect, test } from "vitest";
import { dateTag } from "../src/lib/dates";

test("dates are those of the reader's own region, where it speaks the language in force", () => {
  expect(dateTag("en", ["en-GB", "en"])).toBe("en-GB");
  expect(dateTag("en", ["zh-TW", "en-AU"])).toBe("en-AU");
  expect(dateTag("zh-Hant", ["zh-HK", "en-GB"])).toBe("zh-HK");
  expect(dateTag("zh-Hans", ["zh-TW", "zh-SG"])).toBe("zh-SG");
  expect(dateTag("zh-Hans", ["fr-FR", "en-GB"])).toBe("zh-Hans");
  expect(dateTag("en", ["fr-FR"])).toBe("en");
});
