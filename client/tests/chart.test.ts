import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Chart from "../src/games/madiao/chart/Chart.svelte";
import { FAMILIES } from "../src/games/madiao/chart/charted";
import { GAMES, PATTERNS } from "../src/games/madiao/chart/patterns";
import { onceIn, sifted, type Wishes } from "../src/games/madiao/chart/sift";
import { game } from "./kit";

const ALL: Wishes = { text: "", family: "any", price: "any", often: "any", order: "kind" };
const ids = (wishes: Partial<Wishes>): string[] =>
  sifted(PATTERNS, { ...ALL, ...wishes }, GAMES).flatMap(({ rows }) => rows.map(({ id }) => id));

describe("the patterns that are sifted", () => {
  it("are all of them, each once, under every kind", () => {
    expect(ids({}).toSorted()).toEqual(PATTERNS.map(({ id }) => id).toSorted());
    expect(sifted(PATTERNS, ALL, GAMES).map(({ family }) => family)).toEqual([...FAMILIES]);
  });

  it.each(["皇會圖", "皇会图", "huang hui", "huanghuitu", "huáng huì tú", " HUANG HUI TU "])(
    "are found by %s",
    (text) => {
      expect(ids({ text })).toContain("huang_hui_tu");
      expect(ids({ text }).length).toBeLessThan(10);
    },
  );

  it("are parted by price and by how often they come, and every one is in one part", () => {
    for (const parts of [
      (["low", "middle", "high"] as const).map((price) => ids({ price })),
      (["often", "seldom", "never"] as const).map((often) => ids({ often })),
    ]) {
      expect(parts.every((part) => part.length > 0)).toBe(true);
      expect(parts.flat().toSorted()).toEqual(ids({}).toSorted());
    }
  });

  it("stand in the order wanted", () => {
    const byPay = sifted(PATTERNS, { ...ALL, order: "pays" }, GAMES)[0]?.rows ?? [];
    const pays = byPay.map((each) => each.pays ?? 0);
    expect(pays).toEqual(pays.toSorted((one, other) => other - one));
    const seen = sifted(PATTERNS, { ...ALL, order: "often" }, GAMES)[0]?.rows.map((each) => each.seen) ?? [];
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  });

  it("came once in so many deals, to two figures", () => {
    expect([onceIn(69, 40000), onceIn(9, 40000), onceIn(40000, 40000), onceIn(1, 40000)]).toEqual([
      580, 4400, 1, 40000,
    ]);
  });
});

it("draws each pattern with its cards, what it pays and a way to its rule, and says how many there are", async () => {
  const { container } = render(Chart, { game: game("madiao") });
  const field = container.querySelector("input"); // asking by role would walk a thousand cards
  if (!field) throw new Error("no field");
  const find = (value: string) => fireEvent.input(field, { target: { value } });
  await find("huang hui tu");
  const rows = ids({ text: "huang hui tu" });
  expect(screen.getByText(`${rows.length} of ${PATTERNS.length} patterns`)).toBeTruthy();
  const row = screen.getAllByRole("listitem").find((each) => within(each).queryByText("皇會圖"));
  expect(row).toBeDefined();
  if (!row) return;
  expect(within(row).getAllByRole("img").length).toBe(4);
  expect(within(row).getByText("+8")).toBeTruthy();
  expect(within(row).getByRole("link").getAttribute("href")).toBe("/rules/madiao.huang_hui_tu");
  await find("zzz");
  expect(screen.getByText("No pattern fits.")).toBeTruthy();
});
