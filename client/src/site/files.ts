/** Where the folder of a static site keeps its data. The folder's name changes with its contents: it may be cached for ever. */
export function files(path: string): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="youyi-files"]')?.content ?? "files/";
  return new URL(named + path, location.href.split("#", 1)[0]).href;
}
