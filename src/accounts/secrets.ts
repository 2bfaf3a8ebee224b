import { randomBytes as systemRandomBytes } from 'node:crypto';
import { CALLBACK_SECRET_PREFIX } from '#generated/account/constants.js';
import type { Broker } from '../tasks/ports.js';
import { AccountError } from './accounts.js';
import { createAudit } from './audit.js';
import { changeRecord } from './change.js';
import type { RandomBytes } from './random-text.js';
import { ACCOUNT_RECORD_VERSION, readable, type AccountRecord, type SecretsRecord } from './records.js';

/** As Standard Webhooks has it: a prefix and the base64 of 24 to 64 random bytes. */
const SECRET_BYTES = 32;
const MAX_SECRETS = 2;

/** When an account's callback secrets were created; epoch milliseconds. */
export interface CallbackSecretTimes {
  /** Absent when there is none. */
  readonly createdAt?: number;
  /** Absent when there is no second. */
  readonly previousCreatedAt?: number;
}

/** The secrets that sign an account's callbacks; in a bucket of their own. */
export interface CallbackSecrets {
  /** The valid secrets of an account id, newest first; empty if the account never created one. */
  secretsFor(accountId: string): Promise<string[]>;
  /** When the valid secrets of an account id were created. */
  times(accountId: string): Promise<CallbackSecretTimes>;
  /** Creates the first secret. @throws AccountError if there is one: rotate it. */
  create(account: AccountRecord): Promise<string>;
  /**
   * Creates a new secret; the previous one stays valid, so that receivers can switch over, and older ones are removed.
   */
  rotate(account: AccountRecord): Promise<string>;
}

/** Callback secrets over the broker's bucket. */
export function createCallbackSecrets(options: { readonly broker: Broker; readonly now?: () => number; readonly randomBytes?: RandomBytes; readonly actor?: string }): CallbackSecrets {
  const bucket = options.broker.bucket<SecretsRecord>('secrets');
  const now = options.now ?? options.broker.clock.now;
  const audit = createAudit(options);
  const randomBytes = options.randomBytes ?? systemRandomBytes;
  const add = async (account: AccountRecord, first: boolean): Promise<string> => {
    const secret = `${CALLBACK_SECRET_PREFIX}${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64')}`;
    await changeRecord(bucket, account.id, (present) => {
      if (present) readable(present, `callback secrets of ${account.id}`);
      if (first && present) throw new AccountError(`account ${JSON.stringify(account.user)} already has a callback secret; --rotate creates a new one`);
      const secrets = [{ secret, createdAt: now() }, ...(present?.secrets ?? [])].slice(0, MAX_SECRETS);
      return { v: ACCOUNT_RECORD_VERSION, secrets };
    });
    await audit.note(account, first ? 'callback_secret.create' : 'callback_secret.rotate');
    return secret;
  };
  return {
    async secretsFor(accountId) {
      const entry = await bucket.get(accountId);
      return entry ? readable(entry.value, `callback secrets of ${accountId}`).secrets.map(({ secret }) => secret) : [];
    },
    async times(accountId) {
      const [newest, previous] = (await bucket.get(accountId))?.value.secrets ?? [];
      return { ...(newest && { createdAt: newest.createdAt }), ...(previous && { previousCreatedAt: previous.createdAt }) };
    },
    create: (account) => add(account, true),
    rotate: (account) => add(account, false),
  };
}
