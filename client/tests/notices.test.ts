import { expect, test, vi } from "vitest";
import { leadToTable, type NoticeScope } from "../src/lib/company/notice-clicked";

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
  click?.({ notification: { data: TABLE, close }, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
  expect(close).toHaveBeenCalled();
  expect(did).toEqual(done);
});
