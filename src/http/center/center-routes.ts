import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'openapi-backend';
import type { Operations } from '#generated/account/operations.js';
import type { AccountRecord } from '../../accounts/records.js';
import type { Caller } from '../../accounts/authenticate.js';
import type { Plan, Plans } from '../../accounts/plans.js';
import type { Session, Sessions } from '../../accounts/sessions.js';
import { ServiceError } from '../../errors.js';
import { packageRoot } from '../../root.js';
import { taskNotFound } from '../../tasks/poll.js';
import type { Call } from '../call.js';
import { createContractRouter } from '../contract-router.js';
import type { FloodLimit } from '../flood-limit.js';
import { oncePerCall } from '../once.js';
import type { Handlers } from '../operation.js';
import { queryRefusal, type ParameterFault, type SentQuery } from '../query-faults.js';
import { requireSameOrigin, requireToken } from './guard.js';
import type { SessionCookies } from './session-cookie.js';

/** One handler for every operation of the account center. */
export type CenterHandlers = Handlers<Operations>;

export interface CenterRoutesDeps {
  readonly handlers: CenterHandlers;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly plans: Plans;
  readonly flood: FloodLimit;
  readonly publicUrl: string | null;
}

/** Path parameters that are no identifiers of ours stand for things that are not there. */
const MISSING: Readonly<Record<string, readonly ['key_not_found' | 'entry_not_found', string]>> = {
  keys: ['key_not_found', 'No such key. Reload the list of keys'],
  history: ['entry_not_found', 'No such entry in the history. It may have been deleted or expired'],
};

/** Reads the document that `make generate` bundled. */
export function readCenterContract(): Document {
  return JSON.parse(readFileSync(join(packageRoot, 'generated', 'account', 'openapi.json'), 'utf8')) as Document;
}

/**
 * Routes the operations of the account center's contract. In this order: the site that the call comes from, the session and the
 * token of a change, parameters; then the handler, which reads the body.
 * @throws Error when operations and handlers do not match.
 */
export async function createCenterRoutes(deps: CenterRoutesDeps): Promise<(call: Call) => Promise<void>> {
  const session = oncePerCall((call) => requireSession(deps, call));
  return createContractRouter({
    document: readCenterContract(),
    handlers: deps.handlers,
    onOperation: (call) => requireSameOrigin(call, deps.publicUrl),
    schemes: {
      session: async (call) => Boolean(await session(call)),
      csrfToken: async (call) => {
        requireToken(call, await session(call));
        return true;
      },
    },
    unauthorized: notSignedIn,
    invalidParameters: parameterFault,
    strictQuery: true,
  });
}

async function requireSession({ sessions, cookies, flood, plans }: CenterRoutesDeps, call: Call): Promise<Session> {
  const token = cookies.token(call);
  const session = token === '' ? null : await sessions.find(token);
  if (!session) {
    flood.check(call.state.client);
    throw notSignedIn();
  }
  call.state.session = session;
  call.state.caller = callerOf(session.account, plans);
  return session;
}

function notSignedIn(): ServiceError {
  return new ServiceError('not_signed_in', 'Not signed in, or the session has ended. Sign in and try again');
}

/** A parameter that breaks the contract: in the query a fault, in the path something that does not exist. */
function parameterFault(path: string, faults: readonly ParameterFault[], sent: SentQuery): ServiceError {
  const refusal = queryRefusal(faults, sent);
  if (refusal !== null) return refusal;
  const missing = MISSING[path.split('/')[3] ?? ''];
  return missing ? new ServiceError(...missing) : taskNotFound();
}

/** What is left to an account whose plan is not offered any more: to look at what it has. */
const NO_PLAN: Omit<Plan, 'id'> = {
  apiAccess: false, maxNodes: 1, maxVehicles: 1, maxStops: 1, maxMatrixCells: 1, maxMatrices: 0, defaultSolveSeconds: 1, maxSolveSeconds: 1, submissionsPerMinute: 0, monthlyQuota: 0, historyDays: 30,
  marketplaceSubscriptions: [],
};

/** Who acts, as every step of a submission needs it. */
export function callerOf(account: AccountRecord, plans: Plans): Caller {
  return { account: account.id, access: 'direct', user: account.user, plan: plans.get(account.plan) ?? { id: account.plan, ...NO_PLAN } };
}
