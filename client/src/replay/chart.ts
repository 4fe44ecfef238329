/** Where the points of a chart stand. */
export const WIDTH = 800;
export const HEIGHT = 280;
export const LEFT = 58;
export const RIGHT = WIDTH - 14;
export const TOP = 14;
const BOTTOM = HEIGHT - 24;
const RUNGS = 5;

export interface Area {
  lowest: number;
  highest: number;
  x: (ply: number) => number;
  y: (value: number) => number;
}

/** The part of the plane that holds every figure, and zero. Points are a ply and each seat's figure after it. */
export function area(points: readonly (readonly number[])[], plies: number): Area {
  const values = points.flatMap(([, ...figures]) => figures);
  const lowest = Math.min(0, ...values);
  const highest = Math.max(lowest + 1, ...values);
  return {
    lowest,
    highest,
    x: (ply) => round(LEFT + ((RIGHT - LEFT) * ply) / Math.max(1, plies)),
    y: (value) => round(BOTTOM - ((BOTTOM - TOP) * (value - lowest)) / (highest - lowest)),
  };
}
const round = (value: number): number => Math.round(value * 10) / 10;

/** One line for each seat, as steps: a figure stays until it changes. */
export function lines(points: readonly (readonly number[])[], plies: number, { x, y }: Area): string[] {
  const seats = Math.max(0, (points[0]?.length ?? 1) - 1);
  return Array.from({ length: seats }, (_, seat) => {
    let before: number | null = null;
    const steps: string[] = [];
    for (const point of points) {
      const [ply = 0, figure = 0] = [point[0], point[seat + 1]];
      if (before !== null && before !== figure) steps.push(`${x(ply)},${y(before)}`);
      if (before !== figure) steps.push(`${x(ply)},${y(figure)}`);
      before = figure;
    }
    return [...steps, `${x(plies)},${y(before ?? 0)}`].join(" ");
  });
}

/** Round figures between the lowest and the highest, and zero among them. */
export function ticks({ lowest, highest, y }: Area): { value: number; y: number }[] {
  const rough = (highest - lowest) / RUNGS;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power);
  const found: { value: number; y: number }[] = [];
  for (let value = Math.ceil(lowest / step) * step; value <= highest; value += step)
    found.push({ value: value === 0 ? 0 : value, y: y(value) });
  return found;
}
