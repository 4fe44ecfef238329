/** In a service worker: whoever clicks a notice is led to its table, in the page that shows it if one is open. */

/** What is used of the scope of a service worker, whose types cannot be had beside those of a page. */
export interface NoticeScope {
  readonly clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: true }): Promise<readonly Shown[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
}
interface Shown {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Clicked {
  /** The button that was chosen; none: the notice itself. */
  readonly action: string;
  /** Its `data` is the address of the table. */
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

export function leadToTable(worker: NoticeScope): void {
  async function lead(address: string): Promise<void> {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const shown = pages.find((page) => page.url === address);
    await (shown ? shown.focus() : worker.clients.openWindow(address));
  }
  worker.addEventListener("notificationclick", (event) => {
    const { action, notification } = event;
    notification.close();
    if (action === "" && typeof notification.data === "string") event.waitUntil(lead(notification.data));
  });
}
