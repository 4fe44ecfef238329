import type { Film, TableSaid } from "../lib/wire";

/** A film's table as a table page knows one: what boards read of it is who sat there and what was agreed. */
export function factsOf(film: Film, id: string): TableSaid {
  const { game, ruleset, rulings, terms } = film;
  return {
    id,
    game,
    ruleset,
    rulings,
    terms,
    seats: film.seats.map(({ name, player, called }, seat) => ({
      seat,
      kind: player === null ? "human" : "computer",
      name,
      called,
      player: player?.split("@")[0] ?? null,
      here: true,
      away_since: null,
      free_in: null,
    })),
    chance: { kind: "", commit: "", reveal: null, seals: null, contributions: null, keys: {} },
    listed: false,
    over: true,
    closed: null,
    rematch: null,
    day: null,
    league: null,
    company: {
      agreement: null,
      seats: [],
      running: null,
      stands: 0,
      sits_in: null,
      paused_since: null,
      host: null,
      appointment: null,
      chat: "none",
      watching: 0,
      events: [],
    },
  };
}
