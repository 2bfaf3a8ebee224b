import type { TimedDurations } from '#generated/types.js';
import type { MatrixDistances, Travel } from '../../model/problem.js';
import type { Instant } from './instants.js';

const DAY_SECONDS = 86_400;
const DAY_MINUTES = 1440;
/** Days of a plan on which durations by time of day repeat; the contract says so. */
const DAYS = 14;

/** What of a request durations by time of day depend on. */
export interface TrafficContext {
  readonly start: Instant;
  /** End of the last shift, minutes from the start; Infinity: there is none. */
  readonly until: number;
  /** Of the slowest vehicle that uses the profile. */
  readonly speedFactor: number;
}

/**
 * Returns durations by time of day as the model has them: over all days of the plan, and so that no vehicle arrives earlier
 * by leaving later. Matrices are in seconds; the same time of two days shares its matrix. O(cells + days * entries).
 */
export function trafficOf(entries: readonly TimedDurations[], places: number, { start, until, speedFactor }: TrafficContext): Pick<Travel, 'durations' | 'traffic'> {
  const clocks = entries.map(({ time_of_day: time }) => secondsOfClock(time));
  const durations = entries.map(({ durations_seconds: rows }) => matrixOf(rows, places));
  lowerEarlier(durations.map(({ matrix }) => matrix), clocks, speedFactor);
  const times: number[] = [];
  const layers: MatrixDistances[] = [];
  for (const { minutes, entry } of moments(clocks, start, Math.min(until, DAYS * DAY_MINUTES))) {
    times.push(minutes);
    layers.push(durations[entry]!);
  }
  return { durations: least([...new Set(layers)]), traffic: { times: Float64Array.from(times), durations: layers } };
}

/** Returns the seconds from midnight of a time of day that is valid. */
function secondsOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 3600 * hours + 60 * minutes;
}

/** Returns the seconds from a time of day to the next of a list that starts over each day, in its order. */
function secondsToNext(clocks: readonly number[], k: number): number {
  return (clocks[k + 1] ?? clocks[0]! + DAY_SECONDS) - clocks[k]!;
}

/** From the last time before the start of the plan to the first one after `until` minutes; at least two. */
function* moments(clocks: readonly number[], { seconds, offset }: Instant, until: number): Generator<{ readonly minutes: number; readonly entry: number }> {
  const local = seconds + 60 * offset;
  const midnight = DAY_SECONDS * Math.floor(local / DAY_SECONDS) - local;
  const atStart = clocks.findLastIndex((clock) => midnight + clock <= 0);
  const [day, entry] = atStart === -1 ? [-1, clocks.length - 1] : [0, atStart];
  for (let k = entry, reached = -Infinity; reached < until || k < entry + 2; k++) {
    reached = (midnight + DAY_SECONDS * (day + Math.floor(k / clocks.length)) + clocks[k % clocks.length]!) / 60;
    yield { minutes: reached, entry: k % clocks.length };
  }
}

/**
 * Lowers each duration to what waiting for the next time and driving then takes, for a vehicle of a speed factor. Twice
 * around, because the night can lower the last one of a day by the first.
 */
function lowerEarlier(matrices: readonly Float64Array[], clocks: readonly number[], speedFactor: number): void {
  for (let pass = 0; pass < 2; pass++) {
    for (let k = matrices.length - 1; k >= 0; k--) {
      const matrix = matrices[k]!;
      const next = matrices[(k + 1) % matrices.length]!;
      const wait = secondsToNext(clocks, k) * speedFactor;
      for (let cell = 0; cell < matrix.length; cell++) if (matrix[cell]! > next[cell]! + wait) matrix[cell] = next[cell]! + wait;
    }
  }
}

/** Durations that fall faster than time passes. */
export interface Fall {
  /** Pairs of locations on which they do. */
  readonly legs: number;
  /** Where the fall is steepest: indices of locations, times of day and durations. */
  readonly from: number;
  readonly to: number;
  readonly time: string;
  readonly next: string;
  readonly seconds: number;
  readonly later: number;
}

/** Returns where durations by time of day are lowered for a vehicle of a speed factor; null: nowhere. O(cells). */
export function steepestFall(entries: readonly TimedDurations[], speedFactor: number): Fall | null {
  const clocks = entries.map(({ time_of_day: time }) => secondsOfClock(time));
  const places = entries[0]!.durations_seconds.length;
  const legs = new Set<number>();
  let [worst, excess]: [Omit<Fall, 'legs'> | null, number] = [null, 0];
  for (const [k, { time_of_day: time, durations_seconds: rows }] of entries.entries()) {
    const following = entries[(k + 1) % entries.length]!;
    const wait = secondsToNext(clocks, k) * speedFactor;
    for (const [from, row] of rows.entries()) {
      const then = following.durations_seconds[from]!;
      for (const [to, seconds] of row.entries()) {
        const over = seconds - then[to]! - wait;
        if (over <= 0 || from === to) continue;
        legs.add(from * places + to);
        if (over <= excess) continue;
        excess = over;
        worst = { from, to, time, next: following.time_of_day, seconds, later: then[to]! };
      }
    }
  }
  return worst === null ? null : { ...worst, legs: legs.size };
}

/** The least of each leg, fresh. */
function least(durations: readonly MatrixDistances[]): MatrixDistances {
  const matrix = durations[0]!.matrix.slice();
  for (const { matrix: other } of durations) for (let cell = 0; cell < matrix.length; cell++) if (other[cell]! < matrix[cell]!) matrix[cell] = other[cell]!;
  return { kind: 'matrix', matrix };
}

/** Returns the rows one after the other, 0 where there is none; the diagonal has no effect: 0, so that nobody can read anything else. */
export function matrixOf(rows: readonly (readonly number[])[], places: number): MatrixDistances {
  const matrix = new Float64Array(places * places);
  for (const [i, row] of rows.entries()) {
    const offset = i * places;
    for (let j = 0; j < places; j++) matrix[offset + j] = row[j]! + 0;
    matrix[offset + i] = 0;
  }
  return { kind: 'matrix', matrix };
}
