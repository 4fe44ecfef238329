import { afterEach, expect, test } from "vitest";
import { openReason } from "../src/lib/open-reason.svelte";
import { tableKeys, type KeyTargets } from "../src/lib/table-keys";

const did: string[] = [];
const say = (what: string) => (): number => did.push(what);
const offers = ["first", "second", "third"].map((text) => ({ text, outline: { key: text } }));
const selection = { narrowed: offers, canUndo: false, undo: say("undo"), choose: (text: string) => did.push(text) };

/** The keys of a table at which three moves are offered; a room may give them places of its own. */
function keys(slot?: (outline: { key: string }) => number): (event: KeyboardEvent) => void {
  const act = Object.assign(document.createElement("button"), { onclick: say("act") });
  const nothing = (): undefined => undefined;
  const table = { throwDice: say("throw"), view: null };
  return tableKeys({
    table, selection, room: { slot }, game: null, rows: nothing, log: () => document.querySelector("#log"), act: () => act, help: say("help"),
  } as unknown as KeyTargets); // prettier-ignore
}

/** What a key does on an element of the page, and whether the browser is still to do what is its own. */
function pressed(key: string, at: string, with_: KeyboardEventInit = {}, handler = keys()): string {
  document.body.innerHTML = `<main id="at"></main><input id="name"><input type="radio" id="radio"><button id="other"></button>`;
  did.length = 0;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...with_ });
  document.addEventListener("keydown", handler, { once: true });
  document.querySelector(at)?.dispatchEvent(event);
  return `${did.join(" ")} ${event.defaultPrevented ? "alone" : "and the browser's"}`.trim();
}

afterEach(() => {
  selection.canUndo = false;
  openReason.id = null;
});

test.each([
  ["1", "first alone"],
  ["3", "third alone"],
  ["4", "alone"],
  ["0", "and the browser's"],
  ["t", "throw alone"],
  ["T", "throw alone"],
  ["h", "help alone"],
  ["x", "and the browser's"],
  ["Enter", "act alone"],
  ["Escape", "and the browser's"],
])("%s: %s", (key, does) => {
  expect(pressed(key, "#at")).toBe(does);
});

test("a room that gives moves places is asked for the move of a place", () => {
  const turned = keys((outline) => ({ first: 2, second: 1, third: 9 })[outline.key] ?? 0);
  expect(pressed("1", "#at", {}, turned)).toBe("second alone");
  expect(pressed("9", "#at", {}, turned)).toBe("third alone");
  expect(pressed("3", "#at", {}, turned)).toBe("alone");
});

test("keys are left to who types, to a button, and to the browser's own", () => {
  expect(pressed("t", "#name")).toBe("and the browser's");
  expect(pressed("t", "#radio")).toBe("throw alone");
  expect(pressed("Enter", "#other")).toBe("and the browser's");
  expect(pressed("t", "#other")).toBe("throw alone");
  for (const held of ["ctrlKey", "metaKey", "altKey"])
    expect(pressed("t", "#at", { [held]: true })).toBe("and the browser's");
});

test("Escape closes a reason before it takes a choice back", () => {
  selection.canUndo = true;
  openReason.id = "why";
  expect(pressed("Escape", "#at")).toBe("alone");
  expect(openReason.id).toBe(null);
  expect(pressed("Escape", "#at")).toBe("undo alone");
});

test("? goes to the last reason of the log and opens it, if it is shut", () => {
  const page = (open: boolean): string =>
    `<p id="log"><a data-why tabindex="0" id="a"></a><a data-why tabindex="0" id="b" aria-expanded="${String(open)}"></a></p>
    <a data-why tabindex="0" id="c"></a>`;
  for (const open of [false, true]) {
    document.body.innerHTML = page(open);
    const clicked: string[] = [];
    document.body.onclick = (event) => clicked.push((event.target as HTMLElement).id);
    document.addEventListener("keydown", keys(), { once: true });
    document.querySelector("#a")?.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    expect(document.activeElement?.id).toBe("b");
    expect(clicked).toEqual(open ? [] : ["b"]);
  }
  document.body.onclick = null;
});

test("a dialog has the keys for itself", () => {
  document.body.innerHTML = `<main id="at"></main><dialog open></dialog>`;
  did.length = 0;
  document.addEventListener("keydown", keys(), { once: true });
  document.querySelector("#at")?.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }));
  expect(did).toEqual([]);
});
