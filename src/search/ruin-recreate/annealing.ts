import type { PlannedRoutes } from '../../model/problem.js';
import type { Generator } from './generator.js';
import { Incumbent } from './incumbent.js';
import type { Network } from './network.js';
import { Recreator } from './recreate.js';
import { defaultRuin, stringRemoval, type RuinOptions } from './ruin.js';
import { PlainScanner, type Scanner } from './scan.js';
import { GeneralScanner } from './scan-general.js';
import { RouteState } from './state.js';

export interface SearchOptions {
  readonly ruin: RuinOptions;
  /** Chance that insertion passes a better position over. */
  readonly blink: number;
}

export const defaultSearch: SearchOptions = { ruin: defaultRuin, blink: 0.01 };

/** Whether the tight scanner may be used: one type, one symmetric distance that is looked up, no time. */
function isPlain(net: Network): boolean {
  return net.typeCount === 1 && net.symmetric && net.matrix !== null && !net.timed && net.unitCost[0]! > 0;
}

/**
 * Simulated annealing over ruin and recreate, one thread's worth. The caller gives the temperature, so that the
 * schedule can follow time or iterations.
 */
export class Annealing {
  readonly state: RouteState;
  readonly incumbent: Incumbent;
  private readonly recreator: Recreator;
  /** Per node: how many iterations ended with the customer absent. */
  private readonly absences: Float64Array;
  private readonly random: Generator;
  private readonly options: SearchOptions;

  constructor(net: Network, random: Generator, options: SearchOptions) {
    this.random = random;
    this.options = options;
    this.state = new RouteState(net);
    const scanner: Scanner = isPlain(net)
      ? new PlainScanner(this.state, random, options.blink)
      : new GeneralScanner(this.state, random, options.blink);
    this.recreator = new Recreator(this.state, random, scanner);
    this.incumbent = new Incumbent(this.state);
    this.absences = new Float64Array(net.nodeCount).fill(1);
  }

  /**
   * Starts from `routes`; the other customers of `active` are inserted greedily.
   * @param active - the customers of this search
   * @param idle - vehicles per type that this search may use besides those of `routes`; all others when left out
   */
  start(routes: PlannedRoutes, active: Int32Array, idle?: Int32Array): void {
    const { state } = this;
    const { net } = state;
    state.absentCount = 0;
    state.begin();
    while (state.openCount > 0) {
      const r = state.slots[0]!;
      state.removeString(state.next[state.startBase + r]!, state.prev[state.endBase + r]!);
    }
    state.idle.set(net.fleet);
    state.cost[0] = 0;
    state.active.set(active);
    state.activeCount = active.length;
    for (const { type, customers } of routes) {
      let at = state.startBase + state.openRoute(type);
      for (const c of customers) {
        state.insert(c, at);
        at = c;
      }
    }
    if (idle !== undefined) state.idle.set(idle);
    state.poolCount = 0;
    for (const c of active) if (state.route[c]! < 0) state.pool[state.poolCount++] = c;
    if (state.poolCount > 0) this.recreator.run();
    state.commit();
    this.incumbent.takeAll(state.absentCount === 0 ? state.cost[0] : Infinity);
  }

  /**
   * Runs a number of iterations while the temperature falls geometrically.
   * @param from - temperature of the first iteration
   * @param to - temperature after the last
   */
  run(iterations: number, from: number, to: number): void {
    const { state, random, incumbent, recreator } = this;
    const factor = Math.pow(to / from, 1 / iterations);
    let temperature = from;
    for (let k = 0; k < iterations; k++) {
      temperature *= factor;
      state.begin();
      stringRemoval(state, random, this.options.ruin);
      recreator.run();
      if (state.poolCount + state.absentCount > 0 ? !this.acceptsPartial(temperature) : !this.accepts(temperature)) {
        state.rollback();
        continue;
      }
      state.commit();
      incumbent.note();
      if (state.cost[0]! < incumbent.cost - 1e-7 && state.absentCount === 0) incumbent.take(state.cost[0]!);
    }
  }

  private accepts(temperature: number): boolean {
    const { cost } = this.state;
    return cost[0]! < cost[1]! - temperature * Math.log(this.random.next() + 1e-300);
  }

  /**
   * Judges a solution when customers are absent before or after: fewer, or ones that were absent less often.
   * @see Christiaens and Vanden Berghe (2020), section 5.4: fleet minimisation by absence counters
   */
  private acceptsPartial(temperature: number): boolean {
    const { state, absences } = this;
    let sum = 0;
    for (let k = 0; k < state.poolCount; k++) sum += absences[state.pool[k]!]!++;
    let old = 0;
    for (let k = 0; k < state.absentCount; k++) old += absences[state.absent[k]!]!;
    if (state.absentCount === 0) return false;
    return sum < old || (sum === old && this.accepts(temperature));
  }
}
