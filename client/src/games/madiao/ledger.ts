/** The score sheets of a sitting, gathered from what was heard. */
import type { Because } from "../../lib/wire";
import { added, type Taken } from "./scene";
import { type Code, type PaymentKind, PAYMENT_KINDS, type Event, type Paid, type Reason } from "./payloads";

export interface Turned extends Taken {
  seat: number | null;
  /** The own cards of that seat that bring the points. */
  givers: readonly Code[];
  because: Reason;
}
export interface DealSheet {
  deal: number;
  banker: number | null;
  exposed: Code | null;
  paid: readonly Paid[];
  turned: readonly Turned[];
  /** What the deal brought each seat; null while it is not over. */
  net: readonly number[] | null;
}
export interface Group {
  due: PaymentKind;
  rows: readonly Paid[];
}

const ZERO = [0, 0, 0, 0];

/** All deals heard of, in order. `banker` sits before the first event that names one. */
export function sheets(past: readonly Event[], banker: number | null = null): DealSheet[] {
  const all: DealSheet[] = [];
  let next = banker;
  for (const event of past) {
    if (event.type === "DealBegan") {
      // A void deal is dealt again under its number.
      if (all.at(-1)?.net === null) all.pop();
      all.push({ deal: event.deal, banker: next, exposed: null, paid: [], turned: [], net: null });
      continue;
    }
    const deal = all.at(-1);
    if (event.type === "BankerSeated") next = event.seat;
    if (deal?.net !== null) continue;
    all[all.length - 1] = written(deal, event);
  }
  return all;
}

function written(deal: DealSheet, event: Event): DealSheet {
  switch (event.type) {
    case "BankerSeated":
      return { ...deal, banker: event.seat };
    case "CardExposed":
      return { ...deal, exposed: event.card };
    case "Paid":
      return { ...deal, paid: [...deal.paid, event] };
    case "Drawn":
      return { ...deal, turned: [...deal.turned, event] };
    case "WentDead":
      return { ...deal, turned: [...deal.turned, { ...event, points: 0, seat: null, givers: [] }] };
    case "DealEnded":
      return { ...deal, net: event.net };
    default:
      return deal;
  }
}

/** What was paid, by what it was due for. */
export function groups(paid: readonly Paid[]): Group[] {
  return PAYMENT_KINDS.map((due) => ({ due, rows: paid.filter((row) => row.due === due) })).filter(
    ({ rows }) => rows.length > 0,
  );
}
export const sum = (rows: readonly Paid[]): number[] => rows.reduce((total, row) => added(total, row.flow), ZERO);
/** How many pay a row, or are paid by it, where each has the same: what it is worth stands for one of them. */
export const payers = ({ seat, flow }: Paid): number =>
  flow.filter((amount, one) => one !== seat && amount !== 0).length;
export const total = (flow: readonly number[]): number => flow.reduce((all, amount) => all + amount, 0);

/** Each deal with what all seats have had by its end. */
export function running(
  deals: readonly DealSheet[],
): { deal: number; banker: number | null; net: readonly number[]; totals: number[] }[] {
  let totals = ZERO;
  return deals.flatMap(({ deal, banker, net }) => {
    if (net === null) return [];
    totals = added(totals, net);
    return [{ deal, banker, net, totals }];
  });
}

/** A reason as the page can explain it; one that came as a bare key is named when its article is fetched. */
export function reason(because: Reason, game: string): Because {
  if (typeof because !== "string") return because;
  const [name = "", word] = because.split("=");
  const bare = (text: string): { en: string; "zh-Hant": string; "zh-Hans": string } => ({
    en: text,
    "zh-Hant": text,
    "zh-Hans": text,
  });
  if (word === undefined) return { kind: "article", key: because, name: bare(because) };
  return { kind: "ruling", game, name, word, said: bare(word) };
}
