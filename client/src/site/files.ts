/** The folders of a static site whose names change with their contents, so that they may be cached for ever. */
function folder(kind: "data" | "python"): string {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="youyi-${kind}"]`)?.content;
  if (named === undefined) throw new Error("This page was not completed by youyi.apps.web.site.");
  return new URL(named, location.href.split("#", 1)[0]).href;
}

/** What a server would answer, and the rules for Python. */
export const data = (path: string): string => folder("data") + path;
/** Python itself. */
export const python = (path: string): string => folder("python") + path;
