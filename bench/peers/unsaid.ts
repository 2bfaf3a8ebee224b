import type { Problem } from '../../src/model/problem.js';

/** @returns the parts of a problem that the neutral form leaves out, in words; such a problem is given to no peer. */
export function unsaid(problem: Problem): string[] {
  const { vehicleTypes, time, relations, primary, balanceCost, customers, quantities, shipments, omission } = problem;
  const orders = new Set(vehicleTypes.map(({ deliveriesFirst }) => deliveriesFirst));
  const parts: readonly (readonly [string, boolean])[] = [
    ['relations between stops', relations.length > 0],
    ['time before money', primary === 'time'],
    ['a price of unbalanced durations', balanceCost > 0],
    ['breaks after a longest time', vehicleTypes.some(({ breaks }) => breaks.some(({ kind }) => kind === 'interval'))],
    ['deliveries first by some vehicles only', orders.size > 1],
    ['deliveries first beside stops without goods', orders.has(true) && [...customers].some((node) => quantities.every(({ delivered, collected }) => delivered[node] === 0 && collected[node] === 0))],
    ['limits on the rides of shipments', shipments.some(({ maxRide }) => maxRide < Infinity)],
    ['last in, first out', shipments.length > 0 && vehicleTypes.some(({ lastInFirstOut }) => lastInFirstOut)],
    ['shipments that may be left out', shipments.some(({ pickup }) => Number.isFinite(omission?.price[pickup] ?? NaN))],
    ['limits on stops beside shipments', shipments.length > 0 && vehicleTypes.some(({ maxStops }) => maxStops < customers.length)],
    ['locked beginnings', vehicleTypes.some(({ locked }) => locked.length > 0)],
    ['prices of changes', problem.changes !== null],
    ['a limit on driving beside setup times', (time?.setup ?? null) !== null && vehicleTypes.some(({ maxDriving }) => maxDriving < Infinity)],
    ['prices of lateness that differ', time !== null && new Set(Array.from(customers, (node) => time.lateCost[node])).size > 1],
  ];
  return parts.filter(([, isPart]) => isPart).map(([part]) => part);
}
