import type { Selection } from "../../lib/selection.svelte";
import type { Column, Room } from "../../lib/room";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import type { GameSaid } from "../../lib/wire";
import type { ChanceKnown } from "../../lib/witness";
import SidePanel from "./SidePanel.svelte";
import { sorted } from "./cards";
import Mark from "./Mark.svelte";
import { cardWithMark } from "./names";
import { signed } from "../../lib/signed";
import Notice from "./Notice.svelte";
import OpenHands from "./OpenHands.svelte";
import BoardView from "./BoardView.svelte";
import { ODDS } from "./odds";
import Row from "./Row.svelte";
import { HAND } from "./scene";
import { boardOf, type Event, type Outline, type View } from "./payloads";
import { animatorOf } from "./animator.svelte";
import { words } from "./words";

/** Cards are chosen one by one, from the hand or the rows: nothing narrows them. */
const fits = (): boolean => true;

function rowLabel(outline: unknown, _view: unknown, game: GameSaid): string {
  const { card, deed } = outline as Outline;
  return words().doing(words().deeds[deed], cardWithMark(boardOf(game), card));
}

/** The same on the button, where a code says it as well. */
function buttonLabel(outline: unknown): string | null {
  const { card, deed } = outline as Outline;
  return settings.language === "en" ? words().doing(words().deeds[deed], card) : null;
}

/** The place that a card has had since the deal. */
function slot(outline: unknown, view: unknown, game: GameSaid): number {
  const { phase } = view as View;
  return phase.type === "PlayingSeen" ? sorted(boardOf(game), phase.dealt).indexOf((outline as Outline).card) + 1 : 0;
}

function columns(selection: Selection): Column[] {
  const { scene } = animatorOf(selection.table);
  const w = words();
  return [
    { title: w.tricksWon, cell: (seat) => String(scene.won[seat]?.length ?? 0) },
    { title: w.purse, cell: (seat) => signed(scene.purses[seat] ?? 0) },
  ];
}

/** Said once a deal, to a whole hand; after that the banner tells how the trick stands. */
const hint = (selection: Selection): string =>
  selection.offers.length === HAND && selection.chosen === null ? words().choose : "";

/** While a deal is settled the banner says so, and not whose turn it was. */
const says = (table: Table): string | null => (animatorOf(table).scene.settling ? words().settling : null);

/** Each seat in turn has eight cards of the pack, and the stock the last eight. */
const chance: ChanceKnown = {
  odds: ODDS,
  bout: (view) => {
    const { deal, phase } = view as View;
    return deal + (phase.type === "ToDeal" || phase.type === "ToSeatBanker" ? 1 : 0);
  },
  dealt: (events, seat) => {
    const picked = (events as Event[]).find((event) => event.type === "Received" && event.to === seat);
    return picked?.type === "Received" ? picked.cards : null;
  },
  hand: (cards, seat) => cards.slice(seat * HAND, (seat + 1) * HAND),
};

const drawn: Room["drawn"] = {
  words: ["賞", "肩", "極", "捉", "滅", "正本", "赤腳", "色樣", "沖"],
  Word: () => import("./Word.svelte"),
};

export const room: Room = {
  drawn,
  chance,
  BoardView,
  Row,
  Mark,
  Notice,
  SidePanel,
  OpenHands,
  fits,
  rowLabel,
  buttonLabel,
  slot,
  columns,
  hint,
  says,
  width: "min(100% - 384px, max(700px, calc((100vh - 110px) * 1.12)))",
  lowWidth: "calc(100% - clamp(206px, 28vw, 300px))",
  fills: true,
};
