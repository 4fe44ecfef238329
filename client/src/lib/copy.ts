/** Puts a text on the clipboard; whether it could: there may be none, or the browser may forbid it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
