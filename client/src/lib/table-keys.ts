import { tick } from "svelte";
import { openReason } from "./open-reason.svelte";
import type { Room } from "./room";
import type { Selection } from "./selection.svelte";
import type { Table } from "./table.svelte";
import type { GameSaid } from "./wire";

/** What the keys of a table act on; the elements come and go. */
export interface KeyTargets {
  table: Table;
  selection: Selection;
  room: Room;
  game: GameSaid;
  rows: () => HTMLElement | undefined;
  log: () => HTMLElement | undefined;
  act: () => HTMLElement | undefined;
  help: () => void;
}

/** Whether a dialog is open, which has the keys for itself. */
export const dialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Handles the keys of the table page: `Help` lists them. */
export function tableKeys({ table, selection, room, game, rows, log, act, help }: KeyTargets) {
  const letters: Record<string, (() => void) | undefined> = {
    t: () => table.throwDice(),
    b: () => document.querySelector<SVGElement>('[data-board] [tabindex="0"]')?.focus(),
    l: () => log()?.focus(),
    h: help,
    "?": why,
  };

  function pick(index: number): void {
    const steps = document.querySelectorAll<HTMLElement>("[data-step]");
    if (steps.length > 0) return steps[index]?.click();
    const { slot } = room;
    const offer = slot
      ? selection.narrowed.find((one) => slot(one.outline, table.view, game) === index + 1)
      : selection.narrowed[index];
    if (!offer) return;
    selection.choose(offer.text, true);
    void tick().then(() => (rows()?.querySelector<HTMLElement>("[aria-checked=true]") ?? act())?.focus());
  }

  function why(): void {
    const words = [...document.querySelectorAll<HTMLElement>("[data-why]")];
    const last = words.filter((word) => log()?.contains(word)).at(-1) ?? words.at(-1);
    last?.focus();
    if (last?.getAttribute("aria-expanded") === "false") last.click();
  }

  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || dialogOpen()) return;
    const at = event.target as HTMLElement;
    if (at.matches("input:not([type=radio]):not([type=checkbox]), select, textarea")) return;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (digit > 0) pick(digit - 1);
    else if (event.key === "Enter" && !at.matches("button, a, summary, [role=button], [role=radio]")) act()?.click();
    else if (event.key === "Escape" && openReason.id !== null) openReason.id = null;
    else if (event.key === "Escape" && selection.canUndo) selection.undo();
    else {
      const doing = letters[event.key.toLowerCase()];
      if (!doing) return;
      doing();
    }
    event.preventDefault();
  };
}
