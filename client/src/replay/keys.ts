/** The keys of a replay: they lead through the plies, and where the game can be studied, to other moves and comments. */
import type { Player } from "./player.svelte";

const FAR = 10;

/** What keys do beside leading through the plies, by their names. */
type More = () => Readonly<Record<string, () => unknown>>;

export function replayKeys(player: Player, more: More): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target as HTMLElement;
    if (document.querySelector("dialog[open]") || at.matches("input:not([type=checkbox]), select, textarea")) return;
    const inList = at.closest("[aria-labelledby=plies-title]") !== null;
    if (event.key === " " && at.matches("button, a, summary, input")) return;
    const doing: Readonly<Record<string, () => unknown>> = {
      ArrowLeft: () => player.step(-1),
      ArrowRight: () => player.step(1),
      PageUp: () => player.step(-FAR),
      PageDown: () => player.step(FAR),
      Home: () => player.go(0),
      End: () => player.go(player.last),
      " ": () => (player.playing ? player.pause() : player.play()),
      ...more(),
      ...(inList ? { ArrowUp: () => player.step(-1), ArrowDown: () => player.step(1) } : {}),
    };
    const act = doing[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
