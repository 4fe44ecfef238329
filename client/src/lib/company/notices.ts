/** Notices of the browser that it is one's turn: only after the reader asked for them, and only for a page out of sight. */
import { wholeAddress } from "../address";
import { kept } from "../settings.svelte";
import { OVER_A_NETWORK } from "../socket";

const KEY = "youyi.notices";
/** The served page's own, beside the built files; a static site has one already. */
export const WORKER = "/notices-worker.js";

/** `failed`: the browser allows notices, and shows none. */
export type NoticeState = "off" | "on" | "denied" | "impossible" | "failed";

export function noticeState(): NoticeState {
  if (!("Notification" in window) || !window.isSecureContext) return "impossible";
  if (Notification.permission === "denied") return "denied";
  try {
    return Notification.permission === "granted" && localStorage.getItem(KEY) === "yes" ? "on" : "off";
  } catch {
    return "off";
  }
}

/** Whether this is an iPhone or iPad, which shows notices of installed sites alone. */
export const wantsInstalling = (): boolean =>
  !("Notification" in window) && (/iPhone|iPad/.test(navigator.userAgent) || navigator.maxTouchPoints > 1);

/** Whether a server could push notices to this browser; a static site has none. */
const pushes = (): boolean => OVER_A_NETWORK && "PushManager" in window && "serviceWorker" in navigator;

/** The server cannot be asked, or the browser cannot subscribe: the page asks again when it is next opened. */
const later = (): void => undefined;

/** Has the server tell this browser and a webhook of the reader's tables as they are now; the page alone tells where that cannot be. */
export async function pushNotices(): Promise<NoticeState> {
  const subscribes = pushes() && noticeState() === "on";
  if (OVER_A_NETWORK && (subscribes || kept("webhook"))) {
    const push = await import("./push");
    await push.askForHook().catch(later);
    if (subscribes && (await push.endedByReader())) forget();
    else if (subscribes) await push.askForPush().catch(later);
  }
  return noticeState();
}

/** Asks the reader through the browser. */
export async function allowNotices(): Promise<NoticeState> {
  if (noticeState() === "impossible") return "impossible";
  if ((await Notification.requestPermission()) === "granted") {
    try {
      localStorage.setItem(KEY, "yes");
    } catch {
      return "off"; // storage may be forbidden; the page then forgets on reload
    }
  }
  return pushNotices();
}

export function forbidNotices(): void {
  forget();
  if (pushes()) void import("./push").then((push) => push.stopPush()).catch(() => undefined);
}

function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** Shows one notice for a table in place of an earlier one; a click leads there. Never throws: says what came of it. */
export async function notify(table: string, text: string): Promise<NoticeState> {
  const state = noticeState();
  if (state !== "on" || !document.hidden) return state;
  const options = { tag: `youyi-${table}`, data: wholeAddress(`/t/${table}`) };
  for (const show of [byWorker, byPage]) {
    try {
      await show(text, options);
      return "on";
    } catch {
      // the other way is left, or none
    }
  }
  return "failed";
}

/** The only way on a phone. */
async function byWorker(text: string, options: NotificationOptions): Promise<void> {
  if (OVER_A_NETWORK) await navigator.serviceWorker.register(WORKER);
  else if (!(await navigator.serviceWorker.getRegistration())) throw new TypeError("the site is not kept");
  await (await navigator.serviceWorker.ready).showNotification(text, options);
}

/** The only way without a service worker. */
function byPage(text: string, options: NotificationOptions): Promise<void> {
  const notice = new Notification(text, options);
  notice.addEventListener("click", () => {
    window.focus();
    notice.close();
  });
  return Promise.resolve();
}
