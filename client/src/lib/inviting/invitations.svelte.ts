/** Friends who are invited to a table by name. */
import { account } from "../account/account.svelte";
import { fetchJson } from "../http";
import { messageOf } from "../message-of";
import type { DeclineInvitation, InvitationsSaid, Invite } from "../wire";

const EVERY = 15_000;

async function ask(): Promise<InvitationsSaid | null> {
  if (account.offered === null) await account.load();
  return account.said === null ? null : fetchJson("/api/invitations", {});
}
export const invite = (table: string, name: string): Promise<InvitationsSaid> =>
  fetchJson("/api/invitations", { body: JSON.stringify({ table, name } satisfies Invite) });
export const decline = (table: string): Promise<InvitationsSaid> =>
  fetchJson("/api/invitations/decline", { body: JSON.stringify({ table } satisfies DeclineInvitation) });

/** The invitations as one part of a page shows them. */
export class Invitations {
  /** Null: not told yet, or nobody is signed in, so nobody is invited and nobody invites. */
  said = $state.raw<InvitationsSaid | null>(null);
  busy = $state(false);
  told = $state("");
  failed = $state("");

  /** Asks now and again, so that what the other does is seen without a reload; call what is returned to end it. */
  look(): () => void {
    void this.#refresh();
    const every = setInterval(() => {
      if (!document.hidden) void this.#refresh();
    }, EVERY);
    return () => clearInterval(every);
  }
  /** Does something about them, and tells that it is done, or why not. */
  async work(deed: Promise<InvitationsSaid>, done: string): Promise<void> {
    this.busy = true;
    this.told = this.failed = "";
    try {
      this.said = await deed;
      this.told = done;
    } catch (problem) {
      this.failed = messageOf(problem);
    }
    this.busy = false;
  }
  /** What cannot be asked for now is asked for soon again; the page says by itself that there is no connection. */
  async #refresh(): Promise<void> {
    const now = await ask().catch(() => null);
    if (!this.busy) this.said = now ?? this.said;
  }
}
