/** What the navigation leads to. */
export type Page =
  "play" | "puzzles" | "lobby" | "rules" | "history" | "sources" | "findings" | "about" | "mine" | "search";
