/** How far a reader came in a lesson, kept by the browser. */
const place = (game: string): string => `youyi.lesson.${game}`;

/** Where a reader stands who has done all steps. */
export const END = "end";

export interface Progress {
  /** The step that is open. */
  step: string;
  /** Steps that are done. */
  done: string[];
}

export function progressOf(game: string): Progress | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? "null") as Partial<Progress> | null;
    if (typeof kept?.step !== "string" || !Array.isArray(kept.done)) return null;
    return { step: kept.step, done: kept.done.filter((each) => typeof each === "string") };
  } catch {
    return null; // storage is forbidden, or was written by something else
  }
}

/** Whether a reader has begun a lesson that there is more of. */
export function isUnderWay(game: string): boolean {
  const kept = progressOf(game);
  return kept !== null && kept.step !== END;
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(progress));
  } catch {
    // the lesson then begins anew after a reload
  }
}

export function forgetProgress(game: string): void {
  try {
    localStorage.removeItem(place(game));
  } catch {
    // see keepProgress()
  }
}
