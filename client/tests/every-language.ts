/** All languages are here before a test begins: one that changes the language need not wait for it. */
import { settings } from "../src/lib/settings.svelte";
import type { Language } from "../src/lib/wire";

const rooms = Object.values(import.meta.glob("../src/**/words/index.ts"));
await Promise.all(rooms.map((room) => room()));
const spoken = settings.language;
for (const language of ["zh-Hant", "zh-Hans", spoken] satisfies Language[]) {
  settings.language = language;
  while (settings.language !== language) await new Promise((later) => setTimeout(later));
}
localStorage.clear();
