/** Room that the fixed bar at the foot of a phone takes. */
const FOOT = 80;

/** Brings into sight what is said beside the board: whoever acted by the bar at the foot looks elsewhere. */
export function reveal(node: HTMLElement): void {
  const { top, bottom } = node.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight - FOOT) node.scrollIntoView({ block: "center" });
}
