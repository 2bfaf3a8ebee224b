import { LRUCache } from 'lru-cache';
import { API_KEY, CREDENTIAL_HEADERS } from '#generated/constants.js';
import { fixedRefusal, ServiceError } from '../errors.js';
import type { Broker, Revisioned } from '../tasks/ports.js';
import type { Access } from '../tasks/record.js';
import { keyDigest, parseKey, sameText, type KeyAddress } from './key-format.js';
import { createMarketplace, type HeaderValues, type MarketplaceOptions } from './marketplace.js';
import type { Plan, Plans } from './plans.js';
import { readable, type AccountRecord, type KeyRecord } from './records.js';
import { namesOfHeader } from './user-names.js';

/** How long a key may be cached: a revoked one is refused everywhere after this time, milliseconds. */
const BELIEVED_MS = 1000;
/** Number of cached keys; limits the memory that made-up keys can take. */
const MAX_REMEMBERED = 20_000;
const LAST_USE_MS = 60_000;
const USER_HEADER = CREDENTIAL_HEADERS.userName.toLowerCase();
const KEY_HEADER = CREDENTIAL_HEADERS.apiKey.toLowerCase();

/** The caller, as every later step needs it. */
export interface Caller {
  /** Account id. */
  readonly account: string;
  readonly access: Access;
  /** User name; the platform's own for marketplace calls. */
  readonly user: string;
  readonly plan: Plan;
}

/** Identifies the caller. @throws ServiceError 401 or 403. */
export type Authenticate = (headers: HeaderValues) => Promise<Caller>;

export interface AuthenticateOptions {
  readonly broker: Broker;
  readonly plans: Plans;
  readonly marketplace: MarketplaceOptions;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
}

/** The records found for a key; either may be missing. */
interface Lookup {
  readonly key: Revisioned<KeyRecord> | null;
  readonly account: AccountRecord | null;
}

/**
 * Creates the authenticator. A key is read from the broker and cached for a second. Every failing direct call
 * costs the same: one digest, the same two reads, the same comparisons, one text.
 */
export function createAuthenticate(options: AuthenticateOptions): Authenticate {
  const now = options.now ?? options.broker.clock.now;
  const keys = options.broker.bucket<KeyRecord>('keys');
  const accounts = options.broker.bucket<AccountRecord>('accounts');
  const marketplace = createMarketplace(options.marketplace, options.plans);
  const noteUse = createUseNoter(options.broker, now);

  const lookups = new LRUCache<string, Lookup>({
    max: MAX_REMEMBERED,
    ttl: BELIEVED_MS,
    fetchMethod: async (address) => {
      const [key, account] = await Promise.all([keys.get(address), accounts.get(`id.${address.split('.')[0]}`)]);
      return { key, account: account?.value ?? null };
    },
  });

  const direct = async (headers: HeaderValues): Promise<Caller> => {
    const users = headers(USER_HEADER);
    const given = headers(KEY_HEADER);
    if (users.length !== 1 || given.length !== 1 || !users[0] || !given[0]) {
      throw fixedRefusal('missing_credentials');
    }
    const digest = keyDigest(given[0]);
    const parsed = parseKey(given[0]);
    const address = addressText(parsed ?? inventedAddress(digest));
    const { key, account } = await lookups.fetch(address) ?? { key: null, account: null };
    const good = [
      parsed !== null,
      sameText(key?.value.digest ?? '', digest),
      namesOfHeader(users[0]).map((name) => sameText(account?.user ?? '', name)).includes(true),
      key?.value.state === 'active',
      (key?.value.expiresAt ?? Infinity) > now(),
    ];
    if (good.includes(false) || !key || !account) throw fixedRefusal('invalid_credentials');
    readable(key.value, `key ${key.value.id}`);
    readable(account, `account ${account.id}`);
    noteUse(address, key);
    return { account: account.id, access: 'direct', user: account.user, plan: planOf(options.plans, account) };
  };

  return async (headers) => {
    // Where a marketplace is configured its proxy's header decides, also beside direct credentials; elsewhere it means nothing.
    const caller = options.marketplace.proxySecrets.length > 0 && headers(options.marketplace.secretHeader).length > 0
      ? { ...marketplace(headers), access: 'marketplace' as const }
      : await direct(headers);
    if (!caller.plan.apiAccess) {
      throw fixedRefusal('api_access_denied', { plan: caller.plan.id });
    }
    return caller;
  };
}

/** Tells whether the marketplace named no user: all such callers share one account. */
export function isAnonymous({ access, user }: Pick<Caller, 'access' | 'user'>): boolean {
  return access === 'marketplace' && user === '';
}

/** @returns the account that the call's API key says it belongs to, judged by nobody; null where that is not to be read. */
export function claimedAccount(headers: HeaderValues): string | null {
  const [key, ...more] = headers(KEY_HEADER);
  return key === undefined || more.length > 0 ? null : parseKey(key)?.account ?? null;
}

function addressText({ account, id }: KeyAddress): string {
  return `${account}.${id}`;
}

/** Where to look for something that cannot be a key, so that it costs what a wrong key costs. */
function inventedAddress(digest: string): KeyAddress {
  return { account: digest.slice(0, API_KEY.accountId), id: digest.slice(API_KEY.accountId).slice(0, API_KEY.keyId) };
}

function planOf(plans: Plans, account: AccountRecord): Plan {
  const plan = plans.get(account.plan);
  if (!plan) throw new ServiceError('api_access_denied', `The plan "${account.plan}" does not support API access: it is not offered any more. Please change to another plan`);
  return plan;
}

/** Writes down when a key was last used, to the minute, without anybody waiting for it. */
function createUseNoter(broker: Broker, now: () => number): (address: string, key: Revisioned<KeyRecord>) => void {
  const keys = broker.bucket<KeyRecord>('keys');
  const noted = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: LAST_USE_MS });
  return (address, { value, revision }) => {
    if (noted.has(address) || (value.lastUsedAt ?? 0) > now() - LAST_USE_MS) return;
    noted.set(address, true);
    // by revision: a key that was revoked or deleted meanwhile stays so; a lost race or broker costs only the note
    keys.update(address, { ...value, lastUsedAt: now() }, revision).catch(() => undefined);
  };
}
