import { KEY_LIMITS } from '#generated/account/constants.js';
import { validateKeyChange, validateNewKey } from '#generated/account/request-validators.cjs';
import type { ApiKey, KeyChange, NewKey } from '#generated/account/types.js';
import { AccountError } from '../../../accounts/accounts.js';
import { keyPrefix } from '../../../accounts/key-format.js';
import { createKeys, type Keys, type KeySummary } from '../../../accounts/keys.js';
import { fixedRefusal, ServiceError, validationFailed } from '../../../errors.js';
import type { Broker } from '../../../tasks/ports.js';
import { timeText, timeTextOrNull } from '../../../tasks/time-text.js';
import type { ReadCallBody } from '../../body.js';
import type { Call } from '../../call.js';
import { callerIn, sessionIn } from '../signed-in.js';
import type { CenterHandlers } from '../center-routes.js';
import { reply } from '../../operation.js';
import { readJson } from '../json-body.js';

export interface KeyHandlersDeps {
  readonly broker: Broker;
  readonly now: () => number;
  readonly readBody: ReadCallBody;
}

const DAY_MS = 86_400_000;

/** `listKeys`, `createKey`, `changeKey`, `deleteKey`: the same keys as those of the command line. */
export function createKeyHandlers({ broker, now, readBody }: KeyHandlersDeps): Pick<CenterHandlers, 'listKeys' | 'createKey' | 'changeKey' | 'deleteKey'> {
  const keysOf = (call: Call): Keys => createKeys({ broker, now, actor: `center:${callerIn(call).user}` });
  return {
    async listKeys(call) {
      const { account } = sessionIn(call);
      return reply({ result: { keys: (await keysOf(call).list(account)).map(shown), most_keys: KEY_LIMITS.keys } });
    },
    async createKey(call) {
      requireApiAccess(call);
      const { name, expires_in_days: days } = await readJson<NewKey>(readBody, call, validateNewKey);
      if (/\p{Surrogate}/u.test(name)) throw validationFailed([{ loc: ['body', 'name'], msg: 'name must be valid Unicode', type: 'value_error' }]);
      const { account } = sessionIn(call);
      const { key, record } = await known(keysOf(call).create(account, { name, ...(days !== undefined && days !== null && { expiresInMs: days * DAY_MS }) }));
      return reply({ result: { ...shown(record), key } });
    },
    async changeKey(call, { key_id: id }) {
      const { action } = await readJson<KeyChange>(readBody, call, validateKeyChange);
      if (action === 'enable') requireApiAccess(call);
      const { account } = sessionIn(call);
      return reply({ result: shown(await known(keysOf(call)[action](account, id))) });
    },
    async deleteKey(call, { key_id: id }) {
      await known(keysOf(call).delete(sessionIn(call).account, id));
      return reply({ result: { deleted: true } });
    },
  };
}

function requireApiAccess(call: Call): void {
  const { plan } = callerIn(call);
  if (!plan.apiAccess) throw fixedRefusal('api_access_denied', { plan: plan.id });
}

const TEXTS = {
  key_not_found: 'No such key. Reload the list of keys',
  key_revoked: 'The key is permanently revoked. Create a new one',
  too_many_keys: `The account has ${KEY_LIMITS.keys} keys, the maximum. Delete one first`,
} as const;

/** Says as the contract has it what the command line says in its own words. */
async function known<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AccountError && error.reason !== null) throw new ServiceError(error.reason, TEXTS[error.reason]);
    throw error;
  }
}

function shown({ id, account, name, state, expired, createdAt, expiresAt, lastUsedAt }: KeySummary): ApiKey {
  return {
    id, name,
    prefix: keyPrefix(account, id),
    state: state !== 'revoked' && expired ? 'expired' : state,
    created_at: timeText(createdAt), expires_at: timeTextOrNull(expiresAt), last_used_at: timeTextOrNull(lastUsedAt),
  };
}
