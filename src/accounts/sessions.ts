import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { API_KEY } from '#generated/constants.js';
import type { Broker, Revisioned } from '../tasks/ports.js';
import { createAudit } from './audit.js';
import { ACCOUNT_RECORD_VERSION, readable, type AccountRecord, type SessionRecord } from './records.js';

/** A session ends after this long without a call, and after its lifetime in any case; milliseconds. */
export const SESSION_IDLE_MS = 30 * 60_000;
const SESSION_LIFETIME_MS = 12 * 3_600_000;
/** How long a session may be cached: an ended one is refused everywhere after this time. */
const BELIEVED_MS = 1_000;
const MAX_REMEMBERED = 20_000;
/** Activity is written down at most so often. */
const NOTE_MS = 60_000;
const SECRET_BYTES = 32;
/** Account id, then 256 random bits as base64url. */
const FORM = new RegExp(`^([0-9A-Za-z]{${API_KEY.accountId}})[A-Za-z0-9_-]{43}$`);

/** A valid session. */
export interface Session {
  /** The content of the cookie; never stored, never logged. */
  readonly token: string;
  readonly account: AccountRecord;
  /** Must be sent with every change; derived from the token without revealing it. */
  readonly csrfToken: string;
  readonly startedAt: number;
  readonly endsAt: number;
}

export interface Sessions {
  /** Starts a session with a new identifier. The caller has checked the password. */
  start(account: AccountRecord): Promise<Session>;
  /** @returns the session of a cookie, or null if there is no valid one. @param active whether it counts as activity; default yes. */
  find(token: string, active?: boolean): Promise<Session | null>;
  /** Ends a session, if it is one. */
  end(token: string): Promise<void>;
}

export interface SessionsOptions {
  readonly broker: Broker;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
}

interface Lookup {
  readonly session: Revisioned<SessionRecord> | null;
  readonly account: AccountRecord | null;
}

/**
 * Sessions of the account center over the broker's bucket `sessions`, so that every API process knows them. Stored is the
 * digest of the cookie alone; a session is bound to the password that it began with, and so ends with it.
 */
export function createSessions(options: SessionsOptions): Sessions {
  const now = options.now ?? options.broker.clock.now;
  const bucket = options.broker.bucket<SessionRecord>('sessions');
  const accounts = options.broker.bucket<AccountRecord>('accounts');
  const lookups = new LRUCache<string, Lookup>({
    max: MAX_REMEMBERED,
    ttl: BELIEVED_MS,
    // a session that ends while it is being read
    ignoreFetchAbort: true,
    fetchMethod: async (address) => {
      const [session, account] = await Promise.all([bucket.get(address), accounts.get(`id.${address.split('.')[0]}`)]);
      return { session, account: account?.value ?? null };
    },
  });
  const noteUse = createUseNoter(options.broker, now);

  return {
    async start(account) {
      const token = account.id + randomBytes(SECRET_BYTES).toString('base64url');
      const at = now();
      await bucket.create(addressOf(token), { v: ACCOUNT_RECORD_VERSION, account: account.id, password: passwordMark(account), createdAt: at, seenAt: at });
      await createAudit({ ...options, actor: `center:${account.user}` }).note(account, 'session.start');
      return sessionOf(token, account, at);
    },
    async find(token, active = true) {
      if (!FORM.test(token)) return null;
      const address = addressOf(token);
      const { session, account } = await lookups.fetch(address) ?? { session: null, account: null };
      if (!session || !account) return null;
      const { createdAt, seenAt, password } = readable(session.value, 'a session');
      const at = now();
      const holds = at < createdAt + SESSION_LIFETIME_MS && at < seenAt + SESSION_IDLE_MS && password === passwordMark(readable(account, `account ${account.id}`));
      if (!holds) return null;
      if (active) noteUse(address, session);
      return sessionOf(token, account, createdAt);
    },
    async end(token) {
      if (!FORM.test(token)) return;
      const address = addressOf(token);
      await bucket.delete(address);
      lookups.delete(address);
    },
  };
}

function sessionOf(token: string, account: AccountRecord, startedAt: number): Session {
  const csrfToken = createHash('sha256').update(`csrf ${token}`).digest('base64url');
  return { token, account, csrfToken, startedAt, endsAt: startedAt + SESSION_LIFETIME_MS };
}

/** Key of a session: the account's own level, so that all go with it, and the digest of the cookie. */
function addressOf(token: string): string {
  return `${token.slice(0, API_KEY.accountId)}.${createHash('sha256').update(token).digest('base64url')}`;
}

/** Changes whenever the password does. */
function passwordMark(account: AccountRecord): string {
  return createHash('sha256').update(account.passwordHash ?? '').digest('base64url').slice(0, 16);
}

/** Writes activity down, to the minute, without anybody waiting for it; a lost race or broker costs only the note. */
function createUseNoter(broker: Broker, now: () => number): (address: string, session: Revisioned<SessionRecord>) => void {
  const bucket = broker.bucket<SessionRecord>('sessions');
  const noting = new Set<string>();
  return (address, { value, revision }) => {
    if (noting.has(address) || value.seenAt > now() - NOTE_MS) return;
    noting.add(address);
    // by revision: a session that was ended meanwhile stays so
    bucket.update(address, { ...value, seenAt: now() }, revision).catch(() => undefined).finally(() => noting.delete(address));
  };
}
