// Generated from youyi.games.madiao by `python -m workshop typescript`; do not edit.
import type { Odds } from "../../lib/fairness";

export const ODDS: readonly Odds[] = [
  {"kind": "pack", "cards": ["T20", "T30", "T40", "T50", "T60", "T70", "T80", "T90", "Tb", "Tq", "Tw", "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "C9", "C8", "C7", "C6", "C5", "C4", "C3", "C2", "C1", "Ch", "C0"], "before": "deal:"},
];
