import { PLAN_EXAMPLES } from '../../src/http/center/examples/plans.js';
import type { AccountCenter, CenterAccount } from '../helpers/account-center.js';

/** The example of version 2 with all kinds of features. */
export const CITY = PLAN_EXAMPLES[0]!.request as unknown as Readonly<Record<string, unknown>>;

/** Solves the example with some members changed through the API. @returns the id of its task. */
export async function solvePlan({ url }: AccountCenter, { credentials }: CenterAccount, changes: object): Promise<string> {
  const headers = { ...credentials, 'content-type': 'application/json' };
  const accepted = (await (await fetch(`${url}/api/v2/solve`, { method: 'POST', headers, body: JSON.stringify({ ...CITY, time_limit_seconds: 1, iterations: 200, ...changes }) })).json()) as { request_id: string };
  const answer = (await (await fetch(`${url}/api/v2/solve/result/${accepted.request_id}`, { headers: { ...credentials, prefer: 'wait=30' } })).json()) as { state?: string };
  if (answer.state !== 'solved') throw new Error(`not solved: ${JSON.stringify(answer)}`);
  return accepted.request_id;
}
