import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import { isBuiltIn, type RegisteredManifest } from '../strategy/registry.js';
import { problemKey } from '../tasks/ids.js';
import type { Broker } from '../tasks/ports.js';
import type { TaskRecord } from '../tasks/record.js';
import { untilAborted } from './pause.js';
import type { Checker } from './checker.js';
import type { Verdict } from './evaluate.js';
import type { ChildLauncher, ChildReport } from './solving-child.js';

/** Costs that differ by less, as a share, are the same: sums of the same distances in another order. */
const SAME = 1e-9;

/** How a shadow's solution compares with the answer; `dropped`: it was not finished, for the task's machine had better to do. */
export type ShadowOutcome = 'better' | 'equal' | 'worse' | 'failed' | 'dropped';
export const SHADOW_OUTCOMES: readonly ShadowOutcome[] = ['better', 'equal', 'worse', 'failed', 'dropped'];

/** Why a shadow was not finished. */
type DropReason = 'busy' | 'draining' | 'not installed' | 'no problem' | 'no process';

export interface ShadowOptions {
  /** Starts children behind those of live solves. */
  readonly launcher: ChildLauncher;
  readonly manifests: readonly RegisteredManifest[];
  /** Threads of one solve. */
  readonly threads: number;
  readonly broker: { readonly blobs: Pick<Broker['blobs'], 'get'> };
  /** Creates the checker of shadows; called with the first of them. */
  readonly createChecker: () => Checker;
  /** Checks whether a slot is free, whose share of the machine a shadow may take. */
  readonly hasRoom: () => boolean;
  readonly metrics: Pick<Metrics, 'shadowSolves' | 'shadowDifference'>;
  readonly logger: Logger;
}

/** At the lowest priority a strategy may notice late that its time is up; only what ignores its limit shall count as a failure. */
const MIN_GRACE_MS = 30_000;

/** What a child is allowed that gets the processor only when nobody else wants it: where others are busy, loading takes a minute. */
export const SHADOW_PATIENCE = {
  prepareMs: 120_000,
  beatMs: 10_000,
  graceMs: (limitMs: number): number => Math.max(MIN_GRACE_MS, limitMs),
};

/** What is said of a shadow solve beside its outcome. */
interface Comparison {
  readonly outcome: Exclude<ShadowOutcome, 'dropped'>;
  readonly cost: number | null;
  /** (cost - cost of the answer) / cost of the answer; null without two costs to compare. */
  readonly difference: number | null;
}

/**
 * Solves tasks a second time with the strategy that their record names as the shadow, once their answer is stored and told.
 * One at a time, only while a slot is free; a task that needs the slot ends it. What it finds is compared and forgotten.
 */
export class Shadows {
  private readonly options: ShadowOptions;
  private checker: Checker | null = null;
  private running: { readonly ending: AbortController; readonly ended: Promise<void> } | null = null;
  private stopped = false;

  constructor(options: ShadowOptions) {
    this.options = options;
  }

  /** Takes a finished task, or drops it. @returns resolves when that shadow is over; never rejects. */
  consider(task: TaskRecord): Promise<void> {
    if (task.shadow === undefined) return Promise.resolve();
    const manifest = this.options.manifests.find(({ name }) => name === task.shadow);
    if (manifest === undefined) return this.drop(task, 'not installed');
    if (this.stopped) return this.drop(task, 'draining');
    if (this.running !== null || !this.options.hasRoom()) return this.drop(task, 'busy');
    const ending = new AbortController();
    const ended = this.run(task, manifest, ending.signal)
      .catch((error: unknown) => this.options.logger.warn({ err: error, requestId: task.id, strategy: task.shadow }, 'a shadow could not be compared'))
      .finally(() => (this.running = null));
    this.running = { ending, ended };
    return ended;
  }

  /** A slot began to work: ends the shadow that has taken its place. */
  giveWay(): void {
    if (!this.options.hasRoom()) this.running?.ending.abort();
  }

