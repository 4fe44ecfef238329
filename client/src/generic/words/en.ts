// Made from words.en.po by words.js; mend it there.
export const en = {
choose: "Choose a move.",
position: "The position",
last: "Last",
none: "This position has no drawing.",
};
export type Words = typeof en;
