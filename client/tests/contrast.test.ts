import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { game } from "./kit";

const css = readFileSync(join(import.meta.dirname, "../src/lib/theme.css"), "utf8");

function tokens(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map((found) => [found[1] ?? "", found[2] ?? ""]),
  );
}

const light = tokens(/^:root \{\s*color-scheme: light;([^}]*)\}/m);
const dark = tokens(/\[data-theme="dark"\] \{([^}]*)\}/);
const objects = tokens(/\/\* Objects keep[^{]*\{([^}]*)\}/);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error("no such token");
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const GAMES = ["dama", "madiao", "ruqi"].map((id) => game(id).colours);
const THEMES = { light, dark } as const;
const scheme = (name: string): "light" | "dark" => (name === "light" ? "light" : "dark");

for (const [name, theme] of Object.entries(THEMES)) {
  const grounds = [theme.page, theme.sheet, ...GAMES.map(({ ground }) => ground[scheme(name)])];
  test.each(["ink", "ink-2", "ink-3", "red", "focus"])(`${name}: --%s is readable on every ground`, (token) => {
    for (const ground of grounds) expect(ratio(theme[token], ground), ground).toBeGreaterThanOrEqual(4.5);
  });
  test(`${name}: text stands on the wells too`, () => {
    for (const token of ["ink", "ink-2", "ink-3"]) expect(ratio(theme[token], theme.sunk)).toBeGreaterThanOrEqual(4.5);
  });
  test(`${name}: borders of controls and lines of boards can be seen`, () => {
    for (const ground of grounds) expect(ratio(theme.rule, ground), ground).toBeGreaterThanOrEqual(3);
    for (const { accent, ground } of GAMES) {
      expect(ratio(accent[scheme(name)], ground[scheme(name)])).toBeGreaterThanOrEqual(4.5);
      expect(ratio(accent[scheme(name)], theme.sheet)).toBeGreaterThanOrEqual(3);
    }
  });
  test(`${name}: words on red are readable`, () => {
    expect(ratio(theme["on-red"], theme.red)).toBeGreaterThanOrEqual(4.5);
  });
}

test("objects keep their own contrast", () => {
  expect(ratio(objects.pip, objects.bone)).toBeGreaterThanOrEqual(7);
  expect(ratio(objects["pip-red"], objects.bone)).toBeGreaterThanOrEqual(4.5);
  expect(ratio("#FFFFFF", objects.soot)).toBeGreaterThanOrEqual(7);
  expect(ratio("#FFFFFF", objects["seat-a"])).toBeGreaterThanOrEqual(4.5);
  expect(ratio("#18201E", objects["seat-b"])).toBeGreaterThanOrEqual(4.5);
  expect(ratio("#18201E", objects["seat-c"])).toBeGreaterThanOrEqual(4.5);
  expect(ratio("#FFFFFF", objects["seat-d"])).toBeGreaterThanOrEqual(4.5);
  expect(ratio("#FFFFFF", objects["seat-e"])).toBeGreaterThanOrEqual(4.5);
});

test("every token of the light theme has its night", () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});
