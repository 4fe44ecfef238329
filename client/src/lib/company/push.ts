/** Notices that the server pushes to this browser while none of its pages shows the table. Loaded once somebody wants them. */
import { fetchJson } from "../http";
import { settings } from "../settings.svelte";
import type { AskNotices, NoticesSaid, QuietHours, StopNotices } from "../wire";
import { ended, myTables } from "./my-tables";

const WORKER = "/notices-worker.js";
const QUIET = "youyi.quiet";
const MOST = 100;

const encoded = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The hours in which this browser is told nothing. */
export function quietHours(): QuietHours | null {
  try {
    return JSON.parse(localStorage.getItem(QUIET) ?? "null") as QuietHours | null;
  } catch {
    return null;
  }
}

export async function keepQuiet(hours: QuietHours | null): Promise<void> {
  try {
    localStorage.setItem(QUIET, JSON.stringify(hours));
  } catch {
    // storage may be forbidden: then the server is told this once
  }
  await askForPush(hours);
}

/** Subscribes, or tells the server of the tables and wishes of now. Throws where this browser cannot. */
export async function askForPush(quiet: QuietHours | null = quietHours()): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await fetchJson<NoticesSaid>("/api/notices", {});
  const options = { userVisibleOnly: true, applicationServerKey: decoded(key) };
  let subscription = await pushManager.getSubscription();
  if (subscription && encoded(subscription.options.applicationServerKey) !== key) {
    await subscription.unsubscribe(); // of another server's key, or of one that lost its store
    subscription = null;
  }
  subscription ??= await pushManager.subscribe(options);
  const seats = myTables()
    .filter((one) => !ended(one.stood))
    .slice(0, MOST)
    .map(({ id, held }) => ({ table: id, token: held.token }));
  const asked: AskNotices = {
    endpoint: subscription.endpoint,
    public: encoded(subscription.getKey("p256dh")),
    auth: encoded(subscription.getKey("auth")),
    language: settings.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet,
    seats,
  };
  await fetchJson<NoticesSaid>("/api/notices", { body: JSON.stringify(asked) });
}

/** Subscribes no more: the browser first, so that nothing comes even if the server cannot be asked. */
export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const stopped: StopNotices = { endpoint: subscription.endpoint };
  await subscription.unsubscribe();
  await fetchJson<NoticesSaid>("/api/notices/off", { body: JSON.stringify(stopped) });
}
