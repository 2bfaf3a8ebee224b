import { basename, dirname, join } from 'node:path';
import type { Command } from 'commander';
import { loadInstancesDir } from '../../config.js';
import type { Rounding } from '../../model/problem.js';
import { packageRoot } from '../../root.js';
import { CommandError, UsageError } from '../command-error.js';
import { boundMode, names, number, parameter, rounding } from '../option-values.js';
import type { Output } from '../output.js';
import { requireWritableFolder } from '../output-file.js';
import { bestOf, readBytes, readProblemFile } from '../problem-file.js';
import { planSolve, type SolvePlan, type SolveSettings } from '../solve-problem.js';
import { refutedText } from './bound-figures.js';
import { codeDigest } from './code-digest.js';
import { compareBounds } from './compare-bounds.js';
import { compareConfigurations } from './comparison.js';
import { requireWritableCsv, writeCsv } from './csv.js';
import { comparisonTable, meanTable, provedText, repetitionText, runLine, runTable } from './format.js';
import { instancePaths } from './instance-list.js';
import { compareRepetition, repeatable } from './repeat.js';
import { runInChild } from './run-in-child.js';
import { figuresOfRun } from './figures-of-run.js';
import { operatorTable, summariseOperators } from './operator-table.js';
import { digest, runKey, type BenchRun, type BestKnown, type RunIdentity } from './run-record.js';
import { findRun, openRunStore, type RunStore } from './run-store.js';
import { surroundings } from './surroundings.js';
import { summariseInstances, summariseMeans } from './summary.js';

interface BenchOptions extends Omit<SolveSettings, 'strategy' | 'seed'> {
  readonly strategies?: readonly string[];
  readonly seeds: number;
  readonly rounding?: Rounding;
  readonly store: string;
  readonly instances?: string;
  readonly repeat?: string;
  readonly csv?: string;
  readonly operators?: boolean;
  readonly bounds?: readonly string[];
}

/** Default folder of stored runs. */
export const defaultRunStore = join(packageRoot, 'bench', 'runs');

/** Declares `bench FILES...`. */
export function declareBench(program: Command, output: Output): void {
  program
    .command('bench [FILES...]')
    .description('measure strategies on instances; each run has its own process, is checked and stored, and is not repeated; @LIST is a file of paths')
    .option('--strategies <names>', 'strategies, comma-separated; default: chosen from the problem and its time limit', names)
    .option('--time-limit <seconds>', 'solve time of a run', number(0.001, 86_400, { integer: false }))
    .option('--seeds <number>', 'number of seeds per instance: 1 to this', number(1, 10_000, { integer: true }), 1)
    .option('--threads <number>', 'threads that the strategy may use; default: 1, with iterations by the number of nodes', number(1, 256, { integer: true }))
    .option('--iterations <number>', 'work budget of a run', number(1, 1e9, { integer: true }))
    .option('--bound <effort>', 'how much of a run goes to a lower bound: none, default or strong; none leaves all of it to the search', boundMode, 'none')
    .option('--bounds <names>', 'compare these bounds alone, without a search: value, gap to best-known, seconds; comma-separated', names)
    .option('--param <name=value>', 'a parameter of the strategies; repeatable', parameter)
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .option('--store <folder>', 'folder of stored runs', defaultRunStore)
    .option('--instances <folder>', 'folder that relative paths start from; default: INSTANCES_DIR, otherwise the current folder')
    .option('--repeat <run>', 'repeat one stored run and compare: FILE#KEY, or FILE if it holds one run; takes no other files')
    .option('--csv <file>', 'write one row per run to this file, and one per operator to NAME.operators.csv next to it')
    .option('--operators', 'show statistics of each operator: uses, gains, time, weights')
    .action(async (files: string[], options: BenchOptions) => (options.repeat === undefined ? bench(files, options, output) : repeat(files, options.repeat, options, output)));
}

