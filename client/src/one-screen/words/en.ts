// Made from words.en.po by words.js; mend it there.
export const en = {
here: "Someone at this screen",
turn: (name: string) => `${name} is to choose next.`,
handOver: "Hand the screen over",
passTo: (name: string) => `The screen goes to ${name}`,
waiting: "The computers are playing",
says: "All hands are covered. Only the person named here should look from now on.",
take: (name: string) => `I am ${name}: show my hand`,
};
export type Words = typeof en;
