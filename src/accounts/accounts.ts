import { hash, verify } from '@node-rs/argon2';
import { API_KEY } from '#generated/constants.js';
import { ConflictError } from '../tasks/broker-errors.js';
import type { Broker, RecordBucket } from '../tasks/ports.js';
import { createAudit, type Audit } from './audit.js';
import { changeRecord, readAll } from './change.js';
import { deleteAccount, type Deleted } from './delete-account.js';
import { looksAlike } from './look-alikes.js';
import type { Plans } from './plans.js';
import { randomText, type RandomBytes } from './random-text.js';
import { ACCOUNT_RECORD_VERSION, readable, type AccountRecord, type NameRecord } from './records.js';
import { canonicalUserName, MARKETPLACE_PREFIX, nameKey } from './user-names.js';

/** Why a management call was refused: invalid or conflicting input, with a message for the operator. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  /** The kind of refusal, for programs. */
  readonly reason: AccountErrorReason | null;

  constructor(message: string, options: ErrorOptions & { readonly reason?: AccountErrorReason } = {}) {
    super(message, options);
    this.reason = options.reason ?? null;
  }
}

export type AccountErrorReason = 'key_not_found' | 'key_revoked' | 'too_many_keys';

export interface AccountsOptions {
  readonly broker: Broker;
  readonly plans: Plans;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
  readonly randomBytes?: RandomBytes;
  /** Who makes the changes, as the audit log names it; default `service`. */
  readonly actor?: string;
  /** How long a deletion waits for calls that were let in before it; default 2,500 ms. */
  readonly settleMs?: number;
}

export interface Accounts {
  /** Creates a direct account. @throws AccountError if the name is taken or invalid, or the plan unknown. */
  create(options: { readonly user: string; readonly plan: string; readonly password?: string }): Promise<AccountRecord>;
  /** All accounts, by user name. */
  list(): Promise<AccountRecord[]>;
  /** @returns the account of a user name, or null. */
  find(user: string): Promise<AccountRecord | null>;
  /** @returns the account of a user name. @throws AccountError when there is none. */
  require(user: string): Promise<AccountRecord>;
  byId(id: string): Promise<AccountRecord | null>;
  setPlan(user: string, plan: string): Promise<AccountRecord>;
  setPassword(user: string, password: string): Promise<void>;
  /** Checks a password; takes equally long for a user that does not exist. */
  checkPassword(user: string, password: string): Promise<AccountRecord | null>;
  /** Deletes an account with its keys, secrets, tasks, results, history, rate and quota; the audit log stays. */
  delete(user: string): Promise<Deleted>;
  /** Writes down a marketplace account at its first submission, and its plan when that changed. */
  noteMarketplace(account: { readonly id: string; readonly user: string; readonly plan: string }): Promise<void>;
}

/** An Argon2id hash of nothing anybody knows, to spend the same time on unknown users. */
const NOBODY = hash('no such user');

