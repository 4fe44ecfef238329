/** Answers what pages of a static site ask for: from its files where the answer never changes, else from the worker. */
import { data } from "./files";

/** Answers that are files: everything about the games that no table changes. */
const WRITTEN = /^\/api\/(games$|articles\/|rulings\/)/;

export async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(path, "https://page");
  const method = init.method ?? "GET";
  if (method === "GET" && WRITTEN.test(pathname)) return written(pathname);
  const { tab } = await import("./tab");
  const body = typeof init.body === "string" ? init.body : "";
  const found = await tab().ask(method, pathname, body, languageOf(path, init));
  const headers: Record<string, string> = { "content-type": found.kind };
  if (found.file !== null) headers["content-disposition"] = `attachment; filename="${found.file}"`;
  return new Response(found.body, { status: found.status, headers });
}

/** One file holds all articles or rulings of a game: a host is asked for few files, and all are there without a network. */
async function written(pathname: string): Promise<Response> {
  const [, , kind = ""] = pathname.split("/");
  const found = await fetch(data(`api/${kind}.json`));
  if (!found.ok || kind === "games") return found;
  const all = (await found.json()) as Record<string, unknown>;
  const key = pathname.split("/").slice(3).map(decodeURIComponent).join("/");
  return key in all
    ? Response.json(all[key])
    : Response.json({ error: "not_found", says: "", valid: null }, { status: 404 });
}

function languageOf(path: string, init: RequestInit): string {
  const named = new URL(path, "https://page").searchParams.get("language");
  return named ?? new Headers(init.headers).get("accept-language") ?? "en";
}
