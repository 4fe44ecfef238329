// Made from words.zh-Hans.po by words.js; mend it there.
import type { Words } from "./en";
export const zhHans: Words = {
here: "同一屏幕前的人",
turn: (name: string) => `轮到${name}选择。`,
handOver: "交出屏幕",
passTo: (name: string) => `请把屏幕交给${name}`,
waiting: "电脑正在行动",
says: "各家手牌都已遮住。请只让这里指名的人往下看。",
take: (name: string) => `我是${name}，看我的手牌`,
};
