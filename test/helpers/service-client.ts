import { spawnSync } from 'node:child_process';
import { MAIN, type RunningService } from './running-service.js';
import { until } from './until.js';

/** The answer of a poll, as far as tests read it. */
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
 * Makes an account by the command line of the service's machine.
 *
 * @param environment settings that the command line shares with the service, such as PLANS_FILE
 * @returns its headers
 */
export function accountOn(
  service: RunningService, user: string, plan: string, environment: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const command = (...args: string[]): string => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...args, '--json'], {
      env: { PATH: process.env['PATH'], DATA_DIR: service.dataDir, ...environment }, encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  command('account', 'create', user, '--plan', plan);
  const { key } = JSON.parse(command('key', 'create', user)) as { key: string };
  return { 'x-user-name': user, 'x-api-key': key };
}

/** Submits a request and waits for its end. @returns the final answer, whatever it says */
export async function solveOver(
  service: RunningService, credentials: Readonly<Record<string, string>>, body: object, timeoutMs: number,
): Promise<TaskAnswer> {
  const headers = { ...credentials, 'content-type': 'application/json', connection: 'close' };
  const accepted = await fetch(`${service.url}/api/v1/solve`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { request_id: id } = (await accepted.json()) as { request_id: string };
  if (accepted.status !== 200) throw new Error(`refused with ${accepted.status}`);
  return until(`task ${id} to end`, async () => {
    const response = await fetch(`${service.url}/api/v1/solve/result/${id}`, { headers });
    const answer = (await response.json()) as TaskAnswer;
    return answer.result?.status === 'processing' || response.status === 503 ? null : answer;
  }, timeoutMs, 50);
}
