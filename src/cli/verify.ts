import { extname } from 'node:path';
import type { Command } from 'commander';
import { routesFromResult, verifyResult } from '../contract/result-reader.js';
import { costText } from '../instance/solution.js';
import { check } from '../model/checker.js';
import { evaluate } from '../model/cost.js';
import type { Problem, Rounding } from '../model/problem.js';
import { costAllowance } from '../model/tolerance.js';
import { boundFault } from './claimed-bound.js';
import { CommandError, UsageError } from './command-error.js';
import { rounding } from './option-values.js';
import type { Output } from './output.js';
import { checkPlanResult, type CheckedResult } from './plan-result.js';
import { planGapText, readBytes, readSolutionCost, readProblemFile, readSolutionFile } from './problem-file.js';
import { claimIn, isFailedAnswer, refuseFailedAnswer, verifyCertificate } from './verify-certificate.js';

/** Violations that are shown to a person; `--json` has them all. */
const SHOWN = 20;

/** Declares `verify REQUEST RESULT`. */
export function declareVerify(program: Command, output: Output): void {
  program
    .command('verify REQUEST RESULT')
    .description('check a result against its request with the independent checker; RESULT: envelope, result, .sol, .txt with the same lines, or a certificate of a bound or of impossibility')
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .action((request: string, result: string, options: { rounding?: Rounding }) => {
      verify(request, result, options, output);
    });
}

function verify(requestPath: string, resultPath: string, options: { rounding?: Rounding }, output: Output): void {
  const file = readProblemFile(requestPath, options);
  const { problem, ids } = file;
  const value = isSolution(resultPath) ? null : parseJson(resultPath, textOf(resultPath));
  const claim = claimIn(value);
  if (claim !== null) {
    verifyCertificate(file, claim, output);
    return;
  }
  if (isFailedAnswer(value)) {
    refuseFailedAnswer(output);
    return;
  }
  const { violations, cost, routes } = withBound(ids === null ? checkResult(problem, resultPath, value) : verifyPlan(requestPath, resultPath, value), value);
  if (cost !== null) {
    output.answer({ valid: true, violations, total_cost: cost }, `valid: cost ${costText(cost)}`);
    const gap = planGapText(cost, routes, file);
    if (gap !== null) output.note(gap);
    if (isSolution(resultPath)) noteCost(resultPath, cost, output);
    return;
  }
  const more = violations.length > SHOWN ? [`  and ${violations.length - SHOWN} more`] : [];
  const lines = violations.slice(0, SHOWN).map(({ kind, message }) => `  ${kind}: ${message}`);
  output.answer({ valid: false, violations, total_cost: null }, ['not valid:', ...lines, ...more].join('\n'));
  output.refuse();
}

/** Costs of published solutions follow conventions of rounding, so that another cost is a warning, not a violation. */
function noteCost(path: string, cost: number, output: Output): void {
  const stated = readSolutionCost(path);
  if (stated === null || Math.abs(Number(stated) - cost) <= 0.5 * 10 ** -decimalsOf(stated) + costAllowance(cost)) return;
  output.note(`warning: ${path} states the cost ${stated}, its routes cost ${costText(cost)}; correct its Cost line, or name the rounding of its distances with --rounding`);
}

function decimalsOf(text: string): number {
  return /^\d*\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}

function verifyPlan(requestPath: string, resultPath: string, value: unknown): CheckedResult {
  if (extname(resultPath).toLowerCase() === '.sol') throw new UsageError(`${resultPath}: the result of a request of version 2 is a plan or its envelope, as .json`);
  return checkPlanResult(readBytes(requestPath), value ?? parseJson(resultPath, textOf(resultPath)));
}

function checkResult(problem: Problem, path: string, value: unknown): CheckedResult {
  const solution = isSolution(path);
  const routes = solution ? readSolutionFile(problem, path) : routesFromResult(problem, value).routes;
  const violations = solution ? check(problem, routes) : verifyResult(problem, value);
  return { violations, cost: violations.length === 0 ? evaluate(problem, routes).total : null, routes: routes.length };
}

/** A result whose lower bound is above its cost does not hold. */
function withBound(checked: CheckedResult, value: unknown): CheckedResult {
  const fault = checked.cost === null ? null : boundFault(value, checked.cost);
  return fault === null ? checked : { ...checked, violations: [fault], cost: null };
}

function isSolution(path: string): boolean {
  return ['.sol', '.txt'].includes(extname(path).toLowerCase());
}

function textOf(path: string): string {
  return new TextDecoder().decode(readBytes(path));
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${path}: not JSON; give an envelope, a result, a certificate or a .sol file`);
  }
}
