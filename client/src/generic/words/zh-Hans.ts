// Made from words.zh-Hans.po by words.js; mend it there.
import type { Words } from "./en";
export const zhHans: Words = {
choose: "请选一着。",
position: "局面",
last: "刚才",
none: "此局面没有图。",
};
