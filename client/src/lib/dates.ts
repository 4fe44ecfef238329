/** Dates and times as the reader's own region writes them. */
import { preferredLanguage, settings } from "./settings.svelte";
import type { Language } from "./wire";

/** The tag to write dates by: the browser's own for the language in force, so that a British browser has British dates. */
export function dateTag(language: Language, tags: readonly string[]): string {
  return tags.find((tag) => /^(en|zh)\b/i.test(tag) && preferredLanguage([tag]) === language) ?? language;
}

const written = (when: string | Date, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateTag(settings.language, navigator.languages), how).format(new Date(when));

export const day = (when: string): string => written(when, { dateStyle: "medium" });
export const clock = (when: string): string => written(when, { hour: "2-digit", minute: "2-digit" });
export const moment = (when: string): string => written(when, { dateStyle: "medium", timeStyle: "short" });
/** When somebody is to be somewhere: the day of the week, and the zone, too. */
export const appointed = (when: string): string =>
  written(when, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
/** The zone by which this machine's clock goes: Asia/Taipei. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
