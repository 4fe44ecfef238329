import type { Heard, Refused, Spoken } from "./wire";
import type { Verdict, Witness } from "./witness";

/** Refusals of what the page itself contributes to the chance: they concern no move. */
const OF_CHANCE: readonly Refused["code"][] = ["too_early", "too_late", "bad_seal", "wrong_opening"];

/** Shows a witness every message of a table, gives what its seat contributes, and keeps what it says. */
export class Attestation {
  verdict = $state.raw<Verdict | null>(null);
  /** The position that was told last, which may not be shown yet. */
  #view: unknown = null;

  constructor(
    private readonly witness: Witness,
    private readonly send: (message: Heard) => void,
  ) {}

  /** Returns whether the message concerns nobody else. */
  receive(message: Spoken, seat: number | null): boolean {
    switch (message.type) {
      case "Snapshot":
        for (const ply of message.log) this.witness.saw(ply);
        this.#view = message.view;
        this.#judge(this.witness.heard(message.table.chance, message.seat), message.seat);
        return false;
      case "ChanceTold":
        this.#judge(this.witness.heard(message.chance, seat), seat);
        return false;
      case "Happened": {
        const { at, draw, move, view, events } = message;
        this.witness.saw({ at: at - 1, draw, move }, { view: this.#view, events, seat });
        this.#view = view;
        if (draw) this.#judge(null, seat);
        return false;
      }
      case "Refused":
        if (!OF_CHANCE.includes(message.code)) return false;
        this.witness.refused(message.code);
        return true;
      default:
        return false;
    }
  }

  #judge(answer: Heard | null, seat: number | null): void {
    if (answer) this.send(answer);
    this.verdict = this.witness.verdict(seat);
  }
}
