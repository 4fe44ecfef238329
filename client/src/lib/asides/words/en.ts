export const en = {
  skip: "Skip to my turn",
  hold: "Wait",
  hint: "Hint",
  hinting: "Working it out.",
  hints: "Hints may be asked for; everybody is told who asks",
  hintedBest: "Best here:",
  hinted: (player: string) => `${player} would choose:`,
  /** What the whole game will bring after this move. */
  worth: (worth: string, unit: string) => `${worth} ${unit} expected`,
  chance: (worth: string, unit: string) => `first with ${worth} ${unit}`,
  sampled: (least: string, unit: string) =>
    `Estimated from samples: a difference below ${least} ${unit} tells nothing.`,
  unwise: (band: string, less: string, unit: string) => `This is a ${band}: it costs ${less} ${unit}.`,
  /** Where the move about to be made falls behind the best. */
  because: (why: string) => `Your choice: ${why}.`,
  better: (best: string) => `Better: ${best}`,
  sure: "Confirm again if you are sure.",
  hintedMark: "hint",
  barred: "What may not be chosen",
  barredNone: "Nothing is barred here.",
  passed: (plies: number) => `While you waited: ${plies} plies`,
  quiet: "Nothing that matters happened.",
  paid: (amount: number, unit: string) => `You paid ${amount} ${unit}`,
  received: (amount: number, unit: string) => `received ${amount} ${unit}`,
  dismiss: "Close",
  brings: (label: string, effect: string) => `${label}: ${effect}`,
  speed: "Speed",
  sound: "Sound",
  volume: "Volume, 0 is silent",
  reasonOf: (what: string) => `${what} Why?`,
  measured: (...figures: string[]) => `Measured: ${figures.join("; ")}.`,
  unmeasured: "Not measured.",
  named: "Computers’ names at the table are of our invention.",
  speeds: { slow: "slow", normal: "normal", fast: "fast", at_once: "at once" },
};

export type Words = typeof en;
