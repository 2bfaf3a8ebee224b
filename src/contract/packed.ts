import { explainFailure, type FailureExplanation } from '../model/explanation.js';
import { besideUnservable, impossibleText } from '../model/explanation/impossibility.js';
import type { Impossibility } from '../model/impossibility.js';
import type { PlannedRoutes, Problem } from '../model/problem.js';
import { nodeNames } from './certificate/customer-names.js';
import { planCustomerNames } from './certificate/plan-names.js';
import { explainPlan } from './explain-plan.js';
import { impossibilityMember, type ImpossibilityMember } from './impossibility.js';
import { packedVersion, PACK_VERSION } from './pack.js';
import { packedPlanVersion, PLAN_PACK_VERSION, unpackPlan } from './plan/pack.js';
import { plannedEnvelope, planResult } from './plan/result.js';
import { unpackProblem } from './problem.js';
import { solvedResult, successEnvelope, type ResultMeta } from './result.js';

/** A submitted problem, whichever version of the API it came through. */
export interface PackedProblem {
  readonly problem: Problem;
  /** What the version calls a customer. */
  readonly noun: 'customer' | 'stop';
  /** Routes to start the search from; they may be incomplete or infeasible. Null: none. */
  readonly initial: PlannedRoutes | null;
  /** Returns the envelope of checked routes as it is stored, and what they cost. */
  readonly finish: (routes: PlannedRoutes, meta: ResultMeta) => FinishedRoutes;
  /** Returns why there is no solution. @param seconds how long the search ran. */
  readonly explain: (seconds: number) => FailureExplanation;
  /** Returns what an answer says of a proof that there is none. @param explained by `explain`. */
  readonly explainImpossible: (finding: Impossibility, explained: FailureExplanation) => ExplainedImpossibility;
}

/** A text for people, and the member of the answer. */
export interface ExplainedImpossibility {
  readonly text: string;
  readonly member: ImpossibilityMember;
}

/** What the record of a task keeps of its routes. */
export interface RoutesSummary {
  readonly totalCost: number;
  readonly vehiclesUsed: number;
  /** Version 2 only. */
  readonly stopsUnassigned?: number;
}

export interface FinishedRoutes extends RoutesSummary {
  readonly envelope: Uint8Array;
}

/**
 * Returns the problem in packed bytes of either version, fresh; the solving child and the checker each read their own.
 * @throws RangeError when the bytes are no packed problem, or of a form that this release does not read.
 */
export function readPacked(bytes: Uint8Array): PackedProblem {
  return packedPlanVersion(bytes) === null ? readSolve(bytes) : readPlan(bytes);
}

/** What the first four bytes of every packed problem begin with; the fourth tells its kind. */
const PACKED = 'RMR';

/** Returns the form of packed bytes that only a later release reads, in words; null: this one does, or they are no packed problem. */
export function laterForm(bytes: Uint8Array): string | null {
  const [solve, plan] = [packedVersion(bytes), packedPlanVersion(bytes)];
  const kind = new TextDecoder('latin1').decode(bytes.subarray(0, 4));
  if (solve === null && plan === null && kind.startsWith(PACKED)) return `is of a kind that this release does not know (${JSON.stringify(kind)})`;
  if (solve !== null && solve > PACK_VERSION) return `has version ${String(solve)}, this release reads ${String(PACK_VERSION)}`;
  if (plan !== null && plan > PLAN_PACK_VERSION) return `has version ${String(plan)} of plans, this release reads ${String(PLAN_PACK_VERSION)}`;
  return null;
}

function readSolve(bytes: Uint8Array): PackedProblem {
  const problem = unpackProblem(bytes);
  return {
    problem,
    noun: 'customer',
    initial: null,
    finish: (routes, meta) => {
      const result = solvedResult(problem, routes, meta);
      return { envelope: successEnvelope(result), totalCost: result.total_cost, vehiclesUsed: result.details.vehicles.length };
    },
    explain: (seconds) => explainFailure(problem, seconds),
    explainImpossible: (finding, explained) => ({ text: impossibleText(problem, explained, finding, 'customer'), member: impossibilityMember(besideUnservable(finding, explained), nodeNames(problem)) }),
  };
}

function readPlan(bytes: Uint8Array): PackedProblem {
  const { problem, ids, initial } = unpackPlan(bytes);
  return {
    problem,
    noun: 'stop',
    initial,
    finish: (routes, meta) => {
      const plan = planResult(problem, ids, routes, { ...meta, initial });
      const { costs, vehicles_used: vehiclesUsed, stops_unassigned: stopsUnassigned } = plan.summary;
      return { envelope: plannedEnvelope(meta.requestId, plan), totalCost: costs.total, vehiclesUsed, stopsUnassigned };
    },
    explain: (seconds) => explainPlan(problem, ids, seconds),
    explainImpossible: (finding, explained) => ({ text: impossibleText(problem, explained, finding, 'stop'), member: impossibilityMember(besideUnservable(finding, explained), planCustomerNames(problem, ids)) }),
  };
}
