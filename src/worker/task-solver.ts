import type { Logger } from 'pino';
import type { RoutesSummary } from '../contract/packed.js';
import { failureEnvelope } from '../contract/result.js';
import { boundMethodLabel, sizeClass, type Metrics } from '../metrics/metrics.js';
import { isBuiltIn, type RegisteredManifest } from '../strategy/registry.js';
import { reproducibleThreads, selectionTime } from '../strategy/reproducible.js';
import { selectStrategy } from '../strategy/selection.js';
import type { SelectionTable } from '../strategy/selection-table.js';
import { NewerFormError } from '../tasks/broker-errors.js';
import type { TaskRecord } from '../tasks/record.js';
import { formatTraceparent } from '../trace/trace.js';
import { withSpan } from '../trace/spans.js';
import type { Checker } from './checker.js';
import { decodeBound, decodeIncumbent, decodeIncumbentHead } from './frames.js';
import type { Verdict } from './evaluate.js';
import type { ProgressSink } from './progress.js';
import type { ChildEnding, ChildReport, SolveJob } from './solving-child.js';

const SOLVER_FAILED_TEXT = 'The solver failed on this problem; the task was not charged. Submit it again, or name another strategy.';

/** A child that solved a larger problem keeps memory that it may not return. */
const LARGE_PROBLEM_BYTES = 256 * 1024;

/** With less than this left of the limit another strategy is not begun. */
const MIN_FALLBACK_MS = 100;

/** What came of one solve of a task. Answers add the record's state and times to the envelope. */
export type SolveOutcome =
  | Partial<RoutesSummary> & { readonly kind: 'solved'; readonly envelope: Uint8Array; readonly solveSeconds: number; readonly strategy: string }
  | { readonly kind: 'failed'; readonly envelope: Uint8Array; readonly code: 'no_feasible_solution' | 'solver_failed'; readonly refund: boolean; readonly solveSeconds: number; readonly strategy: string }
  /** The child died without a usable answer: counts towards the three deaths. */
  | { readonly kind: 'died'; readonly reason: string }
  /** Stopped by a drain of ours: back to the stream at once, counts for nothing. */
  | { readonly kind: 'drained' };

/** Solves one task: loads nothing from the broker itself. `progress` is told of what the strategy reports on its way. */
export type SolveTask = (task: TaskRecord, problem: Uint8Array, signal: AbortSignal, progress?: ProgressSink) => Promise<SolveOutcome>;

