/**
 * Keeps a static site on the reader's machine: its pages when it is first opened, Python once it was asked for.
 * The generator of the site writes the list of files in front of this program, so that each site has a program of its own.
 */
import { leadToTable, type NoticeScope } from "../lib/company/notice-clicked";

/** What is used of the scope of a service worker, whose types cannot be had beside those of a page. */
interface Scope {
  /** Every file of the pages, and of Python, by address relative to the site; each list has the hash of its files. */
  readonly SITE_FILES: { pages: string[]; pagesHash: string; python: string[]; pythonHash: string };
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent & Waiting) => void): void;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as Scope;
leadToTable(globalThis as unknown as NoticeScope);
const { pages, pagesHash, python, pythonHash } = worker.SITE_FILES;
const PAGES = `youyi-pages-${pagesHash}`;
const PYTHON = `youyi-python-${pythonHash}`;
const whole = (path: string): string => new URL(path, worker.registration.scope).href;
const OF_PYTHON = new Set(python.map(whole));

async function keep(cache: string, paths: readonly string[]): Promise<void> {
  const kept = await caches.open(cache);
  const missing = await Promise.all(
    paths.map(async (path) =>
      (await kept.match(whole(path))) ? [] : [new Request(whole(path), { cache: "no-cache" })],
    ),
  );
  await kept.addAll(missing.flat());
}

async function isKept(): Promise<boolean> {
  const kept = await caches.open(PYTHON);
  const found = await Promise.all(python.map((path) => kept.match(whole(path))));
  return found.every((each) => each !== undefined);
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("youyi-") && name !== PAGES && name !== PYTHON) await caches.delete(name);
}

/** The page; it is asked for with what a host or a mailer put behind its address, too. */
const FIRST = new Set([whole(""), whole("index.html")]);

/** Files that links lead to are the host's, and so is what it says of an address that nothing has; without it the site opens. */
function other(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.redirect(whole("")));
}

async function answer(request: Request): Promise<Response> {
  const page = request.mode === "navigate";
  if (page && !FIRST.has(request.url.split(/[?#]/, 1)[0] ?? "")) return other(request);
  const known = await caches.match(page ? whole("") : request.url);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok && OF_PYTHON.has(request.url)) await (await caches.open(PYTHON)).put(request.url, found.clone());
  return found;
}

worker.addEventListener("install", (event) => event.waitUntil(keep(PAGES, pages)));
worker.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const inside = request.url.startsWith(worker.registration.scope);
  if (request.method === "GET" && inside) event.respondWith(answer(request));
});
/** A page asks whether Python is kept, or to have it kept; it is told when that is done. */
worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  const work = event.data === "keep" ? keep(PYTHON, python).then(() => true) : isKept();
  event.waitUntil(
    work.then(
      (kept) => port?.postMessage(kept ? "kept" : "missing"),
      () => port?.postMessage("missing"),
    ),
  );
});
