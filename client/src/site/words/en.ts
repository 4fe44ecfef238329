// Made from words.en.po by words.js; mend it there.
export const en = {
title: "Everything here runs in your browser",
says: "You play against computers, or with others at this screen. There is no server: your games stay on this machine.",
lacks: "Playing with people elsewhere needs a server: open tables, invitations and accounts are not to be had here.",
keep: "Keep it for playing without a network",
size: "about 15 MB",
keeping: "Fetching what is missing.",
kept: "All of it is kept on this machine: it works without a network.",
failed: "It could not be kept. Is there a network?",
needsServer: "This needs a server",
first: "The first game fetches about 15 MB; later ones begin without a network.",
};
export type Words = typeof en;
