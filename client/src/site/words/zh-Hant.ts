// Made from words.zh-Hant.po by words.js; mend it there.
import type { Words } from "./en";
export const zhHant: Words = {
title: "這裡一切都在你的瀏覽器裡執行",
says: "你可以與電腦對局，或與同一螢幕前的人同玩。沒有伺服器，棋局只存在本機。",
lacks: "與別處的人一起玩要有伺服器：公開的桌、邀請與帳戶，這裡都沒有。",
keep: "存到本機，沒有網路也能玩",
size: "約 15 MB",
keeping: "正在取得所缺的部分。",
kept: "全部已存於本機，沒有網路也能用。",
failed: "未能存下。網路是否可用？",
needsServer: "這要有伺服器",
first: "第一局要取得約 15 MB；以後沒有網路也能開局。",
};
