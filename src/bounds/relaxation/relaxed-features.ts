import type { Problem } from '../../model/problem.js';

/**
 * Names what the relaxation of a problem leaves out, by the names of features of strategies; `time-costs` when vehicles are
 * paid for waiting or overtime.
 */
export function featuresRelaxed(problem: Problem): string[] {
  const { vehicleTypes: types, time, quantities, relations } = problem;
  const given: readonly (readonly [string, boolean])[] = [
    ['multiple-quantities', quantities.some(({ delivered, collected }) => [delivered, collected].every((units) => units.some((value) => value > 0)))],
    ['breaks', types.some(({ breaks }) => breaks.length > 0)],
    ['time-costs', time !== null && types.some(({ minuteCost, overtimeCost, overtimeAfter }) => minuteCost > 0 || (overtimeCost > 0 && overtimeAfter < Infinity))],
    ['trips', types.some(({ reload }) => reload !== null)],
    ['locked-routes', types.some(({ locked }) => locked.length > 0)],
    ['soft-limits', types.some((type) => Math.min(type.distanceAfter, type.stopsAfter) < Infinity || type.loadAfter !== null)],
    ['multiple-windows', time !== null && time.gaps !== null],
    ['release-times', time !== null && time.release !== null],
    ['relations', relations.some(({ kind }) => kind !== 'one-of')],
    ['alternatives', relations.some(({ kind }) => kind === 'one-of')],
    ['shipments', problem.shipments.length > 0],
    ['changes', problem.changes !== null],
    ['traffic', problem.travel.some(({ traffic }) => traffic !== null)],
    ['incompatible-goods', problem.incompatible !== null],
    ['deliveries-first', types.some(({ deliveriesFirst }) => deliveriesFirst)],
    ['balance', problem.balanceCost > 0],
  ];
  return given.filter(([, isGiven]) => isGiven).map(([name]) => name);
}
