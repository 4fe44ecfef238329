/** What people at a table do beside the game, in English. */
export const en = {
  missed: {
    title: (n: number) => (n === 1 ? "While you were away: one move." : `While you were away: ${n} moves.`),
    more: "Earlier ones are in the transcript.",
    seen: "Seen",
  },
};

export type Words = typeof en;
