import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Command } from 'commander';
import type { Plan, SearchSummary, SolvedResult } from '#generated/types.js';
import { planResult } from '../contract/plan/result.js';
import { solvedResult, type ResultMeta } from '../contract/result.js';
import { costText, writeSolution } from '../instance/solution.js';
import { variantOfRoutes } from '../model/variants.js';
import type { PlannedRoutes, Problem, Rounding } from '../model/problem.js';
import { EXIT, UsageError } from './command-error.js';
import type { Output } from './output.js';
import { requireWritable } from './output-file.js';
import { boundMode, number, parameter, rounding } from './option-values.js';
import { planGapText, readProblemFile, type ProblemFile } from './problem-file.js';
import { isBuiltIn } from '../strategy/registry.js';
import type { RunResult } from '../strategy/run.js';
import { statedBound, type StatedBound } from '../strategy/bound/stated-bound.js';
import { writeProof } from './proof-file.js';
import { planSolve, solveProblem, type SolvePlan, type SolveSettings } from './solve-problem.js';

interface SolveOptions extends SolveSettings {
  readonly rounding?: Rounding;
  readonly output?: string;
  readonly certificate?: string;
}

/** Declares `solve FILE`. */
export function declareSolve(program: Command, output: Output): void {
  program
    .command('solve FILE')
    .description('solve a file locally, without a service')
    .option('--strategy <name>', 'the strategy; default: chosen from the problem and its time limit')
    .option('--time-limit <seconds>', 'solve time', number(0.001, 86_400, { integer: false }))
    .option('--seed <number>', 'seed; default: derived from the problem', number(0, 4_294_967_295, { integer: true }))
    .option('--threads <number>', 'threads that the strategy may use; default: 1, with iterations by the number of nodes', number(1, 256, { integer: true }))
    .option('--iterations <number>', 'work budget, which gives the same routes on every machine; the field "iterations" of a request', number(1, 1e9, { integer: true }))
    .option('--bound <mode>', 'how much of the solve goes to a lower bound: none, default or strong; the field "bound" of a request', boundMode)
    .option('--param <name=value>', 'a parameter of the strategy; repeatable', parameter)
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .option('-o, --output <file>', 'file to write the result to: .json or .sol')
    .option('--certificate <file>', 'file to write the certificate to if it is proved that there is no solution')
    .action(async (file: string, options: SolveOptions) => solve(file, options, output));
}

/** @returns how the search went, as the service says it. */
function searchOf(problem: Problem, routes: PlannedRoutes, { threads, manifest }: SolvePlan, { ended, iterations }: RunResult): SearchSummary {
  return { ended: ended === 'failed' ? 'interrupted' : ended, iterations, threads, variant: isBuiltIn(manifest) ? variantOfRoutes(problem, routes) : null };
}

async function solve(path: string, options: SolveOptions, output: Output): Promise<void> {
  if (options.output !== undefined && !['.json', '.sol'].includes(extname(options.output))) {
    throw new UsageError(`--output ${options.output}: must end in .json or .sol`);
  }
  if (options.output !== undefined) requireWritable('--output', options.output);
  if (options.certificate !== undefined) requireWritable('--certificate', options.certificate);
  const file = readProblemFile(path, { rounding: options.rounding });
  if (file.ids !== null && extname(options.output ?? '') === '.sol') throw new UsageError(`--output ${options.output ?? ''}: the plan of a request of version 2 is written as .json`);
  const plan = planSolve(file, options);
  const { routes, run } = await guarded(plan.manifest.name, output, () => solveProblem(file, plan)).catch((error: unknown) => {
    writeProof(file, error, options, output);
    throw error;
  });
  const { seed, manifest } = plan;
  const { stated } = statedBound(file.problem, routes, { ended: run.ended === 'failed' ? null : run.ended, bound: run.bound, builtIn: isBuiltIn(manifest) });
  const { document, cost, seconds } = resultOf(file, routes, {
    requestId: 'local', strategy: manifest.name, seed, seconds: run.seconds, search: searchOf(file.problem, routes, plan, run), bound: stated, warnings: file.warnings,
  });
  const gap = planGapText(cost, routes.length, file);
  if (options.output !== undefined) {
    const text = extname(options.output) === '.sol' ? writeSolution(file.problem, routes, cost) : `${JSON.stringify(document)}\n`;
    writeFileSync(options.output, text);
  }
  for (const { message } of file.warnings ?? []) output.note(`warning: ${message}`);
  output.note(`${file.name}: cost ${costText(cost)}, ${routes.length} routes, ${seconds} s by ${manifest.name}`);
  if (gap !== null) output.note(gap);
  if (stated !== null) output.note(boundText(stated));
  output.answer(document, options.output === undefined ? undefined : `written to ${options.output}`);
}

/**
 * Runs a strategy in this process, and keeps the promises of the command whatever it does: what it prints goes to standard
 * error, and if it ends the process, the command says so and fails.
 */
function guarded<Value>(strategy: string, output: Output, run: () => Promise<Value>): Promise<Value> {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  const exited = (status: number): void => fail(`ended the process with status ${status} before its result`);
  const idle = (): void => fail('returned a promise that can never settle');
  const release = (): void => {
    stdout.write = write;
    process.off('exit', exited).off('beforeExit', idle);
  };
  const fail = (what: string): void => {
    release();
    output.fail(`strategy ${strategy} ${what}; "roundsman strategy check DIR" shows what else it does`);
    process.exitCode = EXIT.refused;
  };
  stdout.write = stderr.write.bind(stderr);
  process.once('exit', exited).once('beforeExit', idle);
  return run().finally(release);
}

/** @returns a bound as text, `lower bound 27012.4 by dual-ascent: at most 2.10 % better is possible` for instance. */
function boundText({ lowerBound, gap, method, relaxes }: StatedBound): string {
  const without = relaxes.length > 0 ? `, without ${relaxes.join(', ')}` : '';
  const room = gap === null ? '' : gap === 0 ? ': optimal' : `: gap ${(100 * gap).toFixed(2)} %`;
  return `lower bound ${lowerBound} by ${method}${without}${room}`;
}

/** The result of a run as its version of the API writes it, and what it costs. */
function resultOf({ problem, ids, initial = null }: ProblemFile, routes: PlannedRoutes, meta: ResultMeta): { readonly document: SolvedResult | Plan; readonly cost: number; readonly seconds: number } {
  if (ids === null) {
    const document = solvedResult(problem, routes, meta);
    return { document, cost: document.total_cost, seconds: document.time };
  }
  const document = planResult(problem, ids, routes, { ...meta, initial });
  return { document, cost: document.summary.costs.total, seconds: document.solve_seconds };
}
