import type { Generator } from './generator.js';
import type { RouteState } from './state.js';

/** The parameters of string removal, named as in the paper. */
export interface RuinOptions {
  /** Average number of customers removed (c-bar). */
  readonly averageRemoved: number;
  /** Longest string removed (L-max). */
  readonly longestString: number;
  /** Chance that a string keeps some of its customers (alpha). */
  readonly splitChance: number;
  /** Chance that the kept part grows by one more (1 minus beta's test; depth of the split). */
  readonly splitDepth: number;
}

export const defaultRuin: RuinOptions = { averageRemoved: 10, longestString: 10, splitChance: 0.5, splitDepth: 0.01 };

/**
 * Removes strings of customers from adjacent routes around a random customer into the pool: spatial slack and capacity
 * slack at once. O(removed customers and neighbours looked at).
 *
 * @see J. Christiaens and G. Vanden Berghe, "Slack induction by string removals for vehicle routing problems",
 *   Transportation Science 54 (2020), section 5.1, doi:10.1287/trsc.2019.0914
 */
export function stringRemoval(state: RouteState, random: Generator, options: RuinOptions): void {
  if (state.openCount === 0) return;
  const { near } = state.net;
  const longest = Math.min(options.longestString, state.served / state.openCount);
  const most = (4 * options.averageRemoved) / (1 + longest) - 1;
  const strings = Math.floor(random.next() * most + 1);
  const seed = state.active[random.below(state.activeCount)]!;
  const from = seed * near.width;
  const to = from + near.count[seed]!;
  let removed = 0;
  for (let k = from - 1; k < to && removed < strings; k++) {
    const c = k < from ? seed : near.node[k]!;
    const r = state.route[c]!;
    if (r < 0 || state.isChangedRoute(r)) continue;
    const size = state.size[r]!;
    const length = Math.floor(random.next() * Math.min(size, longest) + 1);
    if (length < size && random.next() < options.splitChance) removeSplit(state, random, c, length, size, options);
    else removeAround(state, random, c, length);
    removed++;
  }
}

/** First customer of a random string of `length` customers of one route that contains `c`. */
function stringStart(state: RouteState, random: Generator, c: number, length: number): number {
  const { next, prev, startBase } = state;
  let ahead = 0;
  for (let v = next[c]!; ahead < length - 1 && v < startBase; v = next[v]!) ahead++;
  let first = c;
  let behind = 0;
  for (let v = prev[c]!; behind < length - 1 && v < startBase; v = prev[v]!) behind++;
  const least = length - 1 - ahead;
  let steps = least + random.below(behind - least + 1);
  for (; steps > 0; steps--) first = prev[first]!;
  return first;
}

function removeAround(state: RouteState, random: Generator, c: number, length: number): void {
  const first = stringStart(state, random, c, length);
  state.removeString(first, forward(state, first, length - 1));
}

/** Removes `length` customers of a longer string around `c`, keeping a run of them inside it. */
function removeSplit(
  state: RouteState, random: Generator, c: number, length: number, size: number, options: RuinOptions,
): void {
  let kept = 1;
  while (length + kept < size && random.next() < options.splitDepth) kept++;
  const first = stringStart(state, random, c, length + kept);
  const ahead = random.below(length + 1);
  const resume = forward(state, first, ahead + kept);
  const last = ahead < length ? forward(state, resume, length - ahead - 1) : -1;
  if (ahead > 0) state.removeString(first, forward(state, first, ahead - 1));
  if (last >= 0) state.removeString(resume, last);
}

function forward(state: RouteState, v: number, steps: number): number {
  for (; steps > 0; steps--) v = state.next[v]!;
  return v;
}
