import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Document } from 'openapi-backend';
import type { MarketplaceOptions } from '../accounts/index.js';
import { ServiceError } from '../errors.js';
import { clockFault, type Broker } from '../tasks/index.js';
import type { Call, CallState } from './call.js';
import { allow, refuseMethod } from './contract-routes.js';
import { docsFiles, type DocsFacts } from './docs/index.js';
import { successBody } from './envelope.js';

export interface OperationalRoutesDeps {
  readonly document: Document;
  readonly publicUrl: string | null;
  readonly docs: DocsFacts;
  readonly marketplace: MarketplaceOptions;
  readonly broker: Pick<Broker, 'state' | 'clock'>;
  readonly isReady: () => boolean;
  readonly isStopping: () => boolean;
}

/** The routes beside the contract: the document itself, the documentation, and health. */
export function createOperationalRoutes(deps: OperationalRoutesDeps): Middleware<CallState> {
  const router = new Router<CallState>();
  const contract = Buffer.from(JSON.stringify(servedDocument(deps)));
  const files = docsFiles(deps.docs, deps.publicUrl);
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
    call.body = contract;
  });
  for (const [path, file] of files) {
    get(path, 'docs', async (call) => {
      call.type = file.type;
      call.set('Content-Security-Policy', file.policy);
      call.set('Referrer-Policy', 'no-referrer');
      call.set('Cache-Control', file.lasting ? 'max-age=3600' : 'no-cache');
      call.body = await file.read();
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
  call.body = successBody(call.state.requestId, { status, ...(warnings.length > 0 && { warnings }) });
}

function unreadiness({ broker, isReady, isStopping }: OperationalRoutesDeps): string | null {
  if (isStopping()) return 'the service is stopping';
  if (broker.state() !== 'connected') return 'the broker cannot be reached';
  return isReady() ? null : 'no worker answers';
}

/** The contract as this deployment has it: its address, and its name of the marketplace's header. */
function servedDocument({ document, publicUrl, marketplace }: OperationalRoutesDeps): Document {
  const served = structuredClone(document) as { servers?: unknown; components?: { securitySchemes?: Record<string, { name?: string }> } };
  if (publicUrl !== null) served.servers = [{ url: publicUrl, description: 'This deployment.' }];
  const scheme = served.components?.securitySchemes?.['marketplaceProxy'];
  if (scheme && scheme.name?.toLowerCase() !== marketplace.secretHeader) scheme.name = marketplace.secretHeader;
  return served as Document;
}
