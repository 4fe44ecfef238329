// Generated from youyi.games.ruqi by `python -m workshop typescript`; do not edit.
import type { Odds } from "../../lib/fairness";

export const ODDS: readonly Odds[] = [
  {"kind": "dice", "count": 2, "lowest": 0, "highest": 5, "before": ""},
];