/** Accounts over the broker's buckets. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { broker, plans } = options;
  const now = options.now ?? options.broker.clock.now;
  const records = broker.bucket<AccountRecord>('accounts');
  const names = broker.bucket<NameRecord>('accounts');
  const audit = createAudit(options);

  const byId = async (id: string): Promise<AccountRecord | null> => {
    const entry = await records.get(`id.${id}`);
    return entry && readable(entry.value, `account ${id}`);
  };
  const find = async (user: string): Promise<AccountRecord | null> => {
    const name = await names.get(nameKey(user.normalize('NFC')));
    return name && byId(name.value.account);
  };
  const require = async (user: string): Promise<AccountRecord> => {
    const account = await find(user);
    if (!account) throw new AccountError(`no account ${JSON.stringify(user)}; "account list" shows the accounts`);
    return account;
  };
  const everyRecord = async (): Promise<ReadonlyMap<string, AccountRecord>> => readAll(records, (key) => key.startsWith('id.'));
  const list = async (): Promise<AccountRecord[]> => {
    return [...(await everyRecord()).values()].map((account) => readable(account, `account ${account.id}`)).sort((a, b) => (a.user < b.user ? -1 : 1));
  };
  /**
   * Checked after the name is taken, so that at most one of two concurrent creations succeeds. Older accounts keep
   * their names.
   */
  const refuseLookAlike = async (name: string): Promise<void> => {
    for (const { id, access, user } of (await everyRecord()).values()) {
      if (access !== 'direct' || user === name || !looksAlike(user, name)) continue;
      // A record without its name is a creation or a deletion in progress.
      if ((await names.get(nameKey(user)))?.value.account === id) throw new AccountError(`user name ${JSON.stringify(name)} looks like ${JSON.stringify(user)}, an existing account; choose a name that cannot be confused with it`);
    }
  };
  const requirePlan = (plan: string): void => {
    if (!plans.get(plan)) throw new AccountError(`no plan ${JSON.stringify(plan)}; the plans are ${plans.list.map((known) => known.id).join(', ')}`);
  };
  const change = async (user: string, fields: Partial<AccountRecord>): Promise<AccountRecord> => {
    const { id } = await require(user);
    const changed = await changeRecord(records, `id.${id}`, (present) => present && { ...present, ...fields });
    if (!changed) throw new AccountError(`the account ${JSON.stringify(user)} has been deleted in the meantime`);
    return changed;
  };

  return {
    byId,
    find,
    require,
    async create({ user, plan, password }) {
      const name = directName(user);
      requirePlan(plan);
      const passwordHash = password === undefined ? undefined : await hash(requirePassword(password));
      const account: AccountRecord = {
        v: ACCOUNT_RECORD_VERSION, id: randomText(API_KEY.accountId, options.randomBytes), user: name, access: 'direct', plan, createdAt: now(),
        ...(passwordHash !== undefined && { passwordHash }),
      };
      await records.create(`id.${account.id}`, account);
      try {
        await takeName(names, byId, name, account.id);
        await refuseLookAlike(name);
      } catch (error) {
        if ((await find(name))?.id === account.id) await names.delete(nameKey(name));
        await records.delete(`id.${account.id}`);
        throw error;
      }
      await audit.note(account, 'account.create', { plan });
      return account;
    },
    list,
    async setPlan(user, plan) {
      requirePlan(plan);
      const before = await require(user);
      const changed = await change(user, { plan });
      await audit.note(changed, 'account.set_plan', { plan, plan_before: before.plan });
      return changed;
    },
    async setPassword(user, password) {
      await audit.note(await change(user, { passwordHash: await hash(requirePassword(password)) }), 'account.set_password');
    },
    async checkPassword(user, password) {
      const account = await find(user);
      const known = await verify(account?.passwordHash ?? await NOBODY, password);
      return known && account?.passwordHash !== undefined ? account : null;
    },
    async delete(user) {
      const account = await require(user);
      const deleted = await deleteAccount(broker, account, options.settleMs);
      await audit.note(account, 'account.delete', { ...deleted });
      return deleted;
    },
    async noteMarketplace({ id, user, plan }) {
      const name = MARKETPLACE_PREFIX + user;
      let before: AccountRecord | null = null;
      await changeRecord(records, `id.${id}`, (present): AccountRecord | null => {
        before = present;
        if (present?.plan === plan) return null;
        return { v: ACCOUNT_RECORD_VERSION, id, user: name, access: 'marketplace', plan, createdAt: present?.createdAt ?? now() };
      });
      await names.put(nameKey(name), { v: ACCOUNT_RECORD_VERSION, account: id });
      await noteSeenPlan(audit, { id, user: name }, before, plan);
    },
  };
}

/** The platform decides on its users' plans: a change is recorded. */
async function noteSeenPlan(audit: Audit, account: { id: string; user: string }, before: AccountRecord | null, plan: string): Promise<void> {
  if (before === null) await audit.note(account, 'account.create', { plan });
  else if (before.plan !== plan) await audit.note(account, 'account.set_plan', { plan, plan_before: before.plan });
}

function directName(user: string): string {
  let name: string;
  try {
    name = canonicalUserName(user);
  } catch (error) {
    throw new AccountError((error as Error).message, { cause: error });
  }
  if (name.startsWith(MARKETPLACE_PREFIX)) throw new AccountError(`user name ${JSON.stringify(name)} begins with "${MARKETPLACE_PREFIX}", which is reserved for the marketplace; choose another name`);
  return name;
}

function requirePassword(password: string): string {
  const { length } = Array.from(password);
  if (length < 8 || length > 256) throw new AccountError(`the password has ${length} characters; 8 to 256 are allowed`);
  return password;
}

/** Takes a name, over a holder too that died between the two writes of a creation or a deletion. */
async function takeName(names: RecordBucket<NameRecord>, byId: Accounts['byId'], user: string, account: string): Promise<void> {
  const key = nameKey(user);
  const record: NameRecord = { v: ACCOUNT_RECORD_VERSION, account };
  try {
    const present = await names.get(key);
    if (!present) {
      await names.create(key, record);
      return;
    }
    if (await byId(present.value.account) === null) {
      await names.update(key, record, present.revision);
      return;
    }
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
  throw new AccountError(`account ${JSON.stringify(user)} already exists; choose another name`);
}
