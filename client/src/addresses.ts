/** Every address of the house: its page, and what the one part that changes stands for. The server answers all others with 404. */

/** Parts of an address, as patterns that browser and server both read. */
const PARTS = {
  game: "[^/.]+",
  clause: "[^/.]+\\.[^/]+",
  table: "[^/]+",
  league: "[^/]+",
  study: "[a-z]+-[0-9]+",
} as const;
export type Part = keyof typeof PARTS;

export interface Address {
  /** `/learn/{game}/lesson`. */
  path: string;
  /** The page that it opens, a component of `src`. */
  page: string;
  /** What the page calls that part. */
  prop?: string;
  /** What it is given besides. */
  given?: Record<string, string | null>;
  /** The server answers 404 with the page, as if there were none: whoever may see it is told by what the page asks for. */
  untold?: boolean;
}

const document = (path: string, folder: string, name: string) => ({
  path,
  page: "documents/DocumentPage" as const,
  given: { folder, name },
});

const LISTED = [
  { path: "/", page: "front/FrontPage" },
  { path: "/lobby", page: "pages/Lobby" },
  { path: "/watch", page: "watch/WatchPage" },
  { path: "/daily", page: "daily/DailyPage" },
  { path: "/leagues", page: "league/LeaguesPage" },
  { path: "/leagues/{league}", page: "league/LeaguePage", prop: "id" },
  { path: "/my", page: "lib/company/MyTables" },
  { path: "/account", page: "lib/account/AccountPage" },
  { path: "/new/{game}", page: "pages/NewTable", prop: "game" },
  { path: "/t/{table}", page: "pages/TablePage", prop: "id" },
  { path: "/t/{table}/replay", page: "pages/ReplayPage", prop: "id" },
  { path: "/t/{table}/result", page: "pages/ResultPage", prop: "id" },
  { path: "/open", page: "pages/OpenPage", given: { study: null } },
  { path: "/studies/{study}", page: "pages/OpenPage", prop: "study" },
  { path: "/workbench", page: "workbench/WorkbenchPage" },
  { path: "/workbench/game", page: "workbench/GamePage" },
  { path: "/embed", page: "pages/EmbedPage", given: { id: null } },
  { path: "/embed/{table}", page: "pages/EmbedPage", prop: "id" },
  { path: "/learn/{game}", page: "learn/GuidePage", prop: "id" },
  { path: "/learn/{game}/lesson", page: "learn/LessonPage", prop: "id" },
  { path: "/puzzles", page: "learn/PuzzlesPage" },
  { path: "/puzzles/{game}", page: "learn/PuzzlePage", prop: "id" },
  { path: "/rules", page: "learn/RulesPage" },
  { path: "/help", page: "learn/RulesPage" },
  { path: "/rules/{clause}", page: "learn/ArticlePage", prop: "key" },
  { path: "/rules/{game}", page: "learn/RulebookPage", prop: "id" },
  { path: "/rules/{game}/chart", page: "learn/ChartPage", prop: "id" },
  { path: "/print/{game}", page: "learn/PrintPage", prop: "id" },
  { path: "/about", page: "documents/AboutPage", given: { at: null } },
  { path: "/privacy", page: "documents/AboutPage", given: { at: "kept" } },
  { path: "/operator", page: "operator/OperatorPage", untold: true },
  { path: "/search", page: "documents/SearchPage" },
  document("/studies", "annotated", "README"),
  document("/history", "history", "README"),
  document("/history/dama", "history", "dama"),
  document("/history/madiao", "history", "madiao"),
  document("/history/ruqi", "history", "ruqi"),
  document("/history/public-record", "history", "public-record"),
  document("/sources", "history", "bibliography"),
  document("/findings", "findings", "README"),
  document("/findings/dama", "findings", "dama"),
  document("/findings/madiao", "findings", "madiao"),
  document("/findings/ruqi", "findings", "ruqi"),
  document("/findings/strength", "findings", "strength"),
  document("/findings/exam", "findings", "exam"),
  document("/findings/longest", "findings", "longest"),
  document("/findings/measures", "reference", "measures"),
] as const satisfies readonly Address[];

/** The pages that addresses open: `App` has to have each of them. */
export type PageName = (typeof LISTED)[number]["page"];
export const ADDRESSES: readonly (Address & { page: PageName })[] = LISTED;

/** A path as a pattern, and what its part stands for; `known` says of parts which there are. */
export function pattern(
  { path }: Address,
  known: Partial<Record<Part, string>> = {},
): { path: string; part: Part | null } {
  const named = /\{(\w+)\}/.exec(path)?.[1] as Part | undefined;
  if (named === undefined) return { path, part: null };
  return { path: path.replace(`{${named}}`, `(${known[named] ?? PARTS[named]})`), part: named };
}

const read = ADDRESSES.map((address) => ({ address, is: new RegExp(`^${pattern(address).path}$`) }));

export interface Opened {
  page: PageName;
  props: Record<string, string | null>;
}

/** The page of an address, by its parts, and what it is given; null where there is none. */
export function opened(parts: readonly string[]): Opened | null {
  const path = `/${parts.join("/")}`;
  for (const { address, is } of read) {
    const found = is.exec(path);
    if (!found) continue;
    const { page, prop, given } = address;
    return { page, props: { ...given, ...(prop === undefined ? {} : { [prop]: found[1] ?? null }) } };
  }
  return null;
}
