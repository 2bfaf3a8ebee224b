import { pino } from 'pino';
import { Agent, request } from 'undici';
import { OPERATIONS, type OperationId } from '#generated/operations.js';
import { createAccounts } from '../../src/accounts/accounts.js';
import { createCallbackSecrets } from '../../src/accounts/secrets.js';
import { createKeys } from '../../src/accounts/keys.js';
import { parsePlans, type Plans } from '../../src/accounts/plans.js';
import type { AccountRecord } from '../../src/accounts/records.js';
import { createApi, type Api } from '../../src/http/api.js';
import type { ApiOptions } from '../../src/http/options.js';
import { createMetrics, type Metrics } from '../../src/metrics/metrics.js';
import type { StrategyManifest } from '../../src/strategy/contract.js';
import type { Broker } from '../../src/tasks/ports.js';
import { createMemoryBroker, type MemoryBroker, type MemoryBrokerOptions } from './memory-broker.js';
import { planEntry } from './plan-entry.js';
import { assertResponse } from './validate-response.js';

/** A complete response. */
export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
  /** The parsed body; null if it is empty or not JSON. */
  readonly body: any;
}

/** The parts of a call besides method and path. */
export interface CallOptions {
  readonly headers?: Record<string, string | string[]>;
  /** Objects are sent as JSON. */
  readonly body?: unknown;
}

