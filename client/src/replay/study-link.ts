/** A game with its study in an address: after `#`, where no server sees it, packed, so that the link is all that is kept. */
const SIGN = "#game=";
/** What programs for messages still take as one link, in characters. */
export const LONGEST_LINK = 16_000;
/** What a record file may have, in bytes; what is packed may unfold to much more. */
const LARGEST = 1024 * 1024;
const FORMAT = "deflate-raw";

/** The end of an address that holds a record. */
export async function packed(record: string): Promise<string> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return SIGN + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record in the end of an address; null if none is there. Rejects where it is damaged or too large. */
export async function unpacked(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(SIGN)) return null;
  const text = atob(fragment.slice(SIGN.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > LARGEST) throw new RangeError("the record in the address is too large");
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer());
}
