import { createHash } from 'node:crypto';
import { CREDENTIAL_HEADERS } from '#generated/constants.js';
import { fixedRefusal, ServiceError } from '../errors.js';
import { sameText } from './key-format.js';
import type { Plan, Plans } from './plans.js';
import { MARKETPLACE_PREFIX } from './user-names.js';

/** Header of the platform's user and of the user's subscription. */
const MARKETPLACE_USER_HEADER = CREDENTIAL_HEADERS.marketplaceUser.toLowerCase();
const MARKETPLACE_SUBSCRIPTION_HEADER = CREDENTIAL_HEADERS.marketplaceSubscription.toLowerCase();
const MAX_USER_CHARACTERS = 256;

export interface MarketplaceOptions {
  /** The secrets that count; two during rotation, none without a marketplace. */
  readonly proxySecrets: readonly string[];
  /** Name of the header that carries the secret, lower case. */
  readonly secretHeader: string;
  /** Plan of calls without a subscription header; null: the first plan with API access. */
  readonly plan: string | null;
}

/** @returns every value of a header as it was sent, in order; none when it was not. Names are lower case. */
export type HeaderValues = (name: string) => readonly string[];

/** A call that the platform vouches for. */
export interface MarketplaceCall {
  /** Derived from the user, so that no lookup is needed; `mp-` distinguishes it from direct accounts. */
  readonly account: string;
  readonly user: string;
  readonly plan: Plan;
}

/**
 * Creates the authenticator of proxied calls.
 * @throws RangeError when the configured plan does not exist.
 */
export function createMarketplace(options: MarketplaceOptions, plans: Plans): (headers: HeaderValues) => MarketplaceCall {
  const named = options.plan === null ? plans.list.find((plan) => plan.apiAccess) : plans.get(options.plan);
  if (options.plan !== null && !named) throw new RangeError(`MARKETPLACE_PLAN is ${JSON.stringify(options.plan)}; plans are ${plans.list.map(({ id }) => id).join(', ')}`);

  const planOf = (subscription: string | undefined): Plan => {
    const plan = subscription === undefined ? named : plans.forSubscription(subscription);
    if (!plan) throw new ServiceError('unknown_subscription', subscription === undefined ? 'No plan is set up for calls without a subscription: choose one in the marketplace' : `Unknown marketplace subscription ${JSON.stringify(subscription.slice(0, 64))}: choose another, or tell the operator of the service`);
    return plan;
  };
  return (headers) => {
    const secrets = headers(options.secretHeader);
    // every secret is compared, even after a match: the time reveals nothing
    const matches = options.proxySecrets.map((secret) => sameText(secret, secrets[0] ?? ''));
    if (secrets.length !== 1 || !matches.includes(true)) throw fixedRefusal('invalid_proxy_secret');
    const user = single(headers, MARKETPLACE_USER_HEADER) ?? '';
    if (user.length > MAX_USER_CHARACTERS) throw new ServiceError('invalid_credentials', `The marketplace user has ${user.length} characters; at most ${MAX_USER_CHARACTERS} are allowed`);
    return { account: marketplaceAccountId(user), user, plan: planOf(single(headers, MARKETPLACE_SUBSCRIPTION_HEADER)) };
  };
}

/** The account id of a platform's user. */
function marketplaceAccountId(user: string): string {
  return `mp-${createHash('sha256').update(MARKETPLACE_PREFIX + user, 'utf8').digest('base64url').slice(0, 22)}`;
}

function single(headers: HeaderValues, name: string): string | undefined {
  const values = headers(name);
  if (values.length > 1) throw new ServiceError('invalid_credentials', `Header ${name} was sent ${values.length} times; send it once`);
  return values[0];
}
