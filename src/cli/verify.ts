import { extname } from 'node:path';
import type { Command } from 'commander';
import { routesFromResult, verifyResult } from '../contract/result-reader.js';
import { readSolution } from '../instance/solution.js';
import { check } from '../model/checker.js';
import { evaluate } from '../model/cost.js';
import type { Problem, Rounding } from '../model/problem.js';
import { CommandError, UsageError } from './command-error.js';
import { rounding } from './option-values.js';
import type { Output } from './output.js';
import { checkPlanResult, type CheckedResult } from './plan-result.js';
import { fileLimits, planGapText, readBytes, readProblemFile } from './problem-file.js';

/** Violations that are shown to a person; `--json` has them all. */
const SHOWN = 20;

/** Declares `verify REQUEST RESULT`. */
export function declareVerify(program: Command, output: Output): void {
  program
    .command('verify REQUEST RESULT')
    .description('check a result against its request with the independent checker; RESULT: envelope, result, .sol, or .txt with the same lines')
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .action((request: string, result: string, options: { rounding?: Rounding }) => {
      verify(request, result, options, output);
    });
}

function verify(requestPath: string, resultPath: string, options: { rounding?: Rounding }, output: Output): void {
  const file = readProblemFile(requestPath, options);
  const { problem, ids } = file;
  const { violations, cost, routes } = ids === null ? checkResult(problem, resultPath) : verifyPlan(requestPath, resultPath);
  if (cost !== null) {
    output.answer({ valid: true, violations, total_cost: cost }, `valid: cost ${cost}`);
    const gap = planGapText(cost, routes, file);
    if (gap !== null) output.note(gap);
    return;
  }
  const more = violations.length > SHOWN ? [`  and ${violations.length - SHOWN} more`] : [];
  const lines = violations.slice(0, SHOWN).map(({ kind, message }) => `  ${kind}: ${message}`);
  output.answer({ valid: false, violations, total_cost: null }, ['not valid:', ...lines, ...more].join('\n'));
  output.refuse();
}

function verifyPlan(requestPath: string, resultPath: string): CheckedResult {
  if (extname(resultPath).toLowerCase() === '.sol') throw new UsageError(`${resultPath}: the result of a request of version 2 is a plan or its envelope, as .json`);
  return checkPlanResult(readBytes(requestPath), parseJson(resultPath, new TextDecoder().decode(readBytes(resultPath))));
}

function checkResult(problem: Problem, path: string): CheckedResult {
  const text = new TextDecoder().decode(readBytes(path));
  const solution = ['.sol', '.txt'].includes(extname(path).toLowerCase());
  const value = solution ? null : parseJson(path, text);
  const routes = solution ? readSolution(problem, text, fileLimits()) : routesFromResult(problem, value).routes;
  const violations = solution ? check(problem, routes) : verifyResult(problem, value);
  return { violations, cost: violations.length === 0 ? evaluate(problem, routes).total : null, routes: routes.length };
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${path}: not JSON; give an envelope, a result or a .sol file`);
  }
}
