/** The little markup of lessons: paragraphs, points, what matters, titles and names of buttons, notation. */
export interface Piece {
  text: string;
  kind: "plain" | "strong" | "title" | "code";
}
export type Block = { kind: "paragraph"; pieces: Piece[] } | { kind: "points"; points: Piece[][] };

export function pieces(text: string): Piece[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|[^*`]+|[*`]/g)].map(
    ([whole, strong, title, code]): Piece => {
      if (strong !== undefined) return { text: strong, kind: "strong" };
      if (title !== undefined) return { text: title, kind: "title" };
      return code !== undefined ? { text: code, kind: "code" } : { text: whole, kind: "plain" };
    },
  );
}

export function blocks(text: string): Block[] {
  return text.split("\n\n").map((part): Block => {
    if (!part.startsWith("- ")) return { kind: "paragraph", pieces: pieces(part) };
    return { kind: "points", points: part.split("\n").map((line) => pieces(line.replace(/^- /, ""))) };
  });
}
