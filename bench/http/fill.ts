import pino from 'pino';
import { createAccounts } from '../../src/accounts/accounts.js';
import { createAdmission } from '../../src/accounts/admission.js';
import { createHistory } from '../../src/accounts/history.js';
import { loadConfig } from '../../src/config.js';
import { ServiceError } from '../../src/errors.js';
import { parseProblem, type ParsedProblem } from '../../src/http/request-parser/parse-problem.js';
import { connectToBroker } from '../../src/serve/broker-link.js';
import { readPlans } from '../../src/serve/plans.js';
import { newTaskId } from '../../src/tasks/ids.js';
import { submitTask, type SubmitDeps } from '../../src/tasks/submit.js';
import type { BusyGate } from '../../src/tasks/busy.js';
import { coordinateProblem } from './problems.js';

const AT_ONCE = 128;
/** Never busy: the measurement concerns what comes after. */
const OPEN: BusyGate = {
  check: () => Promise.resolve(),
  storeRefusal: () => Promise.resolve(null),
  refusal: () => Promise.reject(new Error('the job stream is full: is BUSY_QUEUE_DEPTH large enough?')),
  waiting: () => Promise.resolve(0),
  noteSubmitted: () => undefined,
};

/**
 * Accepts tasks of 20 nodes with coordinates like an API, with every write in its order but without HTTP, so that very
 * many tasks are waiting within minutes.
 * @param environment of the service.
 * @returns ids of some of them.
 */
export async function fillQueue(environment: Readonly<Record<string, string>>, user: string, count: number): Promise<string[]> {
  const config = loadConfig(environment);
  const logger = pino({ level: 'silent' });
  const plans = readPlans(config);
  const broker = await connectToBroker(config, logger, { name: 'bench-fill' });
  try {
    const account = (await createAccounts({ broker, plans }).find(user))!.id;
    const deps: SubmitDeps = { broker, admission: createAdmission({ broker }), history: createHistory({ broker, plans }), busy: OPEN, now: Date.now, logger };
    const { parsed } = parseProblem(coordinateProblem(20), { maxNodes: 20, maxVehicles: 20, maxStops: 20, maxMatrixCells: 1 }, { callbackAllowCidrs: [] }) as { parsed: ParsedProblem };
    const ids: string[] = [];
    let left = count;
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        const accepted = await submitTask(deps, submissionOf(account, parsed)).catch(orAgain);
        await accepted?.deferred;
        if (!accepted) left++;
        else if (ids.length < 5_000) ids.push(accepted.record.id);
      }
    }));
    return ids;
  } finally {
    await broker.close();
  }
}

/** If the broker does not keep up, the call is repeated, as partners do. */
function orAgain(error: unknown): null {
  if (error instanceof ServiceError && error.code === 'service_unavailable') return null;
  throw error;
}

function submissionOf(account: string, parsed: ParsedProblem): Parameters<typeof submitTask>[1] {
  return {
    id: newTaskId(),
    idempotent: false,
    limits: { submissionsPerMinute: 100_000_000, monthlyQuota: 100_000_000 },
    problem: parsed.problem,
    facts: {
      account, access: 'direct', pool: 'general', strategy: 'lasts', seed: parsed.seed, limitSeconds: 600,
      nodes: parsed.nodes, vehicles: parsed.vehicles, bodyDigest: parsed.bodyDigest,
    },
  };
}
