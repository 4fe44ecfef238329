// Made from words.zh-Hant.po by words.js; mend it there.
import type { Words } from "./en";
export const zhHant: Words = {
choose: "請選一著。",
position: "局面",
last: "剛才",
none: "此局面沒有圖。",
};
