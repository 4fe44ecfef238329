import type { Words } from "./en";

/** 同桌之事，简体。 */
export const zhHans: Words = {
  missed: {
    title: (n) => `断线期间已行 ${n} 着。`,
    more: "更早的见棋谱。",
    seen: "知道了",
  },
};
