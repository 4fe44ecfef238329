import type { Words } from "./en";

/** 同桌之事，正體。 */
export const zhHant: Words = {
  missed: {
    title: (n) => `斷線期間已行 ${n} 着。`,
    more: "更早的見棋譜。",
    seen: "知道了",
  },
};
