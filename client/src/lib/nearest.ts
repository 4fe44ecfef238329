const FINGER = 24;

/** The target that a click means: the nearest, within half a cell and a little, or within a fingertip. */
export function nearest<T extends { x: number; y: number }>(
  svg: SVGSVGElement,
  event: MouseEvent,
  targets: readonly T[],
  half: number,
): T | undefined {
  const matrix = svg.getScreenCTM();
  if (!matrix) return undefined;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const reach = Math.max(half * Math.SQRT2, FINGER / matrix.a);
  const distance = (target: T): number => Math.hypot(target.x - at.x, target.y - at.y);
  return targets.filter((target) => distance(target) <= reach).sort((one, other) => distance(one) - distance(other))[0];
}
