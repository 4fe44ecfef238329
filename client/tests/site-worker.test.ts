import { expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { begin } from "../src/site/reviews";

class Lost extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event("error"))); // so a browser says that it could not fetch a worker
  }
  terminate(): void {
    return;
  }
}

test("a worker that cannot be fetched is told of in words", async () => {
  vi.stubGlobal("Worker", Lost);
  for (const kind of ["data", "python"])
    document.head.insertAdjacentHTML("beforeend", `<meta name="youyi-${kind}" content="${kind}/">`);
  for (const language of ["en", "zh-Hant", "zh-Hans"] as const) {
    settings.language = language;
    await expect(begin("{}", undefined, () => undefined).found).rejects.toThrow(/Python .+[?？]/);
  }
});
