/** What lies on the table, and how one event changes it. Cards that this reader may not know are not in it. */
import type { Code, Event, Laid, SeenTrick, View } from "./payloads";

export interface Taken {
  card: Code;
  points: number;
}
export interface Scene {
  deal: number;
  banker: number | null;
  /** Who banks the next deal, once that is said. */ next: number | null;
  exposed: Code | null;
  promoted: boolean;
  /** This reader's cards as dealt, and those still held. */
  dealt: readonly Code[];
  hand: readonly Code[];
  held: readonly number[];
  tricks: readonly SeenTrick[];
  won: readonly (readonly Code[])[];
  /** 冲: what each seat took from the stock, and what joined nobody. */
  drawn: readonly (readonly Taken[])[];
  dead: readonly Code[];
  /** Hands laid open for a dealt pattern or a payment. */
  shown: readonly (readonly Code[])[];
  purses: readonly number[];
  /** What this deal has brought so far. */
  gains: readonly number[];
  /** The deal's tricks are over and its cards are being paid. */
  settling: boolean;
}

const SEATS = [0, 1, 2, 3];
export const HAND = 8;
const each = <T>(make: (seat: number) => T): T[] => SEATS.map(make);
const none = (): readonly Code[] => [];

export const EMPTY: Scene = {
  deal: 0,
  banker: null,
  next: null,
  exposed: null,
  promoted: false,
  dealt: [],
  hand: [],
  held: each(() => 0),
  tricks: [],
  won: each(none),
  drawn: each(() => []),
  dead: [],
  shown: each(none),
  purses: each(() => 0),
  gains: each(() => 0),
  settling: false,
};

/** The scene of a position. Between deals the table stays as the last deal left it. */
export function sceneOf(view: View, before: Scene): Scene {
  const { phase, purses, deal } = view;
  if (phase.type === "ToDeal") return { ...before, purses, next: phase.banker };
  if (phase.type !== "PlayingSeen") return { ...before, purses };
  const { banker, exposed, promoted, dealt, hand, held, tricks, won } = phase;
  return { ...EMPTY, deal, purses, banker, exposed, promoted, dealt, hand, held, tricks, won };
}

/** The trick that lies on the table, if one has begun and is not yet taken in. */
export function current(scene: Scene): SeenTrick | null {
  const last = scene.tricks.at(-1);
  return last?.winner === null ? last : null;
}
export const tricksDone = (scene: Scene): number => scene.tricks.filter((trick) => trick.winner !== null).length;
/** Cards of a seat that were played and did not come 上桌, also where a position begins in the middle of a deal. */
export function heaped(scene: Scene, seat: number): number {
  const held = scene.held[seat] ?? 0;
  if (held === 0 && scene.tricks.length === 0) return 0; // nothing is dealt
  const lying = current(scene)?.laid.some((each) => each.seat === seat) ? 1 : 0;
  return HAND - held - lying - (scene.won[seat]?.length ?? 0);
}
/** Cards of the stock not yet turned. */
export const stockLeft = (scene: Scene): number =>
  HAND - scene.dead.length - scene.drawn.reduce((sum, taken) => sum + taken.length, 0);

const changed = <T>(all: readonly T[], at: number, by: (one: T) => T): T[] =>
  all.map((one, seat) => (seat === at ? by(one) : one));

function laid(scene: Scene, played: Laid): Scene {
  const { seat } = played;
  const now = current(scene);
  const tricks: SeenTrick[] = now
    ? [...scene.tricks.slice(0, -1), { ...now, laid: [...now.laid, played] }]
    : [...scene.tricks, { leader: seat, laid: [played], winner: null }];
  const hand = "card" in played ? scene.hand.filter((card) => card !== played.card) : scene.hand;
  return { ...scene, tricks, hand, held: changed(scene.held, seat, (count) => count - 1) };
}

function won(scene: Scene, seat: number, card: Code): Scene {
  const now = current(scene);
  const tricks = now ? [...scene.tricks.slice(0, -1), { ...now, winner: seat }] : scene.tricks;
  return { ...scene, tricks, won: changed(scene.won, seat, (pile) => [...pile, card]) };
}

/** One's own discard: known to be its card once the second event tells it. */
function known(scene: Scene, seat: number, card: Code): Scene {
  const now = current(scene);
  if (!now) return scene;
  const seen = now.laid.map((played): Laid => (played.seat === seat ? { type: "FaceDown", seat, card } : played));
  return {
    ...scene,
    tricks: [...scene.tricks.slice(0, -1), { ...now, laid: seen }],
    hand: scene.hand.filter((held) => held !== card),
  };
}

/** One event later. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case "DealBegan":
      return { ...EMPTY, deal: event.deal, purses: scene.purses, banker: scene.next };
    case "CardExposed":
      return { ...scene, exposed: event.card };
    // Who banks next is seen when the next pack is dealt; a settled table keeps its own banker.
    case "BankerSeated":
      return scene.settling ? { ...scene, next: event.seat } : { ...scene, banker: event.seat };
    case "Received":
      return { ...scene, dealt: event.cards, hand: event.cards, held: each(() => HAND) };
    case "Promoted": {
      const become = (card: Code): Code => (card === event.card ? event.becomes : card);
      return { ...scene, promoted: true, dealt: scene.dealt.map(become), hand: scene.hand.map(become) };
    }
    case "PlayBegan":
      return { ...scene, held: each(() => HAND) };
    case "Led":
    case "Captured":
      return laid(scene, { type: "FaceUp", seat: event.seat, card: event.card });
    case "Discarded":
      return laid(scene, { type: "Hidden", seat: event.seat });
    case "DiscardedCard":
      return known(scene, event.to, event.card);
    case "TrickWon":
      return won(scene, event.seat, event.card);
    case "HandShown":
    case "CardsShown":
      return {
        ...scene,
        settling: true,
        shown: changed(scene.shown, event.seat, (cards) => [...new Set([...cards, ...event.cards])]),
      };
    case "Drawn":
      return {
        ...scene,
        settling: true,
        drawn: changed(scene.drawn, event.seat, (taken) => [...taken, { card: event.card, points: event.points }]),
      };
    case "WentDead":
      return { ...scene, settling: true, dead: [...scene.dead, event.card] };
    case "Paid":
      return {
        ...scene,
        settling: true,
        purses: added(scene.purses, event.flow),
        gains: added(scene.gains, event.flow),
      };
    default:
      return scene;
  }
}

export const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((amount, seat) => amount + (other[seat] ?? 0));

/** The table as the last deal left it, from what was heard of it: for whoever comes back when it is over. */
export function remembered(past: readonly Event[], purses: readonly number[]): Scene {
  const begun = past.findLastIndex((event) => event.type === "DealBegan");
  const scene = past.slice(Math.max(begun, 0)).reduce(after, EMPTY);
  return { ...scene, purses };
}
