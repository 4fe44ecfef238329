/** Notices of the browser that it is one's turn: only after the reader asked for them, and only for a page out of sight. */

const KEY = "youyi.notices";

export type NoticeState = "off" | "on" | "denied" | "impossible";

export function noticeState(): NoticeState {
  if (!("Notification" in window) || !window.isSecureContext) return "impossible";
  if (Notification.permission === "denied") return "denied";
  try {
    return Notification.permission === "granted" && localStorage.getItem(KEY) === "yes" ? "on" : "off";
  } catch {
    return "off";
  }
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
  return noticeState();
}

export function forbidNotices(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** Shows one notice for a table in place of an earlier one; a click leads there. */
export function notify(table: string, text: string): void {
  if (noticeState() !== "on" || !document.hidden) return;
  const notice = new Notification(text, { tag: `youyi-${table}` });
  notice.addEventListener("click", () => {
    window.focus();
    notice.close();
  });
}
