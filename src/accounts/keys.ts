import { KEY_LIMITS } from '#generated/account/constants.js';
import { API_KEY } from '#generated/constants.js';
import type { Broker } from '../tasks/ports.js';
import { AccountError } from './accounts.js';
import { createAudit, type AuditAction } from './audit.js';
import { changeRecord } from './change.js';
import { keyDigest, makeKey } from './key-format.js';
import { randomText, type RandomBytes } from './random-text.js';
import { ACCOUNT_RECORD_VERSION, readable, type AccountRecord, type KeyRecord, type KeyState } from './records.js';

const KEY_ID = new RegExp(`^[0-9A-Za-z]{${API_KEY.keyId}}$`);

export interface KeysOptions {
  readonly broker: Broker;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
  readonly randomBytes?: RandomBytes;
  /** Who makes the changes, as the audit log names it; default `service`. */
  readonly actor?: string;
}

/** What may be shown of a key. */
export type KeySummary = Omit<KeyRecord, 'digest' | 'v'> & { readonly expired: boolean };

export interface Keys {
  /**
   * Creates a key and returns it; it is never shown again.
   * @param expiresInMs lifetime; unlimited if absent.
   */
  create(account: AccountRecord, options?: { readonly name?: string; readonly expiresInMs?: number }): Promise<{ readonly key: string; readonly record: KeySummary }>;
  /** Oldest first. */
  list(account: AccountRecord): Promise<KeySummary[]>;
  /** @throws AccountError when there is no such key, or it is revoked. */
  enable(account: AccountRecord, id: string): Promise<KeySummary>;
  disable(account: AccountRecord, id: string): Promise<KeySummary>;
  /** Revokes a key permanently; it stays in the list. */
  revoke(account: AccountRecord, id: string): Promise<KeySummary>;
  /** Disables and deletes a key. */
  delete(account: AccountRecord, id: string): Promise<void>;
}

const ACTIONS = { active: 'key.enable', disabled: 'key.disable', revoked: 'key.revoke' } as const satisfies Record<KeyState, AuditAction>;

/** API keys over the broker's bucket: only digests are stored. */
export function createKeys(options: KeysOptions): Keys {
  const bucket = options.broker.bucket<KeyRecord>('keys');
  const now = options.now ?? options.broker.clock.now;
  const audit = createAudit(options);
  const summary = (record: KeyRecord): KeySummary => {
    const { digest: _digest, v: _v, ...shown } = readable(record, `key ${record.id}`);
    return { ...shown, expired: shown.expiresAt !== undefined && shown.expiresAt <= now() };
  };
  const address = (account: AccountRecord, id: string): string => {
    if (!KEY_ID.test(id)) throw unknownKey(account, id);
    return `${account.id}.${id}`;
  };
  const setState = async (account: AccountRecord, id: string, state: KeyState): Promise<KeySummary> => {
    const changed = await changeRecord(bucket, address(account, id), (present) => {
      if (present?.state === 'revoked' && state !== 'revoked') throw new AccountError(`key ${id} is permanently revoked; create a new one`, { reason: 'key_revoked' });
      return present && present.state !== state ? { ...present, state } : null;
    });
    if (!changed) throw unknownKey(account, id);
    await audit.note(account, ACTIONS[state], { key: id });
    return summary(changed);
  };

  return {
    async create(account, { name = '', expiresInMs } = {}) {
      if (Array.from(name).length > KEY_LIMITS.name) throw new AccountError(`the key's name has ${Array.from(name).length} characters; at most ${KEY_LIMITS.name} are allowed`);
      if (expiresInMs !== undefined && !(expiresInMs > 0)) throw new AccountError(`the key would expire after ${expiresInMs} ms; give a time in the future`);
      const own = await bucket.keys(`${account.id}.*`);
      if (own.length >= KEY_LIMITS.keys) throw new AccountError(`account ${JSON.stringify(account.user)} has ${own.length} keys, the maximum; delete one first`, { reason: 'too_many_keys' });
      const id = randomText(API_KEY.keyId, options.randomBytes);
      const key = makeKey(account.id, id, options.randomBytes);
      const at = now();
      const record: KeyRecord = {
        v: ACCOUNT_RECORD_VERSION, id, account: account.id, name, digest: keyDigest(key), state: 'active', createdAt: at,
        ...(expiresInMs !== undefined && { expiresAt: at + expiresInMs }),
      };
      await bucket.create(address(account, id), record);
      await audit.note(account, 'key.create', { key: id, name });
      return { key, record: summary(record) };
    },
    async list(account) {
      const entries = await Promise.all((await bucket.keys(`${account.id}.*`)).map((key) => bucket.get(key)));
      return entries.flatMap((entry) => (entry ? [summary(entry.value)] : [])).sort((a, b) => a.createdAt - b.createdAt);
    },
    enable: (account, id) => setState(account, id, 'active'),
    disable: (account, id) => setState(account, id, 'disabled'),
    revoke: (account, id) => setState(account, id, 'revoked'),
    async delete(account, id) {
      const key = address(account, id);
      if (!await bucket.get(key)) throw unknownKey(account, id);
      await bucket.delete(key);
      await audit.note(account, 'key.delete', { key: id });
    },
  };
}

function unknownKey(account: AccountRecord, id: string): AccountError {
  return new AccountError(`account ${JSON.stringify(account.user)} has no key ${JSON.stringify(id)}; "key list" shows its keys`, { reason: 'key_not_found' });
}
