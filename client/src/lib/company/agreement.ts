import { usualComputer } from "../sitters";
import type { AgreementSaid, AgreementWanted, ClockWanted, GameSaid } from "../wire";
import type { Words } from "./words";

/** Clocks that a page offers; the server allows others. */
export const CLOCKS: readonly (ClockWanted | null)[] = [
  null,
  { kind: "move", seconds: 30 },
  { kind: "move", seconds: 60 },
  { kind: "move", seconds: 180 },
  { kind: "bank", seconds: 300, increment: 5 },
  { kind: "bank", seconds: 900, increment: 10 },
  { kind: "bank", seconds: 1800, increment: 20 },
  { kind: "days", seconds: 86_400 },
  { kind: "days", seconds: 3 * 86_400 },
  { kind: "days", seconds: 7 * 86_400 },
];
/** Those that somebody may sit down anywhere at: few, so that strangers meet. */
export const PACES: readonly (ClockWanted | null)[] = [
  null,
  { kind: "move", seconds: 60 },
  { kind: "bank", seconds: 900, increment: 10 },
  { kind: "days", seconds: 86_400 },
];
export const USUAL_ABSENCE = 60;
export const ABSENCES: readonly (number | null)[] = [30, 60, 180, 600, null];

/** So much time in words. */
export function span(seconds: number, w: Words): string {
  if (seconds % 86_400 === 0) return w.clock.days(seconds / 86_400);
  return seconds % 60 === 0 ? w.agreement.minutes(seconds / 60) : w.agreement.seconds(seconds);
}

/** A clock in a few words: "15 minutes + 10 seconds". */
export function pace(clock: ClockWanted | AgreementSaid["clock"] | null, w: Words): string {
  const says = w.agreement.inWords;
  if (clock === null) return says.none;
  if (clock.kind === "bank") return says.bank(span(clock.seconds, w), w.agreement.seconds(clock.increment ?? 0));
  return clock.kind === "days" ? says.days(span(clock.seconds, w)) : says.move(span(clock.seconds, w));
}

/** What is agreed with a clock: whoever plays by days is expected to be away. */
export function agreed(clock: ClockWanted | null, absence: number | null, standIn: string | null): AgreementWanted {
  return { clock, absence: standIn === null || clock?.kind === "days" ? null : absence, stand_in: standIn };
}

/** What people at one screen agree: whoever asks for a hint is seen to ask. */
export const atOneScreen = (game: GameSaid): AgreementWanted => ({
  ...agreed(null, USUAL_ABSENCE, usualComputer(game)?.id ?? null),
  hints: true,
});
