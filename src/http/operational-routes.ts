import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Document } from 'openapi-backend';
import type { MarketplaceOptions } from '../accounts/marketplace.js';
import { ServiceError } from '../errors.js';
import { clockFault } from '../tasks/clock.js';
import type { Broker } from '../tasks/ports.js';
import type { Call, CallState } from './call.js';
import { allow, refuseMethod } from './contract-router.js';
import { docsFiles } from './docs/docs-files.js';
import type { DocsFacts } from './docs/blocks.js';
import { successBody } from './envelope.js';
import { servedFrom } from './served-from.js';

export interface OperationalRoutesDeps {
  readonly document: Document;
  readonly publicUrl: string | null;
  readonly docs: DocsFacts;
  readonly marketplace: MarketplaceOptions;
  readonly broker: Pick<Broker, 'state' | 'clock'>;
  readonly isReady: () => boolean;
  readonly isStopping: () => boolean;
}

const ADDRESS = '{address}';

/** The routes beside the contract: the document itself, the documentation, and health. */
export function createOperationalRoutes(deps: OperationalRoutesDeps): Middleware<CallState> {
  const router = new Router<CallState>();
  const contractFor = servedDocument(deps);
  const files = docsFiles(deps.docs);
  const get = (path: string, operation: string, answer: (call: Call) => void | Promise<void>): void => {
    router.all(path, async (context) => {
      const call = context as unknown as Call;
      call.state.operation = operation;
      if (call.method === 'OPTIONS') {
        call.set('Allow', allow(['GET']));
        call.status = 204;
        return;
      }
      if (call.method !== 'GET' && call.method !== 'HEAD') refuseMethod(call, ['GET']);
      await answer(call);
    });
  };

  get('/openapi.json', 'openapi', (call) => {
    call.type = 'application/json';
    call.set('Cache-Control', 'no-cache');
    call.vary('X-Forwarded-Proto');
    call.body = contractFor(servedFrom(call, deps.publicUrl));
  });
  for (const [path, file] of files) {
    get(path, 'docs', async (call) => {
      call.type = file.type;
      call.set('Content-Security-Policy', file.policy);
      call.set('Referrer-Policy', 'no-referrer');
      call.set('Cache-Control', file.lasting ? 'max-age=3600' : 'no-cache');
      if (!file.lasting) call.vary('X-Forwarded-Proto');
      call.body = await file.read(servedFrom(call, deps.publicUrl));
    });
  }
  get('/health/live', 'health', (call) => answerHealth(call, 'live'));
  get('/health/ready', 'health', (call) => {
    const reason = unreadiness(deps);
    if (reason !== null) throw new ServiceError('service_unavailable', `Not ready: ${reason}`, { retryAfterSeconds: 1 });
    const fault = clockFault(deps.broker.clock);
    answerHealth(call, 'ready', fault === null ? [] : [fault]);
  });
  return router.routes() as unknown as Middleware<CallState>;
}

/** @param warnings what an operator should look after although calls are served. */
function answerHealth(call: Call, status: string, warnings: readonly string[] = []): void {
  call.type = 'application/json';
  call.body = successBody(call.state.requestId, { result: { status, ...(warnings.length > 0 && { warnings }) } });
}

function unreadiness({ broker, isReady, isStopping }: OperationalRoutesDeps): string | null {
  if (isStopping()) return 'the service is stopping';
  if (broker.state() !== 'connected') return 'the broker cannot be reached';
  return isReady() ? null : 'no worker answers';
}

/**
 * The contract as this deployment has it: the address that it is served from, and the marketplace's header by its name, or not at all.
 * @returns its text for an address; without one the servers are those of the bundled document.
 */
function servedDocument({ document, marketplace }: Pick<OperationalRoutesDeps, 'document' | 'marketplace'>): (address: string | null) => string {
  const served = structuredClone(document) as { servers?: unknown; security?: Record<string, unknown>[] | undefined; components?: { securitySchemes?: Record<string, { name?: string }> } };
  const schemes = served.components?.securitySchemes;
  const scheme = schemes?.['marketplaceProxy'];
  if (schemes && scheme && marketplace.proxySecrets.length === 0) {
    delete schemes['marketplaceProxy'];
    served.security = served.security?.filter((way) => !('marketplaceProxy' in way));
  } else if (scheme && scheme.name?.toLowerCase() !== marketplace.secretHeader) scheme.name = marketplace.secretHeader;
  const bundled = JSON.stringify(served);
  const [before = '', after = ''] = JSON.stringify({ ...served, servers: [{ url: ADDRESS, description: 'This deployment.' }] }).split(ADDRESS);
  return (address) => (address === null ? bundled : before + address + after);
}
