/** How pages are named in the address bar. A static site names them after `#`, so that any host can serve it under any path. */
const AFTER_HASH = import.meta.env.MODE === "site";

/** What a file of a static site says of itself: where the site is, which page it opens, and in which language. */
export const told = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="youyi-${name}"]`)?.content;
/** Where a static site is. Its first file stands there; those that links lead to, and the one for unknown addresses, stand deeper. */
export const SITE = new URL(told("root") ?? ".", location.href.split("#", 1)[0]).href;
/** The page that an address without one opens. */
const OPENS = told("opens") ?? "/";

export interface Place {
  path: string;
  /** With its `?`; empty if there is none. */
  query: string;
  /** With its `#`; empty if there is none. */
  fragment: string;
}

/** The page that the address bar names. */
export function place(at: Pick<Location, "pathname" | "search" | "hash"> = location): Place {
  if (!AFTER_HASH) return { path: at.pathname, query: at.search, fragment: at.hash };
  const named = new URL(at.hash.slice(1) || OPENS, location.origin);
  return { path: named.pathname, query: named.search, fragment: named.hash };
}

/** What a link to a page of this house says: `/rules` is `#/rules` on a static site. */
export function linkTo(page: string): string {
  return AFTER_HASH ? `${SITE}#${page}` : page;
}

/** The page that is open, with a part of its query set. */
export function withQuery(name: string, value: string): string {
  const { path, query } = place();
  const parts = new URLSearchParams(query);
  parts.set(name, value);
  return `${path}?${parts.toString()}`;
}

/** The whole address of a page, to be kept. */
export function wholeAddress(page: string): string {
  return new URL(linkTo(page), location.href).href;
}

/** The whole address of a page about a game, to be sent to others: a static site has a file for it, which says what the link leads to. */
export function addressToSend(page: string, game: string, language: string): string {
  return AFTER_HASH ? new URL(`${language}/${game}/#${page}`, SITE).href : wholeAddress(page);
}