export interface TaskSolverOptions {
  /** Runs one job in a child of this slot. */
  readonly run: (job: SolveJob, signal: AbortSignal) => Promise<ChildReport>;
  readonly checker: Checker;
  readonly manifests: readonly RegisteredManifest[];
  /** Chooses what a task falls back to; default the shipped table. */
  readonly selection?: SelectionTable;
  /** Threads of one solve without a budget of iterations. */
  readonly threads: number;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/**
 * Creates the solver of one slot: runs the task's strategy in a child, has what it left behind judged, and falls back to
 * another strategy when nothing of it passes the checker.
 */
export function createTaskSolver(options: TaskSolverOptions): SolveTask {
  return (task, problem, signal, progress) => solveTask(options, task, problem, signal, progress);
}

async function solveTask(
  options: TaskSolverOptions, task: TaskRecord, problem: Uint8Array, signal: AbortSignal, progress?: ProgressSink,
): Promise<SolveOutcome> {
  const manifest = options.manifests.find(({ name }) => name === task.strategy);
  // A worker of a neighbouring release, or one with more strategies, may take it when it comes again.
  if (manifest === undefined) throw new NewerFormError(`the strategy ${task.strategy} of task ${task.id} is not installed on this worker`);
  const limitMs = task.limitSeconds * 1000;
  const first = await runAndCheck(options, task, manifest, problem, limitMs, signal, progress);
  if (first.verdict?.kind !== 'refused') return first.outcome;

  const { verdict } = first;
  const { sketch } = first.verdict;
  const left = limitMs - verdict.seconds * 1000;
  const others = options.manifests.filter((other) => other !== manifest && isBuiltIn(other));
  const next = selectStrategy(others, { ...sketch, ...selectionTime(task.iterations, left / 1000) }, null, options.selection);
  if (left < MIN_FALLBACK_MS || !('manifest' in next)) return first.outcome;
  const fallback = options.manifests.find(({ name }) => name === next.manifest.name)!;
  options.logger.warn({ requestId: task.id, strategy: task.strategy, fallback: fallback.name }, 'falling back to another strategy');
  const second = await runAndCheck(options, task, fallback, problem, left, signal, progress);
  return second.outcome.kind === 'died' ? first.outcome : second.outcome;
}

interface CheckedRun {
  readonly outcome: SolveOutcome;
  readonly verdict: Verdict | null;
}

/** One strategy's run in a child, and what the checker says of it. */
async function runAndCheck(
  options: TaskSolverOptions, task: TaskRecord, manifest: RegisteredManifest, problem: Uint8Array, limitMs: number, signal: AbortSignal,
  progress: ProgressSink | undefined,
): Promise<CheckedRun> {
  const { checker, metrics } = options;
  const { iterations = null } = task;
  const threads = iterations === null ? options.threads : reproducibleThreads(task.nodes);
  const { folder } = manifest;
  const strategy = manifest.name;
  progress?.begin(strategy);
  const askedAt = performance.now();
  const report = await withSpan('solve', { kind: 'internal', attributes: { 'roundsman.strategy': strategy, 'roundsman.seed': task.seed } }, async ({ trace }) => options.run({
    folder, manifest, problem, seed: task.seed, limitMs, threads, iterations, traceparent: formatTraceparent(trace),
    keepsChild: isBuiltIn(manifest) && manifest.command === undefined && problem.length <= LARGE_PROBLEM_BYTES,
    onIncumbent: (payload) => noteIncumbent(progress, payload),
    bound: task.bound ?? 'default',
    ownRoutesOnly: !isBuiltIn(manifest),
    onBound: (payload) => noteBound(progress, payload),
  }, signal));
  const { ending } = report;
  if (ending.kind === 'aborted') return { outcome: { kind: 'drained' }, verdict: null };
  // Without seconds the problem was never ready: there was no start.
  if (report.seconds > 0) metrics.childStart.observe({ strategy }, Math.max(0, (performance.now() - askedAt) / 1000 - report.seconds));
  noteEnding(options, task, strategy, ending, report);

  const verdict = await withSpan('check', { kind: 'internal' }, async () => checker.evaluate({
    requestId: task.id, problem, strategy, seed: task.seed, seconds: report.seconds, builtIn: isBuiltIn(manifest),
    answer: ending.kind === 'answered' ? ending.answer : null,
    incumbents: report.incumbents,
    bound: report.bound ?? null,
    impossibility: report.impossibility ?? null,
    broken: ending.kind === 'overran' ? 'limit' : 'interrupted',
    threads,
    warnings: task.warnings,
  }));
  noteVerdict(options, task, strategy, verdict);
  metrics.limitRatio.observe({ strategy }, limitRatio(verdict.seconds, limitMs / 1000));
  return { outcome: outcomeOf(task, strategy, ending, verdict), verdict };
}

/** @returns the share of the limit that a solve took; 1 for one that ended at its limit, as well as strategies can. */
export function limitRatio(seconds: number, limitSeconds: number): number {
  const late = seconds - limitSeconds;
  return late > 0 && late <= Math.max(0.1, 0.02 * limitSeconds) ? 1 : seconds / limitSeconds;
}

/** Unreadable output is left to the checker. */
function noteIncumbent(progress: ProgressSink | undefined, payload: Uint8Array): void {
  if (!progress || payload.length < 16) return;
  const { cost, seconds } = decodeIncumbentHead(payload);
  progress.incumbent(cost, seconds, () => decodeIncumbent(payload).routes);
}

function noteBound(progress: ProgressSink | undefined, payload: Uint8Array): void {
  try {
    const { value, infeasible } = decodeBound(payload);
    if (!infeasible) progress?.bound(value);
  } catch {
    // Left to the checker.
  }
}

function outcomeOf(task: TaskRecord, strategy: string, ending: ChildEnding, verdict: Verdict): SolveOutcome {
  const solveSeconds = verdict.seconds;
  if (verdict.kind === 'solved') {
    const { envelope, totalCost, vehiclesUsed, stopsUnassigned } = verdict;
    return { kind: 'solved', envelope, totalCost, vehiclesUsed, ...(stopsUnassigned !== undefined && { stopsUnassigned }), solveSeconds, strategy };
  }
  if (verdict.kind === 'infeasible') {
    return { kind: 'failed', envelope: verdict.envelope, code: 'no_feasible_solution', refund: false, solveSeconds, strategy };
  }
  // A crash may be chance, and an overrun the machine's: they are tried again. A strategy that throws or lies would do so again.
  if (ending.kind === 'died' && verdict.kind === 'nothing') return { kind: 'died', reason: ending.reason };
  if (ending.kind === 'overran' && verdict.kind === 'nothing') return { kind: 'died', reason: 'killed' };
  return failed(task, strategy, solveSeconds);
}

function failed(task: TaskRecord, strategy: string, solveSeconds: number): SolveOutcome {
  const envelope = failureEnvelope(task.id, 'solver_failed', SOLVER_FAILED_TEXT, task.warnings);
  return { kind: 'failed', envelope, code: 'solver_failed', refund: true, solveSeconds, strategy };
}

/** One line for the death of a child, whatever it died of, and one for a strategy that threw. */
function noteEnding({ logger, metrics }: TaskSolverOptions, task: TaskRecord, strategy: string, ending: ChildEnding, report: ChildReport): void {
  const { pid, seconds, incumbents } = report;
  const about = { requestId: task.id, strategy, pid, attempt: task.attempts, seconds, incumbents: incumbents.length };
  if (ending.kind === 'died' || ending.kind === 'overran') {
    const { reason, text } = ending.kind === 'died' ? ending : { reason: 'killed', text: `ran over its limit of ${task.limitSeconds} s and was killed` };
    metrics.solverDeaths.inc({ reason, strategy });
    logger.warn({ ...about, reason, death: text }, 'a solving child died');
  } else if (ending.kind === 'threw') {
    logger.warn({ ...about, thrown: ending.message }, 'a strategy threw');
    logger.debug({ requestId: task.id, trace: ending.stack }, 'where a strategy threw');
  }
}

function noteVerdict({ logger, metrics }: TaskSolverOptions, task: TaskRecord, strategy: string, verdict: Verdict): void {
  const about = { requestId: task.id, strategy };
  const refused = verdict.kind === 'nothing' ? [] : verdict.refused;
  if (refused.length > 0) {
    metrics.checkFailures.inc({ strategy }, refused.length);
    logger.error({ ...about, refused: refused.slice(0, 3), count: refused.length }, 'solutions of a strategy did not pass the checker');
  }
  if (verdict.kind === 'solved') for (const feature of verdict.features) metrics.solvedFeatures.inc({ feature });
  if (verdict.kind === 'solved' && verdict.bound !== null) {
    metrics.bounds.inc({ method: boundMethodLabel(verdict.bound.method) });
    if (verdict.bound.gap !== null) metrics.solveGap.observe({ strategy, size: sizeClass(task.nodes) }, verdict.bound.gap);
  }
  if (verdict.kind === 'solved' && verdict.variant !== null) metrics.searchVariants.inc({ variant: verdict.variant });
  if (verdict.kind === 'solved' && verdict.from === 'incumbent') logger.warn(about, 'kept the best incumbent');
}
