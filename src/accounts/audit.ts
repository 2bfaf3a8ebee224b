import type { Broker } from '../tasks/ports.js';
import { readAll } from './change.js';
import { randomText } from './random-text.js';
import { ACCOUNT_RECORD_VERSION, readable } from './records.js';

/** What was done to an account or a key. */
export type AuditAction =
  | 'account.create'
  | 'account.set_plan'
  | 'account.set_password'
  | 'account.delete'
  | 'key.create'
  | 'key.enable'
  | 'key.disable'
  | 'key.revoke'
  | 'key.delete'
  | 'callback_secret.create'
  | 'callback_secret.rotate'
  | 'callback.resend'
  | 'session.start';

/** One change; bucket `audit`, key `<account>.<time>.<random>`. It never contains a key, a secret or a password. */
export interface AuditEntry {
  readonly v: typeof ACCOUNT_RECORD_VERSION;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Who did it: `cli:<system user>@<machine>`, `center:<user>`, `marketplace`, `first-run`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** Account id: distinguishes two accounts that had the same name at different times. */
  readonly account: string;
  readonly user: string;
  /** What is to be known beside: `key` (its id), `request_id`, `plan`, `plan_before`, `name`, counts of what was deleted. */
  readonly details: Readonly<Record<string, string | number>>;
}

export interface AuditOptions {
  readonly broker: Broker;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
  /** Default `service`. */
  readonly actor?: string;
}

export interface Audit {
  /** Records a change that has just been made. */
  note(account: { readonly id: string; readonly user: string }, action: AuditAction, details?: AuditEntry['details']): Promise<void>;
  /** Oldest first; of one user name, deleted accounts included, or of all. */
  list(user?: string): Promise<AuditEntry[]>;
}

/** The audit log, in a bucket whose stream permits no change and no removal. */
export function createAudit(options: AuditOptions): Audit {
  const bucket = options.broker.bucket<AuditEntry>('audit');
  const now = options.now ?? options.broker.clock.now;
  const actor = options.actor ?? 'service';
  return {
    async note({ id, user }, action, details = {}) {
      const at = now();
      const entry: AuditEntry = { v: ACCOUNT_RECORD_VERSION, at, actor, action, account: id, user, details };
      await bucket.create(`${id}.${at}.${randomText(8)}`, entry);
    },
    async list(user) {
      const name = user?.normalize('NFC');
      const all = [...(await readAll(bucket, () => true)).values()].map((entry) => readable(entry, `audit entry of ${entry.account}`));
      return all.filter((entry) => name === undefined || entry.user === name).sort((a, b) => a.at - b.at);
    },
  };
}
