import type { Problem } from '../../src/model/problem.js';
import type { Scales } from './neutral-problem.js';

export interface NeutralTime {
  /** Per node: windows in ascending order; one, except where there are gaps. */
  readonly windows: readonly (readonly (readonly [open: number, close: number])[])[];
  readonly service: readonly number[];
  /** Per node: earliest departure of a trip that serves it; null: any. */
  readonly release: readonly number[] | null;
  /** Later than any time that matters; also where nothing is closed. */
  readonly horizon: number;
  /** Cost of lateness per unit of time; null where windows are hard. */
  readonly latePenalty: number | null;
}

const FLOAT_NOISE = 1e-6;
/** Where something has no end: a day after the last time of the problem. */
const DAY_MINUTES = 1440;

/** @returns windows and service times in whole numbers. */
export function neutralTime(problem: Problem, { scale, timeScale, costScale }: Scales): NeutralTime {
  const time = problem.time!;
  const ends = [...time.close, ...problem.vehicleTypes.map(({ latest }) => latest)].filter((end) => end !== Infinity);
  const last = Math.max(0, ...ends);
  const endless = time.close.some((close) => close === Infinity);
  const horizon = down((endless ? last + DAY_MINUTES : last) * timeScale);
  const late = time.lateCost[problem.customers[0] ?? 0] ?? 0;
  return {
    windows: Array.from(time.open, (_, node) => windowsOf(problem, node).map(([from, to]) => [up(from * timeScale), Math.min(horizon, to === Infinity ? horizon : down(to * timeScale))] as const)),
    service: Array.from(time.service, (minutes) => up(minutes * timeScale)),
    release: time.release?.some((minutes) => minutes > 0) ? Array.from(time.release, (minutes) => up(minutes * timeScale)) : null,
    horizon,
    latePenalty: late > 0 ? Math.round((late * scale * costScale) / timeScale) : null,
  };
}

function windowsOf({ time }: Problem, node: number): (readonly [number, number])[] {
  const { open, close, gaps } = time!;
  const windows: [number, number][] = [];
  let from = open[node]!;
  for (let gap = gaps?.first[node] ?? 0; gap < (gaps?.first[node + 1] ?? 0); gap++) {
    windows.push([from, gaps!.from[gap]!]);
    from = gaps!.to[gap]!;
  }
  return [...windows, [from, close[node]!]];
}

/** Rounds up, but for noise; never -0. */
export function up(value: number): number {
  return Math.ceil(value - FLOAT_NOISE) + 0;
}

export function down(value: number): number {
  return Math.floor(value + FLOAT_NOISE);
}
