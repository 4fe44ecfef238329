/** Names in the corners of 儒棋's cells, and words as the boards draw them. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { entry } from "../src/games";
import CellNames from "../src/games/ruqi/CellNames.svelte";
import { Geometry } from "../src/games/ruqi/geometry";
import { boardOf } from "../src/games/ruqi/payloads";
import WordPicture from "../src/lib/WordPicture.svelte";
import { game } from "./kit";

afterEach(cleanup);

function names(small: boolean, side: number, only: ReadonlySet<number> | null = null): string[] {
  const { container } = render(CellNames, { geometry: new Geometry(boardOf(game("ruqi")), 0), small, side, only });
  return [...container.querySelectorAll("text")].map((text) => text.textContent);
}
const BORDER = Array.from({ length: 40 }, (_, cell) => String(cell));

describe("the names of cells", () => {
  test.each([0, 1])("a small board has those of side %i alone, each once", (side) => {
    const shown = names(true, side);
    expect(new Set(shown).size).toBe(shown.length);
    expect(BORDER.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test("a large board has those of both sides", () => {
    const shown = names(false, 0);
    expect(BORDER.filter((name) => shown.filter((one) => one === name).length !== 2)).toEqual([]);
  });

  test.each([true, false])("where few are asked for, they are numbered as the steps say (small: %s)", (small) => {
    expect(names(small, 0, new Set())).toEqual([]);
    cleanup();
    expect(names(small, 0, new Set([11, 14]))).toEqual(["11", "14"]);
    cleanup();
    expect(names(small, 1, new Set([20]))).toEqual(["0"]);
  });
});

test.each(["賞", "肩", "極"])(
  "%s is shown by all its cards",
  async (word) => {
    const { room } = await entry("madiao").room();
    if (!room.drawn) throw new Error("nothing is drawn");
    const { default: Word } = await room.drawn.Word();
    const { container } = render(Word, { word, game: game("madiao") });
    expect(container.querySelectorAll(".cards > span")).toHaveLength(4);
  },
  20_000,
);

describe.each(["dama", "madiao", "ruqi"])("the words of %s", (id) => {
  test("are drawn by its board, every one that the room names", async () => {
    const { room } = await entry(id).room();
    if (!room.drawn) throw new Error("nothing is drawn");
    const { default: Word } = await room.drawn.Word();
    for (const word of room.drawn.words) {
      const { container } = render(Word, { word, game: game(id) });
      expect(container.querySelectorAll("path, rect, circle, .back").length, word).toBeGreaterThan(0);
      cleanup();
    }
  }, 20_000);

  test("that have no place on it are not drawn", async () => {
    const { room } = await entry(id).room();
    const term = { name: "", han: "無", pinyin: "", forms: ["無"], means: "", article: null };
    const { container } = render(WordPicture, { term, game: game(id), room });
    expect(container.querySelector("[data-word]")).toBeNull();
  });
});
