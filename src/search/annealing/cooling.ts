import type { SearchContext } from '../context.js';
import type { Instance } from '../instance/layout.js';
import type { Temperatures } from '../ruin-recreate/temperatures.js';
import type { AnnealingParameters } from './parameters.js';

/** One phase of a run: a single cooling. */
export interface Phase {
  /** Fraction of the run at which the phase ends. */
  readonly until: number;
  /** Position on the falling temperature curve at which the phase starts; it ends at the end of the curve. */
  readonly from: number;
}

/** One cooling over the whole run. */
export const ONE_COOLING: readonly Phase[] = [{ until: 1, from: 0 }];

/** With an elimination of routes before either of two coolings: solutions differ enough after the first for another to succeed. */
export const AROUND_ELIMINATION: readonly Phase[] = [{ until: 0.7, from: 0 }, { until: 1, from: 0.5 }];

/** @returns one long cooling, then short ones, each from a solution recombined from the routes found so far */
export function coolingsOf({ firstCooling, coolings, reheating }: AnnealingParameters): readonly Phase[] {
  const following = Array.from({ length: coolings }, (_, k) => ({ until: firstCooling + ((1 - firstCooling) * (k + 1)) / coolings, from: reheating }));
  return [{ until: coolings === 0 ? 1 : firstCooling, from: 0 }, ...following];
}

/**
 * Where on the curve a run starts: lower, the more customers the routes to start from serve, so that what is good about them
 * is not lost.
 * @returns 0 without such routes, or if they serve only half
 */
export function warmth({ initial }: Pick<SearchContext, 'initial'>, { customers }: Pick<Instance, 'customers'>, { warm }: Pick<AnnealingParameters, 'warm'>): number {
  const served = initial?.reduce((sum, route) => sum + route.customers.length, 0) ?? 0;
  return warm * Math.max(0, (2 * served) / customers.length - 1);
}

/** The same phases, none of which starts before a point on the curve. */
export function startingAt(place: number, phases: readonly Phase[]): readonly Phase[] {
  return phases.map((phase) => ({ ...phase, from: Math.max(place, phase.from) }));
}

/** The temperatures of consecutive phases. */
export class Cooling {
  private readonly temperatures: Temperatures;
  private readonly phases: readonly Phase[];
  private index = 0;

  constructor(temperatures: Temperatures, phases: readonly Phase[]) {
    this.temperatures = temperatures;
    this.phases = phases;
  }

  /** Fraction of the run at which the current phase ends. */
  get until(): number {
    return this.phases[this.index]!.until;
  }

  /** @param fraction - of the run; beyond the current phase, that phase's last temperature is returned */
  at(fraction: number): number {
    const { until, from } = this.phases[this.index]!;
    const begin = this.phases[this.index - 1]?.until ?? 0;
    const within = Math.min(1, Math.max(0, (fraction - begin) / (until - begin)));
    return this.temperatures.at(from + (1 - from) * within);
  }

  /** Advances to the next phase. @returns false if the current phase has not ended, or is the last */
  advance(fraction: number): boolean {
    if (this.index === this.phases.length - 1 || fraction < this.until) return false;
    while (this.index < this.phases.length - 1 && fraction >= this.until) this.index++;
    return true;
  }
}
