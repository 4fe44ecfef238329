// Generated from youyi.games.dama by `python -m workshop typescript`; do not edit.
import type { Odds } from "../../lib/fairness";

export const ODDS: readonly Odds[] = [
  {"kind": "dice", "count": 3, "lowest": 1, "highest": 6, "before": ""},
  {"kind": "lot", "moves": ["first:a", "first:b", "first:c", "first:d", "first:e"]},
  {"kind": "lot", "moves": ["first:a", "first:b", "first:c", "first:d"]},
  {"kind": "lot", "moves": ["first:a", "first:b", "first:c"]},
  {"kind": "lot", "moves": ["first:a", "first:b"]},
];
