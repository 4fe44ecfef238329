/** The account that this browser is signed in to, and what passes between it and the tables of this browser. */
import { forgetTable, myTables, takeOver, type Mine } from "../company/my-tables";
import { fetchJson } from "../http";
import { storedSeat } from "../settings.svelte";
import type {
  AccountSaid,
  AccountState,
  ChangePassphrase,
  CodesMade,
  DeleteAccount,
  KeepSeats,
  MakeAccount,
  MakeCodes,
  Recover,
  SignIn,
  SignOut,
} from "../wire";

type Asked = MakeAccount | MakeCodes | Recover | SignIn | SignOut | ChangePassphrase | DeleteAccount | KeepSeats;

/** So many seats go into one request. */
const AT_ONCE = 100;

class Account {
  /** Whether this server has accounts; null: not told yet. */
  offered = $state<boolean | null>(null);
  said = $state.raw<AccountSaid | null>(null);

  async load(): Promise<void> {
    const { offered, account } = await fetchJson<AccountState>("/api/account", {});
    this.offered = offered;
    this.said = account;
  }
  /** Signs in, or makes an account first; says how many tables are new in this browser. */
  async enter(name: string, passphrase: string, { fresh, keep }: { fresh: boolean; keep: boolean }): Promise<number> {
    const path = fresh ? "new" : "in";
    this.said = await this.#post<AccountSaid>(path, { name, passphrase } satisfies SignIn);
    const taken = this.take();
    if (keep) await this.keepMine();
    return taken;
  }
  /** Lets this browser hold the seats of the account; says how many it did not hold. */
  take(): number {
    const seats = this.said?.seats ?? [];
    return takeOver(seats.map(({ table, seat, token }) => ({ id: table, held: { seat, token } })));
  }
  /** The seats of this browser that the account does not keep. */
  missing(tables: readonly Mine[]): Mine[] {
    const kept = new Set(this.said?.seats.map((one) => one.table));
    return this.said === null ? [] : tables.filter((one) => !kept.has(one.id));
  }
  async keepMine(): Promise<void> {
    const missing = this.missing(myTables());
    for (let first = 0; first < missing.length; first += AT_ONCE) {
      const seats = missing.slice(first, first + AT_ONCE).map(({ id, held }) => ({ table: id, token: held.token }));
      this.said = await this.#post<AccountSaid>("seats", { seats, drop: [] } satisfies KeepSeats);
    }
  }
  /** Takes a table off the account's list as well, if there is one. */
  async drop(table: string): Promise<void> {
    if (!this.said?.seats.some((one) => one.table === table)) return;
    this.said = await this.#post<AccountSaid>("seats", { seats: [], drop: [table] } satisfies KeepSeats);
  }
  async leave({ everywhere, clear }: { everywhere: boolean; clear: boolean }): Promise<void> {
    await this.load();
    const seats = this.said?.seats ?? [];
    await this.#post<AccountState>("out", { everywhere } satisfies SignOut);
    this.said = null;
    if (!clear) return;
    for (const { table, token } of seats) if (storedSeat(table)?.token === token) forgetTable(table);
  }
  async change(old: string, passphrase: string): Promise<void> {
    this.said = await this.#post<AccountSaid>("passphrase", { old, new: passphrase } satisfies ChangePassphrase);
  }
  /** Makes recovery codes, which are told once; those made before are void. */
  async codes(passphrase: string): Promise<readonly string[]> {
    const { codes } = await this.#post<CodesMade>("codes", { passphrase } satisfies MakeCodes);
    await this.load();
    return codes;
  }
  /** Sets a new passphrase by a recovery code, and signs in; says how many tables are new in this browser. */
  async recover(name: string, code: string, passphrase: string): Promise<number> {
    this.said = await this.#post<AccountSaid>("recover", { name, code, passphrase } satisfies Recover);
    return this.take();
  }
  /** Deletes the account; with its name and what was said at its tables, if `traces`. */
  async remove(passphrase: string, traces: boolean): Promise<void> {
    await this.#post<AccountState>("delete", { passphrase, traces } satisfies DeleteAccount);
    this.said = null;
  }

  #post<T>(path: string, asked: Asked): Promise<T> {
    return fetchJson<T>(`/api/account/${path}`, { body: JSON.stringify(asked) });
  }
}

export const account = new Account();
