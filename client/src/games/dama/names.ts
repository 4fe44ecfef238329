import { named, settings, stem } from "../../lib/settings.svelte";
import type { GameSaid } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { type Board, type Cast, type Outline, START } from "./shapes";

/** The cast that three dice make, whatever their order. */
export function castOf(board: Board, faces: readonly number[]): Cast | undefined {
  const dice = [...faces].sort((a, b) => a - b).join("");
  return board.casts.find((cast) => cast.dice === dice);
}

export function castName(cast: Cast): string {
  return named(cast.name, cast.name.pinyin);
}

/** A cast by its characters, in the reader's script. */
export function castSigns(cast: Cast): string {
  return cast.name[settings.language === "zh-Hans" ? "zh-Hans" : "zh-Hant"];
}

/** A number of chips gained or lost, with a true minus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : "0";
}

/** A choice in one line: what goes, where, and what it does there. */
export function brief(outline: Outline, game: GameSaid, w: Words): string {
  const start = outline.spot_from === START ? w.dama.drop : String(outline.spot_from);
  const parts = [`${start} ×${outline.horses} → ${outline.spot_to}`];
  if (outline.turned_at !== null) parts.push(w.dama.turns(outline.turned_at));
  if (outline.strikes) parts.push(w.dama.strikes(`${stem(game.seat_names[outline.strikes.seat])} ×${outline.strikes.horses}`));
  if (outline.merges > 0) parts.push(w.dama.merges(outline.merges));
  if (outline.station) parts.push(w.dama.station);
  if (outline.opens_gate) parts.push(w.dama.gate);
  if (outline.home) parts.push(w.dama.home);
  return parts.join(" · ");
}
