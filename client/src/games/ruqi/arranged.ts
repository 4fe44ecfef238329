/** Where the pieces would stand after a move that is chosen, or as far as it is picked. */
import type { Board, Outline, Token } from "./payloads";
import type { Walk } from "./select";

export function arrangedAfter(
  pieces: readonly (readonly Token[])[],
  mine: number,
  chosen: Outline | undefined,
  walks: readonly Walk[],
  board: Board,
): readonly (readonly Token[])[] {
  const after = (token: Token, index: number): Token => {
    const result = chosen?.results.find((one) => one.piece === index);
    if (result)
      return {
        spot: result.spot,
        kind: result.kind,
        cell: result.spot === null ? null : result.spot === board.starts[mine] ? "p0" : "",
      };
    const walk = walks.findLast((one) => one.pieces.includes(index));
    if (!walk) return token;
    const spot = walk.off ? null : (walk.path.at(-1) ?? null);
    return { ...token, spot, cell: spot === null ? null : "" };
  };
  return pieces.map((side, seat) => (seat === mine ? side.map(after) : side));
}
