/** The places of the board that can be picked now, as shapes to draw and to hit. */
import type { Geometry, Placed, Point } from "./geometry";
import { type Destination, type End, held, type Pick, type Unit, unitKey } from "./select";
import type { Token } from "./payloads";

export interface Box {
  piece: number;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface UnitTarget extends Point {
  kind: "unit";
  key: string;
  groups: (readonly number[])[];
  boxes: Box[];
}
export interface EndTarget extends Point {
  kind: "end";
  key: string;
  end: End;
  pick: Pick;
  pips: readonly number[];
  pieces: readonly number[];
}
export type Target = UnitTarget | EndTarget;

interface Given {
  units: readonly Unit[];
  ends: readonly Destination[];
  picks: readonly Pick[];
  placed: readonly (readonly Placed[])[];
  arranged: readonly (readonly Token[])[];
  seat: number;
  geometry: Geometry;
}

const ROOM = 4;

function box(piece: number, place: Placed, token: Token): Box {
  const [width, height] = token.kind === "x" ? [27, 54] : [54, 27];
  const [wide, high] = [width * place.scale + 2 * ROOM, height * place.scale + 2 * ROOM];
  return { piece, x: place.x - wide / 2, y: place.y - high / 2, width: wide, height: high };
}

/** Groups that stand on one cell share one target; each waiting piece has its own. */
export function targetsOf(given: Given): Target[] {
  const places = given.placed[given.seat] ?? [];
  const tokens = given.arranged[given.seat] ?? [];
  const cells = new Map<string, (readonly number[])[]>();
  for (const unit of given.units) {
    const one = unit.pieces[0] ?? 0;
    const key =
      places[one]?.where === "cell" ? `cell-${unit.from}-${tokens[one]?.kind ?? ""}` : `bench-${unitKey(unit.pieces)}`;
    cells.set(key, [...(cells.get(key) ?? []), unit.pieces]);
  }
  const ends = given.ends.map((end): EndTarget => {
    const at = end.end === "off" ? given.geometry.exit(given.seat) : given.geometry.centre(end.end);
    return {
      ...at,
      kind: "end",
      key: `end-${end.end}`,
      end: end.end,
      pick: end.pick,
      pips: end.pips,
      pieces: held(given.picks) ?? [],
    };
  });
  const taken = new Set(ends.map((end) => `${end.x},${end.y}`));
  const units = [...cells].flatMap(([key, groups]): UnitTarget[] => {
    const all = [...new Set(groups.flat())];
    const boxes = all.flatMap((piece) => {
      const place = places[piece];
      const token = tokens[piece];
      return place?.shown && token ? [box(piece, place, token)] : [];
    });
    if (boxes.length === 0) return [];
    const x = boxes.reduce((sum, one) => sum + one.x + one.width / 2, 0) / boxes.length;
    const y = boxes.reduce((sum, one) => sum + one.y + one.height / 2, 0) / boxes.length;
    // A cell one may go to is gone to; the pieces standing there can be picked after letting go.
    return taken.has(`${x},${y}`) ? [] : [{ kind: "unit", key, x, y, groups, boxes }];
  });
  return [...ends, ...units];
}
