import type { Front } from "../../../lib/room";
import scene from "./scene.svg?raw";
import { words } from "./words";

/** 說郛 101, leaf 80b; the punctuation is ours. */
const quote = "更長燭明，奈此良夜何";

export const front: Front = {
  year: 1134,
  scene,
  quote,
  words: () => ({ ...words(), story: words().story(quote) }),
};
