import { boundOf } from '../bound/bound.js';
import type { KeptResult, Plan, PlaygroundEnd, PlaygroundIncumbent, SolvedResult } from '#generated/account/types.js';

/** A better solution: its time and cost as reported by the strategy. */
export interface CurvePoint {
  readonly seconds: number;
  readonly cost: number;
}

/** A better lower bound: when it was seen, and its value. */
export interface BoundPoint {
  readonly seconds: number;
  readonly bound: number;
}

/** The state of a solve. */
export interface Run {
  readonly phase: 'idle' | 'submitting' | 'queued' | 'solving' | 'solved' | 'failed';
  readonly id: string | null;
  readonly queueDepth: number | null;
  /** Time limit after the cap of the plan; null until it is known. */
  readonly limitSeconds: number | null;
  /** Attempt of the task; more than 1 after the loss of a worker. */
  readonly attempt: number;
  readonly curve: readonly CurvePoint[];
  /** Lower bounds on the cost, rising; empty while there is none. */
  readonly bounds: readonly BoundPoint[];
  /** The latest incumbent with routes, and the latest of all. */
  readonly drawn: PlaygroundIncumbent | null;
  readonly best: PlaygroundIncumbent | null;
  readonly end: PlaygroundEnd | null;
  readonly outcome: KeptResult | null;
}

export const IDLE: Run = {
  phase: 'idle', id: null, queueDepth: null, limitSeconds: null, attempt: 0, curve: [], bounds: [], drawn: null, best: null, end: null, outcome: null,
};

/** Everything that changes a run: actions of the page and events of the contract. */
export type RunEvent =
  | { readonly kind: 'submit' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'accepted'; readonly id: string }
  | { readonly kind: 'limit'; readonly seconds: number }
  | { readonly kind: 'queued'; readonly queueDepth: number | null }
  | { readonly kind: 'solving'; readonly attempt: number }
  | { readonly kind: 'incumbent'; readonly incumbent: PlaygroundIncumbent }
  | { readonly kind: 'finished'; readonly end: PlaygroundEnd }
  | { readonly kind: 'outcome'; readonly outcome: KeptResult };

/** Returns the run after an event; pure. After the end only the outcome still changes. */
export function advance(run: Run, event: RunEvent): Run {
  if (event.kind === 'submit') return { ...IDLE, phase: 'submitting' };
  if (event.kind === 'outcome') return concluded({ ...run, outcome: event.outcome });
  if (run.end !== null) return run;
  switch (event.kind) {
    case 'refused':
      return IDLE;
    case 'accepted':
      return { ...run, phase: 'queued', id: event.id };
    case 'limit':
      return { ...run, limitSeconds: event.seconds };
    case 'queued':
      return { ...run, phase: 'queued', queueDepth: event.queueDepth };
    case 'solving':
      return event.attempt === run.attempt
        ? { ...run, phase: 'solving' }
        : { ...run, phase: 'solving', queueDepth: null, attempt: event.attempt, curve: [], bounds: [], best: null, drawn: null };
    case 'incumbent':
      return improved(run, event.incumbent);
    case 'finished':
      return { ...run, phase: event.end.state === 'solved' ? 'solved' : 'failed', end: event.end };
  }
}

/** Another strategy that starts from scratch, because the routes of the first were refused, begins a new curve; bounds still hold. */
function improved(run: Run, incumbent: PlaygroundIncumbent & { readonly lower_bound?: number | null }): Run {
  const { best_cost: cost, best_found_seconds: seconds, elapsed_seconds: elapsed, lower_bound: bound = null } = incumbent;
  const bounds = bound === null ? run.bounds : raised(run.bounds, { seconds: elapsed, bound });
  if (cost === null) return { ...run, phase: 'solving', bounds };
  const last = run.curve.at(-1);
  const again = run.best !== null && run.best.strategy !== incumbent.strategy;
  const curve = again ? [] : run.curve;
  const isNews = again || last === undefined || cost < last.cost;
  return {
    ...run,
    phase: 'solving',
    best: incumbent,
    drawn: incumbent.routes === null && !incumbent.plan_routes ? run.drawn : incumbent,
    curve: isNews ? [...curve, { seconds: seconds ?? elapsed, cost }] : curve,
    bounds,
  };
}

/** Bounds that do not rise tell nothing new. */
function raised(bounds: readonly BoundPoint[], point: BoundPoint): readonly BoundPoint[] {
  const last = bounds.at(-1);
  return last === undefined || point.bound > last.bound ? [...bounds, point] : bounds;
}

/** The bound of the result may be better than the last one seen on the way. */
function concluded(run: Run): Run {
  const result = resultOf(run);
  const bound = result && boundOf(result);
  return result && bound ? { ...run, bounds: raised(run.bounds, { seconds: secondsOf(result), bound: bound.value }) } : run;
}

/** Returns the latest bound and best cost; null without either. */
export function standOf({ curve, bounds }: Pick<Run, 'curve' | 'bounds'>): { readonly cost: number; readonly bound: number } | null {
  const cost = curve.at(-1)?.cost;
  const bound = bounds.at(-1)?.bound;
  return cost === undefined || bound === undefined ? null : { cost, bound };
}

/** Whether a run has curves to show, or may still get some. */
export function hasCurve({ phase, end, curve, bounds }: Run): boolean {
  return phase !== 'idle' && (end === null || curve.length + bounds.length > 0);
}

/** One moment of a run in figures; null: nothing was known yet. */
export interface RunStep {
  readonly seconds: number;
  readonly cost: number | null;
  readonly bound: number | null;
}

/** Returns the steps of both curves by time: what was known from each moment on. */
export function stepsOf({ curve, bounds }: Pick<Run, 'curve' | 'bounds'>): RunStep[] {
  const moments = [...new Set([...curve, ...bounds].map(({ seconds }) => seconds))].sort((a, b) => a - b);
  return moments.map((at) => ({
    seconds: at,
    cost: curve.findLast(({ seconds }) => seconds <= at)?.cost ?? null,
    bound: bounds.findLast(({ seconds }) => seconds <= at)?.bound ?? null,
  }));
}

/** Returns the relative improvement since the first solution; 0 with fewer than two. */
export function gain(curve: readonly CurvePoint[]): number {
  const [first] = curve;
  const last = curve.at(-1);
  return first && last && first.cost > 0 ? (first.cost - last.cost) / first.cost : 0;
}

/** Returns the run of a task that was solved earlier. */
export function openedRun(id: string, result: Plan): Run {
  return {
    ...IDLE, phase: 'solved', id,
    end: { state: 'solved', code: null, total_cost: result.summary.costs.total, checked: true },
    outcome: { success: true, request_id: id, error: null, result } as unknown as KeptResult,
  };
}

/** Returns the result of a successful run; null before it is available. */
export function resultOf({ outcome }: Run): SolvedResult | Plan | null {
  return outcome?.success === true ? (outcome.result as SolvedResult | Plan) : null;
}

/** Returns the duration of the solve that a result states, in seconds. */
export function secondsOf(result: SolvedResult | Plan): number {
  return 'time' in result ? result.time : result.solve_seconds;
}
