import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { ABSENCES, agreed, atOneScreen, CLOCKS, pace, span } from "../src/lib/company/agreement";
import AgreementForm from "../src/lib/company/AgreementForm.svelte";
import { words } from "../src/lib/company/words";
import { game } from "./kit";

test.each(["dama", "madiao", "ruqi"])(
  "%s: a new table has no clock, and people are as patient as at one screen",
  (id) => {
    const { container } = render(AgreementForm, { game: game(id), agreement: null });
    const [clock, absence, standIn] = [...container.querySelectorAll("select")];
    const usual = atOneScreen(game(id));
    expect(CLOCKS[Number(clock?.value)]).toBe(null);
    expect(ABSENCES[Number(absence?.value)]).toBe(usual.absence);
    expect(standIn?.value).toBe(usual.stand_in);
    expect(container.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked).toBe(false);
  },
);

test("nobody is waited for who plays by days, or where no computer can sit in", () => {
  expect(agreed(null, 60, "random@1")).toEqual({ clock: null, absence: 60, stand_in: "random@1" });
  expect(agreed(null, 60, null).absence).toBe(null);
  expect(agreed({ kind: "days", seconds: 86_400 }, 60, "random@1").absence).toBe(null);
});

test("times are told in the largest unit that they fill", () => {
  const w = words();
  expect([30, 60, 180, 86_400, 3 * 86_400].map((seconds) => span(seconds, w))).toEqual([
    w.agreement.seconds(30),
    w.agreement.minutes(1),
    w.agreement.minutes(3),
    w.clock.days(1),
    w.clock.days(3),
  ]);
  const told = CLOCKS.map((clock) => pace(clock, w));
  expect(new Set(told).size).toBe(CLOCKS.length);
  expect(told[4]).toBe(w.agreement.inWords.bank(w.agreement.minutes(5), w.agreement.seconds(5)));
});
