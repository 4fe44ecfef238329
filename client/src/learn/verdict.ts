import type { Because } from "../lib/wire";

/** What is said to an answer. */
export interface Said {
  right: boolean;
  says: string;
  /** Null where no clause decides. */
  because: Because | null;
}
