import { loadConfig } from '../config.js';
import { explainPlan } from '../contract/explain-plan.js';
import { defaultPlanSeed } from '../contract/plan/pack.js';
import { defaultSeed } from '../contract/seed.js';
import { check } from '../model/checker.js';
import { evaluate } from '../model/cost.js';
import { explainFailure } from '../model/explanation.js';
import { besideUnservable, impossibleText } from '../model/explanation/impossibility.js';
import type { Impossibility } from '../model/impossibility.js';
import type { PlannedRoutes } from '../model/problem.js';
import { boundRefusal } from '../strategy/bounds-registry.js';
import { builtInStrategies, guestFolders, isBuiltIn, loadManifests, type RegisteredManifest } from '../strategy/registry.js';
import { loadStrategy } from '../strategy/loader.js';
import { reproducibleThreads, selectionTime } from '../strategy/reproducible.js';
import { runStrategy, type BoundMode, type Incumbent, type RunResult } from '../strategy/run.js';
import { selectStrategy } from '../strategy/selection.js';
import { sketchOf } from '../strategy/sketch.js';
import { saysAll } from '../strategy/strategy-fault.js';
import type { ParameterValues } from '../strategy/manifest.js';
import type { Strategy } from '../strategy/contract.js';
import { readSelection } from '../serve/selection.js';
import { CommandError, EXIT } from './command-error.js';
import type { ProblemFile } from './problem-file.js';

/** Seconds, where neither option, file nor an iteration budget says anything. */
const DEFAULT_LIMIT_SECONDS = 10;

/** How to solve; what is left out comes from the file, else from the defaults. */
export interface SolveSettings {
  readonly strategy?: string;
  /** Seconds. */
  readonly timeLimit?: number;
  readonly seed?: number;
  readonly threads?: number;
  readonly iterations?: number;
  readonly param?: ParameterValues;
  /** Default: what the file asks for, else `default`. */
  readonly bound?: BoundMode;
}

/** What a run will be, everything left open filled in. */
export interface SolvePlan {
  readonly manifest: RegisteredManifest;
  readonly seed: number;
  /** Infinity: only the iteration budget ends the run. */
  readonly limitSeconds: number;
  readonly threads: number;
  readonly iterations: number | null;
  readonly parameters: ParameterValues;
  readonly bound: BoundMode;
}

/** A lower bound, and when it was found. */
export interface TimedBound {
  readonly value: number;
  readonly method: string;
  /** Since the start of the run. */
  readonly elapsedMs: number;
}

/** A run that ended, with routes that the checker accepts. */
export interface Solved {
  readonly routes: PlannedRoutes;
  /** Recomputed from the routes, not the strategy's word. */
  readonly cost: number;
  readonly run: RunResult;
}

/** Nothing was found, which is an outcome: infeasible, or too little time. */
export class NotSolvedError extends CommandError {
  readonly run: RunResult;
  /** A proof that there is no solution; null: there is none, or it needed no bound. */
  readonly impossibility: Impossibility | null;

  constructor(message: string, run: RunResult, impossibility: Impossibility | null) {
    super(message);
    this.run = run;
    this.impossibility = impossibility;
  }
}

/** Chooses the strategy and fills in what is left open. @throws CommandError when no strategy fits. */
export function planSolve({ problem, request, asked }: ProblemFile, settings: SolveSettings): SolvePlan {
  const config = loadConfig();
  const guests = guestFolders(config.strategiesDir);
  const manifests = loadManifests([builtInStrategies, ...guests]);
  const iterations = settings.iterations ?? asked.iterations;
  const limitSeconds = settings.timeLimit ?? asked.timeLimitSeconds ?? (iterations === null ? DEFAULT_LIMIT_SECONDS : Infinity);
  const sketch = { ...sketchOf(problem), ...selectionTime(iterations, limitSeconds) };
  const wanted = settings.strategy ?? asked.strategy;
  const selection = selectStrategy(manifests, sketch, wanted, readSelection(config, manifests));
  if ('reason' in selection) throw new CommandError((wanted === null ? null : boundRefusal(wanted, guests)) ?? selection.reason);
  return {
    manifest: selection.manifest,
    seed: settings.seed ?? asked.seed ?? (request === null ? defaultPlanSeed(problem) : defaultSeed(request)),
    limitSeconds,
    threads: settings.threads ?? (iterations === null ? 1 : reproducibleThreads(problem.nodeCount)),
    iterations,
    parameters: settings.param ?? {},
    bound: settings.bound ?? asked.bound ?? 'default',
  };
}

/** What our own loader refuses names its remedy; what the code of a guest throws while it is loaded has its stack. */
async function load(manifest: RegisteredManifest): Promise<Strategy> {
  try {
    return await loadStrategy(manifest);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new CommandError(`strategy ${manifest.name} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, EXIT.refused, causeOf(error));
  }
}

/** What a guest's author sees where it was thrown; undefined: its message says all. */
function causeOf(error: unknown): unknown {
  return saysAll(error) ? undefined : error;
}

/**
 * Loads and runs the planned strategy in this process and has its answer checked.
 * @param onBound is called with every better lower bound.
 *
 * @throws NotSolvedError without any routes; CommandError when the strategy failed or its routes do not hold.
 */
export async function solveProblem({ problem, ids, initial = null }: Pick<ProblemFile, 'problem' | 'ids' | 'initial'>, plan: SolvePlan, onIncumbent?: (incumbent: Incumbent) => void, onBound?: (bound: TimedBound) => void): Promise<Solved> {
  const { manifest, seed, limitSeconds, threads, iterations, parameters, bound } = plan;
  const strategy = await load(manifest);
  const startedAt = performance.now();
  const run = await runStrategy(problem, manifest, strategy, {
    seed, limitMs: limitSeconds * 1000, threads, iterations, parameters, initial, bound, ownRoutesOnly: !isBuiltIn(manifest), ...(onIncumbent === undefined ? {} : { onIncumbent }),
    ...(onBound === undefined ? {} : { onBound: ({ value, method }: Omit<TimedBound, 'elapsedMs'>) => onBound({ value, method, elapsedMs: performance.now() - startedAt }) }),
  });
  if (run.ended === 'failed') {
    throw new CommandError(`strategy ${manifest.name} failed: ${run.error instanceof Error ? run.error.message : 'unknown reason'}`, EXIT.refused, causeOf(run.error));
  }
  if (run.routes === null) {
    throw notSolved({ problem, ids }, run);
  }
  const [violation] = check(problem, run.routes);
  if (violation !== undefined) throw new CommandError(`strategy ${manifest.name} returned routes that are not valid: ${violation.message}`);
  return { routes: run.routes, cost: evaluate(problem, run.routes).total, run };
}

/** A single constraint says more than a bound on all of them, which comes after it. */
function notSolved({ problem, ids }: Pick<ProblemFile, 'problem' | 'ids'>, run: RunResult): NotSolvedError {
  const explained = ids === null ? explainFailure(problem, run.seconds) : explainPlan(problem, ids, run.seconds);
  const proof = run.bound?.impossibility;
  if (proof === undefined) return new NotSolvedError(explained.text, run, null);
  const text = run.ended === 'infeasible' ? impossibleText(problem, explained, proof, ids === null ? 'customer' : 'stop') : explained.text;
  return new NotSolvedError(text, run, besideUnservable(proof, explained));
}
