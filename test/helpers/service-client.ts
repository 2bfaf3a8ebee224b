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

/**
 * Creates an account with a key through the service's private broker, which takes a tenth of the time of two command
 * line calls.
 *
 * @param plansFile the service's PLANS_FILE
 * @returns its headers
 */
export async function accountOn(service: RunningService, user: string, plan: string, plansFile = PLANS): Promise<Record<string, string>> {
  const file = readBrokerFile(service.dataDir);
  if (file === null) throw new Error(`there is no private broker of a service on ${service.dataDir}`);
  const { url, password, jobLimit, storeLimitBytes } = file;
  const broker = await connectBroker({ servers: url, user: file.user, password, jobLimit, storeLimitBytes, private: true, name: 'test', logger: pino({ level: 'silent' }) });
  try {
    const account = await createAccounts({ broker, plans: loadPlans(plansFile) }).create({ user, plan });
    const { key } = await createKeys({ broker }).create(account);
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
