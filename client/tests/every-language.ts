/** All languages are here before a test begins: one that changes the language need not wait for it. */
import { everyRoom } from "../src/lib/settings.svelte";

const rooms = Object.values(import.meta.glob("../src/**/words/index.ts"));
await Promise.all(rooms.map((room) => room()));
await Promise.all([everyRoom("zh-Hant"), everyRoom("zh-Hans"), everyRoom("en")]);
