import { beforeEach, expect, test, vi } from "vitest";
import { calendar } from "../src/lib/company/calendar";
import { keepStanding } from "../src/lib/company/my-tables";
import { leadToTable, type NoticeScope } from "../src/lib/company/notice-clicked";
import { OFF, showPushed, type PushScope } from "../src/lib/company/notice-pushed";
import * as push from "../src/lib/company/push";
import { storeSeat } from "../src/lib/settings.svelte";
import { stood } from "./kit";

const TABLE = "https://house/t/abc";

test.each([
  [[TABLE], ["focus"]],
  [["https://house/"], [`open ${TABLE}`]],
  [[], [`open ${TABLE}`]],
])("who clicks a notice while %j is open is led to its table", async (open, done) => {
  const did: string[] = [];
  let click: ((event: unknown) => void) | undefined;
  const scope = {
    clients: {
      matchAll: () =>
        Promise.resolve(open.map((url) => ({ url, focus: () => Promise.resolve(void did.push("focus")) }))),
      openWindow: (address: string) => Promise.resolve(void did.push(`open ${address}`)),
    },
    addEventListener: (_type: string, listener: (event: never) => void) => (click = listener as typeof click),
  } as unknown as NoticeScope;
  leadToTable(scope);
  const close = vi.fn();
  const work: Promise<unknown>[] = [];
  click?.({ action: "", notification: { data: TABLE, close }, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
  expect(close).toHaveBeenCalled();
  expect(did).toEqual(done);
});

/** The scope of a service worker, and what it did. */
function scope() {
  const did: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const subscription = {
    endpoint: "https://push.example/abc",
    unsubscribe: () => Promise.resolve(did.push("unsubscribe")),
  };
  const worker = {
    location: { origin: "https://house" },
    registration: {
      showNotification: (title: string, options: unknown) =>
        Promise.resolve(void did.push(`${title} ${JSON.stringify(options)}`)),
      pushManager: { getSubscription: () => Promise.resolve(subscription) },
    },
    fetch: (path: string, how: RequestInit) => Promise.resolve(did.push(`${path} ${how.body as string}`)),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  } as unknown as PushScope;
  showPushed(worker);
  const send = async (type: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return { did, send };
}

test("whatever is pushed is shown, for a browser that saw nothing would end the subscription", async () => {
  const { did, send } = scope();
  const said = { title: "Ruqi: it is your turn.", tag: "youyi-abc", path: "/t/abc", off: "No more notices" };
  await send("push", { data: { json: () => said } });
  const actions = [{ action: OFF, title: "No more notices" }];
  expect(did).toEqual([`${said.title} ${JSON.stringify({ tag: said.tag, data: TABLE, actions })}`]);
});

test("one tap on a notice ends them all, and leads nowhere; a tap beside the button ends none", async () => {
  const { did, send } = scope();
  await send("notificationclick", { action: "" });
  expect(did).toEqual([]);
  await send("notificationclick", { action: OFF });
  expect(did).toEqual(["unsubscribe", `/api/notices/off ${JSON.stringify({ endpoint: "https://push.example/abc" })}`]);
});

/** What was posted to the server. */
let posted: [string, Record<string, unknown>][] = [];
beforeEach(() => {
  localStorage.clear();
  posted = [];
  vi.stubGlobal("fetch", (path: string, how: RequestInit) => {
    if (how.body) posted.push([path, JSON.parse(how.body as string) as Record<string, unknown>]);
    return Promise.resolve(new Response(JSON.stringify({ key: "AQI" }), { status: 200 }));
  });
});

/** A browser that has subscribed, or will. */
function browser(subscribed: boolean, key = new Uint8Array([1, 2])) {
  const did: string[] = [];
  const subscription = {
    endpoint: "https://push.example/abc",
    options: { applicationServerKey: key.buffer },
    getKey: (which: string) => new TextEncoder().encode(which).buffer,
    unsubscribe: () => Promise.resolve(did.push("unsubscribe")),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed ? subscription : null),
    subscribe: (options: PushSubscriptionOptionsInit) => {
      did.push(`subscribe ${String(options.userVisibleOnly)} ${(options.applicationServerKey as Uint8Array).join()}`);
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("navigator", {
    ...{ userAgent: "", languages: ["en"], maxTouchPoints: 0 },
    serviceWorker: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return did;
}

const HELD = { seat: 1, token: "abcdefghijklmnopqrstuvwxyz_-1234" };

test("the server is told of the seats of unfinished tables, and of the hours in which nothing is to be told", async () => {
  const did = browser(false);
  storeSeat("abc", HELD);
  storeSeat("done", HELD);
  keepStanding({ ...stood, id: "done", over: true });
  push.keepQuiet({ since: 1320, until: 480 });
  await push.askForPush();
  expect(did).toEqual(["subscribe true 1,2"]);
  const [[path, asked] = ["", {}]] = posted;
  expect(path).toBe("/api/notices");
  expect(asked).toMatchObject({
    endpoint: "https://push.example/abc",
    keys: { public: "cDI1NmRo", auth: "YXV0aA" },
    quiet: { since: 1320, until: 480 },
    seats: [{ table: "abc", token: HELD.token }],
  });
});

test("a subscription of another key is given up for one of this server's", async () => {
  const did = browser(true, new Uint8Array([9]));
  await push.askForPush();
  expect(did).toEqual(["unsubscribe", "subscribe true 1,2"]);
});

test("a subscription that is there is kept", async () => {
  const did = browser(true);
  await push.askForPush();
  expect(did).toEqual([]);
  expect(await push.endedByReader()).toBe(false);
  await push.stopPush();
  expect(did).toEqual(["unsubscribe"]);
  expect(posted.at(-1)).toEqual(["/api/notices/off", { endpoint: "https://push.example/abc" }]);
});

test("whoever ended it on a notice is not subscribed anew", async () => {
  browser(false);
  await push.askForPush();
  expect(await push.endedByReader()).toBe(true);
  expect(await push.endedByReader()).toBe(false);
});

test("a webhook has a mark of this reader; another takes its place; none is none", async () => {
  await push.changeHook("https://chat.example/hook?id=1");
  expect(push.hook()).toBe("https://chat.example/hook?id=1");
  const first = String(posted[0]?.[1].endpoint);
  expect(first).toMatch(/^https:\/\/chat\.example\/hook\?id=1#[\w-]{16}$/);
  expect(posted[0]?.[1].keys).toBeNull();
  await push.askForHook();
  expect(posted.at(-1)?.[1].endpoint).toBe(first);
  await push.changeHook("https://chat.example/other");
  expect(posted.at(-2)).toEqual(["/api/notices/off", { endpoint: first }]);
  await push.changeHook("");
  expect(push.hook()).toBe("");
  posted = [];
  await push.askForHook();
  expect(posted).toEqual([]);
});

test("a webhook that the server refuses is not kept", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 400 })));
  await expect(push.changeHook("https://127.0.0.1/")).rejects.toThrow();
  expect(push.hook()).toBe("");
});

test("a calendar has an entry for each table, and a reminder of one's own alone", () => {
  const one = { address: TABLE, ends: "2026-11-30T10:00:00+00:00" };
  const text = calendar(
    [
      { ...one, id: "abc", says: "Ruqi; yours, 你的", reminders: [1440, 10] },
      { ...one, id: "def", says: "打馬圖經".repeat(10), reminders: [] },
    ],
    new Date("2026-11-29T10:00:00Z"),
  );
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(lines).toContain("UID:abc@youyi");
  expect(lines).toContain("DTSTAMP:20261129T100000Z");
  expect(lines).toContain("DTSTART:20261130T100000Z");
  expect(lines).toContain("SUMMARY:Ruqi\\; yours\\, 你的");
  expect(lines.filter((line) => line === "BEGIN:VALARM")).toHaveLength(2);
  expect(lines).toContain("TRIGGER:-PT1440M");
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"打馬圖經".repeat(10)}\r\n`);
});
