import { readFileSync } from 'node:fs';
import { getSolveResult, submitSolve, type SolvedResult, type SolveRequest } from './client.js';

const { user, key, problem } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { user: string; key: string; problem: SolveRequest };
const headers = { 'X-User-Name': user, 'X-Api-Key': key };

const accepted = await submitSolve(problem, { headers });
if (accepted.status !== 200) throw new Error(accepted.data.error);
const { request_id: id, state } = accepted.data;

async function solved(): Promise<SolvedResult> {
  for (;;) {
    const { status, data } = await getSolveResult(id, { headers: { ...headers, Prefer: 'wait=20' } });
    if (status !== 200) throw new Error(data.error);
    if (data.state === 'failed') throw new Error(data.error);
    if (data.state === 'solved') return data.result;
  }
}

const { total_cost } = await solved();
const refused = await submitSolve(problem, { headers: { ...headers, 'X-Api-Key': 'wrong' } });
console.log(JSON.stringify({ accepted: state, total_cost, refused: refused.status === 200 ? null : refused.data.code }));
