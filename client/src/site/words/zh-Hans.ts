// Made from words.zh-Hans.po by words.js; mend it there.
import type { Words } from "./en";
export const zhHans: Words = {
title: "这里一切都在你的浏览器里运行",
says: "你可以与电脑对局，或与同一屏幕前的人同玩。没有服务器，棋局只存在本机。",
lacks: "与别处的人一起玩要有服务器：公开的桌、邀请与账户，这里都没有。",
keep: "存到本机，没有网络也能玩",
size: "约 15 MB",
keeping: "正在取得所缺的部分。",
kept: "全部已存于本机，没有网络也能用。",
failed: "未能存下。网络是否可用？",
needsServer: "这要有服务器",
first: "第一局要取得约 15 MB；以后没有网络也能开局。",
};
