/** The server's payloads of 馬吊, generated in types.ts, under the names that the room uses. */
import type { Board, Outline, View } from "./types";
import type { Because } from "../../lib/wire";
import type * as types from "./types";

export type {
  Board,
  DrawnCard as Card,
  Name,
  Notes,
  Outline,
  PaymentKind,
  PlayingSeen,
  PlayKind,
  Seen as Laid,
  SeenTrick,
  View,
} from "./types";
export type Code = types.Card;
/** The class of a card that is not green. */
export type Mark = Exclude<types.Rank, "green">;

export const PAYMENT_KINDS = [
  "diao",
  "zhu",
  "qiaomen",
  "gonghe",
  "chong",
  "chong_gonghe",
  "duo_jin",
  "penalty",
] as const satisfies readonly types.PaymentKind[];

/** An article's key or `question=answer`, as events carry it; or the reason whole, with its name. */
export type Reason = string | Because;
type Explained<E> = E extends unknown ? Omit<E, "because"> & { because: Reason } : never;
export type Event = Explained<types.Event>;
export type Paid = Explained<types.Paid>;

// The payloads come as JSON; these name their types, once for the game.
export const boardOf = (game: { board: unknown }): Board => game.board as Board;
export const outlineOf = (offer: { outline: unknown }): Outline => offer.outline as Outline;
export const viewOf = (seen: { view: unknown }): View => seen.view as View;