async function bench(files: readonly string[], options: BenchOptions, output: Output): Promise<void> {
  if (files.length === 0) throw new UsageError('bench: give instances, @LIST or --repeat FILE#KEY');
  if (options.bounds !== undefined) return compareBoundsOf(files, { ...options, bounds: options.bounds }, output);
  if (options.csv !== undefined) requireWritableCsv(options.csv);
  requireWritableFolder('--store', options.store);
  const measuring = new Measuring(options, output);
  for (const path of instancePaths(files, options.instances ?? loadInstancesDir())) await measuring.measure(path);
  const { runs, failures } = measuring;
  if (runs.length === 0 && failures.length > 0) throw new CommandError(`no run succeeded; the first failure: ${failures[0] ?? ''}`);
  const instances = summariseInstances(runs);
  const means = summariseMeans(instances);
  const comparisons = compareConfigurations(runs);
  const operators = options.operators === true ? summariseOperators(runs) : null;
  const proved = provedText(runs);
  const written = options.csv === undefined ? [] : writeCsv(options.csv, runs);
  const text = [
    runTable(runs), meanTable(means), ...(proved === null ? [] : [proved]), ...(comparisons.length === 0 ? [] : [comparisonTable(comparisons)]), ...(operators === null ? [] : [operatorTable(operators)]),
    ...(written.length === 0 ? [] : [`written to ${written.join(' and ')}`]),
  ].join('\n\n');
  output.answer({ runs, instances, means, comparisons, failures, ...(operators === null ? {} : { operators }), ...(written.length === 0 ? {} : { written }) }, text);
  if (failures.length > 0 || runs.some(({ cost }) => cost === null)) output.refuse();
}

/** Bounds alone, with the strong effort unless `--bound default` is given. */
async function compareBoundsOf(files: readonly string[], options: BenchOptions & { readonly bounds: readonly string[] }, output: Output): Promise<void> {
  const { bound, timeLimit, rounding, instances } = options;
  const bounds = [...new Set(options.bounds)];
  if (options.csv !== undefined || options.strategies !== undefined || options.operators === true) throw new UsageError('bench --bounds makes no search; it takes neither --csv nor --strategies nor --operators');
  const settings = { bounds, effort: bound === 'default' ? 'default' : 'strong', ...(timeLimit === undefined ? {} : { timeLimit }), ...(rounding === undefined ? {} : { rounding }) } as const;
  await compareBounds(instancePaths(files, instances ?? loadInstancesDir()), settings, output);
}

/** Creates a stored run again; refuses when the same code with a budget of iterations comes to another cost. */
async function repeat(files: readonly string[], path: string, options: BenchOptions, output: Output): Promise<void> {
  if (options.csv !== undefined || options.operators === true) throw new UsageError('bench --repeat compares one run; use --csv and --operators with a list of instances');
  if (files.length > 0) throw new UsageError('bench --repeat uses the instance of the stored run; give its folder with --instances');
  const stored = findRun(path);
  const { path: instance, rounding, settings, limitSeconds } = repeatable(stored, options.instances ?? loadInstancesDir() ?? '.');
  const file = readProblemFile(instance, { rounding });
  const outcome = await runInChild({ path: instance, rounding, settings }, limitSeconds);
  const { manifest } = planSolve(file, settings);
  const again: BenchRun = {
    ...stored, strategyVersion: manifest.version, code: codeDigest(manifest, stored.boundEffort !== undefined), ...bestOf(file), ...figuresOfRun(outcome, stored, bestOf(file)), ...surroundings(),
  };
  const repetition = compareRepetition(stored, again);
  output.answer(repetition, repetitionText(repetition));
  if (repetition.same === false) output.refuse();
}

/** What the instance does not determine: the options, the store, this machine. Collects runs and failures. */
class Measuring {
  readonly runs: BenchRun[] = [];
  readonly failures: string[] = [];
  private readonly options: BenchOptions;
  private readonly output: Output;
  private readonly store: RunStore;
  private readonly codes = new Map<string, string>();

