import type { Front } from "../../../lib/room";
import scene from "./scene.svg?raw";
import { words } from "./words";

/** 太平御覽 755, leaf 3a. */
const quote = "讓而後勝";

export const front: Front = {
  year: 520,
  scene,
  quote,
  easiest: true,
  words: () => ({ ...words(), story: words().story(quote) }),
};
