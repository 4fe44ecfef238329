/** The optional account, in English. */
export const en = {
  title: "Account",
  open: "Sign in, or make an account",
  says: "An account is not needed to play. It keeps your tables on this server, so that another device shows them when you sign in there. It is a name and a passphrase, and nothing else about you.",
  none: "This server has no accounts.",
  keeps: (name: string) => `Signed in as ${name}: your tables are kept on this server too.`,
  without: "The list is in this browser alone; the server has the tables themselves.",
  tables: "My tables",
  name: "Name",
  passphrase: "Passphrase",
  show: "Show what I type",
  keep: (n: number) =>
    n === 1
      ? "Keep the one table of this browser in the account"
      : `Keep the ${n} tables of this browser in the account`,
  enter: "Sign in",
  make: "Make an account",
  forgotten:
    "A passphrase has at least 8 characters; several words are better. Nobody can restore a forgotten one: your tables are kept under it.",
  took: (n: number) => (n === 1 ? "One table is new in this browser." : `${n} tables are new in this browser.`),
  about: (tables: number, places: number, day: string) =>
    `${tables === 1 ? "1 table" : `${tables} tables`} kept, signed in at ${places === 1 ? "1 place" : `${places} places`}, made on ${day}.`,
  clear: "Take the account's tables off this browser",
  leave: "Sign out",
  leaveAll: "Sign out everywhere",
  left: "You are signed out.",
  leftAll: "You are signed out everywhere.",
  change: "Change the passphrase",
  old: "Passphrase until now",
  fresh: "New passphrase",
  changes: "All other places are signed out.",
  changed: "The passphrase is changed.",
  remove: "Delete the account",
  removes:
    "The name, the passphrase and the list of tables are deleted from the server at once. The tables stay with those who play there, under the names they sat down with; this browser goes on holding its seats.",
  removed: "The account is deleted.",
};

export type Words = typeof en;
