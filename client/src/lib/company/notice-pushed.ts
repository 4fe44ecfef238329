/** In a service worker: shows what the server pushes, and ends it where the reader says so on the notice itself. */

/** What is used of the scope of a service worker, whose types cannot be had beside those of a page. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(
      title: string,
      options: { tag: string; data: string; actions: { action: string; title: string }[] },
    ): Promise<void>;
    readonly pushManager: { getSubscription(): Promise<Subscribed | null> };
  };
  fetch(address: string, how: RequestInit): Promise<unknown>;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
}
interface Subscribed {
  readonly endpoint: string;
  unsubscribe(): Promise<unknown>;
}
interface Pushed {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface Clicked {
  readonly action: string;
  waitUntil(work: Promise<unknown>): void;
}
interface Said {
  title: string;
  tag: string;
  path: string;
  /** The words of the button that ends all notices. */
  off: string;
}

export const OFF = "off";

export function showPushed(worker: PushScope): void {
  /** Always: a browser whose site was pushed something and showed nothing ends the subscription. */
  const show = ({ title, tag, path, off }: Said): Promise<void> =>
    worker.registration.showNotification(title, {
      tag,
      data: worker.location.origin + path,
      actions: [{ action: OFF, title: off }],
    });

  /** The browser first, so that nothing comes even if the server cannot be asked; the page sees it when it is next opened. */
  async function end(): Promise<void> {
    const subscription = await worker.registration.pushManager.getSubscription();
    if (!subscription) return;
    const body = JSON.stringify({ endpoint: subscription.endpoint });
    await subscription.unsubscribe();
    await worker.fetch("/api/notices/off", { method: "POST", headers: { "content-type": "application/json" }, body });
  }

  worker.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as Said));
  });
  worker.addEventListener("notificationclick", (event) => {
    if (event.action === OFF) event.waitUntil(end());
  });
}
