/** Friends who are invited to a table by name. */
import { account } from "../account/account.svelte";
import { fetchJson } from "../http";
import type { DeclineInvitation, InvitationsSaid, Invite } from "../wire";

/** Null: nobody is signed in, so nobody is invited and nobody invites. */
export async function askInvitations(): Promise<InvitationsSaid | null> {
  if (account.offered === null) await account.load();
  return account.said === null ? null : fetchJson<InvitationsSaid>("/api/invitations", {});
}
export const invite = (table: string, name: string): Promise<InvitationsSaid> =>
  fetchJson("/api/invitations", { body: JSON.stringify({ table, name } satisfies Invite) });
export const decline = (table: string): Promise<InvitationsSaid> =>
  fetchJson("/api/invitations/decline", { body: JSON.stringify({ table } satisfies DeclineInvitation) });
