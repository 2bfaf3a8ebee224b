import type { ReadEarlier } from '../../tasks/earlier.js';
import type { ApiVersion } from '../../tasks/record.js';
import type { Caller } from '../../accounts/authenticate.js';
import type { MatrixStore } from '../../accounts/matrices.js';
import type { Plan } from '../../accounts/plans.js';
import { fixedRefusal, validationFailed, type ServiceError } from '../../errors.js';
import { selectionTime } from '../../strategy/reproducible.js';
import { selectStrategy } from '../../strategy/selection.js';
import type { SelectionTable } from '../../strategy/selection-table.js';
import type { StrategyManifest } from '../../strategy/contract.js';
import type { ReadCallBody } from '../body.js';
import type { ByteBudget } from '../byte-budget.js';
import type { Call } from '../call.js';
import type { Lookups } from '../request-parser/answer-question.js';
import type { ParsedProblem } from '../request-parser/parse-problem.js';
import type { Oversize } from '../request-parser/limits.js';
import type { Parsed, Refused } from '../request-parser/outcomes.js';
import type { ParsedPlan } from '../request-parser/parse-plan.js';
import type { RequestParser } from '../request-parser/request-parser.js';

/** What judging a problem needs, whether it is then solved or not. */
export interface ProblemStepsDeps {
  readonly parser: RequestParser;
  readonly readBody: ReadCallBody;
  readonly manifests: readonly StrategyManifest[];
  readonly selection: SelectionTable;
  readonly matrices: Pick<MatrixStore, 'resolve'>;
  readonly readEarlier: ReadEarlier;
  /** What is held of bodies, and of what they name. */
  readonly budget: ByteBudget;
}

/** Reads a body, and gives its bytes to `use` as long as that takes. */
export async function withBody<T>({ readBody }: Pick<ProblemStepsDeps, 'readBody'>, call: Call, use: (bytes: Buffer) => Promise<T>): Promise<T> {
  const body = await readBody(call);
  call.state.bodyBytes = body.bytes.length;
  try {
    return await use(body.bytes);
  } finally {
    body.release();
  }
}

/** Reads a body of requests, and gives `use` a way to the caller's uploads and earlier requests that they name. */
export async function withRequests<T>(
  deps: Pick<ProblemStepsDeps, 'readBody' | 'matrices' | 'readEarlier' | 'budget'>, call: Call, use: (bytes: Buffer, lookups: Lookups) => Promise<T>,
): Promise<T> {
  const { account } = call.state.caller as Caller;
  let held = 0;
  const take = (bytes: number): void => {
    deps.budget.take(bytes);
    held += bytes;
  };
  try {
    const lookups: Lookups = { uploads: (names) => deps.matrices.resolve(account, names, take), earlier: (ids) => deps.readEarlier(account, ids, take) };
    return await withBody(deps, call, (body) => use(body, lookups));
  } finally {
    deps.budget.give(held);
  }
}

/** Reads, parses and validates a problem within the plan. @throws ServiceError `validation_failed`, `plan_limit_exceeded` and those of reading. */
export async function readProblem<V extends ApiVersion>(deps: ProblemStepsDeps, call: Call, plan: Plan, api: V): Promise<Parsed[V]> {
  return taken(await withRequests(deps, call, (bytes, lookups) => deps.parser.parse(bytes, plan, api, lookups))).parsed;
}

/** The same of several problems of version 2. */
export async function readBatch(deps: ProblemStepsDeps, call: Call, plan: Plan): Promise<readonly ParsedPlan[]> {
  return taken(await withRequests(deps, call, (bytes, lookups) => deps.parser.parseBatch(bytes, plan, lookups))).batch;
}

/** Returns what a body was read as. @throws ServiceError when it was refused. */
export function taken<T extends object>(outcome: T | Refused): T {
  if ('findings' in outcome) throw validationFailed(outcome.findings);
  if ('oversize' in outcome) throw planExceeded(outcome.oversize);
  return outcome;
}

/** The refusal of a problem that is larger than the plan allows. */
function planExceeded({ what, count, limit }: Oversize): ServiceError {
  return fixedRefusal('plan_limit_exceeded', { what, count, limit });
}

/**
 * The strategy that would solve a problem in the seconds it has, and one that would solve it in the shadow.
 * @throws ServiceError `validation_failed` when none would.
 */
export function chooseStrategy(
  { manifests, selection: table }: Pick<ProblemStepsDeps, 'manifests' | 'selection'>, parsed: ParsedProblem, limitSeconds: number,
): { readonly manifest: StrategyManifest; readonly shadow: StrategyManifest | null } {
  const { customers, features, stemRatio, strategy, iterations, trafficKey } = parsed;
  const selection = selectStrategy(manifests, { customers, features, stemRatio, trafficKey, ...selectionTime(iterations, limitSeconds) }, strategy, table);
  if ('manifest' in selection) return selection;
  throw validationFailed([{ loc: strategy === null ? ['body'] : ['body', 'strategy'], msg: selection.reason, type: 'value_error' }]);
}

/**
 * Seconds that a solve may take: what is asked for, capped, or the plan's default. With a budget of iterations it is the
 * plan's maximum, for a slow machine needs longer for the same work.
 */
export function limitSecondsOf(
  { timeLimitSeconds, iterations }: Pick<ParsedProblem, 'timeLimitSeconds' | 'iterations'>, plan: Pick<Plan, 'defaultSolveSeconds' | 'maxSolveSeconds'>,
): number {
  const usual = iterations === null ? plan.defaultSolveSeconds : plan.maxSolveSeconds;
  return Math.min(timeLimitSeconds ?? usual, plan.maxSolveSeconds);
}
