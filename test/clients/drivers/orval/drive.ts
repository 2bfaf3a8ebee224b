import { readFileSync } from 'node:fs';
import { getPlan, getSolveResult, submitPlan, submitSolve, validatePlan, type PlanRequest, type SolvedResult, type SolveRequest } from './client.js';

const { user, key, problem, plan } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { user: string; key: string; problem: SolveRequest; plan: PlanRequest };
const headers = { 'X-User-Name': user, 'X-Api-Key': key };

/** Written by hand with the required fields, and with alternatives, the others of which state nothing: what a client adds by itself would be refused. */
const handwritten: PlanRequest = {
  locations: [{ id: 'depot', position: [13.4, 52.5] }, { id: 'home', position: [13.5, 52.5] }],
  vehicles: [{ id: 'van', start: 'depot' }],
  stops: [{ id: 'at-home', location: 'home', required: true }, { id: 'at-depot', location: 'depot' }],
  relations: [{ type: 'one_of', stops: ['at-home', 'at-depot'] }],
};
const valid = await validatePlan(handwritten, { headers });

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

async function planned(): Promise<object> {
  const submitted = await submitPlan(plan, { headers });
  if (submitted.status !== 200) throw new Error(submitted.data.error);
  const { status, data } = await getPlan(submitted.data.request_id, { headers: { ...headers, Prefer: 'wait=20' } });
  if (status !== 200 || data.state !== 'solved') throw new Error(`not planned: ${JSON.stringify(data)}`);
  const { summary, routes, unassigned } = data.result;
  return {
    total: summary.costs.total,
    steps: routes.flatMap(({ steps }) => steps.map((step) => (step.type === 'stop' ? `stop ${step.stop}` : step.type))),
    unassigned: unassigned.map((left) => `${left.type === 'stop' ? left.stop : left.shipment} ${left.reasons[0]?.code}`),
  };
}

const { total_cost } = await solved();
const refused = await submitSolve(problem, { headers: { ...headers, 'X-Api-Key': 'wrong' } });
console.log(JSON.stringify({ accepted: state, total_cost, planned: await planned(), handwritten: valid.status === 200 ? valid.data.result.status : null, refused: refused.status === 200 ? null : refused.data.code }));