  /** Ends the running shadow and takes no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.running?.ending.abort();
    await this.running?.ended;
    await this.checker?.close();
  }

  private async run(task: TaskRecord, manifest: RegisteredManifest, signal: AbortSignal): Promise<void> {
    const problem = await this.options.broker.blobs.get(problemKey(task));
    if (problem === null) return this.drop(task, 'no problem');
    const report = await this.solve(task, manifest, problem, signal);
    if (signal.aborted) return this.drop(task, this.stopped ? 'draining' : 'busy');
    if (report === null || neverBegan(report)) return this.drop(task, 'no process');
    this.checker ??= this.options.createChecker();
    const { ending, incumbents, seconds } = report;
    const verdict = await this.checker.evaluate({
      requestId: task.id, problem, strategy: manifest.name, seed: task.seed, seconds, builtIn: isBuiltIn(manifest), threads: this.options.threads,
      answer: ending.kind === 'answered' ? ending.answer : null, incumbents, broken: ending.kind === 'overran' ? 'limit' : 'interrupted',
    });
    this.tell(task, manifest.name, report, verdict);
  }

  /** @returns null when no child was ready for it. */
  private async solve(task: TaskRecord, manifest: RegisteredManifest, problem: Uint8Array, signal: AbortSignal): Promise<ChildReport | null> {
    const child = this.options.launcher.launch();
    try {
      await untilAborted(child.ready, signal);
      if (signal.aborted || !child.usable()) return null;
      this.options.logger.debug({ requestId: task.id, strategy: manifest.name, pid: child.pid }, 'shadow started');
      return await child.solve({
        folder: manifest.folder, manifest, problem, seed: task.seed, limitMs: task.limitSeconds * 1000, threads: this.options.threads, iterations: null,
      }, signal);
    } finally {
      child.kill();
      await child.exited;
    }
  }

  private tell(task: TaskRecord, strategy: string, { ending }: ChildReport, verdict: Verdict): void {
    const { metrics, logger } = this.options;
    const { outcome, cost, difference } = compare(task, ending.kind === 'answered', verdict);
    metrics.shadowSolves.inc({ strategy, outcome });
    if (difference !== null) metrics.shadowDifference.observe({ strategy }, difference);
    logger.info({
      requestId: task.id, strategy, answeredBy: task.strategy, outcome, cost, answerCost: task.totalCost ?? null, difference,
      seconds: verdict.seconds, answerSeconds: task.solveSeconds ?? null, limit: task.limitSeconds, nodes: task.nodes,
      ...(outcome === 'failed' ? { ended: ending.kind, refused: 'refused' in verdict ? verdict.refused.slice(0, 3) : [] } : {}),
    }, 'shadow compared');
  }

  private drop(task: TaskRecord, reason: DropReason): Promise<void> {
    const { metrics, logger, manifests } = this.options;
    // Labels stay bounded: a strategy that is not installed is no label.
    if (manifests.some(({ name }) => name === task.shadow)) metrics.shadowSolves.inc({ strategy: task.shadow!, outcome: 'dropped' });
    logger.debug({ requestId: task.id, strategy: task.shadow, reason }, 'shadow dropped');
    return Promise.resolve();
  }
}

/** Checks whether a child came to nothing before its strategy was loaded: at the lowest priority that says nothing of the strategy. */
function neverBegan({ ending, seconds }: ChildReport): boolean {
  return seconds === 0 && ending.kind === 'died' && (ending.reason === 'hung' || ending.reason === 'killed');
}

/** Scores a verdict against the answer of its task; a strategy that broke off, or had a solution refused, has failed. */
export function compare(task: Pick<TaskRecord, 'state' | 'totalCost'>, answered: boolean, verdict: Verdict): Comparison {
  const answer = task.state === 'solved' ? task.totalCost ?? null : null;
  if (verdict.kind === 'infeasible' && task.state !== 'solved' && answered) return { outcome: 'equal', cost: null, difference: null };
  if (verdict.kind !== 'solved') return { outcome: 'failed', cost: null, difference: null };
  const { totalCost: cost, refused } = verdict;
  if (!answered || refused.length > 0) return { outcome: 'failed', cost, difference: null };
  if (answer === null) return { outcome: 'better', cost, difference: null };
  const gap = cost - answer;
  const difference = answer > 0 ? gap / answer : null;
  if (Math.abs(gap) <= SAME * Math.max(cost, answer)) return { outcome: 'equal', cost, difference };
  return { outcome: gap < 0 ? 'better' : 'worse', cost, difference };
}
