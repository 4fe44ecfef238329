import type { Front } from "../../../lib/room";
import scene from "./scene.svg?raw";
import { words } from "./words";

export const front: Front = { year: 1600, scene, quote: null, words };
