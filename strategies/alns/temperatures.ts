import { evaluate, type PlannedRoutes, type Problem, type SolveContext } from '#strategy';

/** Temperatures at the ends of a run, as shares of the distance cost per customer, without and with time. */
const HOT = 1;
const COLD = 0.01;
const TIMED_HOT = 3;
const TIMED_COLD = 0.03;

/** The temperature over a run: falling geometrically. */
export interface Temperatures {
  /** @param fraction - of the run, 0 to 1 */
  at(fraction: number): number;
}

/** Chooses the temperatures by the distance cost per customer of a start. */
export function temperaturesFor(problem: Problem, context: SolveContext, start: PlannedRoutes): Temperatures {
  const { hot, cold } = context.parameters as { readonly hot: number; readonly cold: number };
  const { distance, lateness } = evaluate(problem, start);
  const served = start.reduce((sum, { customers }) => sum + customers.length, 0);
  const scale = (distance + lateness) / Math.max(1, served) || 1;
  const timed = problem.time !== null;
  const from = scale * (hot > 0 ? hot : timed ? TIMED_HOT : HOT);
  const to = scale * (cold > 0 ? cold : timed ? TIMED_COLD : COLD);
  return { at: (fraction) => from * (to / from) ** fraction };
}
