import type { Problem } from '../../src/model/problem.js';

/** @returns the parts of a problem that the neutral form leaves out, in words; such a problem is given to no peer. */
export function unsaid(problem: Problem): string[] {
  const { vehicleTypes, time, relations, primary, balanceCost, customers, quantities } = problem;
  const orders = new Set(vehicleTypes.map(({ deliveriesFirst }) => deliveriesFirst));
  const parts: readonly (readonly [string, boolean])[] = [
    ['relations between stops', relations.length > 0],
    ['vehicles or time before money', primary !== 'none'],
    ['a price of unbalanced durations', balanceCost > 0],
    ['breaks after a longest time', vehicleTypes.some(({ breaks }) => breaks.some(({ kind }) => kind === 'interval'))],
    ['deliveries first by some vehicles only', orders.size > 1],
    ['deliveries first beside stops without goods', orders.has(true) && [...customers].some((node) => quantities.every(({ delivered, collected }) => delivered[node] === 0 && collected[node] === 0))],
    ['release times', time?.release?.some((minutes) => minutes > 0) ?? false],
    ['a limit on driving beside setup times', (time?.setup ?? null) !== null && vehicleTypes.some(({ maxDriving }) => maxDriving < Infinity)],
    ['prices of lateness that differ', time !== null && new Set(Array.from(customers, (node) => time.lateCost[node])).size > 1],
  ];
  return parts.filter(([, isPart]) => isPart).map(([part]) => part);
}
