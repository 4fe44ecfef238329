// Generated from youyi.games.ruqi by youyi.apps.web.generate.typescript; do not edit.
import type { Odds } from "../../lib/fairness";

export const ODDS: readonly Odds[] = [
  {"kind": "dice", "count": 2, "lowest": 0, "highest": 5, "before": ""},
];
