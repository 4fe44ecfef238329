/** A step of a lesson that asks something: what led to it is told when it is answered. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { entry } from "../src/games";
import LessonStep from "../src/learn/LessonStep.svelte";
import type { Happened, Snapshot, StepSaid } from "../src/lib/wire";
import { game, heard, moveless, settle } from "./kit";

vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
moveless();

const messages = heard("ruqi");
const before = messages[0] as Snapshot;
const happened = messages.at(-1) as Happened;
const lines = [{ seat: 1, says: "Black pays.", because: null, flow: null }] as unknown as Happened["lines"];
const { room } = await entry("unknown").room();
const option = (says: string, right: boolean) => ({ says, reply: "", right });
const step = {
  key: "asks",
  title: "A question",
  text: "Black throws.",
  after: "",
  clauses: [],
  quoted: null,
  anew: false,
  shows: { ...before, log: [{ at: 1, lines }] },
  arrives: { before, happens: [{ ...happened, lines }] },
  task: {
    kind: "ask",
    question: "What happens?",
    options: [option("Nothing", false), option("Black pays", true)],
    because: null,
  },
} as unknown as StepSaid;

test("what happened is told when the question is answered, not beside it", async () => {
  const nothing = (): void => undefined;
  const given = { game: game("ruqi"), room, index: 1, count: 3, done: false, back: null };
  render(LessonStep, { props: { ...given, step, finish: nothing, next: nothing } });
  await settle();
  const told = () => screen.queryByRole("region", { name: "What happened" })?.textContent ?? "";
  expect(told()).toBe("");
  await fireEvent.click(screen.getByRole("button", { name: /Nothing/ }));
  expect(told()).toBe("");
  await fireEvent.click(screen.getByRole("button", { name: /Black pays/ }));
  await settle();
  expect(told()).toContain("Black pays.");
});
