import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Next } from 'koa';
import { OpenAPIBackend, type Context, type Document, type Request } from 'openapi-backend';
import type { Operations } from '#generated/operations.js';
import type { Authenticate } from '../accounts/index.js';
import { ServiceError } from '../errors.js';
import { packageRoot } from '../root.js';
import { taskNotFound } from '../tasks/index.js';
import { noSuchPath } from './answer.js';
import { headerValues, type Call } from './call.js';
import { deprecationHeaders } from './deprecation.js';
import type { FloodLimit } from './flood-limit.js';
import { send, type AnyHandler, type Handlers } from './operation.js';
import { queryRefusal } from './query-faults.js';

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
 * Routes the contract's operations by operationId. Credentials are judged as soon as the route is known, before a body
 * is read; the body is read and validated by the operation's own handler, with the validators generated from the same
 * document.
 * @throws Error when the document is invalid, or an operation has no handler, or a handler no operation.
 */
export async function createContractRoutes(deps: ContractRoutesDeps): Promise<(call: Call, next: Next) => Promise<void>> {
  const definition = forLibrary(deps.document) as Document;
  const backend = new OpenAPIBackend({
    definition,
    strict: true,
    // no validators compiled ahead, half a second of every start: the answers' are never used, the body's is generated
    quick: true,
    coerceTypes: true,
    validate: ({ operation }) => operation.requestBody === undefined,
  });
  const methods = methodsByPath(deps.document);
  const endings = deprecationHeaders(deps.document);
  registerHandlers(backend, deps.handlers);
  backend.register({
    notFound: () => { throw noSuchPath(); },
    methodNotAllowed: (context: Context, call: Call) => refuseMethod(call, methods(context.request.path)),
    postRoutingHandler: async (context: Context, call: Call) => {
      if (!context.operation) return;
      call.state.operation = context.operation.operationId ?? 'unknown';
      call.set(endings.get(call.state.operation) ?? {});
      call.state.caller = await admitCaller(deps, call);
    },
    unauthorizedHandler: () => { throw new ServiceError('missing_credentials', 'Missing user-name or key header: send X-User-Name and X-Api-Key'); },
    // beside the query a request id in the path is validated, and an id of another form is an unknown one
    validationFail: ({ validation }: Context) => { throw queryRefusal(validation.errors ?? []) ?? taskNotFound(); },
    notImplemented: (context: Context) => { throw new Error(`no handler for ${context.operation.operationId ?? 'an operation'}`); },
  });
  for (const scheme of ['userName', 'apiKey'] as const) backend.registerSecurityHandler(scheme, (_: Context, call: Call) => call.state.caller?.access === 'direct');
  backend.registerSecurityHandler('marketplaceProxy', (_: Context, call: Call) => call.state.caller?.access === 'marketplace');
  // what `quick` leaves out
  backend.document = definition;
  backend.validateDefinition();
  await backend.init();
  requireHandlers(backend, deps.handlers);
  return dispatcher(backend, methods, requestsTo(deps.document));
}

/** Hands calls to the operations of a document; OPTIONS is answered from its paths. */
export function dispatcher(backend: OpenAPIBackend, methods: (path: string) => string[], requestOf: (call: Call) => Request): (call: Call) => Promise<void> {
  // rebuilt at every call otherwise, which takes as long as the rest of a poll
  const operations = backend.router.getOperations();
  backend.router.getOperations = () => operations;
  return async (call) => {
    const allowed = methods(call.path);
    if (call.method === 'OPTIONS' && allowed.length > 0) {
      call.set('Allow', allow(allowed));
      call.status = 204;
      return;
    }
    await backend.handleRequest(requestOf(call), call);
  };
}

/**
 * A copy of the document as the library wants it, which resolves references in place and checks bounds by a later
 * draft of JSON Schema than OpenAPI 3.0: there an exclusive minimum is a number, here it is a flag beside one.
 */
export function forLibrary(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forLibrary);
  if (typeof value !== 'object' || value === null) return value;
  const { exclusiveMinimum, exclusiveMaximum, ...copy } = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, forLibrary(inner)]));
  if (exclusiveMinimum === true) copy['exclusiveMinimum'] = copy['minimum'];
  if (exclusiveMaximum === true) copy['exclusiveMaximum'] = copy['maximum'];
  return copy;
}

/**
 * Headers are checked by `authenticate` from the raw list; the library sees none of them. It sees a query where the operation has parameters in it:
 * elsewhere an unknown parameter is ignored.
 */
function requestsTo(document: Document): (call: Call) => Request {
  const named = (document.components?.parameters ?? {}) as Readonly<Record<string, { readonly in?: string }>>;
  const placeOf = (parameter: { readonly in?: string; readonly $ref?: string }): string | undefined => (
    parameter.$ref === undefined ? parameter : named[parameter.$ref.split('/').at(-1)!])?.in;
  const withQuery = new Set(Object.entries(document.paths ?? {}).flatMap(([path, item]) => Object.entries(item ?? {})
    .filter(([, operation]) => ((operation as { readonly parameters?: { in?: string; $ref?: string }[] }).parameters ?? []).some((parameter) => placeOf(parameter) === 'query'))
    .map(([method]) => `${method} ${path}`)));
  return (call) => {
    const method = call.method === 'HEAD' ? 'get' : call.method.toLowerCase();
    return { method, path: call.path, headers: {}, query: withQuery.has(`${method} ${call.path}`) ? call.querystring : '' };
  };
}

async function admitCaller({ authenticate, flood, nameTask }: ContractRoutesDeps, call: Call): Promise<Call['state']['caller'] & object> {
  try {
    return await authenticate(headerValues(call.req.rawHeaders));
  } catch (error) {
    // a right key is never locked out: only a failing call meets the limit
    if (error instanceof ServiceError && error.status === 401) flood.check(call.state.client);
    if (!(error instanceof ServiceError) && call.state.operation === 'submitSolve') await nameTask(call);
    throw error;
  }
}

/** Looks up which methods a path has; none for an unknown path. */
export function methodsByPath(document: Document): (path: string) => string[] {
  const patterns = Object.entries(document.paths ?? {}).map(([template, item]) => ({
    pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
    methods: ['get', 'post', 'put', 'patch', 'delete'].filter((method) => method in (item ?? {})).map((method) => method.toUpperCase()),
  }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.methods ?? [];
}

/** The value of the Allow header: HEAD goes with GET, and OPTIONS always. */
export function allow(methods: readonly string[]): string {
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
}

/** @throws ServiceError 405, with the Allow header set. */
export function refuseMethod(call: Call, methods: readonly string[]): never {
  call.set('Allow', allow(methods));
  throw new ServiceError('method_not_allowed', `${call.method} is not allowed on this path: use ${methods.join(' or ')}`);
}

/** Gives each handler the parameters of its path and query, which the library has validated, and sends what it answers. */
export function registerHandlers(backend: OpenAPIBackend, handlers: Readonly<Record<string, AnyHandler>>): void {
  for (const [operationId, handler] of Object.entries(handlers)) {
    backend.register(operationId, async ({ request }: Context, call: Call) => {
      send(call, await handler(call, request.params as never, { ...(request.query as object) } as never));
    });
  }
}

export function requireHandlers(backend: OpenAPIBackend, handlers: Readonly<Record<string, unknown>>): void {
  const missing = backend.getOperations().filter(({ operationId }) => operationId === undefined || !(operationId in handlers));
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.map(({ operationId, path, method }) => operationId ?? `${method} ${path}`).join(', ')}`);
}
