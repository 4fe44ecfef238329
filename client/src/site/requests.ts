/** Answers what pages of a static site ask for: from its files where the answer never changes, else from the worker. */
import { data } from "./files";

/** Answers that are files, as `workshop.client.site_answers` writes them; of some kinds one file has all. */
const WRITTEN = /^\/api\/(games|questions|articles|rulings|examples|search|learn|lessons|rules|papers)(\/|$)/;
const BUNDLED = /^\/api\/(articles|rulings|examples)\/(.*)$/;

export async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const method = init.method ?? "GET";
  if (method === "GET" && WRITTEN.test(pathname)) return written(decodeURIComponent(pathname));
  const { tab } = await import("./tab");
  const headers = new Headers(init.headers);
  const found = await tab().ask({
    method,
    address,
    language: searchParams.get("language") ?? headers.get("accept-language") ?? "en",
    body: typeof init.body === "string" ? init.body : "",
    token: /^bearer (.*)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null,
  });
  const file = found.file === null ? {} : { "content-disposition": `attachment; filename="${found.file}"` };
  return new Response(found.body, { status: found.status, headers: { "content-type": found.kind, ...file } });
}

async function written(path: string): Promise<Response> {
  const [, kind, key] = BUNDLED.exec(path) ?? [];
  if (kind === undefined || key === undefined) return fetch(data(`${path.slice(1)}.json`));
  const found = await fetch(data(`api/${kind}.json`));
  if (!found.ok) return found;
  const all = (await found.json()) as Record<string, unknown>;
  return key in all ? Response.json(all[key]) : new Response(null, { status: 404 });
}
