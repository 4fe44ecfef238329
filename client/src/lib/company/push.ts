/** Notices that the server pushes to this browser, or posts to a webhook, while no page shows the table. Loaded once somebody wants them. */
import { zone } from "../dates";
import { fetchJson } from "../http";
import { keep, kept, settings } from "../settings.svelte";
import type { AskNotices, NoticesSaid, PushKeys, QuietHours, StopNotices } from "../wire";
import { ended, myTables } from "./my-tables";
import { WORKER } from "./notices";

const [QUIET, PUSHED, HOOK] = ["quiet", "pushed", "webhook"];
const MOST = 100;
const MARK_BYTES = 12;

const encoded = (bytes: ArrayBuffer | Uint8Array | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The hours in which nothing is told. */
export function quietHours(): QuietHours | null {
  try {
    return JSON.parse(kept(QUIET) ?? "null") as QuietHours | null;
  } catch {
    return null;
  }
}

export const keepQuiet = (hours: QuietHours | null): void => keep(QUIET, JSON.stringify(hours));

async function ask(endpoint: string, keys: PushKeys | null): Promise<void> {
  const seats = myTables()
    .filter((one) => !ended(one.stood))
    .slice(0, MOST)
    .map(({ id, held }) => ({ table: id, token: held.token }));
  const asked: AskNotices = { endpoint, keys, language: settings.language, zone: zone(), quiet: quietHours(), seats };
  await fetchJson<NoticesSaid>("/api/notices", { body: JSON.stringify(asked) });
}

async function stop(endpoint: string): Promise<void> {
  const stopped: StopNotices = { endpoint };
  await fetchJson<NoticesSaid>("/api/notices/off", { body: JSON.stringify(stopped) });
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether the reader has ended the subscription on a notice, where the page could not hear it. */
export async function endedByReader(): Promise<boolean> {
  if (kept(PUSHED) !== "yes" || (await subscribed()) !== null) return false;
  keep(PUSHED, "no");
  return true;
}

/** Subscribes, or tells the server of the tables and wishes of now. Throws where this browser cannot. */
export async function askForPush(): Promise<void> {
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
  keep(PUSHED, "yes");
  const keys = { public: encoded(subscription.getKey("p256dh")), auth: encoded(subscription.getKey("auth")) };
  await ask(subscription.endpoint, keys);
}

/** Subscribes no more: the browser first, so that nothing comes even if the server cannot be asked. */
export async function stopPush(): Promise<void> {
  keep(PUSHED, "no");
  const subscription = await subscribed();
  if (!subscription) return;
  await subscription.unsubscribe();
  await stop(subscription.endpoint);
}

/** The address of the reader's webhook, without the mark by which the server tells it from another reader's. */
export const hook = (): string => (kept(HOOK) ?? "").split("#")[0] ?? "";

/** Has the server post to the webhook about the tables of now, if there is one. */
export async function askForHook(): Promise<void> {
  if (hook() !== "") await ask(kept(HOOK) ?? "", null);
}

/** Another webhook, or none. Throws where the server refuses its address; then there is none. */
export async function changeHook(address: string): Promise<void> {
  const before = kept(HOOK) ?? "";
  keep(HOOK, "");
  if (before !== "") await stop(before);
  if (address === "") return;
  const marked = `${address}#${encoded(crypto.getRandomValues(new Uint8Array(MARK_BYTES)))}`;
  await ask(marked, null);
  keep(HOOK, marked);
}
