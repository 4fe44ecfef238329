/** What a served page shows notices with: a phone lets only a service worker show one. It keeps and fetches nothing. */
import { leadToTable, type NoticeScope } from "./notice-clicked";
import { showPushed, type PushScope } from "./notice-pushed";

leadToTable(globalThis as unknown as NoticeScope);
showPushed(globalThis as unknown as PushScope);
