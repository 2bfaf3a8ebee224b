import type { FinishedEnvelope, PlaygroundEnd, PlaygroundIncumbent, SolvedResult } from '#generated/account/types.js';

/** A better solution: when it was found and what it costs, as the strategy claims. */
export interface CurvePoint {
  readonly seconds: number;
  readonly cost: number;
}

/** Where a solve stands. */
export interface Run {
  readonly phase: 'idle' | 'submitting' | 'queued' | 'solving' | 'solved' | 'failed';
  readonly id: string | null;
  readonly queueDepth: number | null;
  /** Of the solve, after the plan's cap; null until the service has told. */
  readonly limitSeconds: number | null;
  /** Which solve of the task this is; more than 1 when a worker was lost. */
  readonly attempt: number;
  readonly curve: readonly CurvePoint[];
  /** The newest one that came with its routes, and the newest of all. */
  readonly drawn: PlaygroundIncumbent | null;
  readonly best: PlaygroundIncumbent | null;
  readonly end: PlaygroundEnd | null;
  readonly outcome: FinishedEnvelope | null;
}

export const IDLE: Run = {
  phase: 'idle', id: null, queueDepth: null, limitSeconds: null, attempt: 0, curve: [], drawn: null, best: null, end: null, outcome: null,
};

/** What can happen to a run; the middle ones are the events of the contract. */
export type RunEvent =
  | { readonly kind: 'submit' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'accepted'; readonly id: string }
  | { readonly kind: 'limit'; readonly seconds: number }
  | { readonly kind: 'queued'; readonly queueDepth: number | null }
  | { readonly kind: 'solving'; readonly attempt: number }
  | { readonly kind: 'incumbent'; readonly incumbent: PlaygroundIncumbent }
  | { readonly kind: 'finished'; readonly end: PlaygroundEnd }
  | { readonly kind: 'outcome'; readonly outcome: FinishedEnvelope };

/** Returns the run after an event: fresh, pure. What comes after the end changes nothing but the outcome. */
export function advance(run: Run, event: RunEvent): Run {
  if (event.kind === 'submit') return { ...IDLE, phase: 'submitting' };
  if (event.kind === 'outcome') return { ...run, outcome: event.outcome };
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
        : { ...run, phase: 'solving', queueDepth: null, attempt: event.attempt, curve: [], best: null, drawn: null };
    case 'incumbent':
      return improved(run, event.incumbent);
    case 'finished':
      return { ...run, phase: event.end.state === 'solved' ? 'solved' : 'failed', end: event.end };
  }
}

/** A strategy that starts from scratch (the first one's routes did not pass) begins a new curve. */
function improved(run: Run, incumbent: PlaygroundIncumbent): Run {
  const { best_cost: cost, best_found_seconds: seconds } = incumbent;
  if (cost === null) return { ...run, phase: 'solving' };
  const last = run.curve.at(-1);
  const again = run.best !== null && run.best.strategy !== incumbent.strategy;
  const curve = again ? [] : run.curve;
  const isNews = again || last === undefined || cost < last.cost;
  return {
    ...run,
    phase: 'solving',
    best: incumbent,
    drawn: incumbent.routes === null ? run.drawn : incumbent,
    curve: isNews ? [...curve, { seconds: seconds ?? incumbent.elapsed_seconds, cost }] : curve,
  };
}

/** Returns by how much the cost has fallen since the first solution, as a part of it; 0 before there are two. */
export function gain(curve: readonly CurvePoint[]): number {
  const [first] = curve;
  const last = curve.at(-1);
  return first && last && first.cost > 0 ? (first.cost - last.cost) / first.cost : 0;
}

/** Returns the result of a run that found routes, once it is there. */
export function resultOf({ outcome }: Run): SolvedResult | null {
  return outcome?.success === true ? (outcome.result as SolvedResult) : null;
}
