import type { Problem } from '../../src/model/problem.js';

/** @returns the parts of a problem that the neutral form leaves out, in words; such a problem is given to no peer. */
export function unsaid(problem: Problem): string[] {
  const { vehicleTypes, time, relations, primary, balanceCost, customers } = problem;
  const parts: readonly (readonly [string, boolean])[] = [
    ['relations between stops', relations.length > 0],
    ['vehicles or time before money', primary !== 'none'],
    ['a price of unbalanced durations', balanceCost > 0],
    ['breaks after a longest time', vehicleTypes.some(({ breaks }) => breaks.some(({ kind }) => kind === 'interval'))],
    ['release times', time?.release?.some((minutes) => minutes > 0) ?? false],
    ['a limit on driving beside setup times', (time?.setup ?? null) !== null && vehicleTypes.some(({ maxDriving }) => maxDriving < Infinity)],
    ['prices of lateness that differ', time !== null && new Set(Array.from(customers, (node) => time.lateCost[node])).size > 1],
  ];
  return parts.filter(([, isPart]) => isPart).map(([part]) => part);
}
