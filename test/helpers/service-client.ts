import { join } from 'node:path';
import { pino } from 'pino';
import { createAccounts } from '../../src/accounts/accounts.js';
import { createKeys } from '../../src/accounts/keys.js';
import { loadPlans } from '../../src/accounts/plans.js';
import { connectBroker } from '../../src/nats/connect-broker.js';
import { packageRoot } from '../../src/root.js';
import { readBrokerFile } from '../../src/serve/broker-file.js';
import type { RunningService } from './running-service.js';
import { until } from './until.js';

const PLANS = join(packageRoot, 'config', 'plans.json');

/** The parts of a poll's response that tests read. */
export interface TaskAnswer {
  readonly success: boolean;
  readonly request_id: string;
  readonly error: string | null;
  readonly code?: string;
  readonly result: {
    readonly status?: string;
    readonly total_cost: number;
    readonly time: number;
    readonly routes: Readonly<Record<string, readonly number[]>>;
    readonly details: unknown;
  } | null;
}

/** How an account is created; by default without a password, under the plans of the release. */
interface AccountOptions {
  readonly password?: string;
  /** The service's PLANS_FILE. */
  readonly plansFile?: string;
  /** The name of its key; null for an account without one. */
  readonly keyName?: string | null;
}

/**
 * Creates an account with a key through the service's private broker, which takes a tenth of the time of two command
 * line calls.
 *
 * @returns its headers; none without a key
 */
export async function accountOn(service: Pick<RunningService, 'dataDir'>, user: string, plan: string, { password, plansFile = PLANS, keyName = '' }: AccountOptions = {}): Promise<Record<string, string>> {
  const file = readBrokerFile(service.dataDir);
  if (file === null) throw new Error(`there is no private broker of a service on ${service.dataDir}`);
  const { url, jobLimit, storeLimitBytes } = file;
  const broker = await connectBroker({ servers: url, user: file.user, password: file.password, jobLimit, storeLimitBytes, private: true, name: 'test', logger: pino({ level: 'silent' }) });
  try {
    const account = await createAccounts({ broker, plans: loadPlans(plansFile) }).create({ user, plan, ...(password !== undefined && { password }) });
    if (keyName === null) return {};
    const { key } = await createKeys({ broker }).create(account, { name: keyName });
    return { 'x-user-name': user, 'x-api-key': key };
  } finally {
    await broker.close();
  }
}

/** Submits a request and waits for its end. @returns the final response, whatever it is */
export async function solveOver(
  service: RunningService, credentials: Readonly<Record<string, string>>, body: object, timeoutMs: number, version: 1 | 2 = 1,
): Promise<TaskAnswer> {
  const headers = { ...credentials, 'content-type': 'application/json', connection: 'close' };
  const path = `${service.url}/api/v${version}/solve`;
  const accepted = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { request_id: id } = (await accepted.json()) as { request_id: string };
  if (accepted.status !== 200) throw new Error(`refused with ${accepted.status}`);
  return until(`task ${id} to end`, async () => {
    const response = await fetch(`${path}/result/${id}`, { headers });
    const answer = (await response.json()) as TaskAnswer;
    return answer.result?.status === 'processing' || response.status === 503 ? null : answer;
  }, timeoutMs, 50);
}
