// Made from words.zh-Hant.po by words.js; mend it there.
import type { Words } from "./en";
export const zhHant: Words = {
here: "同一螢幕前的人",
turn: (name: string) => `輪到${name}選擇。`,
handOver: "交出螢幕",
passTo: (name: string) => `請把螢幕交給${name}`,
waiting: "電腦正在行動",
says: "各家手牌都已遮住。請只讓這裡指名的人往下看。",
take: (name: string) => `我是${name}，看我的手牌`,
};
