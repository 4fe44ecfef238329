/** What an operator is shown, and what he asks for. */
import { fetchJson, Refusal } from "../lib/http";
import type {
  BanAccount,
  BanSeat,
  ById,
  LineAt,
  NameGiven,
  OperatorSaid,
  ReportSaid,
  SeatAt,
  TableGiven,
} from "../lib/wire";

/** A deed that waits to be asked again, and what it is about in words. */
export type Deed = { what: string } & (
  | { kind: "line"; asked: LineAt }
  | { kind: "name" | "account"; asked: NameGiven }
  | { kind: "table" | "close" | "reopen" | "annul" | "restore"; asked: TableGiven }
  | { kind: "mute" | "unmute"; asked: SeatAt }
  | { kind: "banSeat"; asked: Omit<BanSeat, "days"> }
  | { kind: "banAccount"; asked: Omit<BanAccount, "days"> }
  | { kind: "unban" | "settle"; asked: ById }
);
export type DeedKind = Deed["kind"];

const PATHS: Partial<Record<DeedKind, string>> = { banSeat: "ban-seat", banAccount: "ban-account" };
/** Deeds that end by themselves. */
export const lasts = (kind: DeedKind): boolean => kind === "banSeat" || kind === "banAccount";

/** What an operator may see; null: whoever asks is none. */
export async function look(): Promise<OperatorSaid | null> {
  try {
    return await fetchJson<OperatorSaid>("/api/operator", {});
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 404) return null;
    throw problem;
  }
}

export const carryOut = ({ kind, asked }: Deed, days: number): Promise<OperatorSaid> =>
  fetchJson(`/api/operator/${PATHS[kind] ?? kind}`, {
    body: JSON.stringify(lasts(kind) ? { ...asked, days } : asked),
  });

/** What can be taken back about a table: that it is closed, that its result is annulled. */
function ofTable({ context }: ReportSaid, table: string): Deed[] {
  if (context === null) return [];
  const { state, annulled } = context;
  const at = { asked: { table }, what: table };
  if (annulled !== null) return [{ kind: annulled ? "restore" : "annul", ...at }];
  return state === "over" ? [] : [{ kind: state === "open" ? "close" : "reopen", ...at }];
}

/** What can be done about a report. */
export function deedsOf(report: ReportSaid, seatName: (seat: number) => string, says: string): Deed[] {
  const { table, seat, name, number, what } = report;
  const sitter = report.context?.seats.find((one) => one.seat === seat) ?? null;
  const account = sitter ? sitter.account : table === null ? name : null;
  const deeds: Deed[] = [];
  if (what === "line" && table !== null && number !== null)
    deeds.push({ kind: "line", asked: { table, number }, what: says });
  if (name !== null && what !== "table") deeds.push({ kind: "name", asked: { name }, what: name });
  if (what === "table" && table !== null) deeds.push({ kind: "table", asked: { table }, what: table });
  if (table !== null && what !== "line" && what !== "name") deeds.push(...ofTable(report, table));
  if (sitter?.kind === "human" && table !== null && seat !== null) {
    const at = { table, seat };
    if (what === "line") deeds.push({ kind: sitter.muted ? "unmute" : "mute", asked: at, what: seatName(seat) });
    deeds.push({ kind: "banSeat", asked: at, what: seatName(seat) });
  }
  if (account !== null) {
    deeds.push({ kind: "banAccount", asked: { name: account }, what: account });
    deeds.push({ kind: "account", asked: { name: account }, what: account });
  }
  deeds.push({ kind: "settle", asked: { id: report.id }, what: "" });
  return deeds;
}
