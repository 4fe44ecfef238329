import type { Dumped, Film, FilmStep, Happened, Snapshot } from "../src/lib/wire";
import { heard } from "./kit";

function step(happened: Happened, first: number, notes: Dumped): FilmStep {
  const { by, move, label, draw, events, view, asked, says, over } = happened;
  return {
    by,
    move,
    label,
    draw,
    events,
    change: { "=": view },
    asked: asked.type === "Choose" ? { type: "Waits", seat: asked.seat } : asked,
    says,
    over,
    drawing: null,
    notes: { "=": notes },
    lines: happened.lines.map((line, nth) => ({ says: line.says, why: first + nth })),
  };
}

/** A film of what one seat heard of a real table; `noted` gives the notes after so many plies. */
export function filmed(
  id: string,
  noted: (at: number) => Dumped = () => null,
): { plies: Happened[]; film: (from: number, to: number) => Film } {
  const told = heard(id);
  const [snapshot] = told as [Snapshot];
  const plies = told.filter((message): message is Happened => message.type === "Happened");
  const reasons = plies.flatMap(({ lines }) => lines.map(({ because }) => because));
  function film(from: number, to: number): Film {
    let why = plies.slice(0, from).reduce((all, { lines }) => all + lines.length, 0);
    const { view, says, over } = from === 0 ? snapshot : (plies[from - 1] ?? snapshot);
    return {
      game: id,
      ruleset: snapshot.table.ruleset,
      rulings: snapshot.table.rulings,
      terms: snapshot.table.terms,
      seats: [
        { name: "Lin", player: null, called: null },
        { name: null, player: "greedy@1", called: null },
      ],
      hides: false,
      eyes: null,
      first: from,
      plies: plies.length,
      open: plies.length,
      reasons,
      past: [],
      start: { view, asked: { type: "Nothing" }, says, over, drawing: null, notes: noted(from) },
      steps: plies.slice(from, to).map((each, nth) => {
        const made = step(each, why, noted(from + nth + 1));
        why += each.lines.length;
        return made;
      }),
      checked: null,
    };
  }
  return { plies, film };
}
