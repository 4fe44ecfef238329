/** Links on a static site: pages are named after `#`, and what a server would send as a file comes from the worker. */
import { linkTo } from "../lib/address";
import { request } from "../lib/request";
import { settings } from "../lib/settings.svelte";

const TO_PAGES = 'a[href^="/"]:not([href^="/api/"])';
const TO_FILES = 'a[href^="/api/"]';

function mend(link: Element): void {
  const to = link.getAttribute("href");
  if (to !== null && link.matches(TO_PAGES)) link.setAttribute("href", linkTo(to));
}

/** Keeps every link on the page as a static site needs it, whatever wrote it. */
export function mendLinks(): void {
  const mending = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") mend(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        mend(node);
        for (const link of node.querySelectorAll(TO_PAGES)) mend(link);
      }
    }
  });
  mending.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
  for (const link of document.querySelectorAll(TO_PAGES)) mend(link);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(TO_FILES) : null;
    const to = link?.getAttribute("href");
    if (!to) return;
    event.preventDefault();
    void save(to);
  });
}

async function save(path: string): Promise<void> {
  const found = await request(path, { headers: { "accept-language": settings.language } });
  if (!found.ok) return;
  const named = /filename="([^"]+)"/.exec(found.headers.get("content-disposition") ?? "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await found.blob());
  link.download = named?.[1] ?? "youyi.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