  constructor(options: BenchOptions, output: Output) {
    this.options = options;
    this.output = output;
    this.store = openRunStore(options.store);
  }

  /** Makes, or finds stored, all runs on one instance. */
  async measure(path: string): Promise<void> {
    const { timeLimit, threads, iterations, param, bound = 'none' } = this.options;
    const base: SolveSettings = {
      ...(timeLimit === undefined ? {} : { timeLimit }), ...(threads === undefined ? {} : { threads }),
      ...(iterations === undefined ? {} : { iterations }), ...(param === undefined ? {} : { param }), bound,
    };
    const file = await this.attempt(path, () => readProblemFile(path, { rounding: this.options.rounding }));
    if (file === null) return;
    const instance = { family: basename(dirname(path)), instance: file.name, file: digest(readBytes(path)), n: file.problem.customers.length, best: bestOf(file) };
    for (const strategy of new Set(this.options.strategies ?? [undefined])) {
      for (let seed = 1; seed <= this.options.seeds; seed++) {
        const settings = { ...base, seed, ...(strategy === undefined ? {} : { strategy }) };
        const label = `${instance.family}/${instance.instance} ${strategy ?? ''} seed ${seed}`.replace('  ', ' ');
        const run = await this.attempt(label, async () => this.runOf(path, instance, planSolve(file, settings)));
        if (run !== null) this.keep(run);
      }
    }
  }

  private async runOf(path: string, instance: Pick<BenchRun, 'family' | 'instance' | 'file' | 'n'> & { readonly best: BestKnown }, plan: SolvePlan): Promise<BenchRun> {
    const identity = this.identityOf(instance, plan);
    const key = runKey(identity);
    const stored = this.store.find(identity, key);
    if (stored !== null) {
      this.output.note(`stored already: ${runLine(stored)}`);
      return stored;
    }
    const { manifest, seed, limitSeconds, threads, iterations, parameters, bound } = plan;
    const settings = {
      strategy: manifest.name, seed, threads, param: parameters, bound,
      ...(limitSeconds === Infinity ? {} : { timeLimit: limitSeconds }), ...(iterations === null ? {} : { iterations }),
    };
    const outcome = await runInChild({ path, rounding: this.options.rounding, settings }, limitSeconds);
    const run = { ...identity, key, n: instance.n, ...instance.best, ...figuresOfRun(outcome, identity, instance.best), ...surroundings() };
    this.store.save(run);
    this.output.note(runLine(run));
    return run;
  }

  private keep(run: BenchRun): void {
    this.runs.push(run);
    const refuted = refutedText(run);
    if (refuted !== null) this.fail(`${run.family}/${run.instance} seed ${run.seed}: ${refuted}`);
  }

  private identityOf({ family, instance, file }: Pick<BenchRun, 'family' | 'instance' | 'file'>, plan: SolvePlan): RunIdentity {
    const { manifest, parameters, seed, threads, limitSeconds, iterations, bound } = plan;
    const code = this.codes.get(manifest.folder) ?? codeDigest(manifest, bound !== 'none');
    this.codes.set(manifest.folder, code);
    return {
      family, instance, file, strategy: manifest.name, strategyVersion: manifest.version, code, parameters, seed, threads,
      limitSeconds: limitSeconds === Infinity ? null : limitSeconds, iterationBudget: iterations, rounding: this.options.rounding ?? null,
      ...(bound !== 'none' && { boundEffort: bound }),
    };
  }

  /** A run that breaks does not keep the others from being made, and is made again the next time. */
  private async attempt<T>(what: string, action: () => T | Promise<T>): Promise<T | null> {
    try {
      return await action();
    } catch (error) {
      this.fail(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  private fail(failure: string): void {
    this.failures.push(failure);
    this.output.note(`failed: ${failure}`);
  }
}
