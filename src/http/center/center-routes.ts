import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Next } from 'koa';
import { OpenAPIBackend, type Context, type Document, type Request } from 'openapi-backend';
import type { Operations } from '#generated/account/operations.js';
import type { Caller, Plans, Session, Sessions } from '../../accounts/index.js';
import { ServiceError } from '../../errors.js';
import { packageRoot } from '../../root.js';
import { taskNotFound } from '../../tasks/index.js';
import { noSuchPath } from '../answer.js';
import type { Call } from '../call.js';
import { dispatcher, forLibrary, methodsByPath, refuseMethod, registerHandlers, requireHandlers } from '../contract-routes.js';
import type { FloodLimit } from '../flood-limit.js';
import type { Handlers } from '../operation.js';
import { queryRefusal, type ParameterFault } from '../query-faults.js';
import { requireSameOrigin, requireToken } from './guard.js';
import { callerOf } from './caller.js';
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

/** What the account center's part of a call is known by. */
export interface SignedIn {
  readonly session: Session;
  readonly caller: Caller;
}

/** Path parameters that are no identifiers of ours stand for things that are not there. */
const MISSING: Readonly<Record<string, readonly ['key_not_found' | 'entry_not_found', string]>> = {
  keys: ['key_not_found', 'There is no such key'],
  history: ['entry_not_found', 'There is no such entry in the history'],
};

/** Reads the document that `make generate` bundled. */
export function readCenterContract(): Document {
  return JSON.parse(readFileSync(join(packageRoot, 'generated', 'account', 'openapi.json'), 'utf8')) as Document;
}

/**
 * Routes the operations of the account center's contract. In this order: the site that the call comes from, the session, the
 * token of a change, parameters; then the handler, which reads the body.
 * @throws Error when operations and handlers do not match.
 */
export async function createCenterRoutes(deps: CenterRoutesDeps): Promise<(call: Call, next: Next) => Promise<void>> {
  const document = readCenterContract();
  const definition = forLibrary(document) as Document;
  const backend = new OpenAPIBackend({
    definition, strict: true, quick: true, coerceTypes: true,
    validate: ({ operation }) => operation.requestBody === undefined,
  });
  const methods = methodsByPath(document);
  registerHandlers(backend, deps.handlers);
  backend.register({
    notFound: () => { throw noSuchPath(); },
    methodNotAllowed: (context: Context, call: Call) => refuseMethod(call, methods(context.request.path)),
    postRoutingHandler: async ({ operation }: Context, call: Call) => {
      if (!operation) return;
      call.state.operation = operation.operationId ?? 'unknown';
      requireSameOrigin(call, deps.publicUrl);
      if (operation.security?.length === 0) return;
      const session = await requireSession(deps, call);
      requireToken(call, session);
    },
    unauthorizedHandler: () => { throw notSignedIn(); },
    validationFail: ({ request, validation }: Context) => { throw parameterFault(request.path, validation.errors ?? []); },
    notImplemented: ({ operation }: Context) => { throw new Error(`no handler for ${operation.operationId ?? 'an operation'}`); },
  });
  for (const scheme of ['session', 'csrfToken']) backend.registerSecurityHandler(scheme, (_: Context, call: Call) => call.state.session !== undefined);
  // the document is judged where it is tested: half a second of every start
  backend.document = definition;
  await backend.init();
  requireHandlers(backend, deps.handlers);

  return dispatcher(backend, methods, requestOf);
}

/** Headers and cookies are judged here; the library sees the path and the query alone. */
function requestOf(call: Call): Request {
  return { method: call.method === 'HEAD' ? 'get' : call.method.toLowerCase(), path: call.path, headers: {}, query: call.querystring };
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
function parameterFault(path: string, faults: readonly ParameterFault[]): ServiceError {
  const refusal = queryRefusal(faults);
  if (refusal !== null) return refusal;
  const missing = MISSING[path.split('/')[3] ?? ''];
  return missing ? new ServiceError(...missing) : taskNotFound();
}
