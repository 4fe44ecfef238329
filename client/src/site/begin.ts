/** What a static site does beside drawing its pages. */
import { keeping } from "./keeping.svelte";
import { mendLinks } from "./links";

export function begin(): void {
  mendLinks();
  void keeping.begin().catch(() => undefined); // the site works without being kept
  window.addEventListener("appinstalled", () => void keeping.keep());
}
