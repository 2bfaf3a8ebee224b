import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Command } from 'commander';
import type { SearchSummary } from '#generated/types.js';
import { solvedResult } from '../contract/result.js';
import { writeSolution } from '../instance/solution.js';
import { searchVariantOf } from '../model/variants.js';
import type { Problem, Rounding } from '../model/problem.js';
import { UsageError } from './command-error.js';
import type { Output } from './output.js';
import { number, parameter, rounding } from './option-values.js';
import { gapText, readProblemFile } from './problem-file.js';
import { isBuiltIn } from '../strategy/registry.js';
import type { RunResult } from '../strategy/run.js';
import { planSolve, solveProblem, type SolvePlan, type SolveSettings } from './solve-problem.js';

interface SolveOptions extends SolveSettings {
  readonly rounding?: Rounding;
  readonly output?: string;
}

/** Declares `solve FILE`. */
export function declareSolve(program: Command, output: Output): void {
  program
    .command('solve FILE')
    .description('solve a file locally, without a service')
    .option('--strategy <name>', 'the strategy; default: chosen by size and features')
    .option('--time-limit <seconds>', 'solve time', number(0.001, 86_400, { integer: false }))
    .option('--seed <number>', 'seed; default: derived from the problem', number(0, 4_294_967_295, { integer: true }))
    .option('--threads <number>', 'threads that the strategy may use; default: 1, with iterations by the number of nodes', number(1, 256, { integer: true }))
    .option('--iterations <number>', 'work budget, which gives the same routes on every machine; the field "iterations" of a request', number(1, 1e9, { integer: true }))
    .option('--param <name=value>', 'a parameter of the strategy; repeatable', parameter)
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .option('-o, --output <file>', 'file to write the result to: .json or .sol')
    .action(async (file: string, options: SolveOptions) => solve(file, options, output));
}

/** @returns how the search went, as the service says it. */
function searchOf(problem: Problem, { threads, manifest }: SolvePlan, { ended, iterations }: RunResult): SearchSummary {
  return { ended: ended === 'failed' ? 'interrupted' : ended, iterations, threads, variant: isBuiltIn(manifest) ? searchVariantOf(problem) : null };
}

async function solve(path: string, options: SolveOptions, output: Output): Promise<void> {
  if (options.output !== undefined && !['.json', '.sol'].includes(extname(options.output))) {
    throw new UsageError(`--output ${options.output}: must end in .json or .sol`);
  }
  const file = readProblemFile(path, { rounding: options.rounding });
  const plan = planSolve(file, options);
  const { routes, run } = await solveProblem(file, plan);
  const { seed, manifest } = plan;
  const result = solvedResult(file.problem, routes, {
    requestId: 'local', strategy: manifest.name, seed, seconds: run.seconds, search: searchOf(file.problem, plan, run), warnings: file.warnings,
  });
  const gap = gapText(result.total_cost, file.bestKnown);
  if (options.output !== undefined) {
    const text = extname(options.output) === '.sol' ? writeSolution(file.problem, routes, result.total_cost) : `${JSON.stringify(result)}\n`;
    writeFileSync(options.output, text);
  }
  for (const { message } of file.warnings ?? []) output.note(`warning: ${message}`);
  output.note(`${file.name}: cost ${result.total_cost}, ${routes.length} routes, ${result.time} s by ${manifest.name}`);
  if (gap !== null) output.note(gap);
  output.answer(result, options.output === undefined ? undefined : `written to ${options.output}`);
}
