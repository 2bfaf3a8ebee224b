import type { Plan, PlanRequest } from '#generated/types.js';
import { planOfAnswer } from '../contract/plan/answer.js';
import { CommandError } from './command-error.js';
import { checkPlanResult } from './plan-result.js';
import { readBytes } from './problem-file.js';
import { readJson } from './read-json.js';

/** Faults that are shown. */
const SHOWN_FAULTS = 10;

/** A request of version 2 with a plan of it. */
export interface PlanFile {
  readonly request: PlanRequest;
  readonly plan: Plan;
  /** The first rule that the plan breaks, in words; null: it holds. */
  readonly violation: string | null;
}

/**
 * Reads the plan of a request, which may break its rules.
 * @param requestPath a request of version 2 that was read before and is valid.
 * @throws CommandError when the result is no plan.
 */
export function readPlanFile(requestPath: string, resultPath: string): PlanFile {
  const value = readJson(resultPath);
  const answer = planOfAnswer(value);
  if ('faults' in answer) throw new CommandError([`${resultPath}: not a solved answer of version 2:`, ...answer.faults.slice(0, SHOWN_FAULTS).map((fault) => `  ${fault}`)].join('\n'));
  const { violations: [violation] } = checkPlanResult(readBytes(requestPath), value);
  return { request: readJson(requestPath) as PlanRequest, plan: answer.plan, violation: violation?.message ?? null };
}
