/** Where pages get what they ask for: from the server, or on a static site from files and from this browser's own worker. */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  if (import.meta.env.MODE !== "site") return fetch(path, init);
  const { answer } = await import("../site/requests");
  return answer(path, init);
}
