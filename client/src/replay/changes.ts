/** A view as the change of the one before it: `youyi.apps.web.base.changes`, read here. */
type Change =
  | null
  | { "=": unknown }
  | { "#": Readonly<Record<string, Change>> }
  | { ".": Readonly<Record<string, Change>>; "-"?: readonly string[] };

/** Carries a change out; what does not change is shared with the value before. */
export function changed(before: unknown, change: unknown): unknown {
  const by = change as Change;
  if (by === null) return before;
  if ("=" in by) return by["="];
  if ("#" in by) return (before as unknown[]).map((each, place) => changed(each, by["#"][String(place)] ?? null));
  const after = { ...(before as Record<string, unknown>) };
  for (const key of by["-"] ?? []) Reflect.deleteProperty(after, key);
  for (const [key, inner] of Object.entries(by["."])) after[key] = changed(after[key], inner);
  return after;
}
