import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Command } from 'commander';
import { loadConfig } from '../config.js';
import { defaultSeed, solvedResult, type SolvedResult } from '../contract/index.js';
import { writeSolution } from '../instance/index.js';
import { check, explainFailure } from '../model/index.js';
import type { PlannedRoutes, Rounding } from '../model/problem.js';
import { builtInStrategies, featuresOf, loadManifests, loadStrategy, runStrategy, selectStrategy, type ParameterValues } from '../strategy/index.js';
import { CommandError, UsageError } from './command-error.js';
import type { Output } from './output.js';
import { number, parameter, rounding } from './option-values.js';
import { gapText, readProblemFile, type ProblemFile } from './problem-file.js';

interface SolveOptions {
  readonly strategy?: string;
  readonly timeLimit?: number;
  readonly seed?: number;
  readonly threads?: number;
  readonly iterations?: number;
  readonly param?: ParameterValues;
  readonly rounding?: Rounding;
  readonly output?: string;
}

/** Seconds, where neither option, file nor an iteration budget says anything. */
const DEFAULT_LIMIT_SECONDS = 10;

/** Declares `solve FILE`. */
export function declareSolve(program: Command, output: Output): void {
  program
    .command('solve FILE')
    .description('solve a file without any service')
    .option('--strategy <name>', 'the strategy; default: chosen by size and features')
    .option('--time-limit <seconds>', 'solve time', number(0.001, 86_400, { integer: false }))
    .option('--seed <number>', 'seed; default: derived from the problem', number(0, 4_294_967_295, { integer: true }))
    .option('--threads <number>', 'threads that the strategy may use', number(1, 256, { integer: true }))
    .option('--iterations <number>', 'work budget: makes the answer reproducible', number(0, 1e12, { integer: true }))
    .option('--param <name=value>', 'a parameter of the strategy; may be given again', parameter)
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .option('-o, --output <file>', 'write the result there: .json or .sol')
    .action(async (file: string, options: SolveOptions) => solve(file, options, output));
}

async function solve(path: string, options: SolveOptions, output: Output): Promise<void> {
  if (options.output !== undefined && !['.json', '.sol'].includes(extname(options.output))) {
    throw new UsageError(`--output ${options.output}: must end in .json or .sol`);
  }
  const file = readProblemFile(path, { rounding: options.rounding });
  const { result, routes } = await solveProblem(file, options);
  const gap = gapText(result.total_cost, file.bestKnown);
  if (options.output !== undefined) {
    const text = extname(options.output) === '.sol' ? writeSolution(file.problem, routes, result.total_cost) : `${JSON.stringify(result)}\n`;
    writeFileSync(options.output, text);
  }
  output.note(`${file.name}: cost ${result.total_cost}, ${routes.length} routes, ${result.time} s by ${manifestName(result)}`);
  if (gap !== null) output.note(gap);
  output.answer(result, options.output === undefined ? undefined : `written to ${options.output}`);
}

function manifestName(result: SolvedResult): string {
  return result.strategy ?? 'an unnamed strategy';
}

/** Chooses, loads and runs a strategy in this process and has its answer checked. @throws CommandError with the reason. */
async function solveProblem({ problem, request }: ProblemFile, options: SolveOptions): Promise<{ result: SolvedResult; routes: PlannedRoutes }> {
  const guests = loadConfig().strategiesDir;
  const manifests = loadManifests([builtInStrategies, ...(guests === null ? [] : [guests])]);
  const sketch = { customers: problem.customers.length, features: featuresOf(problem) };
  const selection = selectStrategy(manifests, sketch, options.strategy ?? request.strategy);
  if ('reason' in selection) throw new CommandError(selection.reason);
  const { manifest } = selection;
  const seed = options.seed ?? request.seed ?? defaultSeed(request);
  const limit = options.timeLimit ?? request.timeLimitSeconds ?? (options.iterations === undefined ? DEFAULT_LIMIT_SECONDS : Infinity);
  const run = await runStrategy(problem, manifest, await loadStrategy(manifest), {
    seed,
    limitMs: limit * 1000,
    threads: options.threads ?? 1,
    iterations: options.iterations ?? null,
    parameters: options.param ?? {},
  });
  if (run.ended === 'failed') {
    throw new CommandError(`strategy ${manifest.name} failed: ${run.error instanceof Error ? run.error.message : 'for an unknown reason'}`);
  }
  if (run.routes === null) throw new CommandError(explainFailure(problem, run.seconds).text);
  const [violation] = check(problem, run.routes);
  if (violation !== undefined) throw new CommandError(`strategy ${manifest.name} gave routes that do not hold: ${violation.message}`);
  const meta = { requestId: 'local', strategy: manifest.name, seed, seconds: run.seconds };
  return { result: solvedResult(problem, run.routes, meta), routes: run.routes };
}