/** The real HTTP API on a free port over a memory broker, with an account and its key. */
export interface HttpService<B extends Broker = MemoryBroker> {
  readonly api: Api;
  readonly broker: B;
  readonly plans: Plans;
  readonly metrics: Metrics;
  readonly port: number;
  readonly account: AccountRecord;
  readonly key: string;
  /** Headers for the account's direct access. */
  readonly credentials: Record<string, string>;
  /** All log lines so far. */
  readonly log: string[];
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Submits with the account's credentials. */
  submit(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  poll(id: string, headers?: Record<string, string>): Promise<Answer>;
  cancel(id: string, headers?: Record<string, string>): Promise<Answer>;
  /** Creates another account with a key; returns its headers. */
  newCaller(user: string, plan?: string): Promise<Record<string, string>>;
  readonly accounts: ReturnType<typeof createAccounts>;
  readonly keys: ReturnType<typeof createKeys>;
  readonly secrets: ReturnType<typeof createCallbackSecrets>;
  close(): Promise<void>;
}

export const SECRET = 'proxy-secret-1';

const ALL_FEATURES = ['time-windows', 'soft-time-windows', 'max-duration', 'several-depots', 'different-vehicles', 'asymmetric-distances', 'matrix-only', 'places'] as const;

/** A strategy as the API sees it: its manifest. */
export function manifest(name: string, fields: Partial<StrategyManifest> = {}): StrategyManifest {
  return {
    name, version: '1.0.0', contract: 2, description: name, pool: 'quick', customers: { minimum: 0, maximum: 30_000 }, features: [...ALL_FEATURES],
    parameters: [], ...fields,
  };
}

/** A request of n nodes that passes every rule. */
export function solveRequest(nodes = 4, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const matrix = Array.from({ length: nodes }, (_, i) => Array.from({ length: nodes }, (__, j) => Math.abs(i - j)));
  return {
    name: 'test', node_num: nodes, vehicle_num: 2, distance_matrix: matrix, start_nodes: [0, 0], end_nodes: [0, 0],
    node_demands: [0, ...Array<number>(nodes - 1).fill(1)], vehicles_capacity: [100, 100], ...fields,
  };
}

export interface HttpServiceOptions<B extends Broker = MemoryBroker> extends Partial<Omit<ApiOptions, 'broker'>> {
  /** Overridden fields of the plan `pro`. */
  readonly plan?: Record<string, unknown>;
  readonly brokerOptions?: MemoryBrokerOptions;
  /** A broker shared with another service, or a real one; default: in memory. */
  readonly broker?: B;
}

/** Starts the service; the caller closes it. */
export async function startHttpService<B extends Broker = MemoryBroker>(options: HttpServiceOptions<B> = {}): Promise<HttpService<B>> {
  const broker = options.broker ?? createMemoryBroker(options.brokerOptions) as unknown as B;
  const plans = parsePlans({
    plans: [
      planEntry({ id: 'free', api_access: false }),
      planEntry({ id: 'pro', ...options.plan }),
      planEntry({ id: 'big', max_nodes: 30_000, max_vehicles: 30_000, marketplace_subscriptions: ['ULTRA'] }),
    ],
  });
  const log: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  const metrics = createMetrics('api');
  const api = await createApi({
    plans, logger, metrics,
    marketplace: { proxySecrets: [SECRET, 'proxy-secret-2'], secretHeader: 'x-rapidapi-proxy-secret', plan: null },
    manifests: [manifest('savings'), manifest('narrow', { pool: 'own', customers: { minimum: 0, maximum: 2 } })],
    busyQueueDepth: 500,
    maxBodyBytes: 4 * 1024 * 1024,
    ...options,
    broker,
  });
  const { port } = await api.listen(0, '127.0.0.1');
  const agent = new Agent({ pipelining: 1, connections: 128 });
  const accounts = createAccounts({ broker, plans });
  const keys = createKeys({ broker });
  const account = await accounts.find('demo') ?? await accounts.create({ user: 'demo', plan: 'pro' });
  const { key } = await keys.create(account);
  const credentials = { 'x-user-name': 'demo', 'x-api-key': key };

  const call = async (method: string, path: string, { headers = {}, body }: CallOptions = {}): Promise<Answer> => {
    const raw = body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
    const json = raw === undefined ? {} : { 'content-type': 'application/json' };
    const response = await request(`http://127.0.0.1:${port}${path}`, {
      method: method as 'GET', dispatcher: agent, headers: { ...json, ...headers }, body: (raw ?? null) as string | null,
    });
    const text = await response.body.text();
    const answer = { status: response.statusCode, headers: response.headers as Record<string, string>, text, body: parsed(text) };
    await assertAnswer(method, path, answer);
    return answer;
  };
  return {
    api, broker, plans, metrics, port, account, key, credentials, log, call, accounts, keys,
    secrets: createCallbackSecrets({ broker }),
    submit: (body, headers = credentials) => call('POST', '/api/v1/solve', { headers, body }),
    poll: (id, headers = credentials) => call('GET', `/api/v1/solve/result/${id}`, { headers }),
    cancel: (id, headers = credentials) => call('DELETE', `/api/v1/solve/result/${id}`, { headers }),
    newCaller: async (user, plan = 'pro') => {
      const made = await keys.create(await accounts.create({ user, plan }));
      return { 'x-user-name': user, 'x-api-key': made.key };
    },
    close: async () => {
      await agent.close();
      await api.close(1000);
    },
  };
}

/** Starts a service for part of a test, and always stops it. */
export async function withHttpService<B extends Broker = MemoryBroker>(options: HttpServiceOptions<B>, use: (service: HttpService<B>) => Promise<void>): Promise<void> {
  const service = await startHttpService(options);
  try {
    await use(service);
  } finally {
    await service.close();
  }
}

/** Every response of the API with a body must be described by the contract. */
async function assertAnswer(method: string, path: string, { status, headers, text }: Answer): Promise<void> {
  const isOwnPage = status < 400 && !path.startsWith('/api/');
  if (method === 'HEAD' || method === 'OPTIONS' || isOwnPage) return;
  await assertResponse(operationOf(method, path), status, headers, text);
}

/** The operation that a call reaches, by the contract; an invalid id reaches none. */
function operationOf(method: string, path: string): OperationId | null {
  const plain = path.split('?')[0] ?? '';
  const found = Object.entries(OPERATIONS).find(([, operation]) => operation.method === method.toLowerCase()
    && new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[A-Za-z0-9_-]+')}$`).test(plain));
  return (found?.[0] ?? null) as OperationId | null;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
