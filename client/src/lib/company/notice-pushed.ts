/** In a service worker: shows what the server pushes, unless a page in sight shows that table. */

/** What is used of the scope of a service worker, whose types cannot be had beside those of a page. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: { tag: string; data: string }): Promise<void>;
  };
  readonly clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: true }): Promise<readonly InSight[]>;
  };
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
}
interface InSight {
  readonly url: string;
  readonly visibilityState: string;
}
interface Pushed {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

export function showPushed(worker: PushScope): void {
  async function show(said: { title: string; tag: string; path: string }): Promise<void> {
    const address = worker.location.origin + said.path;
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.some((page) => page.url === address && page.visibilityState === "visible")) return;
    await worker.registration.showNotification(said.title, { tag: said.tag, data: address });
  }
  worker.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as { title: string; tag: string; path: string }));
  });
}
