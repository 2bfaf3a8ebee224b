import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'openapi-backend';
import type { Operations } from '#generated/operations.js';
import type { Authenticate, Caller } from '../accounts/authenticate.js';
import { fixedRefusal, ServiceError } from '../errors.js';
import { packageRoot } from '../root.js';
import { isTaskId } from '../tasks/ids.js';
import { taskNotFound } from '../tasks/poll.js';
import { headerValues, type Call } from './call.js';
import { createContractRouter } from './contract-router.js';
import { deprecationHeaders } from './deprecation.js';
import { malformedMatricesName } from './handlers/matrices.js';
import type { FloodLimit } from './flood-limit.js';
import { oncePerCall } from './once.js';
import { SUBMISSIONS, type Handlers } from './operation.js';
import { queryRefusal } from './query-faults.js';

const MATRICES_PATH = '/api/v2/matrices/';

export interface ContractRoutesDeps {
  readonly document: Document;
  readonly handlers: Handlers<Operations>;
  readonly authenticate: Authenticate;
  readonly flood: FloodLimit;
  /** Names the task that a submission may have made under its Idempotency-Key, when its credentials cannot be judged. */
  readonly nameTask: (call: Call) => Promise<void>;
}

/** Reads the document that `make generate` bundled. */
export function readContract(): Document {
  return JSON.parse(readFileSync(join(packageRoot, 'generated', 'openapi.json'), 'utf8')) as Document;
}

/**
 * Routes the operations of the solve API.
 * @throws Error when an operation has no handler, or a handler no operation.
 */
export async function createContractRoutes(deps: ContractRoutesDeps): Promise<(call: Call) => Promise<void>> {
  const admit = oncePerCall((call) => admitCaller(deps, call));
  const isDirect = async (call: Call): Promise<boolean> => (await admit(call)).access === 'direct';
  const endings = deprecationHeaders(deps.document);
  return createContractRouter({
    document: deps.document,
    handlers: deps.handlers,
    onOperation: (call, { request_id: id }) => {
      call.set(endings.get(call.state.operation) ?? {});
      // Before the credentials are judged: a refused poll names the task too.
      if (id !== undefined && isTaskId(id)) call.state.requestId = id;
    },
    schemes: { userName: isDirect, apiKey: isDirect, marketplaceProxy: async (call) => (await admit(call)).access === 'marketplace' },
    unauthorized: () => fixedRefusal('missing_credentials'),
    // Beside the query an id or name in the path is validated, and one of another form is an unknown one.
    invalidParameters: (path, faults, sent) => queryRefusal(faults, sent) ?? (path.startsWith(MATRICES_PATH) ? malformedMatricesName(path.slice(MATRICES_PATH.length)) : taskNotFound()),
  });
}

/** Decides from the headers alone who calls. @throws ServiceError when the credentials are missing, wrong or of no use. */
async function admitCaller({ authenticate, flood, nameTask }: ContractRoutesDeps, call: Call): Promise<Caller> {
  try {
    return (call.state.caller = await authenticate(headerValues(call.req.rawHeaders)));
  } catch (error) {
    // A right key is never locked out: only a failing call meets the limit.
    if (error instanceof ServiceError && error.status === 401) flood.check(call.state.client);
    if (!(error instanceof ServiceError) && SUBMISSIONS.has(call.state.operation)) await nameTask(call);
    throw error;
  }
}
